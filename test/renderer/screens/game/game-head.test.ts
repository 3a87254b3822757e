import { expect, test } from 'vitest';
import FilmLog from '../../../../src/renderer/screens/game/FilmLog.svelte';
import GameHead from '../../../../src/renderer/screens/game/GameHead.svelte';
import { LEDGER_OF_FOUR } from '../../../fixtures/whole-games.ts';
import { playAuction } from '../../../play/auction.ts';
import { gameOf, type Game } from '../../features/figures/game/questions.ts';
import { render } from '../../mounted.ts';
import { language } from '../../spoken.ts';
import { textsIn } from '../../texts.ts';
import { playedOf } from './played.ts';

const played = gameOf(LEDGER_OF_FOUR);

const show = ({ record, timeline }: Game) =>
  render(GameHead, { record, last: timeline.tables.at(-1) ?? null, trashed: false });

test('a misplayed game says so, and one that people left who left it', async () => {
  const last = played.timeline.tables.at(-1);
  if (last?.family !== 'auction') throw new Error('the game is one of auctions');
  const told: string[] = [];
  const none = new Array<number | null>(4).fill(null);
  for (const away of [none, none.with(3, 0), none.with(1, 2).with(2, 1)]) {
    const record = { ...played.record, misplayed: away[3] === 0 };
    const then = { ...last, state: { ...last.state, away } };
    const { container, unmount } = await render(GameHead, { record, last: then, trashed: false });
    told.push(...textsIn(container, 'p'), '');
    await unmount();
  }
  await expect(told.join('\n')).toMatchFileSnapshot('told/heads.txt');
});

test('a game whose money is still to be counted says so, with the way to count it', async () => {
  const plan = { edition: 'modern-art-1994', players: 3, options: { tracking: 'owners' }, seed: 6 } as const;
  const { events, ...head } = playAuction(plan);
  const uncounted = gameOf({ ...head, events: events.filter(({ type }) => type !== 'final') });
  const screen = await show(uncounted);
  const { home, story } = language.words;
  await expect.element(screen.getByRole('heading', { level: 1, name: home.uncounted })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: story.count })).toBeVisible();
  expect(textsIn(screen.container, 'li')).toEqual([]);
});

test('the log of a replay has notes, says what is still to come, and leads to each step', async () => {
  const events = played.record.events.map((event, at) => (at === 6 ? { ...event, note: 'a sigh' } : event));
  const screen = await render(FilmLog, { played: playedOf(gameOf({ ...played.record, events })), at: 7 });
  const lines = screen.getByRole('listitem');
  expect(lines.elements()).toHaveLength(events.length);
  expect(lines.nth(6).element().textContent).toContain('a sigh');
  expect(lines.nth(1).element().textContent).toContain('Worth 13,000');
  expect(lines.elements().map((line) => line.matches('.quiet'))).toEqual(events.map((_, at) => at >= 7));
  const links = screen.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(
    events.map((_, at) => (at === 6 ? 'step' : null)),
  );
  expect(links[8]?.getAttribute('href')).toBe(`#/game/${played.record.id}/story?step=9`);
});
