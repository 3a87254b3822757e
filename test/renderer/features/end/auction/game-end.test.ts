import { createRawSnippet } from 'svelte';
import { describe, expect, test } from 'vitest';
import { render } from '../../../mounted.ts';
import { press, push, write } from '../../../pressing.ts';
import GameEnd from '../../../../../src/renderer/features/end/auction/GameEnd.svelte';
import { liftingOrder } from '../../../../../src/renderer/shown/ending/reveal.ts';
import { auction } from '../../../../../src/shared/auction/index.ts';
import { money } from '../../../../../src/shared/text/money.ts';
import { cutAt } from '../../../../fixtures/replayed.ts';
import { playAuction } from '../../../../play/auction.ts';
import { played, wholeGame, type Played } from '../../../played.ts';
import { sessionOf } from '../../../session.svelte.ts';
import { linesIn } from '../../../texts.ts';

const game = wholeGame({
  edition: 'modern-art-cmon-en',
  players: 4,
  options: { tracking: 'ledger' },
  seed: 6,
});
const scores = auction.outcome(game.state).scores ?? [];
const [winner = -1] = auction.outcome(game.state).winners ?? [];
const name = (seat: number) => game.record.players[seat]?.name ?? '';

/** `openedAt` is before the end if this view saw it happen. */
async function open({ record, state }: Played, draft = {}, openedAt = record.events.length) {
  const session = sessionOf(record, { draft, openedAt });
  const again = createRawSnippet(() => ({ render: () => '<button>Once more</button>' }));
  const screen = await render(GameEnd, { record, state, again }, { session });
  return { screen, session };
}

const wins = { name: `${name(winner)} wins` };

describe('the end of a game', () => {
  test('for those who see it happen, covers are lifted from last to first, and then the winner is named', async () => {
    const { screen, session } = await open(game, {}, game.record.events.length - 1);
    const next = screen.getByRole('button', { name: 'Reveal the next' });
    const shown = () => screen.container.querySelectorAll('ul strong').length;
    expect(shown()).toBe(0);
    for (const [at, seats] of liftingOrder(scores).entries()) {
      await expect.element(screen.getByRole('heading', wins)).not.toBeInTheDocument();
      expect(session.draft['covers-lifted']).toBe(at);
      await (at % 2 === 0 ? push(next) : press('{Enter}'));
      await expect.poll(shown).toBe(
        liftingOrder(scores)
          .slice(0, at + 1)
          .flat().length,
      );
      for (const seat of seats) {
        await expect
          .element(screen.getByText(money('modern-art-cmon-en', scores[seat] ?? 0, 'en')).first())
          .toBeVisible();
      }
    }
    await expect.element(screen.getByRole('heading', wins)).toHaveFocus();
    expect(session.draft).toEqual({});
  });

  test('reopened in between, it keeps the covers as they were, and the score pad covers the same cash', async () => {
    const { screen, session } = await open(game, { 'covers-lifted': 1 });
    await expect.element(screen.getByRole('button', { name: 'Reveal the next' })).toBeVisible();
    const covered = linesIn(screen.container, 'h2, [role=status], ul li, button, tr');
    expect(screen.container.querySelectorAll('ul strong')).toHaveLength(1);
    const pad = screen.getByRole('table').element().textContent;
    const [last = []] = liftingOrder(scores);
    const inPad = scores.map((score) => pad.includes(money('modern-art-cmon-en', score, 'en')));
    expect(inPad).toEqual(scores.map((_, seat) => last.includes(seat)));
    await push(screen.getByRole('button', { name: 'Reveal all' }));
    await expect.element(screen.getByRole('heading', wins)).toBeVisible();
    expect(session.draft).toEqual({});
    await expect(covered).toMatchFileSnapshot('covers.txt');
  });
});

test('if the app doesn’t track money, everybody’s is entered: Enter moves to the next, and an invalid amount is reported', async () => {
  const options = { tracking: 'counts' } as const;
  const raw = playAuction({ edition: 'modern-art-1994', players: 3, options, seed: 4 });
  const { screen, session } = await open(played(cutAt(raw, raw.events.length - 1)));
  await expect.element(screen.getByLabelText('Axel’s money')).toHaveFocus();
  await press('0{Enter}much{Enter}180{Enter}');
  await expect.element(screen.getByLabelText('Beatrix’s money')).toHaveFocus();
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Enter a whole number for each player, from 0 to 999,999.');
  expect(session.appended).toEqual([]);
  await write(screen.getByLabelText('Beatrix’s money'), '95');
  await press('{Enter}{Enter}');
  expect(session.appended).toEqual([{ type: 'final', money: [0, 95, 180] }]);
});
