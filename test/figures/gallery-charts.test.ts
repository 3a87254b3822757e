import { gallery } from '../../src/shared/gallery/index.ts';
import { describe, expect, test } from 'vitest';
import { editionOf } from '../../src/shared/record/index.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { itemAt } from '../oracle/auction-paper.ts';
import { categoriesIn, drawnIn, rowsOf, sum } from '../oracle/chart-seen.ts';
import { score, valuesOf } from '../oracle/gallery-paper.ts';
import {
  expectedGalleryCharts,
  type ExpectedGalleryCharts,
  type PaperAward,
  type PaperRound,
} from '../oracle/expected-gallery-charts.ts';
import { firstPlans } from '../play/gallery-plans.ts';
import { playGallery, type GameRecord, type Plan } from '../play/gallery.ts';
import { gameOf } from '../renderer/features/figures/game/questions.ts';
import { expectArtists } from './artists.ts';
import { expectEndersTold, expectEndings, type Ended } from './endings.ts';
import { expectRace } from './race.ts';
import { seenCharts, type Amounts, type SeenCharts } from './seen-charts.ts';

const words = en.story;

/** A game of the gallery family, its figures by the oracle, and its charts. */
interface Seen extends SeenCharts {
  readonly record: GameRecord;
  readonly expected: ExpectedGalleryCharts;
}

function see(plan: Plan): Seen {
  const record = playGallery(plan);
  const game = gameOf(record);
  return { record, expected: expectedGalleryCharts(record, game.timeline), ...seenCharts(game) };
}

const GAMES = [
  ...firstPlans(192).map(see),
  ...firstPlans(192).map((plan) => see({ ...plan, stopAfter: (plan.seed * 13) % 90 })),
];
const isFull = ({ record }: Seen) => record.options.tracking === 'full';
const nameIn = (expected: ExpectedGalleryCharts, id: string) =>
  expected.artists.find((one) => one.id === id)?.name ?? '';
/** Points as the box writes them. */
function points({ edition }: ExpectedGalleryCharts, amount: number): string {
  const known = editionOf(edition);
  if (known.family === 'gallery' && known.edition.points === 'victory-points') return `${amount} VP`;
  return amount === 1 ? '1 point' : `${amount} points`;
}
const minus = (amount: number) => (amount < 0 ? `−${-amount}` : String(amount));
const inPoints = ({ expected }: Seen): Amounts => ({
  inTables: minus,
  inWords: (amount) => points(expected, amount),
});

test('the race is shown card by card: in lines, a table and words', () => {
  for (const seen of GAMES) expectRace(seen.expected, seen.of('race'), inPoints(seen), 'moments');
});

describe('sources of points', () => {
  test('are shown by artist and round: in bars, tables and words', () => {
    let compared = 0;
    for (const { expected, of, record } of GAMES) {
      const { rounds, names, artists } = expected;
      const known = rounds.filter(({ displays }) => displays !== null);
      const earned = (seat: number, id: string, of_: readonly PaperRound[]) =>
        sum(of_.map(({ displays, worth }) => (displays?.[seat]?.[id] ?? 0) * (worth[id] ?? 0)));
      const byArtist = artists.map(({ id }) => names.map((_, seat) => earned(seat, id, known)));
      const byRound = known.map((round) =>
        names.map((_, seat) => sum(artists.map(({ id }) => earned(seat, id, [round])))),
      );
      const totals = names.map((_, seat) => sum(byArtist.map((row) => itemAt(row, seat))));
      const told = of('earnings');
      if (totals.every((total) => total === 0)) {
        expect(told).toMatchObject({ spec: null, numbers: [], answer: words.earnings.none });
        continue;
      }
      compared += 1;
      const total = [words.chart.total, ...totals.map(String)];
      expect(rowsOf(told), record.id).toEqual([
        ...artists.map(({ name }, at) => [name, ...itemAt(byArtist, at).map(String)]),
        total,
      ]);
      expect(drawnIn(told)).toEqual(artists.map(({ name }, at) => [name, byArtist[at]]));
      const other = of('earnings', 1);
      expect(rowsOf(other)).toEqual([
        ...known.map(({ round }, at) => [words.chart.round(round), ...itemAt(byRound, at).map(String)]),
        total,
      ]);
      expect(drawnIn(other)).toEqual(names.map((name, seat) => [name, byRound.map((row) => row[seat])]));
      const best = totals.indexOf(Math.max(...totals));
      const own = byArtist.map((row) => itemAt(row, best));
      expect(told.answer).toContain(
        `${itemAt(names, best)} scored most: ${points(expected, itemAt(totals, best))}, `,
      );
      expect(told.answer).toContain(`with ${Math.max(...own)} from `);
      expect(other.answer).toBe(told.answer);
    }
    expect(compared).toBeGreaterThan(250);
  });

  test('add up to the score if there was no adjustment', () => {
    for (const { expected, of, record } of GAMES) {
      if (expected.scores === null || record.events.some(({ type }) => type === 'adjust')) continue;
      expect(rowsOf(of('earnings')).at(-1)?.slice(1)).toEqual(expected.scores.map(String));
    }
  });
});

