import { describe, expect, test } from 'vitest';
import { gallery } from '../../../src/shared/gallery/index.ts';
import { tellStory, type GalleryStory } from '../../../src/shared/story/index.ts';
import { timelineIn } from '../../fixtures/replayed.ts';
import { plans } from '../../play/gallery-plans.ts';
import { itemAt, paysNow, put, valuesOf, type Sheet } from '../../oracle/auction-paper.ts';
import { onPaper, type Page } from '../../oracle/gallery-paper.ts';
import { playGallery, type GameRecord } from '../../play/gallery.ts';

interface TestedStory {
  readonly record: GameRecord;
  readonly story: GalleryStory;
  readonly pages: readonly Page[];
  readonly order: readonly string[];
}

function tell(record: GameRecord): TestedStory {
  const story = tellStory(timelineIn(record));
  if (story?.family !== 'gallery') throw new Error('a game of this family has a story of its own');
  const printed = gallery.editions[record.edition].artists.map(({ id }): string => id);
  const order = (record.options as { order?: readonly string[] }).order ?? printed;
  return { record, story, order, pages: onPaper(record, order) };
}

const GAMES = plans(192).map((plan) => tell(playGallery(plan)));
const FULL = GAMES.filter(({ record }) => record.options.tracking === 'full');

describe('the race', () => {
  test('goes by points plus the score of face-up cards', () => {
    for (const { record, story, pages } of FULL) {
      const told = ['play', 'second', 'everyone', 'award', 'reveal', 'extras', 'settle', 'adjust'];
      const expected = pages.flatMap(({ event, worth: now, displays, scores }, index) => {
        if (!told.includes(event.type)) return [];
        const worth = event.type === 'settle' ? {} : now;
        return {
          events: index + 1,
          values: scores.map((own, seat) => own + paysNow(displays[seat] ?? {}, worth)),
        };
      });
      const moments = story.race.moments.slice(1).map(({ events, values }) => ({ events, values }));
      expect(moments, record.id).toEqual(expected);
    }
  });

  test('goes by points per round if only counts are tracked', () => {
    for (const { story, pages, record } of GAMES) {
      if (record.options.tracking === 'full') continue;
      const expected = pages.filter(({ event }) => event.type === 'settle' || event.type === 'adjust');
      expect(story.race.moments.slice(1).map(({ values }) => values)).toEqual(
        expected.map(({ scores }) => scores),
      );
    }
  });
});

describe('awards and extra cards', () => {
  test('an award adds two points per card of its artist in each round that ranks it', () => {
    for (const { record, story, pages } of FULL) {
      const placed = pages.flatMap(({ event, round }, index) => {
        if (event.type !== 'award') return [];
        const { artist } = event as unknown as { artist: string };
        const brought = record.players.map((_, seat) =>
          story.earnings
            .filter(
              (one) => one.round >= round && one.seat === seat && one.artist === artist && one.amount > 0,
            )
            .reduce((sum, { cards }) => sum + 2 * cards, 0),
        );
        return { index, round, artist, brought };
      });
      expect(
        story.awards.map(({ index, round, artist, brought }) => ({ index, round, artist, brought })),
        record.id,
      ).toEqual(placed);
      for (const { seat, index } of story.awards) {
        const before = record.events.slice(0, index).findLast(({ type }) => type === 'play');
        expect(seat).toBe(before?.['seat']);
      }
    }
  });

  test('an extra card scores like any card of its artist', () => {
    for (const { story, pages } of FULL) {
      const expected = pages.flatMap(({ event, round }, index) => {
        if (event.type !== 'extras') return [];
        const { cards } = event as unknown as { cards: string[][] };
        const last = pages.slice(index).find((page) => page.event.type === 'settle');
        if (last === undefined) throw new Error('the round is scored');
        return cards.flatMap((own, seat) =>
          own.map((artist) => ({ round, seat, artist, points: last.worth[artist] ?? 0 })),
        );
      });
      expect(story.extras).toEqual(expected);
    }
  });
});

test('who ended each round, and what everybody would have scored without the last cards', () => {
  let compared = 0;
  for (const { record, story, pages, order } of GAMES) {
    const settles = pages.filter(({ event }) => event.type === 'settle');
    expect(story.endings.map(({ round }) => round)).toEqual(settles.map(({ round }) => round));
    for (const [at, last] of settles.entries()) {
      const ending = itemAt(story.endings, at);
      expect(ending.payouts, record.id).toEqual(last.payouts);
      const { event, round } = itemAt(pages, ending.index);
      expect(round).toBe(last.round);
      const {
        artist,
        artists = [artist],
        seat,
      } = event as unknown as {
        artist?: string;
        artists?: (string | null)[];
        seat?: number;
      };
      const laid = artists.filter((one) => one !== null && one !== undefined);
      if (!['play', 'second', 'everyone', 'influence'].includes(event.type)) {
        expect(ending.earlier).toBeNull();
        continue;
      }
      expect(ending.artists).toEqual(laid);
      const counts = { ...last.counts };
      for (const one of laid) put(counts, one, -1);
      const worth = valuesOf(gallery.editions[record.edition].valueTokens, order, counts, last.tokens);
      const owner =
        seat ?? record.events.slice(0, ending.index).findLast(({ type }) => type === 'play')?.['seat'];
      if (record.options.tracking === 'counts' && event.type === 'play' && seat === undefined) {
        expect(ending.earlier?.payouts).toBeNull();
        continue;
      }
      const { displays: said } = last.event as unknown as { displays?: Sheet[] };
      const displays = (said ?? last.displays).map((display, own) => {
        const less = { ...display };
        if (event.type === 'everyone') {
          const one = artists[own];
          if (one !== null && one !== undefined) put(less, one, -1);
        } else if (event.type !== 'influence' && own === owner) put(less, itemAt(laid, 0), -1);
        return less;
      });
      expect(ending.earlier?.payouts, `${record.id} round ${round}`).toEqual(
        displays.map((display) => paysNow(display, worth)),
      );
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(300);
});
