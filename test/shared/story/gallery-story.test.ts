import { describe, expect, test } from 'vitest';
import { gallery } from '../../../src/shared/gallery/index.ts';
import { outcomeOf, readRecord, sit } from '../../../src/shared/record/index.ts';
import { tellStory, type GalleryStory } from '../../../src/shared/story/index.ts';
import { plans } from '../../play/gallery-plans.ts';
import { playGallery, type GameRecord, type RawEvent } from '../../play/gallery.ts';
import { there } from './pencil.ts';

type Sheet = Record<string, number>;

interface Page {
  readonly event: RawEvent;
  readonly round: number;
  readonly counts: Sheet;
  /** Value and award tokens, and what was set right. */
  readonly tokens: Sheet;
  readonly displays: readonly Sheet[];
  readonly scores: readonly number[];
  readonly payouts: readonly number[] | null;
}

function put(sheet: Sheet | undefined, name: string, change = 1): void {
  if (sheet !== undefined) sheet[name] = (sheet[name] ?? 0) + change;
}

function valuesOf(order: readonly string[], counts: Sheet, tokens: Sheet): Sheet {
  const ranked = order
    .filter((artist) => (counts[artist] ?? 0) > 0)
    .sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0))
    .slice(0, 3);
  return Object.fromEntries(ranked.map((artist, place) => [artist, (tokens[artist] ?? 0) + 3 - place]));
}

function score(display: Sheet, worth: Sheet): number {
  return Object.entries(display).reduce((sum, [artist, cards]) => sum + cards * (worth[artist] ?? 0), 0);
}

/** A game of the gallery family on paper, line by line. */
function onPaper(record: GameRecord, order: readonly string[]): Page[] {
  const { players } = record;
  let round = 1;
  let counts: Sheet = {};
  let displays: Sheet[] = players.map(() => ({}));
  const tokens: Sheet = {};
  const scores = players.map(() => 0);
  let turn = -1;
  return record.events.map((event) => {
    const at = round;
    let payouts: number[] | null = null;
    const {
      artist = '',
      seat,
      artists = [],
      cards = [],
    } = event as unknown as {
      artist?: string;
      seat?: number;
      artists?: (string | null)[];
      cards?: string[][];
    };
    if (event.type === 'influence') put(counts, artist);
    if (event.type === 'play') turn = seat ?? -1;
    if (event.type === 'play' || event.type === 'second') {
      put(counts, artist);
      if (record.options.tracking === 'full') put(displays[turn], artist);
    }
    if (event.type === 'everyone') {
      artists.forEach((laid, owner) => {
        if (laid === null) return;
        put(counts, laid);
        put(displays[owner], laid);
      });
    }
    if (event.type === 'award') put(tokens, artist, 2);
    if (event.type === 'reveal' || event.type === 'extras') {
      cards.forEach((own, owner) => {
        for (const card of own) {
          put(displays[owner], card);
          if (event.type === 'reveal') put(counts, card);
        }
      });
    }
    if (event.type === 'adjust') {
      const changes = event as unknown as Record<string, Sheet | undefined>;
      for (const [key, change] of Object.entries(changes['scores'] ?? {}))
        scores[Number(key)] = (scores[Number(key)] ?? 0) + change;
      for (const [key, change] of Object.entries(changes['counts'] ?? {})) put(counts, key, change);
      for (const [key, change] of Object.entries(changes['standing'] ?? {})) put(tokens, key, change);
      const shown = (changes['displayed'] ?? {}) as unknown as Record<string, Sheet>;
      for (const [key, held] of Object.entries(shown))
        for (const [name, change] of Object.entries(held)) put(displays[Number(key)], name, change);
    }
    const page = {
      counts: { ...counts },
      tokens: { ...tokens },
      displays: displays.map((one) => ({ ...one })),
    };
    if (event.type === 'settle') {
      const { displays: said } = event as unknown as { displays?: Sheet[] };
      const worth = valuesOf(order, counts, tokens);
      payouts = (said ?? displays).map((display) => score(display, worth));
      payouts.forEach((points, owner) => (scores[owner] = (scores[owner] ?? 0) + points));
      const ranked = Object.keys(worth);
      ranked.forEach((name, place) => put(tokens, name, 3 - place));
      counts = {};
      displays = players.map(() => ({}));
      round += 1;
    }
    return { event, round: at, ...page, scores: [...scores], payouts };
  });
}

interface Told {
  readonly record: GameRecord;
  readonly story: GalleryStory;
  readonly pages: readonly Page[];
  readonly order: readonly string[];
}