test('the artists chart shows what each card scored and how many were on the table', () => {
  for (const seen of GAMES) expectArtists(seen.expected, seen.of('artists'), inPoints(seen));
});

describe('the points from awards', () => {
  const name = (expected: ExpectedGalleryCharts, { artist, round, seat }: PaperAward) =>
    words.awards.award(nameIn(expected, artist), round, seat === null ? null : itemAt(expected.names, seat));

  test('are shown per award: in bars, a table and words', () => {
    let compared = 0;
    for (const { expected, of } of GAMES) {
      const { awards, names } = expected;
      const told = of('awards');
      if (awards.length === 0) {
        expect(told).toMatchObject({ spec: null, numbers: [], answer: words.awards.none });
        continue;
      }
      const sums = awards.map(({ brought }) => sum(brought));
      expect(rowsOf(told)).toEqual(
        awards.map((award, at) => [name(expected, award), ...award.brought.map(String), String(sums[at])]),
      );
      const most = Math.max(...sums);
      if (most === 0) {
        expect(told).toMatchObject({ spec: null, answer: words.awards.nothing });
        continue;
      }
      compared += 1;
      expect(drawnIn(told)).toEqual(
        names.map((each, seat) => [each, awards.map(({ brought }) => brought[seat])]),
      );
      expect(categoriesIn(told)).toEqual(awards.map((award) => name(expected, award)));
      const best = itemAt(awards, sums.indexOf(most));
      expect(told.answer).toBe(words.awards.most(name(expected, best), String(most)));
    }
    expect(compared).toBeGreaterThan(100);
  });
});

describe('the points from extra cards', () => {
  test('are shown per round: in bars, a table and words', () => {
    let compared = 0;
    for (const { expected, of } of GAMES) {
      const { extras, names, artists } = expected;
      const told = of('extras');
      if (extras.length === 0) {
        expect(told).toMatchObject({ spec: null, numbers: [], answer: words.extras.none });
        continue;
      }
      const cell = (own: typeof extras) =>
        own.length === 0 ? '–' : `${sum(own.map((extra) => extra.points))} (${own.length})`;
      const last = Math.max(...extras.map(({ round }) => round));
      const rounds = [1, 2, 3, 4].filter((round) => round <= last);
      const ofSeat = (seat: number) => extras.filter((extra) => extra.seat === seat);
      expect(rowsOf(told)).toEqual([
        ...rounds.map((round) => [
          words.chart.round(round),
          ...names.map((_, seat) => cell(ofSeat(seat).filter((extra) => extra.round === round))),
        ]),
        [words.chart.total, ...names.map((_, seat) => cell(ofSeat(seat)))],
      ]);
      const totals = names.map((_, seat) => sum(ofSeat(seat).map((extra) => extra.points)));
      if (sum(totals) === 0) {
        expect(told).toMatchObject({ spec: null, answer: words.extras.nothing(extras.length) });
        continue;
      }
      compared += 1;
      expect(drawnIn(told)).toEqual(
        artists.map(({ id, name }) => [
          name,
          names.map((_, seat) =>
            sum(ofSeat(seat).flatMap(({ artist, points: each }) => (artist === id ? each : []))),
          ),
        ]),
      );
      const best = totals.indexOf(Math.max(...totals));
      expect(told.answer).toBe(
        words.extras.sum(
          extras.length,
          points(expected, sum(totals)),
          itemAt(names, best),
          String(itemAt(totals, best)),
        ),
      );
    }
    expect(compared).toBeGreaterThan(100);
  });
});

