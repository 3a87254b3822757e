import { describe, expect, test } from 'vitest';
import type { Labelling } from '../../../src/shared/record/index.ts';
import { checkRows } from './checked-rows.ts';
import { evenings, oldNight } from './many-games.ts';
import { dataFolder, done, edit, OFFER, storeIn, begun, pageOf } from './store-in.ts';

const MISPLAYED: Labelling = { kind: 'misplayed', misplayed: true };
const TAGGED: Labelling = { kind: 'tags', add: ['league'], remove: ['club'] };
const ALL: readonly Labelling[] = [
  MISPLAYED,
  TAGGED,
  { kind: 'place', place: 'Essen' },
  { kind: 'day', day: '2019-03-02' },
];

/** Finished, unfinished and abandoned games, with a log or only a result. */
function laid() {
  const folder = dataFolder();
  const store = storeIn(folder);
  const records = [...evenings(6), oldNight(0), oldNight(1)];
  for (const record of records) done(store.games.add({ ...record, sample: false }));
  return { folder, store, ids: records.map(({ id }) => id) };
}

describe('what is noted about games, changed together', () => {
  test('changes each of them, and history and statistics as a replay would', async () => {
    const { folder, store, ids } = laid();
    for (const change of ALL) store.games.label(ids, change);
    for (const id of ids) {
      expect(store.games.get(id)?.record).toMatchObject({ misplayed: true, location: 'Essen' });
      expect(store.games.get(id)?.record.tags).toContain('league');
      expect(store.games.get(id)?.record.tags).not.toContain('club');
    }
    const all = {
      place: 'Essen',
      tag: 'league',
      from: '2019-03-01T00:00:00Z',
      until: '2019-03-04T00:00:00Z',
    };
    expect(pageOf(store, all)).toHaveLength(ids.length);
    expect(store.figures.group({}).games).toBe(0);
    await checkRows(folder, store, ids);
  });

  test('can be taken back, except where something has happened since', async () => {
    const { folder, store, ids } = laid();
    const before = ids.map((id) => store.games.get(id)?.record);
    const people = store.figures.people({});
    const [first = ''] = ids;
    for (const change of ALL) {
      const changed = store.games.label(ids, change);
      expect(changed.length).toBeGreaterThan(0);
      expect(store.games.takeBack(changed).map(({ id }) => id)).toEqual(changed.map(({ id }) => id));
      // A second time there is nothing to take back.
      expect(store.games.takeBack(changed)).toEqual([]);
      expect(ids.map((id) => store.games.get(id)?.record)).toEqual(before);
    }
    expect(store.figures.people({})).toEqual(people);
    await checkRows(folder, store, ids);
    const changed = store.games.label(ids, { kind: 'place', place: 'Rome' });
    edit(store, first, { kind: 'header', fields: { notes: 'a long evening' } });
    expect(store.games.takeBack(changed).map(({ id }) => id)).toEqual(ids.slice(1));
    expect(store.games.get(first)?.record.location).toBe('Rome');
  });

  test('leaves alone what is like that already, what is in the trash and what isn’t there', () => {
    const { store, ids } = laid();
    const [first = '', second = ''] = ids;
    store.games.trash(second);
    const before = store.games.get(second);
    store.games.label([first], MISPLAYED);
    expect(store.games.label([first, second, 'nowhere'], MISPLAYED)).toEqual([]);
    expect(store.games.get(second)).toEqual(before);
  });

  test('keeps what is being typed at the table, and never takes back what happened there', () => {
    const { store, id } = begun();
    const draft = { lot: { artist: 'krypto' } };
    store.games.draft(id, draft);
    const changed = store.games.label([id], TAGGED);
    expect(store.games.get(id)?.draft).toEqual(draft);
    store.games.trash(id);
    expect(store.games.takeBack(changed)).toEqual([]);
    store.games.restore(id);
    expect(store.games.takeBack(changed)).toHaveLength(1);
    expect(store.games.get(id)).toMatchObject({ draft, canRedo: true });
    store.games.label([id], MISPLAYED);
    expect(store.games.get(id)).toMatchObject({ canUndo: true, canRedo: false });
    const { position } = edit(store, id, { kind: 'append', event: OFFER });
    expect(store.games.takeBack([{ id, position }])).toEqual([]);
    expect(store.games.get(id)?.record.events).toHaveLength(1);
  });
});

test('several games go to the trash and come back together', () => {
  const { store, ids } = laid();
  const some = ids.slice(0, 5);
  expect(store.games.setTrashed(some, true).map(({ id }) => id)).toEqual(some);
  expect(store.games.setTrashed(some, true)).toEqual([]);
  expect(store.figures.facets({}).games).toBe(ids.length - some.length);
  expect(store.games.setTrashed([...some, 'nowhere'], false).map(({ id }) => id)).toEqual(some);
  expect(store.figures.facets({}).games).toBe(ids.length);
});
