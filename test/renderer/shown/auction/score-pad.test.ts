import { describe, expect, test } from 'vitest';
import { render } from '../../mounted.ts';
import { padOf } from '../../../../src/renderer/shown/auction/pad.ts';
import ScorePad from '../../../../src/renderer/shown/auction/ScorePad.svelte';
import { beforePayout } from '../../../fixtures/replayed.ts';
import { LEDGER_OF_FIVE, LEDGER_OF_FOUR } from '../../../fixtures/whole-games.ts';
import { auction } from '../../../../src/shared/auction/index.ts';
import { played, somePlans, wholeGame, type Played } from '../../played.ts';

/** The game at the end of each of its rounds. */
function afterRounds({ record }: Played): Played[] {
  return record.events.flatMap((event, at) =>
    event.type === 'settle' ? played({ ...record, events: record.events.slice(0, at + 1) }) : [],
  );
}

describe('the score pad', () => {
  test('shows what the bank paid in every round, and everybody’s cash after it', () => {
    for (const plan of somePlans(18)) {
      const game = wholeGame(plan);
      const pad = padOf(game.record, game.state);
      const outcome = auction.outcome(game.state);
      expect(pad.rounds.map(({ payouts }) => payouts)).toEqual(outcome.rounds.map(({ payouts }) => payouts));
      expect(pad.rounds.map(({ cash }) => cash)).toEqual(
        afterRounds(game).map(({ state }) => auction.outcome(state).cash),
      );
      expect(pad.money).toEqual(outcome.scores);
      expect(pad.winners).toEqual(outcome.winners);
      expect(pad.fromBank).toEqual(
        game.record.players.map((_, seat) =>
          outcome.rounds.reduce((sum, { payouts }) => sum + (payouts?.[seat] ?? NaN), 0),
        ),
      );
    }
  });

  test('leaves future rounds empty, and covers cash until the end, seat by seat', async () => {
    const { record, state } = played(beforePayout(LEDGER_OF_FOUR, 2));
    const { rounds } = padOf(record, state);
    expect(rounds.map(({ payouts }) => payouts !== null)).toEqual([true, true, false, false]);
    expect(rounds.map(({ cash }) => cash !== null)).toEqual([true, false, false, false]);
    const cash = auction.outcome(state).cash ?? [];
    const text = (seat: number) => `${cash[seat] ?? 0},000`;
    const screen = await render(ScorePad, { record, state });
    await expect
      .element(screen.getByRole('row', { name: 'Cash covered covered covered covered' }))
      .toBeVisible();
    await screen.rerender({ record, state, revealed: [false, true, false, false] });
    await expect
      .element(screen.getByRole('row', { name: `Cash covered ${text(1)} covered covered`, exact: true }))
      .toBeVisible();
  });

  test('marks the winner in words too', async () => {
    const { record, state } = played(LEDGER_OF_FIVE);
    const [winner = -1] = auction.outcome(state).winners ?? [];
    const screen = await render(ScorePad, { record, state, revealed: [true, true, true, true, true] });
    const cells = screen
      .getByRole('row', { name: /^Money/ })
      .getByRole('cell')
      .elements();
    expect(cells.map((cell) => cell.textContent.includes('wins'))).toEqual(
      cells.map((_, seat) => seat === winner),
    );
  });
});
