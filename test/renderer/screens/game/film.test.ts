import { tick } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../mounted.ts';
import Film from '../../../../src/renderer/screens/game/Film.svelte';
import { explain } from '../../../../src/shared/gallery/index.ts';
import { worthThrough } from '../../../../src/shared/record/index.ts';
import { cutAt } from '../../../fixtures/replayed.ts';
import { itemAt } from '../../../oracle/auction-paper.ts';
import { LEDGER_OF_FOUR } from '../../../fixtures/whole-games.ts';
import { playGallery } from '../../../play/gallery.ts';
import { gameOf, type Game } from '../../features/figures/game/questions.ts';

const game = gameOf(LEDGER_OF_FOUR);
const thousands = (amount: number) => new Intl.NumberFormat('en').format(amount * 1000);

async function show({ record, timeline }: Game, step: number | null = null, shown = true) {
  const asked: (number | 'uncover')[] = [];
  const moved: (number | null)[] = [];
  const screen = await render(Film, {
    record,
    timeline,
    positions: worthThrough(timeline.tables),
    then: new Map([[1, 'Worth 13,000 on average then']]),
    step,
    onmove: (to: number | null) => moved.push(to),
    shown,
    onuncover: () => asked.push('uncover'),
    oncorrect: (index: number) => asked.push(index),
  });
  const at = () => Number((screen.getByRole('slider').element() as HTMLInputElement).value);
  return { screen, at, asked, moved };
}

describe('a game’s replay', () => {
  test('starts at the end and is stepped through by buttons and keys', async () => {
    const { screen, at } = await show(game);
    const all = game.record.events.length;
    expect(at()).toBe(all);
    for (const [button, to] of [
      ['To the start', 0],
      ['Forward one step', 1],
      ['Forward one step', 2],
    ] as const) {
      await screen.getByRole('button', { name: button }).click();
      expect(at(), button).toBe(to);
    }
    for (const [key, to] of [
      ['ArrowLeft', 1],
      ['End', all],
      ['ArrowRight', all],
      ['Home', 0],
      ['ArrowLeft', 0],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(at(), key).toBe(to);
    }
  });

  test('starts at the step its address names, until somebody leaves it', async () => {
    const { screen, at, moved } = await show(game, 2);
    expect(at()).toBe(2);
    await screen.getByText('Worth 13,000 on average then').nth(1).click();
    await userEvent.keyboard('{ArrowRight}');
    expect(at()).toBe(3);
    await userEvent.keyboard('{End}');
    expect(moved).toEqual([2, 3, null]);
  });

  test('shows what each artist is worth at that moment', async () => {
    const { screen } = await show(game, 2);
    const worth = worthThrough(game.timeline.tables)[2]?.artists ?? [];
    expect(worth).toHaveLength(5);
    const groups = screen.getByRole('img', { name: /on average$/ });
    for (const [at, one] of worth.entries()) {
      const told = groups.nth(at).element().getAttribute('aria-label') ?? '';
      expect(told).toMatch(new RegExp(`: ${thousands(Math.round(one.worth))} on average$`));
    }
    await screen.getByRole('button', { name: 'To the end' }).click();
    await expect.element(groups.first()).not.toBeInTheDocument();
  });

  test('shows the table and the money at that moment', async () => {
    const { screen } = await show(game);
    await screen.getByRole('slider').fill('2');
    const table = game.timeline.tables[2];
    if (table?.family !== 'auction') throw new Error('an auction');
    for (const [seat, { name }] of game.record.players.entries()) {
      const { textContent } = screen.getByRole('listitem').filter({ hasText: name }).first().element();
      expect(textContent).toContain(thousands(table.state.cash[seat] ?? NaN));
    }
    const names = table.setup.edition.artists.map(({ name }) => name);
    for (const [place, count] of table.state.counts.entries()) {
      const bay = screen.getByRole('article', { name: names[place] ?? '' }).element();
      expect(bay.querySelector('strong')?.textContent).toBe(String(count));
    }
  });

  test('jumps to a line of the log, whose notes are there, and offers to correct it', async () => {
    const events = game.record.events.map((event, at) => (at === 6 ? { ...event, note: 'a sigh' } : event));
    const { screen, at, asked } = await show(gameOf({ ...game.record, events }));
    const line = screen.getByRole('region', { name: 'What happened' }).getByRole('button').nth(6);
    expect(line.element().textContent).toContain('a sigh');
    await line.click();
    expect(at()).toBe(7);
    await screen.getByRole('button', { name: 'Correct from here' }).click();
    expect(asked).toEqual([6]);
  });

  test('has the score pad at that moment', async () => {
    const { screen } = await show(game);
    const settles = game.record.events.flatMap(({ type }, at) => (type === 'settle' ? [at + 1] : []));
    const [first = 0, second = 0] = settles;
    const cells = (name: RegExp) =>
      screen
        .getByRole('row', { name })
        .getByRole('cell')
        .elements()
        .map((cell) => cell.textContent.replaceAll(/\s+/g, ' ').trim());
    for (const at of [first - 2, first, second]) {
      await screen.getByRole('slider').fill(String(at));
      const table = game.timeline.tables[at];
      if (table?.family !== 'auction') throw new Error('an auction');
      const { settled, cash } = table.state;
      for (const { round, payouts } of settled) {
        const written = cells(new RegExp(`^Round ${round}`));
        payouts.forEach((paid, seat) => expect(written[seat]).toContain(thousands(paid)));
      }
      const empty = [1, 2, 3, 4].filter(
        (round) => cells(new RegExp(`^Round ${round}`))[0] === 'not paid out yet',
      );
      expect(empty).toHaveLength(4 - settled.length);
      expect(cells(/^Cash/)).toEqual(cash.map(thousands));
    }
  });

  test('plays from the start, and pauses', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { screen, at } = await show(game);
    await screen.getByRole('button', { name: 'Play' }).click();
    expect(at()).toBe(0);
    vi.advanceTimersByTime(5000);
    await expect.poll(at).toBeGreaterThan(0);
    await screen.getByRole('button', { name: 'Pause' }).click();
    const paused = at();
    vi.advanceTimersByTime(5000);
    await tick();
    expect(at()).toBe(paused);
  });

  test('keeps money covered in a game in progress until it is lifted', async () => {
    const { screen, asked } = await show(gameOf(cutAt(game.record, 9)), null, false);
    await expect.element(screen.getByText(/The money is covered until the game is over/)).toBeVisible();
    await screen.getByRole('button', { name: 'Show the money' }).click();
    expect(asked).toEqual(['uncover']);
  });

  test('says so if the game hasn’t started', async () => {
    const { screen } = await show(gameOf(cutAt(game.record, 0)));
    await expect.element(screen.getByText('Before the first entry').first()).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Play' })).toBeDisabled();
  });
});

