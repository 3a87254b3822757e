import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { FiguresFilter, HistoryFilter } from '../../../src/shared/api.ts';
import type { Figures } from '../../../src/main/figures/figures.ts';
import { sampleGames, SAMPLE } from '../../../src/main/sample/sample-games.ts';
import { outcomeOf, readRecord, timelineOf, type GameRecord } from '../../../src/shared/record/index.ts';
import { SAMPLE_FILE, writtenSample } from '../../play/sample-history.ts';
import { outOf } from '../store/importing/import-into.ts';
import { evening } from '../store/many-games.ts';
import { dataFolder, done, storeIn, pageOf } from '../store/store-in.ts';
import { workOut } from '../store/valuing.ts';

test('the sample history is two years of thirty complete games, each with a winner, marked as samples', async () => {
  const games = await sampleGames();
  expect(games).toHaveLength(30);
  for (const game of games) {
    const record = done(readRecord({ ...game }));
    const timeline = timelineOf(record, null);
    const last = timeline.tables.at(-1);
    if (timeline.problem !== null || last === undefined) throw new Error(record.id);
    expect(outcomeOf(last).winners).not.toBe(null);
    expect([record.id.startsWith(SAMPLE), record.sample]).toEqual([true, true]);
    expect(record.players.every(({ id }) => id.startsWith(SAMPLE))).toBe(true);
  }
});

test('the file is what the seeds give: `node test/play/sample-history.ts` writes it', () => {
  expect(readFileSync(SAMPLE_FILE, 'utf8')).toBe(writtenSample());
});

test('sample games are in the history, count nowhere, and are exported only when asked for by id', async () => {
  const store = storeIn(dataFolder());
  const real = Array.from({ length: 3 }, (_, seed) => ({ ...evening(seed), sample: false }));
  for (const record of real) done(store.games.add(record));
  const before = [store.figures.people({}), store.figures.group({})];
  expect(store.samples()).toBe(0);
  const samples = await sampleGames();
  for (const record of samples) done(store.games.add(record));
  expect(store.samples()).toBe(30);
  expect([store.figures.people({}), store.figures.group({})]).toEqual(before);
  const facets = (filter: HistoryFilter) => store.figures.facets(filter);
  expect(facets({}).games).toBe(33);

  const shown = (sample: boolean) => pageOf(store, { sample });
  expect(shown(true).map(({ sample }) => sample)).toEqual(samples.map(() => true));
  expect(shown(false).map(({ sample }) => sample)).toEqual(real.map(() => false));
  const people = (sample: boolean) => facets({ sample }).people.map(({ value }) => value.startsWith(SAMPLE));
  expect(new Set(people(true))).toEqual(new Set([true]));
  expect(new Set(people(false))).toEqual(new Set([false]));

  const idsOf = (documents: readonly unknown[]) => documents.map((one) => (one as GameRecord).id);
  expect(store.outgoing.count(null)).toBe(3);
  expect(idsOf(outOf(store)).sort()).toEqual(idsOf(real).sort());
  const named = idsOf(samples).slice(0, 1);
  const { documents } = store.outgoing.page(named, '');
  expect(idsOf(documents.map(({ text }): unknown => JSON.parse(text)))).toEqual(named);

  for (const { id } of samples) store.games.trash(id);
  expect(store.samples()).toBe(0);
  expect(facets({}).games).toBe(3);
});

describe('the statistics of the sample history', () => {
  const SAMPLES = { sample: true } as const;
  const FILTERS = [{}, { family: 'gallery' }, { tag: 'club', person: 'sample-giulia' }] as const;

  function told(figures: Figures, which: FiguresFilter) {
    return FILTERS.map((one) => ({ ...one, ...which })).map((filter) => [
      figures.people(filter),
      figures.group(filter),
      figures.person({ id: 'sample-giulia', filter }),
    ]);
  }

  test('treat its games like any others, include no real game, and follow what changes', async () => {
    const samples = await sampleGames();
    const counting = storeIn(dataFolder());
    for (const record of samples) done(counting.games.add({ ...record, sample: false }));
    const store = storeIn(dataFolder());
    expect(store.figures.people(SAMPLES)).toEqual([]);
    for (let seed = 0; seed < 4; seed += 1) done(store.games.add(evening(seed)));
    for (const record of samples) done(store.games.add(record));
    expect(told(store.figures, SAMPLES)).toEqual(told(counting.figures, {}));
    expect(store.figures.group(SAMPLES).games).toBe(30);
    expect(store.figures.person({ id: 'ada', filter: SAMPLES })).toBe(null);

    store.games.trash('sample-01');
    expect(store.figures.group(SAMPLES).games).toBe(29);
    const wrong = [{ kind: 'header', fields: { misplayed: true } }] as const;
    done(store.games.edit('sample-02', 0, wrong));
    expect(store.figures.group(SAMPLES).games).toBe(28);
    store.games.restore('sample-01');
    expect(store.figures.group(SAMPLES).games).toBe(29);
  });

  test('say what the forecast says once it has been worked out, as for any games', async () => {
    const samples = (await sampleGames()).slice(0, 2);
    const [folder, other] = [dataFolder(), dataFolder()];
    const [store, counting] = [storeIn(folder), storeIn(other)];
    for (const record of samples) {
      done(store.games.add(record));
      done(counting.games.add({ ...record, sample: false }));
    }
    expect(store.figures.groupWorth(SAMPLES).waiting).toEqual({ games: 2, of: 2 });
    await workOut(folder);
    await workOut(other);
    expect(store.figures.groupWorth(SAMPLES)).toEqual(counting.figures.groupWorth({}));
    expect(store.figures.groupWorth(SAMPLES).waiting).toEqual({ games: 0, of: 2 });
    expect(store.figures.personWorth({ id: 'sample-giulia', filter: SAMPLES })).toEqual(
      counting.figures.personWorth({ id: 'sample-giulia', filter: {} }),
    );
    expect(store.figures.groupWorth({}).waiting).toEqual({ games: 0, of: 0 });
  });
});
