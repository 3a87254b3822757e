import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { memorySession } from '../../kept-in-memory.svelte.ts';
import { fairPrice } from '../../../../src/shared/auction/index.ts';
import { FORECAST_KEY } from '../../../../src/shared/api.ts';
import { timelineOf, worthThrough, type GameRecord } from '../../../../src/shared/record/index.ts';
import { WORDS } from '../../../../src/shared/text/all-words.ts';
import { averageOf } from '../../../../src/shared/text/chances.ts';
import { worthSentence } from '../../../../src/shared/text/outcomes.ts';
import { cutAt, recordOf } from '../../../fixtures/replayed.ts';
import { COUNTS_OF_THREE } from '../../../fixtures/whole-games.ts';
import { playAuction } from '../../../play/auction.ts';
import { playGallery } from '../../../play/gallery.ts';
import { render } from '../../mounted.ts';
import { watchBoard } from '../../screens/board/watched-board.ts';
import TableScreen from '../../screens/table/TableScreen.svelte';

// Otherwise the first test waits until it is compiled.
beforeAll(() => import('../../../../src/renderer/features/forecast/parts.ts'));
const en = { words: WORDS.en, language: 'en', locale: 'en' } as const;

/** What each artist’s bay says, by the definition. */
function sentences(record: GameRecord): string[] {
  const { tables } = timelineOf(record, null);
  const artists = worthThrough(tables).at(-1)?.artists ?? [];
  return artists.map((worth) => worthSentence(en, 'modern-art-1994', worth));
}

const auction = recordOf(
  playAuction({ edition: 'modern-art-1994', players: 4, options: { tracking: 'ledger' }, seed: 31 }),
);
const cards = recordOf(
  playGallery({ edition: 'masters-gallery', players: 4, options: { tracking: 'full' }, seed: 4 }),
);

const arrives = (expected: () => unknown) => expect.poll(() => void expected()).toBeUndefined();

/** What the bars say, of the artists and then of the lot. */
function outcomesIn(part: Element): (string | null)[] {
  return [...part.querySelectorAll('[role=img][title]')].map((bar) => bar.getAttribute('title'));
}

/** A table’s screen, with the forecast on or off. */
async function open(record: GameRecord, on: boolean) {
  const session = memorySession(record, crypto.randomUUID());
  if (on) await session.keep(FORECAST_KEY, true);
  const screen = await render(TableScreen, { session });
  await expect.element(screen.getByRole('article').first()).toBeVisible();
  const outcomes = () => outcomesIn(screen.container);
  return { screen, session, outcomes };
}

/** After a painting was put up, and after a double got its second card. */
const selling = auction.events.findIndex(({ type }) => type === 'sale');
const pair = auction.events.findIndex(
  ({ type }, at) => type === 'sale' && auction.events[at - 1]?.type === 'pair',
);

