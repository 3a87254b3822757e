import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { adjust, offer, sale, settle } from '../../../../fixtures/auction.ts';
import { allowMotion } from '../../../motion.ts';
import { render } from '../../../mounted.ts';
import { press, push, write } from '../../../pressing.ts';
import Settlement from '../../../../../src/renderer/features/settle/auction/Settlement.svelte';
import { choices, explain } from '../../../../../src/shared/auction/index.ts';
import type { Plan } from '../../../../play/auction.ts';
import { heldClock } from '../../../held-clock.ts';
import { settlings, tableOf, type Played } from '../../../played.ts';
import { sessionOf } from '../../../session.svelte.ts';
import { linesIn, textsIn } from '../../../texts.ts';

/** A round waiting for its payout. */
function waiting(plan: Partial<Plan>, round: number): Played & { readonly settle: Record<string, unknown> } {
  const found = settlings({
    edition: 'modern-art-1994',
    players: 4,
    options: { tracking: 'ledger' },
    seed: 3,
    ...plan,
  })[round - 1];
  if (found === undefined) throw new Error(`the game has no round ${round}`);
  return found;
}

/** What the page of a payout says. */
const EVERYTHING =
  'header, .wall li, .doing h3, .doing h3 + p, .doing li, button, tr, aside section:last-of-type';

async function open({ record, state }: Played, draft = {}) {
  const session = sessionOf(record, { draft });
  const screen = await render(Settlement, { record, state }, { session });
  return { screen, session };
}

describe('paying out', () => {
  test('a digit ticks and unticks that seat, and the last tick closes the round, once', async () => {
    const game = waiting({ options: { tracking: 'owners' } }, 1);
    const { screen, session } = await open(game);
    const ticks = screen.getByRole('checkbox');
    const owed = explain(game.state, 1)?.payouts?.filter(({ payout }) => payout > 0) ?? [];
    expect(owed.length).toBeGreaterThan(1);
    const digit = String((owed[0]?.seat ?? 0) + 1);
    await press(digit);
    await expect.element(ticks.first()).toBeChecked();
    await press(digit);
    await expect.element(ticks.first()).not.toBeChecked();
    for (const at of owed.keys()) {
      expect(session.appended).toEqual([]);
      await push(ticks.nth(at));
    }
    expect(session.appended).toEqual([settle]);
  });

  test('Enter pays everybody, even while somebody’s money is being looked at, but not right after the Enter for the last painting', async () => {
    const clock = heldClock();
    const { screen, session } = await open(waiting({}, 1));
    await press('{Enter}');
    expect(session.appended).toEqual([]);
    clock.pass(600);
    const cover = screen.getByRole('button', { name: /Axel’s money: hold to peek/ });
    await userEvent.click(cover);
    cover.element().focus();
    await userEvent.keyboard('{ >}{/ }{Enter}');
    expect(session.appended).toEqual([settle]);
  });

  test('the table can choose another starting player', async () => {
    const game = waiting({}, 1);
    const next = choices(game.state).settle?.next;
    const other = next?.starters.find((seat) => seat !== next.starter) ?? -1;
    const { screen, session } = await open(game);
    await expect.poll(() => linesIn(screen.container, EVERYTHING)).toContain('Next: round 2');
    await expect(linesIn(screen.container, EVERYTHING)).toMatchFileSnapshot('payout.txt');
    const name = game.record.players[other]?.name ?? '';
    await screen.getByLabelText('Who starts?').selectOptions(name);
    await expect.element(screen.getByText(`${name} starts, as your table decides`)).toBeVisible();
    const options = textsIn(screen.container, 'option').filter((label) => label.endsWith('by the rules'));
    expect(options).toEqual(['Beatrix, by the rules']);
    await push(screen.getByRole('button', { name: 'All paid, next round' }));
    expect(session.appended).toEqual([{ type: 'settle', next: other }]);
  });
});

test('the tiles appear rank by rank, or all at once after any key', async () => {
  await allowMotion();
  const { screen } = await open(waiting({}, 1));
  const board = screen.getByRole('list', { name: 'Ranking and value' }).element();
  const delays = [...board.querySelectorAll('li.ranked')]
    .flatMap((bay) => bay.querySelector('.tile.new')?.getAnimations() ?? [])
    .map((animation) => animation.effect?.getTiming().delay ?? 0);
  expect(new Set(delays).size).toBe(3);
  await press('x');
  await expect.poll(() => board.getAnimations({ subtree: true })).toEqual([]);
});