describe('a card game’s replay', () => {
  const cards = gameOf(
    playGallery({ edition: 'modern-art-card-game', players: 3, options: { tracking: 'full' }, seed: 12 }),
  );
  const states = cards.timeline.tables.flatMap(({ family, state }) => (family === 'gallery' ? state : []));

  const reveal = cards.record.events.findIndex(({ type }) => type === 'reveal');
  const settle = cards.record.events.findIndex(({ type }, at) => type === 'settle' && at > reveal);
  const busy = states.findIndex(({ counts }) => counts.reduce((sum, count) => sum + count, 0) > 7);

  test('shows cards, displays, hands and points, a finished round’s scores, and the end without an empty wall', async () => {
    const { screen } = await show(cards);
    const bay = (artist: string) => screen.getByRole('article', { name: artist }).element();
    const players = screen.getByRole('list', { name: 'Players' }).getByRole('listitem');
    const seat = (name: string) => players.filter({ hasText: name }).element();
    const goTo = async (at: number) => {
      await screen.getByRole('slider').fill(String(at));
      return itemAt(states, at);
    };
    const state = await goTo(busy);
    const { artists } = state.setup;
    state.setup.edition.artists.forEach(({ id, name }) => {
      const place = artists.indexOf(id);
      expect(bay(name).querySelector('strong')?.textContent, name).toBe(String(state.counts[place]));
      expect(bay(name).textContent).toContain('If it ended now');
    });
    cards.record.players.forEach(({ name }, at) => {
      const said = seat(name).textContent;
      expect(said).toContain(state.hands[at] === 0 ? 'no cards' : `${state.hands[at]}`);
      const shown = state.displays.slice(at * artists.length, (at + 1) * artists.length);
      for (const count of shown.filter((each) => each > 0)) expect(said).toContain(String(count));
    });

    // Nothing scores while cards are face down.
    expect(reveal).toBeGreaterThan(0);
    const before = await goTo(reveal);
    for (const { name } of before.setup.edition.artists) {
      expect(bay(name).textContent).not.toContain('If it ended now');
      expect(bay(name).querySelector('dl')?.textContent).toContain('?');
    }
    const over = await goTo(settle);
    const worth = explain(over, over.round)?.artists ?? [];
    for (const { id, name } of over.setup.edition.artists) {
      const value = worth.find(({ artist }) => artist === id)?.value ?? 0;
      const said = bay(name).querySelector('dl')?.textContent ?? '';
      expect(said).not.toContain('?');
      expect(said, name).toContain(value === 0 ? 'nothing' : String(value));
    }

    const end = await goTo(states.length - 1);
    await expect.poll(() => screen.getByRole('article').elements()).toHaveLength(0);
    cards.record.players.forEach(({ name }, at) =>
      expect(seat(name).textContent).toContain(`${end.scores[at]} VP`),
    );
  });
});
