import { describe, expect, test } from 'vitest';
import { momentsOf } from '../../src/renderer/features/story/moments.ts';
import {
  editionIn,
  editionOf,
  outcomeOf,
  timelineOf,
  worthThrough,
  type GameRecord,
} from '../../src/shared/record/index.ts';
import { decidingCardIn, decisiveIn, lastWall, type Decisive } from '../../src/shared/story/index.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { wallByReplay } from '../main/store/rows-by-replay.ts';
import { auctionDecided, galleryDecided } from '../oracle/decided.ts';
import { decimal, listed, written } from '../oracle/written.ts';
import { playAuction } from '../play/auction.ts';
import { firstPlans as auctionPlans } from '../play/auction-plans.ts';
import { playGallery } from '../play/gallery.ts';
import { firstPlans as galleryPlans } from '../play/gallery-plans.ts';
import { recordOf as read } from '../fixtures/replayed.ts';

/** What the oracle and the app say about a game. */
function see<Played extends { readonly options: { readonly order?: readonly string[] } }>(
  played: Played,
  decided: (
    played: Played,
    order: readonly string[],
    of: Parameters<typeof auctionDecided>[2],
  ) => readonly Decisive[],
) {
  const record = read(played);
  const timeline = timelineOf(record, null);
  const positions = worthThrough(timeline.tables);
  const cards = new Set(
    wallByReplay(record).flatMap((round) => round.flatMap(({ hung, lot }) => [hung, lot])),
  );
  const winners = timeline.tables.map(outcomeOf).at(-1)?.winners ?? [];
  const order = played.options.order ?? editionOf(editionIn(record)).edition.artists.map(({ id }) => id);
  const decide = (isAsked: (index: number) => boolean, most: number) =>
    decided(played, order, { winners, positions, isAsked, most });
  return {
    record,
    timeline,
    positions,
    winners,
    decided: decide(() => true, 3),
    card: decide((index) => cards.has(index), 1)[0] ?? null,
  };
}

const GAMES = [
  ...auctionPlans(36).map((plan) => see(playAuction(plan), auctionDecided)),
  ...galleryPlans(36).map((plan) => see(playGallery(plan), galleryDecided)),
];

/** Points with at most one decimal, money in whole coins. */
function amountIn(record: GameRecord, amount: number): string {
  const edition = editionIn(record);
  const known = editionOf(edition);
  if (known.family === 'auction') return written(edition, Number(decimal(amount, 0).replaceAll(',', '')));
  const text = decimal(amount, 1).replace(/\.0$/, '');
  if (known.edition.points === 'victory-points') return `${text} VP`;
  return text === '1' ? '1 point' : `${text} points`;
}

describe('the moments that decided a game', () => {
  test('are the turn for good and the largest gains on the best of the others', () => {
    let [turns, shared] = [0, 0];
    for (const { record, timeline, positions, decided, winners } of GAMES) {
      const found = decisiveIn(timeline, positions);
      expect(
        found.map(({ index, round, forGood }) => ({ index, round, forGood })),
        record.id,
      ).toEqual(decided.map(({ index, round, forGood }) => ({ index, round, forGood })));
      found.forEach(({ gained }, at) => expect(gained).toBeCloseTo(decided[at]?.gained ?? NaN, 5));
      turns += decided.some(({ forGood }) => forGood) ? 1 : 0;
      shared += winners.length > 1 ? 1 : 0;
    }
    expect(turns).toBeGreaterThan(36);
    expect(shared).toBeGreaterThan(0);
  });

  test('leave one card that decided most, sold or not', () => {
    let [hung, sold] = [0, 0];
    for (const { record, timeline, positions, card } of GAMES) {
      const found = decidingCardIn(timeline, positions);
      expect(found === null ? null : [found.index, found.round, found.forGood], record.id).toEqual(
        card === null ? null : [card.index, card.round, card.forGood],
      );
      if (found === null || card === null) continue;
      expect(found.gained).toBeCloseTo(card.gained, 5);
      if (record.events[card.index]?.type === 'sale') sold += 1;
      else hung += 1;
    }
    expect(Math.min(hung, sold)).toBeGreaterThan(10);
  });

  test('are told in words, each with its address', () => {
    let told = 0;
    for (const { record, timeline, positions, decided, winners } of GAMES) {
      const moments = momentsOf(timeline, positions, {
        words: en,
        locale: 'en',
        list: listed,
      });
      const worthTelling = decided.filter(({ gained }) => /[1-9]/.test(amountIn(record, gained)));
      expect(moments.map(({ href }) => href)).toEqual(
        worthTelling.map(({ index }) => `#/game/${record.id}/story?step=${index + 1}`),
      );
      moments.forEach(({ text, detail }, at) => {
        const { index, round, gained, forGood } = worthTelling[at] ?? { index: 0, round: 0, gained: 0 };
        const isPayout = record.events[index]?.type === 'settle';
        expect(text).toMatch(isPayout ? new RegExp(`^End of round ${round}$`) : /\S/);
        expect(detail, record.id).toBe(
          `${isPayout ? '' : `Round ${round}: `}${listed(winners.map((seat) => record.players[seat]?.name ?? ''))} gained ${amountIn(record, gained)} on the best of the others${forGood === true ? ', and took the lead for good' : ''}`,
        );
        told += 1;
      });
    }
    expect(told).toBeGreaterThan(100);
  });

  test('are none while nobody has won', () => {
    for (const plan of auctionPlans(10)) {
      expect(decisiveIn(timelineOf(read(playAuction({ ...plan, stopAfter: 20 })), null))).toEqual([]);
    }
  });
});

test('the last wall is the one that the last round was paid out for', () => {
  for (const { record, timeline } of GAMES) {
    const { tables } = timeline;
    const settle = record.events.findLastIndex(({ type }) => type === 'settle');
    const found = lastWall(timeline) ?? -1;
    expect(tables[found]?.state.situation.kind, record.id).toBe('settling');
    expect(tables[found]?.state.round).toBe(tables[settle]?.state.round);
    expect(tables[found]?.state.counts).toEqual(tables[settle]?.state.counts);
  }
});
