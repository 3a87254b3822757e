import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../../src/shared/gallery/edition.ts';
import { readFixtures } from '../../play/fixture-file.ts';
import { endingsOf, endingsWanted } from '../../play/gallery-ways.ts';
import type { GameRecord } from '../../play/gallery.ts';
import { after, laid, shown } from './game.ts';

const fixtures = EDITIONS.flatMap((edition) =>
  readFixtures<GameRecord>('gallery', edition).map((fixture) => ({ edition, ...fixture })),
);

describe.each(fixtures)('the game $name: $title', ({ edition, covers, record, expect: expected }) => {
  test('is of the edition whose folder it lies in, and replays to what lay on the table', () => {
    expect(record.edition).toBe(edition);
    const { players, firstSeat, options, events } = record;
    const table = { edition, players: players.length, firstSeat, options: { ...options } };
    expect(shown(after(laid(table), ...events))).toEqual(expected);
  });

  test('ends in the ways it is kept for', () => {
    const ways = endingsOf(record);
    expect(covers.filter((way) => !ways.includes(way))).toEqual([]);
  });

  test('adds up by pencil: tokens of three, two and one, two points an award, and the corrections', () => {
    const tokens = new Map<string, number>();
    const lay = (artist: string, points: number): void => {
      tokens.set(artist, (tokens.get(artist) ?? 0) + points);
    };
    const scores = record.players.map(() => 0);
    const rounds = [...expected.rounds];
    for (const event of record.events) {
      if (event.type === 'award') lay(String(event.artist), 2);
      for (const [artist, points] of changes(event.standing)) lay(artist, points);
      for (const [seat, points] of changes(event.scores))
        scores[Number(seat)] = (scores[Number(seat)] ?? 0) + points;
      const round = event.type === 'settle' ? rounds.shift() : undefined;
      if (round === undefined) continue;
      round.ranking.forEach((artist, place) => {
        lay(artist, 3 - place);
        expect(round.values[artist]).toBe(tokens.get(artist));
      });
      round.payouts?.forEach((points, seat) => (scores[seat] = (scores[seat] ?? 0) + points));
    }
    expect(expected.scores).toEqual(scores);
    const most = Math.max(...scores);
    const best = scores.flatMap((score, seat) => (score === most ? seat : []));
    expect(expected.winners).toEqual(expected.status === 'finished' ? best : null);
  });

  test('ranks by count, then by number, and only what lies on the table', () => {
    const line = record.options.order ?? Object.keys(expected.rounds[0]?.counts ?? {});
    for (const { counts, ranking, values } of expected.rounds) {
      // Four places down the line weigh less than one card.
      const weight = (artist: string): number => 10 * (counts[artist] ?? 0) - line.indexOf(artist);
      const onTable = line.filter((artist) => (counts[artist] ?? 0) > 0);
      const best = onTable.toSorted((one, other) => weight(other) - weight(one)).slice(0, 3);
      expect(ranking).toEqual(best);
      expect(line.filter((artist) => !best.includes(artist) && values[artist] !== 0)).toEqual([]);
    }
  });
});

function changes(named: unknown): readonly (readonly [name: string, change: number])[] {
  if (typeof named !== 'object' || named === null) return [];
  return Object.entries(named).flatMap(([name, change]): [string, number][] =>
    typeof change === 'number' ? [[name, change]] : [],
  );
}

test.each(EDITIONS)('%s has a game for every way a round and a game can end', (edition) => {
  const reached = new Set(fixtures.filter((one) => one.edition === edition).flatMap(({ covers }) => covers));
  expect(endingsWanted().filter((way) => !reached.has(way))).toEqual([]);
});
