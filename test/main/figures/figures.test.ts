import { expect, test } from 'vitest';
import { KNOWN_RESULT, resultOf } from '../../../src/shared/result/index.ts';
import { dataFolder, done, storeIn, type StoreWithFigures } from '../store/store-in.ts';
import { NIGHT, nightWith } from '../../fixtures/result.ts';

function of(...nights: readonly Record<string, unknown>[]): StoreWithFigures {
  const own = storeIn(dataFolder());
  for (const [at, changes] of nights.entries()) {
    done(own.games.add(nightWith({ id: `night-${at}`, startedAt: `2020-01-1${at}`, ...changes })));
  }
  return own;
}

test('of equal records, the first counts, in one game and in several', () => {
  const rounds = [
    [100, 289, 289],
    [289, 123, 12],
  ];
  const { figures: own } = of({ rounds, scores: [389, 412, 301] }, { rounds, scores: [389, 412, 301] });
  expect(own.group({}).records.money).toMatchObject([
    { bestRound: { game: 'night-0', person: { id: 'axel' }, amount: 289, round: 2 } },
  ]);
  expect(own.person({ id: 'clemens', filter: {} })?.records).toMatchObject([
    { bestRound: { game: 'night-0', amount: 289, round: 1 } },
  ]);
});

test('a corrected result changes the ratings as if it had always been so', () => {
  const corrected = { scores: NIGHT.scores.toReversed() };
  const own = of({}, {}, {});
  const before = own.figures.people({});
  const result = resultOf(nightWith(corrected));
  done(own.games.edit('night-1', 0, [{ kind: 'header', fields: { [KNOWN_RESULT]: result } }]));
  expect(own.figures.people({})).not.toEqual(before);
  expect(own.figures.people({})).toEqual(of({}, corrected, {}).figures.people({}));
});
