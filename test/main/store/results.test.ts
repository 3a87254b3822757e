import { describe, expect, test } from 'vitest';
import type { GameFilter } from '../../../src/shared/api.ts';
import { KNOWN_RESULT, readResult, resultOf } from '../../../src/shared/result/index.ts';
import { NIGHT } from '../../fixtures/result.ts';
import { outOf } from './importing/import-into.ts';
import { dataFolder, done, OFFER, storeIn, surroundings } from './store-in.ts';

const WHOLE = {
  ...NIGHT,
  location: 'Essen',
  rounds: [
    [100, 120, 90],
    [189, 202, 101],
  ],
};

function laid() {
  const store = storeIn(dataFolder());
  done(store.games.add(done(readResult(WHOLE))));
  return store;
}

describe('a game of which only the result is known', () => {
  test('is finished, in the history and marked', () => {
    const [game] = laid().history.page({}, null, 10).games;
    expect(game).toMatchObject({ id: 'an-old-night', status: 'finished', resultOnly: true, place: 'Essen' });
    expect(game?.players.map(({ score, place }) => [score, place])).toEqual([
      [389, 2],
      [412, 1],
      [301, 3],
    ]);
    expect(new Date(game?.playedAt ?? '').toLocaleDateString('sv')).toBe('2003-05-17');
  });

  test('counts for what it contains, and for nothing else', () => {
    const { statistics } = laid();
    const beatrix = statistics.person('beatrix', {});
    expect(beatrix).toMatchObject({ games: 1, wins: 1, averagePlace: 1 });
    expect(beatrix?.margin).toMatchObject([{ basis: { games: 0, of: 1 }, perPainting: null }]);
    expect(beatrix?.records.map(({ bestRound }) => bestRound?.amount)).toEqual([202]);
    expect(statistics.group({}).priced).toEqual({ games: 0, of: 1 });
  });

  test('counts as a win among games with scores only with its own score', () => {
    const store = laid();
    const { scores: _scores, rounds: _rounds, ...night } = WHOLE;
    for (const id of ['a-second-night', 'a-third-night']) {
      done(store.games.add(done(readResult({ ...night, id, winners: [1] }))));
    }
    const beatrix = store.statistics.person('beatrix', {});
    expect(beatrix).toMatchObject({ games: 3, wins: 3 });
    expect(beatrix?.averages).toMatchObject([{ seats: 3, games: 1, wins: 1, averageScore: 412 }]);
  });

  test('counts for everyone who played, even if only the winner was recorded', () => {
    const store = laid();
    const { scores: _scores, rounds: _rounds, ...night } = WHOLE;
    done(store.games.add(done(readResult({ ...night, id: 'a-second-night', winners: [1] }))));
    const axel = store.statistics.person('axel', {});
    // Second by score in the first game; in the second he is only known not to have won.
    expect(axel).toMatchObject({ games: 2, wins: 0, averagePlace: 2 });
    expect(axel?.expectedWins).toBeCloseTo(2 / 3);
    expect(axel?.streaks.withoutWinNow).toBe(2);
    expect(axel?.opponents).toMatchObject([
      { id: 'beatrix', games: 2, beatenBy: 2, beaten: 0 },
      { id: 'clemens', games: 2, beatenBy: 0, beaten: 1 },
    ]);
    const [first] = store.statistics.people({});
    expect(first).toMatchObject({ id: 'beatrix', expectedWins: 2 / 3 });
  });

  test('is won by the named winner, whatever the scores', () => {
    const store = storeIn(dataFolder());
    done(store.games.add(done(readResult({ ...WHOLE, scores: [412, 412, 301], winners: [1] }))));
    const [game] = store.history.page({}, null, 10).games;
    expect(game?.players.map(({ place }) => place)).toEqual([2, 1, 3]);
    expect(store.statistics.person('axel', {})).toMatchObject({ wins: 0, averagePlace: 2 });
    expect(store.statistics.person('beatrix', {})).toMatchObject({ wins: 1, sharedWins: 0 });
  });

  test('can be corrected and undone, but not continued', () => {
    const { games, history } = laid();
    const change = { kind: 'header', fields: { location: 'Koblenz' } } as const;
    const edited = done(games.edit('an-old-night', 0, [change]));
    expect(edited.record.location).toBe('Koblenz');
    expect(history.page({}, null, 10).games[0]?.place).toBe('Koblenz');
    const played = games.edit('an-old-night', 1, [{ kind: 'append', event: OFFER }]);
    expect(played).toMatchObject({ ok: false, error: { problem: { code: 'only-a-result' } } });
    expect(done(games.undo('an-old-night', 1)).record.location).toBe('Essen');
  });

  test('is rated again once its places are corrected', () => {
    const { games, statistics } = laid();
    const first = () => statistics.people({})[0]?.id;
    expect(first()).toBe('beatrix');
    const { record, position } = games.get('an-old-night') ?? {};
    const known = record === undefined ? null : resultOf(record);
    const fields = { [KNOWN_RESULT]: { ...known, scores: [431, 412, 301], winners: [0] } };
    done(games.edit('an-old-night', position ?? -1, [{ kind: 'header', fields }]));
    expect(first()).toBe('axel');
    const ratings = (filter: GameFilter) => statistics.people(filter).map(({ id, rating }) => [id, rating]);
    expect(ratings({})).toEqual(ratings({ from: '1900-01-01T00:00:00Z' }));
  });

  test('is the same after a restart and after a rebuild', () => {
    const folder = dataFolder();
    const before = storeIn(folder);
    done(before.games.add(done(readResult(WHOLE))));
    before.close();
    const store = storeIn(folder, surroundings());
    expect(store.isStale()).toBe(false);
    expect(store.history.page({}, null, 10).games[0]?.resultOnly).toBe(true);
    expect(outOf(store)).toMatchObject([{ format: 'vernissage/result', scores: [389, 412, 301] }]);
  });
});