function tell(record: GameRecord): Told {
  const read = readRecord(record);
  if (!read.ok) throw new Error('the game is one');
  const story = tellStory(sit(read.value, null));
  if (story?.family !== 'gallery') throw new Error('a game of this family has a story of its own');
  const printed = gallery.editions[record.edition].artists.map(({ id }): string => id);
  const order = (record.options as { order?: readonly string[] }).order ?? printed;
  return { record, story, order, pages: onPaper(record, order) };
}

const GAMES = plans(192).map((plan) => tell(playGallery(plan)));
const FULL = GAMES.filter(({ record }) => record.options.tracking === 'full');

describe('who was ahead when', () => {
  test('is told by points and by what the cards in sight would score', () => {
    for (const { record, story, pages, order } of FULL) {
      const told = ['play', 'second', 'everyone', 'award', 'reveal', 'extras', 'settle', 'adjust'];
      const expected = pages.flatMap(({ event, counts, tokens, displays, scores }, index) => {
        if (!told.includes(event.type)) return [];
        const worth = event.type === 'settle' ? {} : valuesOf(order, counts, tokens);
        return {
          events: index + 1,
          values: scores.map((own, seat) => own + score(displays[seat] ?? {}, worth)),
        };
      });
      const moments = story.race.moments.slice(1).map(({ events, values }) => ({ events, values }));
      expect(moments, record.id).toEqual(expected);
    }
  });

  test('where only counts are kept, by the points of every round', () => {
    for (const { story, pages, record } of GAMES) {
      if (record.options.tracking === 'full') continue;
      const expected = pages.filter(({ event }) => event.type === 'settle' || event.type === 'adjust');
      expect(story.race.moments.slice(1).map(({ values }) => values)).toEqual(
        expected.map(({ scores }) => scores),
      );
    }
  });
});

describe('points by round and artist', () => {
  test('add up to what every round scored', () => {
    for (const { record, story, pages } of GAMES) {
      for (const { round, payouts } of pages.filter(({ event }) => event.type === 'settle')) {
        const sums = record.players.map((_, seat) =>
          story.earnings.reduce(
            (sum, one) => sum + (one.round === round && one.seat === seat ? one.amount : 0),
            0,
          ),
        );
        expect(sums, record.id).toEqual(payouts);
      }
    }
  });

  test('and the artists’ ranks and values are those of the rounds', () => {
    for (const { record, story } of GAMES) {
      const read = readRecord(record);
      if (!read.ok) throw new Error('the game is one');
      const { tables } = sit(read.value, null);
      const { rounds } = outcomeOf(there(tables, tables.length - 1));
      for (const { round, artist, count, rank, value } of story.artists) {
        const one = rounds[round - 1];
        expect([count, value]).toEqual([one?.counts[artist], one?.values[artist]]);
        expect(rank === null ? -1 : rank - 1).toBe(one?.ranking.indexOf(artist));
      }
    }
  });
});

describe('awards and extra cards', () => {
  test('an award brings two points for every card shown of its artist, in each round that ranks it', () => {
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

  test('an extra card brings what a card of its artist scores', () => {
    for (const { story, pages, order } of FULL) {
      const expected = pages.flatMap(({ event, round }, index) => {
        if (event.type !== 'extras') return [];
        const { cards } = event as unknown as { cards: string[][] };
        const last = pages.slice(index).find((page) => page.event.type === 'settle');
        if (last === undefined) throw new Error('the round is scored');
        const worth = valuesOf(order, last.counts, last.tokens);
        return cards.flatMap((own, seat) =>
          own.map((artist) => ({ round, seat, artist, points: worth[artist] ?? 0 })),
        );
      });
      expect(story.extras).toEqual(expected);
    }
  });
});

describe('who ended each round', () => {
  test('and what everybody would have scored without the cards laid last', () => {
    let compared = 0;
    for (const { record, story, pages, order } of GAMES) {
      const settles = pages.filter(({ event }) => event.type === 'settle');
      expect(story.endings.map(({ round }) => round)).toEqual(settles.map(({ round }) => round));
      for (const [at, last] of settles.entries()) {
        const ending = there(story.endings, at);
        expect(ending.payouts, record.id).toEqual(last.payouts);
        const { event, round } = there(pages, ending.index);
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
        const worth = valuesOf(order, counts, last.tokens);
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
          } else if (event.type !== 'influence' && own === owner) put(less, there(laid, 0), -1);
          return less;
        });
        expect(ending.earlier?.payouts, `${record.id} round ${round}`).toEqual(
          displays.map((display) => score(display, worth)),
        );
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(300);
  });
});
