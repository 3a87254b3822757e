import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { offer, sale } from '../../../../fixtures/auction.ts';
import { render } from '../../../mounted.ts';
import { practiceSession } from '../../../../../src/renderer/screens/table/practice-session.svelte.ts';
import { auction, choices, type EditionId } from '../../../../../src/shared/auction/index.ts';
import { tableOf } from '../../../played.ts';
import EntryTable from './EntryTable.svelte';

const EDITIONS = [
  { edition: 'modern-art-1994', options: {}, axel: '30,000', beatrix: '60,000' },
  { edition: 'modern-art-cmon-en', options: {}, axel: '30 k€', beatrix: '60 k€' },
  { edition: 'modern-art-cmon-en', options: { splitDouble: true }, axel: '30 k€', beatrix: '60 k€' },
  { edition: 'modern-art-cmon-it', options: {}, axel: '30 $', beatrix: '60 $' },
] as const;

/** The first artist of a box, with three paintings sold: two to Beatrix, one to Axel. */
async function open(edition: EditionId, options: object, ...more: readonly ((artist: string) => object)[]) {
  const [first, second] = auction.editions[edition].artists;
  if (first === undefined || second === undefined) throw new Error('a box has artists');
  const sold = (seat: number, buyer: number) => [offer(seat, first.id), sale(buyer, 5)];
  const events = [...sold(0, 1), ...sold(1, 0), ...sold(2, 1), ...more.map((event) => event(first.id))];
  const session = practiceSession(tableOf(events, { ...options }, edition).record, crypto.randomUUID());
  const screen = await render(EntryTable, {}, { session });
  const asks = (question: string) =>
    expect.element(screen.getByRole('heading', { name: question, exact: true })).toBeVisible();
  const bay = screen.getByRole('article', { name: new RegExp(first.name) });
  const count = () => session.view?.record.events.length;
  const last = () => session.view?.record.events.at(-1);
  return { screen, asks, bay, count, last, artist: first.name, events };
}

/** The text of a part of the screen. */
const words = (element: Element | null) => element?.textContent.replace(/\s+/g, ' ').trim();

test('a double nobody adds to stays with its auctioneer, even if it was their last card', async () => {
  const { record } = tableOf([
    { type: 'adjust', reason: 'fewer cards', hands: { 0: -8 } },
    offer(0, 'yoko', 'double'),
  ]);
  const session = practiceSession(record, crypto.randomUUID());
  const screen = await render(EntryTable, {}, { session });
  const adders = screen.getByRole('button', { name: /^(Axel|Beatrix|Clemens|Doris)/ }).elements();
  expect(adders).toHaveLength(3);
  expect(words(screen.getByRole('button', { name: /^Nobody/ }).element())).toContain(
    'Axel keeps it for free',
  );
});

describe('with only counts tracked, only the table knows whether it was a double', () => {
  const put = (artist: string) => ({ type: 'offer', artist });

  async function counted(artists: readonly string[]) {
    const { record } = tableOf(artists.map(put), { tracking: 'counts' });
    const session = practiceSession(record, crypto.randomUUID());
    const screen = await render(EntryTable, {}, { session });
    const settling = () => {
      const { replayed } = session;
      if (replayed?.ok !== true || replayed.table.family !== 'auction') throw new Error('the round goes on');
      return choices(replayed.table.state).settle;
    };
    return { screen, session, settling };
  }

  test('one key says that the ending card was the double’s second card: both are unsold', async () => {
    const { screen, session, settling } = await counted(['yoko', 'yoko', 'krypto', 'yoko', 'yoko']);
    await userEvent.keyboard('2');
    await expect.element(screen.getByRole('heading', { name: /^The 5th Yoko ends/ })).toBeVisible();
    await userEvent.keyboard('2');
    await expect
      .poll(() => session.view?.record.events.at(-1))
      .toMatchObject({ type: 'pair', artist: 'yoko' });
    expect(settling()?.neverSold).toMatchObject({ yoko: 2 });
  });

  test('Enter ends the round with one unsold card, as it does after a different artist, when nothing else is offered', async () => {
    const { screen, session, settling } = await counted(['yoko', 'yoko', 'yoko', 'yoko', 'krypto']);
    await userEvent.keyboard('2');
    await expect.element(screen.getByRole('button', { name: /^Ends the round/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /double/ }).elements()).toEqual([]);
    await userEvent.keyboard('2{Enter}');
    await expect.poll(() => session.view?.record.events.at(-1)).toMatchObject({ type: 'offer' });
    expect(settling()?.neverSold).toMatchObject({ yoko: 1 });
  });

  test('the same question comes up for the very last cards', async () => {
    const { screen, session, settling } = await counted(['krypto', 'yoko', 'yoko']);
    await screen.getByRole('button', { name: 'Out of cards; the last two were a double' }).click();
    await expect
      .poll(() => session.view?.record.events.map(({ type }) => type))
      .toEqual(['offer', 'offer', 'pair', 'end-round']);
    expect(settling()?.neverSold).toMatchObject({ yoko: 2 });
    await session.undo();
    await session.append(put('krypto'));
    await expect.element(screen.getByRole('button', { name: 'Everybody is out of cards' })).toBeVisible();
    expect(screen.getByRole('button', { name: /double/ }).elements()).toEqual([]);
  });
});

