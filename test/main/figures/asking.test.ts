import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openAsking } from '../../../src/main/figures/asking.ts';
import { STORE_FILE } from '../../../src/main/store/index.ts';
import { NotOpen } from '../../../src/main/store/kept-store.ts';
import { JobFailed } from '../../../src/main/store/file-trouble.ts';
import { FIGURES } from '../open-main.ts';
import { fromOutside } from '../store/from-outside.ts';
import { evenings } from '../store/many-games.ts';
import { dataFolder, done, storeIn } from '../store/store-in.ts';

/** A store with games, and figures asked of another thread. */
function asked(games: number, script = FIGURES) {
  const folder = dataFolder();
  const store = storeIn(folder);
  for (const record of evenings(games)) done(store.games.add(record));
  const misreads: unknown[] = [];
  const asking = openAsking({
    script,
    file: join(folder, STORE_FILE),
    onMisread: (misread) => misreads.push(misread),
  });
  asking.opened();
  onTestFinished(asking.closed);
  return { folder, store, misreads, ...asking };
}

test('what was written before a question is in its answer, but nothing that can’t be what was written', async () => {
  const { folder, store, misreads, ask } = asked(6);
  expect(await ask('group', {})).toEqual(store.figures.group({}));
  for (const id of ['evening-1', 'evening-2']) {
    store.games.trash(id);
    expect(await ask('facets', {})).toEqual(store.figures.facets({}));
  }
  fromOutside(folder, (database) =>
    database.exec(`UPDATE projected_game SET family = 'cards' WHERE game IN ('evening-0', 'evening-3')`),
  );
  expect((await ask('facets', {})).games).toBe(2);
  expect(misreads).toHaveLength(2);
  for (const misread of misreads) expect(misread).toMatchObject({ kind: 'game' });
  store.listAgain({ kind: 'game', number: 1 });
  expect(store.behind()).toBe(1);
});

test('questions are answered in turn, those asked ahead last, none that was given up, and all only while the file is open', async () => {
  const { folder, store, ask, closed, opened } = asked(5);
  const order: string[] = [];
  const given = new AbortController();
  const note = (name: string) => () => void order.push(name);
  const all = [
    ask('group', {}).then(note('first')),
    ask('people', {}, { ahead: true }).then(note('ahead')),
    ask('habits', {}, { signal: given.signal }).then(note('given up'), note('not answered')),
    ask('outline', {}).then(note('second')),
    ask('catalogue', {}).then(note('third')),
  ];
  given.abort();
  await Promise.all(all);
  expect(order).toEqual(['first', 'not answered', 'second', 'third', 'ahead']);

  const under = [ask('group', {}), ask('people', {})].map((answer) =>
    expect(answer).rejects.toBeInstanceOf(NotOpen),
  );
  closed();
  await Promise.all(under);
  await expect(ask('group', {})).rejects.toBeInstanceOf(NotOpen);
  // Nobody else has it.
  fromOutside(folder, (database) => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
  opened();
  expect(await ask('group', {})).toEqual(store.figures.group({}));
});

test('a thread that dies fails its question, and the next one gets another', async () => {
  const { ask } = asked(3, join(import.meta.dirname, 'dying-thread.ts'));
  for (const seats of [2, 3] as const)
    await expect(ask('group', { seats })).rejects.toThrow(
      new JobFailed({ trouble: null, message: 'Error: ended' }),
    );
  expect(await ask('people', {})).toEqual([]);
});
