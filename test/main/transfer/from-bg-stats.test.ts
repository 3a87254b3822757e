import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { STORE_FILE } from '../../../src/main/store/index.ts';
import { openWorkshop } from '../../../src/main/work/workshop.ts';
import { bgStatsFile, playOf } from '../../../src/shared/interchange/index.ts';
import { playAuction } from '../../play/auction.ts';
import { backup } from '../../shared/interchange/bg-stats.ts';
import { dataFolder, done, storeIn } from '../store/laid-store.ts';

const WORKER = join(import.meta.dirname, '../../../src/main/work/worker.ts');
const AT = '2026-11-21T23:00:00.000Z';

function laid() {
  const folder = dataFolder();
  const store = storeIn(folder);
  const workshop = openWorkshop(WORKER, join(folder, STORE_FILE));
  onTestFinished(workshop.close);
  const file = (document: unknown): string => {
    mkdirSync(join(folder, 'incoming'), { recursive: true });
    const path = join(folder, 'incoming', 'plays.json');
    writeFileSync(path, typeof document === 'string' ? document : JSON.stringify(document));
    return path;
  };
  const look = async (path: string) => {
    const { state } = await workshop.start('look-through', { file: 'f', sources: [{ name: 'games', path }] })
      .ended;
    if (state.kind !== 'done') throw new Error(JSON.stringify(state));
    return state.result;
  };
  const take = async (path: string, answers: readonly { id: string; as: string; same: boolean }[] = []) => {
    const { state } = await workshop.start('take-in', {
      file: 'f',
      sources: [{ name: 'games', path }],
      answers,
      at: AT,
    }).ended;
    if (state.kind !== 'done' || state.result.kind === 'not-safe') throw new Error(JSON.stringify(state));
    return state.result;
  };
  return { store, file, look, take };
}

describe('a backup of BG Stats', () => {
  test('is looked through and taken in as results, and people of a name known here are asked about', async () => {
    const { store, file, look, take } = laid();
    const axel = store.players.add('Axel');
    const path = file(backup());
    const found = await look(path);
    expect(found.counts).toEqual({ new: 3, further: 0, here: 0, different: 0 });
    expect(found.strangers).toMatchObject([{ id: 'p-1', name: 'Axel', namesakes: [{ id: axel.id }] }]);
    expect((await take(path, [{ id: 'p-1', as: axel.id, same: true }])).counts.new).toBe(3);
    const { games } = store.history.page({}, null, 10);
    expect(games.map(({ resultOnly, misplayed }) => [resultOnly, misplayed])).toEqual([
      [true, false],
      [true, true],
      [true, false],
    ]);
    expect(store.statistics.person(axel.id, {})).toMatchObject({ games: 2, wins: 2 });
  });

  test('changes nothing the second time, also where a result was corrected here in between', async () => {
    const { store, file, look, take } = laid();
    const path = file(backup());
    await take(path);
    done(store.games.edit('play-1', 0, [{ kind: 'header', fields: { notes: 'corrected' } }]));
    expect((await look(path)).counts).toEqual({ new: 0, further: 0, here: 3, different: 0 });
    expect((await take(path)).changed).toEqual([]);
    expect(store.games.get('play-1')?.record.notes).toBe('corrected');
  });

  test('with plays that cannot be read takes the others, and says what is wrong', async () => {
    const { file, look } = laid();
    const { plays } = backup();
    const found = await look(file(backup({ plays: [...plays, { uuid: 'x', gameRefId: 1 }] })));
    expect(found.counts.new).toBe(3);
    expect(found.broken.map(({ problem }) => problem.code)).toEqual(['wrong-number-of-players']);
  });

  test.each([
    ['{"plays": [', 'not-json'],
    ['{"plays": []}', 'missing'],
  ])('that is broken (%s) changes nothing and says so', async (text, code) => {
    const { file, look } = laid();
    const found = await look(file(text));
    expect(found.counts.new).toBe(0);
    expect(found.broken.map(({ problem }) => problem.code)).toEqual([code]);
  });

  test('knows a game that was sent there from here, whatever id it has there', async () => {
    const { store, file, look, take } = laid();
    const options = { tracking: 'ledger', mystery: false, splitDouble: false } as const;
    const whole = playAuction({ edition: 'modern-art-1994', players: 4, options, seed: 3 });
    const { record } = done(store.games.add({ ...whole, startedAt: '2026-01-31T20:15:00.000Z' }));
    const play = playOf(record);
    if (play === null) throw new Error('the game is finished');
    const sent = file(bgStatsFile('', [play, { ...play, id: 'an-id-of-its-own' }]));
    expect((await look(sent)).counts).toEqual({ new: 0, further: 0, here: 2, different: 0 });
    expect((await take(sent)).counts.here).toBe(2);
    expect(store.history.page({}, null, 10).games).toHaveLength(1);
  });
});