describe.each(EDITIONS)(
  '$edition $options: before the painting that ends the round is entered',
  ({ edition, options, axel, beatrix }) => {
    test('at three with a double on the table, the wall and every answer say what a second card would do', async () => {
      const { screen, asks, bay, artist } = await open(edition, options, (artist) =>
        offer(3, artist, 'double'),
      );
      await expect.element(bay.getByText('One more ends the round')).toBeVisible();
      await asks(`Who adds a second ${artist}?`);
      expect(
        words(screen.getByRole('status').filter({ hasText: 'would end the round' }).element()),
      ).toContain('A second card would end the round, and neither would be sold.');
      const adders = screen.getByRole('button', { name: /Ends the round/ }).elements();
      expect(adders.map((adder) => adder.querySelector('.name')?.firstChild?.textContent?.trim())).toEqual([
        // In bidding order, starting from the auctioneer.
        'Doris',
        'Axel',
        'Beatrix',
        'Clemens',
      ]);
      expect(words(screen.getByRole('button', { name: /^Nobody/ }).element())).not.toContain('Ends');
    });

    test('the second card is confirmed, both unsold, with what everybody would get; Escape cancels it', async () => {
      const { screen, asks, count, artist, events } = await open(edition, options, (artist) =>
        offer(3, artist, 'double'),
      );
      await userEvent.keyboard('31');
      await asks(`The second ${artist} ends the round; both are unsold.`);
      const told = words(screen.getByText(/^The bank would pay/).element());
      expect(told).toContain(`Axel ${axel}`);
      expect(told).toContain(`Beatrix ${beatrix}`);
      expect(told).not.toMatch(/Clemens|Doris/);
      expect(count()).toBe(events.length);
      await userEvent.keyboard('{Escape}');
      await asks(`Who adds a second ${artist}?`);
      expect(count()).toBe(events.length);
      await userEvent.keyboard('3{Enter}');
      await expect.poll(count).toBe(events.length + 1);
    });

    test('at four, the artist is highlighted on the wall and among the answers, and the fifth is confirmed', async () => {
      const { screen, asks, bay, count, last, artist, events } = await open(
        edition,
        options,
        (artist) => offer(3, artist),
        () => sale(1, 5),
      );
      await expect.element(bay.getByText('One more ends the round')).toBeVisible();
      const warned = screen.getByRole('button', { name: /Ends the round/ }).elements();
      expect(warned.map(words)).toEqual([expect.stringMatching(new RegExp(`^${artist}.*Ends the round`))]);
      await screen.getByRole('button', { name: new RegExp(`^${artist}`) }).click();
      await asks(`The 5th ${artist} ends the round, unsold.`);
      expect(words(screen.getByText(/^The bank would pay/).element())).toContain(
        `Beatrix ${beatrix.replace('60', '90')}`,
      );
      await expect.element(screen.getByText('Beatrix pays Doris')).not.toBeInTheDocument();
      expect(count()).toBe(events.length);
      await screen.getByRole('button', { name: 'Ends the round, unsold' }).click();
      await expect.poll(count).toBe(events.length + 1);
      expect(last()).not.toHaveProperty('auction');
    });
  },
);