describe('who ended each round, and the scores without the last card', () => {
  function endOf(seen: Seen, round: PaperRound): Ended {
    const { expected, record } = seen;
    const { event } = itemAt(expected.pages, round.ended);
    const { artist, artists, seat } = event as {
      artist?: string;
      artists?: (string | null)[];
      seat?: number;
    };
    const payouts = round.displays?.map((display) => score(display, round.worth)) ?? null;
    const isCard = ['play', 'second', 'everyone', 'influence'].includes(event.type);
    if (!isCard)
      return { round: round.round, head: words.endings.noCard(round.round), payouts, less: 'no card' };
    const player = record.events.slice(0, round.ended).findLast(({ type }) => type === 'play')?.['seat'] as
      | number
      | undefined;
    const owner = event.type === 'second' || event.type === 'everyone' ? player : seat;
    const laid = (artists ?? [artist]).flatMap((one) => one ?? []);
    const counts = { ...round.counts };
    for (const one of laid) counts[one] = (counts[one] ?? 0) - 1;
    const worth = valuesOf(
      gallery.editions[record.edition].valueTokens,
      expected.order,
      counts,
      round.tokens,
    );
    const without = (display: Readonly<Record<string, number>>, own: number) => {
      const gone = artists === undefined ? (own === owner ? artist : null) : artists[own];
      if (event.type === 'influence' || gone === null || gone === undefined) return display;
      return { ...display, [gone]: (display[gone] ?? 0) - 1 };
    };
    const knowsWhose = isFull(seen) || event.type === 'influence' || owner !== undefined;
    return {
      round: round.round,
      head: headOf(seen, round, laid),
      payouts,
      less: knowsWhose
        ? (round.displays?.map((display, own) => score(without(display, own), worth)) ?? null)
        : null,
    };
  }

  /** The finisher isn't named if several cards were played at once and it wasn't entered whose counts. */
  function headOf(
    { expected, record, of }: Seen,
    { round, ended }: PaperRound,
    laid: readonly string[],
  ): string {
    const { event } = itemAt(expected.pages, ended);
    const before = record.events.slice(0, ended).findLast(({ type }) => type === 'play')?.['seat'];
    const name = nameIn(expected, itemAt(laid, 0));
    if (event.type === 'everyone' && laid.length > 1) {
      const [head] = rowsOf(of('endings')).flatMap(([one = '']) =>
        one.startsWith(`Round ${round}: everybody at once`) ? [one] : [],
      );
      expect(
        expected.names.map((each) => words.endings.asItWas(words.endings.allAtOnce(round, each))),
      ).toContain(head);
      return head?.replace(/, paid$/, '') ?? '';
    }
    const seat = (event.type === 'play' ? event['seat'] : event.type === 'influence' ? undefined : before) as
      | number
      | undefined;
    return seat === undefined
      ? words.endings.byUnknown(round, name)
      : words.endings.by(round, itemAt(expected.names, seat), name);
  }

  const endsOf = (seen: Seen) => seen.expected.rounds.map((round) => endOf(seen, round));

  test('are shown per round, with the difference', () => {
    let differing = 0;
    for (const seen of GAMES) {
      if (expectEndings(endsOf(seen), seen.expected, seen.of('endings'), inPoints(seen))) differing += 1;
    }
    expect(differing).toBeGreaterThan(200);
  });

  test('say what the last card brought the player who ended the round', () => {
    for (const seen of GAMES)
      expectEndersTold(endsOf(seen), seen.expected, seen.of('endings'), inPoints(seen));
  });
});

test('the tables have the same digits in Italian', () => {
  for (const { digits } of GAMES) expect(digits[1]).toBe(digits[0]);
});
