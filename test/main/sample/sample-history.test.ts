import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleGames, SAMPLE } from '../../../src/main/sample/sample-games.ts';
import { outcomeOf, readRecord, sit } from '../../../src/shared/record/index.ts';
import { SAMPLE_FILE, writtenSample } from '../../play/sample-history.ts';
import { evening } from '../store/many-games.ts';
import { dataFolder, done, storeIn } from '../store/laid-store.ts';

test('the sample history is two years of thirty whole games, each with a winner, and says that it is a sample', async () => {
  const games = await sampleGames();
  expect(games).toHaveLength(30);
  for (const game of games) {
    const record = done(readRecord({ ...game }));
    const sitting = sit(record, null);
    const last = sitting.tables.at(-1);
    if (sitting.problem !== null || last === undefined) throw new Error(record.id);
    expect(outcomeOf(last).winners).not.toBe(null);
    expect([record.id.startsWith(SAMPLE), record.sample]).toEqual([true, true]);
    expect(record.players.every(({ id }) => id.startsWith(SAMPLE))).toBe(true);
  }
});

test('the file is what the seeds give: `node test/play/sample-history.ts` writes it', () => {
  expect(readFileSync(SAMPLE_FILE, 'utf8')).toBe(writtenSample());
});

test('sample games stand in the history and count nowhere', async () => {
  const store = storeIn(dataFolder());
  const real = Array.from({ length: 12 }, (_, seed) => evening(seed));
  for (const record of real) done(store.games.add(record));
  const before = [store.statistics.people({}), store.statistics.group({})];
  expect(store.samples()).toBe(0);
  for (const record of await sampleGames()) done(store.games.add(record));
  expect(store.samples()).toBe(30);
  expect([store.statistics.people({}), store.statistics.group({})]).toEqual(before);
  expect(store.history.facets({}).games).toBe(42);
  for (const { id } of await sampleGames()) store.games.trash(id);
  expect(store.samples()).toBe(0);
  expect(store.history.facets({}).games).toBe(12);
});

test('sample games stay behind when everything is taken out, and go where they are asked for by name', async () => {
  const store = storeIn(dataFolder());
  const real = evening(1);
  done(store.games.add(real));
  const samples = await sampleGames();
  for (const record of samples) done(store.games.add(record));
  expect(store.outgoing.count(null)).toBe(1);
  const { records, last } = store.outgoing.page(null, '');
  expect(records.map(({ id }) => id)).toEqual([real.id]);
  expect(last === null ? null : store.outgoing.page(null, last).last).toBe(null);
  const named = samples.slice(0, 1).map(({ id }) => id);
  expect(store.outgoing.page(named, '').records.map(({ id }) => id)).toEqual(named);
});