describe('running out of cards before the last round', () => {
  const early = tableOf(
    [{ type: 'adjust', reason: 'dealt short', hands: { 0: -8, 1: -9, 2: -9 } }, offer(0, 'manuel-carvalho')],
    { mystery: true },
    'modern-art-cmon-en',
    3,
  );

  test('the table decides how to go on, and who would start', async () => {
    const clock = heldClock();
    const { screen, session } = await open(early);
    await expect.poll(() => linesIn(screen.container, EVERYTHING)).toContain('If you deal round 2');
    await expect(linesIn(screen.container, EVERYTHING)).toMatchFileSnapshot('early.txt');
    clock.pass(600);
    await press('{Enter}');
    expect(session.appended).toEqual([]);
    const starts = screen.getByLabelText('Who starts?');
    const ends = screen.getByRole('button', { name: 'All paid, end the game (the rule)' });
    const deals = screen.getByRole('button', { name: 'All paid, deal round 2' });
    for (const pressed of [ends, deals]) await push(pressed);
    await starts.selectOptions('Axel');
    for (const pressed of [ends, deals]) await push(pressed);
    await starts.selectOptions('Beatrix, by the rules');
    await push(deals);
    const going = { type: 'settle', continue: true };
    expect(session.appended).toEqual([settle, going, settle, { ...going, next: 0 }, going]);
  });

  test('the table decides by a button alone, neither by Enter nor by the last tick', async () => {
    const hands = { 0: -8, 1: -8, 2: -9 };
    const artist = 'manuel-carvalho';
    const events = [adjust({ hands }), offer(0, artist), sale(2, 5), offer(1, artist)];
    const { screen, session } = await open(tableOf(events, { mystery: true }, 'modern-art-cmon-en', 3));
    heldClock().pass(600);
    await press('123{Enter}');
    await expect.element(screen.getByRole('checkbox')).toBeChecked();
    expect(session.appended).toEqual([]);
  });
});

describe('with only counts tracked', () => {
  const offers = ['krypto', 'yoko', 'krypto', 'yoko', 'yoko', 'yoko', 'yoko'].map((artist) => ({
    type: 'offer',
    artist,
  }));
  const game = tableOf(offers, { tracking: 'counts' }, 'modern-art-1994', 3);

  test('holdings are typed from the first field to the last, then paid out', async () => {
    const { screen, session } = await open(game);
    await expect.element(screen.getByLabelText('Axel: paintings by Yoko')).toHaveFocus();
    await press(['2', '1', '1', '', '1', '1'].map((count) => `${count}{Enter}`).join(''));
    for (const [name, payout] of [
      ['Axel', '80,000'],
      ['Beatrix', '30,000'],
      ['Clemens', '50,000'],
    ] as const) {
      await push(screen.getByRole('checkbox', { name: `${payout} handed to ${name}` }));
    }
    expect(session.appended).toEqual([
      {
        type: 'settle',
        holdings: [
          { yoko: 2, krypto: 1 },
          { yoko: 1, krypto: 0 },
          { yoko: 1, krypto: 1 },
        ],
      },
    ]);
  });

  test('more paintings than were put up or sold are rejected with a reason, and nothing is paid', async () => {
    const { screen } = await open(game);
    const alert = screen.getByRole('alert');
    const payOut = screen.getByRole('button', { name: 'Pay out' });
    await write(screen.getByLabelText('Axel: paintings by Krypto'), '2');
    await write(screen.getByLabelText('Beatrix: paintings by Krypto'), '1');
    await expect.element(alert).toHaveTextContent('That makes 3 by Krypto, but only 2 were put up.');
    await expect.element(payOut).toBeDisabled();
    await press('{Backspace}{ArrowUp}');
    await expect.element(screen.getByLabelText('Axel: paintings by Krypto')).toHaveFocus();
    await write(screen.getByLabelText('Axel: paintings by Yoko'), '3');
    await write(screen.getByLabelText('Beatrix: paintings by Yoko'), '2');
    await expect.element(alert).toHaveTextContent('That makes 5 by Yoko, but only 4 were sold.');
    await expect.element(screen.getByLabelText('Beatrix: paintings by Yoko')).toBeInvalid();
    await press('{Backspace}1');
    await expect.element(alert).not.toHaveTextContent('That makes');
    await expect.element(payOut).toBeEnabled();
  });

  test('paintings nobody has raise a question first, which the same Enter doesn’t answer', async () => {
    const clock = heldClock();
    const { screen } = await open(game);
    await write(screen.getByLabelText('Axel: paintings by Yoko'), '3');
    await screen.getByLabelText('Clemens: paintings by Krypto').click();
    await press('1{Enter}');
    const question = screen.getByText('Nobody has 1 Yoko and 1 Krypto. Is that right?');
    await expect.element(question).toBeVisible();
    const yes = screen.getByRole('button', { name: 'Yes, pay out' });
    await expect.element(yes).toHaveFocus();
    await press('{Enter}');
    await expect.element(question).toBeVisible();
    await push(screen.getByRole('button', { name: 'No, count again' }));
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText('Axel: paintings by Yoko')).toHaveFocus();
    await push(screen.getByRole('button', { name: 'Pay out' }));
    // Another count asks the question again.
    await write(screen.getByLabelText('Axel: paintings by Krypto'), '1');
    await expect.element(question).not.toBeInTheDocument();
    await push(screen.getByRole('button', { name: 'Pay out' }));
    await expect.element(screen.getByText('Nobody has 1 Yoko. Is that right?')).toBeVisible();
    clock.pass(600);
    await press('{Enter}');
    await expect.element(screen.getByRole('heading', { name: 'The bank pays' })).toHaveFocus();
  });

  test('holdings can be changed until the money is paid out', async () => {
    const { screen } = await open(game);
    await push(screen.getByRole('button', { name: 'Pay out' }));
    await push(screen.getByRole('button', { name: 'Yes, pay out' }));
    await expect.element(screen.getByRole('heading', { name: 'The bank pays' })).toHaveFocus();
    await expect.element(screen.getByText('The bank pays nobody this round.')).toBeVisible();
    await push(screen.getByRole('button', { name: 'Change who bought what' }));
    await expect.element(screen.getByLabelText('Axel: paintings by Yoko')).toBeVisible();
  });
});