describe('at the table', () => {
  test('switched off, nothing shows', async () => {
    const { screen, session, outcomes } = await open(cutAt(auction, selling), false);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(outcomes()).toEqual([]);
    expect(screen.container.textContent).not.toContain('on average');
    await session.keep(FORECAST_KEY, true);
    await arrives(() => expect(outcomes()).toHaveLength(6));
    await session.keep(FORECAST_KEY, null);
    await arrives(() => expect(outcomes()).toEqual([]));
    expect(screen.container.textContent).not.toContain('on average');
  });

  test.each([
    ['a lot', selling, 1],
    ['a double', pair, 2],
  ])(
    '%s: every artist’s outcomes, and the lot’s worth and fair price arrive without moving anything',
    async (_, events, paintings) => {
      const record = cutAt(auction, events);
      const { screen, outcomes } = await open(record, true);
      const places = () =>
        ['main .wall', '[data-question]'].map((part) => {
          const { top, bottom } =
            screen.container.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
          return [top, bottom];
        });
      const before = places();
      await arrives(() => expect(outcomes()).toHaveLength(6));
      expect(outcomes().slice(0, 5)).toEqual(sentences(record));
      expect(places()).toEqual(before);

      const lot = timelineOf(record, null).tables.at(-1);
      if (lot?.family !== 'auction' || lot.state.situation.kind !== 'selling') throw new Error('no lot');
      expect(lot.state.situation.cards).toBe(paintings);
      const worth = worthThrough([lot])[0]?.artists?.[lot.state.situation.artist];
      if (worth === undefined) throw new Error('no worth');
      expect(outcomes().at(-1)).toBe(worthSentence(en, 'modern-art-1994', worth, paintings));
      const { keep, auctioneer, buyer } = fairPrice(paintings * worth.worth, 4);
      const marks = screen.getByRole('list', { name: 'A fair price' }).getByRole('listitem').elements();
      expect(marks.map((mark) => mark.textContent.replaceAll(/\s+/g, ' ').trim())).toEqual([
        `worth keeping below ${averageOf('modern-art-1994', keep, 'en')}`,
        `against the auctioneer up to ${averageOf('modern-art-1994', auctioneer, 'en')}`,
        `against another buyer up to ${averageOf('modern-art-1994', buyer, 'en')}`,
      ]);
    },
  );

  test('as long as a second card may be added, nothing is said of a price', async () => {
    const { screen } = await open(cutAt(auction, pair - 1), true);
    await expect.element(screen.getByText('A second card would change this.')).toBeVisible();
    expect(screen.getByRole('list', { name: 'A fair price' }).elements()).toEqual([]);
  });

  test('follows every entry', async () => {
    const { session, outcomes } = await open(cutAt(auction, 0), true);
    for (const [at, event] of auction.events.slice(0, 3).entries()) {
      await session.append(event);
      await arrives(() => expect(outcomes().slice(0, 5)).toEqual(sentences(cutAt(auction, at + 1))));
    }
  });

  test('works if only the cards are tracked', async () => {
    const record = cutAt(recordOf(COUNTS_OF_THREE), 2);
    const { screen, outcomes } = await open(record, true);
    await arrives(() => expect(outcomes().slice(0, 5)).toEqual(sentences(record)));
    await expect.element(screen.getByRole('list', { name: 'A fair price' })).toBeVisible();
  });

  test('has no lots in the card games', async () => {
    const record = cutAt(cards, 4);
    const { screen, outcomes } = await open(record, true);
    await arrives(() => expect(outcomes()).toHaveLength(5));
    const worth = worthThrough(timelineOf(record, null).tables).at(-1)?.artists ?? [];
    expect(outcomes()).toEqual(worth.map((one) => worthSentence(en, 'masters-gallery', one)));
    expect(screen.getByRole('list', { name: 'A fair price' }).elements()).toEqual([]);
    await userEvent.keyboard('w');
    await expect.element(screen.getByRole('dialog', { name: 'The forecast' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'A fair price' }).elements()).toEqual([]);
  });

  test('“Why?” opens by key and by button, explains both and has all numbers in words', async () => {
    const record = cutAt(auction, selling);
    const { screen, outcomes } = await open(record, true);
    await arrives(() => expect(outcomes()).toHaveLength(6));
    await userEvent.keyboard('w');
    const dialog = screen.getByRole('dialog', { name: 'The forecast' });
    await expect.element(dialog.getByRole('heading', { name: 'How it works' })).toBeVisible();
    await expect.element(dialog.getByText(/selling at 4\/7 of the worth/)).toBeVisible();
    await expect.element(dialog.getByText(/outbidding the auctioneer pays up to 4\/5/)).toBeVisible();
    for (const sentence of sentences(record))
      await expect.element(dialog.getByText(sentence, { exact: true }).first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Why? Forecast' }).element();
    if (button instanceof HTMLElement) button.click();
    await expect.element(dialog).toBeVisible();
  });
});

test('on the board everybody sees the same, only while it is on, and there is nothing to click', async () => {
  const { board, show, close } = await watchBoard(auction);
  onTestFinished(close);
  const outcomes = () => outcomesIn(board);
  show(selling);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(outcomes()).toEqual([]);
  show(selling, { forecast: true, lot: { price: '7' } });
  await arrives(() => expect(outcomes().slice(0, 5)).toEqual(sentences(cutAt(auction, selling))));
  expect(board.textContent).toContain('against the auctioneer up to');
  expect(board.querySelectorAll('button, a, [tabindex]')).toHaveLength(0);
  show(selling + 1, {});
  await arrives(() => expect(outcomes()).toEqual([]));
});
