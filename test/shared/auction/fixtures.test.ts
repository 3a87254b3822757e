import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../../src/shared/auction/edition.ts';
import { reckon } from '../../play/auction-reckoning.ts';
import { endingsOf, endingsWanted } from '../../play/auction-ways.ts';
import type { GameRecord } from '../../play/auction.ts';
import { readFixtures } from '../../play/fixture-file.ts';
import { replayed, shown } from './game.ts';

const fixtures = EDITIONS.flatMap((edition) =>
  readFixtures<GameRecord>('auction', edition).map((fixture) => ({ edition, ...fixture })),
);

describe.each(fixtures)('the game $name: $title', ({ edition, covers, record, expect: expected }) => {
  test('is of the edition whose folder it lies in, and replays to what lay on the table', () => {
    expect(record.edition).toBe(edition);
    expect(shown(replayed(record))).toEqual(expected);
  });

  test('ends in the ways it is kept for', () => {
    const ways = endingsOf(record);
    expect(covers.filter((way) => !ways.includes(way))).toEqual([]);
  });

  test('adds up by pencil', () => {
    const { rounds, cash, scores, winners, status } = expected;
    const pencil = reckon(record, rounds);
    expect(pencil.counts).toEqual(rounds.map(({ counts }) => counts));
    expect(pencil.values).toEqual(rounds.map(({ values }) => values));
    expect(pencil.payouts).toEqual(rounds.map(({ payouts }) => payouts));
    if (cash !== null) expect(pencil.cash).toEqual(cash);
    if (status !== 'finished') return;
    const most = Math.max(...(scores ?? []));
    expect(winners).toEqual(scores?.flatMap((score, seat) => (score === most ? seat : [])));
  });

  test('ranks by count, then from the left, and only what lies on the table', () => {
    const board = record.options.order ?? Object.keys(expected.rounds[0]?.counts ?? {});
    for (const { counts, ranking, endedBy } of expected.rounds) {
      // Four places left of the board weigh less than one card.
      const weight = (artist: string): number => 10 * (counts[artist] ?? 0) - board.indexOf(artist);
      const onTable = board.filter((artist) => (counts[artist] ?? 0) > 0);
      const best = onTable.sort((one, other) => weight(other) - weight(one)).slice(0, 3);
      expect(ranking).toEqual(best);
      const corrected = record.events.some(({ type }) => type === 'adjust');
      if (!corrected) expect(Object.values(counts).includes(5)).toBe(endedBy === 'limit');
    }
  });
});

test.each(EDITIONS)(
  '%s has a game for every way a round and a game can end, with every option',
  (edition) => {
    const reached = new Set(
      fixtures.filter((one) => one.edition === edition).flatMap(({ covers }) => covers),
    );
    expect(endingsWanted(edition).filter((way) => !reached.has(way))).toEqual([]);
  },
);
