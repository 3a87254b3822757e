import { describe, expect, test } from 'vitest';
import type { Store } from '../../../src/main/store/index.ts';
import { begun, dataFolder, done, edit, FOUR, OFFER, play, SALE, storeIn } from './store-in.ts';

/** A store with one game in which krypto was put up and sold to Doris for 19. */
const oneSale = () => begun(OFFER, SALE);

function viewOf(store: Store, id: string) {
  const view = store.games.get(id);
  if (view === null) throw new Error(`there is no game ${id}`);
  return view;
}

const eventsOf = (store: Store, id: string): readonly unknown[] => viewOf(store, id).record.events;

describe('a game', () => {
  test('starts as a record without events', () => {
    const store = storeIn(dataFolder());
    const view = done(store.games.create({ ...FOUR, location: 'Basel', tags: ['club'] }));
    expect(view).toMatchObject({ position: 0, canUndo: false, canRedo: false, last: 'open' });
    expect(view.draft).toBeNull();
    expect(view.record).toEqual({
      format: 'vernissage/game',
      version: 1,
      id: 'id-1',
      startedAt: '2026-11-21T19:30:00.000Z',
      finishedAt: null,
      location: 'Basel',
      notes: null,
      tags: ['club'],
      misplayed: false,
      abandoned: false,
      ...FOUR,
      events: [],
    });
  });

  test('in progress starts with the events that lead to its position', () => {
    const store = storeIn(dataFolder());
    const events = [{ type: 'adjust', reason: 'begun without the app', hands: { 0: -1 } }];
    const view = done(store.games.create({ ...FOUR, events }));
    expect(view.record.events).toEqual(events);
    expect(view).toMatchObject({ position: 0, canUndo: false });
    const impossible = [{ type: 'adjust', reason: 'begun without the app', hands: { 0: -10 } }];
    expect(store.games.create({ ...FOUR, events: impossible })).toMatchObject({
      error: { kind: 'refused', problem: { code: 'below-zero', index: 0 } },
    });
  });

  test('an undo followed by another edit is a conflict too, although the number of events is the same', () => {
    const { store, id } = oneSale();
    done(store.games.undo(id, 2));
    play(store, id, [{ ...SALE, price: 20 }]);
    expect(store.games.edit(id, 2, [])).toEqual({ ok: false, error: { kind: 'conflict', position: 4 } });
    expect(viewOf(store, id)).toMatchObject({ canUndo: true, canRedo: false, last: 'edit' });
    expect(store.games.redo(id, 4)).toEqual({ ok: false, error: { kind: 'nothing-to-redo' } });
  });

  test('from elsewhere keeps its id, and is added once', () => {
    const { store, id } = oneSale();
    const { record } = viewOf(store, id);
    expect(store.games.add(record)).toEqual({ ok: false, error: { kind: 'game-exists' } });
    const other = done(store.games.add({ ...record, id: 'elsewhere', extra: 1 }));
    expect(other.record).toEqual({ ...record, id: 'elsewhere', extra: 1 });
    expect(store.games.add({ ...record, id: 'odd', events: [SALE] })).toMatchObject({
      error: { kind: 'refused', problem: { code: 'offer-awaited', index: 0 } },
    });
  });
});

test('undo and redo go back to the first edit and forward to the last, also after a restart', () => {
  const { folder, store, id } = oneSale();
  done(store.games.undo(id, 2));
  expect(eventsOf(store, id)).toEqual([OFFER]);
  store.close();
  const again = storeIn(folder);
  expect(viewOf(again, id).last).toBe('undo');
  expect(done(again.games.undo(id, 3))).toMatchObject({ canUndo: false, canRedo: true });
  expect(eventsOf(again, id)).toEqual([]);
  expect(again.games.undo(id, 4)).toEqual({ ok: false, error: { kind: 'nothing-to-undo' } });
  done(again.games.redo(id, 4));
  expect(done(again.games.redo(id, 5))).toMatchObject({ canUndo: true, canRedo: false, last: 'redo' });
  expect(eventsOf(again, id)).toEqual([OFFER, SALE]);
  expect(again.games.redo(id, 6)).toEqual({ ok: false, error: { kind: 'nothing-to-redo' } });
});

describe('a correction', () => {
  test('is replayed', () => {
    const { store, id } = oneSale();
    const edits = [{ kind: 'replace', index: 1, event: { ...SALE, buyer: 1, price: 30 } }] as const;
    done(store.games.edit(id, 2, edits));
    expect(store.games.list()).toMatchObject([{ standing: { scores: [130, 70, 100, 100] } }]);
  });

  test.each([
    [{ kind: 'replace', index: 2, event: SALE }, 2],
    [{ kind: 'remove', index: -1 }, -1],
    [{ kind: 'insert', index: 3, event: SALE }, 3],
    [{ kind: 'insert', index: 0.5, event: SALE }, 0.5],
  ] as const)('of an event that doesn’t exist (%j) is refused', (edit, index) => {
    const { store, id } = oneSale();
    expect(store.games.edit(id, 2, [edit])).toEqual({ ok: false, error: { kind: 'no-such-event', index } });
  });

  test('of the head is replayed like any other', () => {
    const { store, id } = oneSale();
    const [axel, beatrix, clemens, doris] = FOUR.players;
    const header = (fields: object) => [{ kind: 'header', fields: { ...fields } }] as const;
    const swapped = done(store.games.edit(id, 2, header({ players: [axel, doris, clemens, beatrix] })));
    expect(swapped.record.players.map(({ name }) => name)).toEqual(['Axel', 'Doris', 'Clemens', 'Beatrix']);
    expect(store.games.edit(id, 3, header({ firstSeat: 1 }))).toMatchObject({
      error: { kind: 'refused', problem: { code: 'not-your-turn', index: 0 } },
    });
    expect(store.games.edit(id, 3, header({ players: [axel, doris] }))).toMatchObject({
      error: { kind: 'refused', problem: { code: 'wrong-number-of-players', place: 'players', index: -1 } },
    });
    expect(store.games.edit(id, 3, header({ options: { tracking: 'none' } }))).toMatchObject({
      error: { kind: 'refused', problem: { code: 'unknown-tracking', place: 'options.tracking' } },
    });
    const fewer = header({ options: { tracking: 'owners' }, location: 'Bern' });
    done(store.games.edit(id, 3, fewer));
    expect(store.games.list()).toMatchObject([{ standing: { scores: null } }]);
    done(store.games.undo(id, 4));
    done(store.games.undo(id, 5));
    expect(viewOf(store, id).record).toMatchObject({
      players: FOUR.players,
      location: null,
      options: FOUR.options,
    });
  });

  test('of the head may have two steps that only fit together', () => {
    const store = storeIn(dataFolder());
    const { id } = done(store.games.create({ ...FOUR, firstSeat: 3 })).record;
    const fewer = { kind: 'header', fields: { players: FOUR.players.slice(0, 3) } } as const;
    const first = { kind: 'header', fields: { firstSeat: 2 } } as const;
    expect(store.games.edit(id, 0, [fewer])).toMatchObject({
      error: { kind: 'refused', problem: { code: 'not-a-seat', place: 'firstSeat' } },
    });
    const { record } = done(store.games.edit(id, 0, [fewer, first]));
    expect(record).toMatchObject({ firstSeat: 2, players: [{}, {}, {}] });
  });

  test('of the head can’t change what identifies the game', () => {
    const { store, id } = oneSale();
    const fields = { id: 'other', format: 'chess', version: 2, events: [], notes: 'rain' };
    const { record } = done(store.games.edit(id, 2, [{ kind: 'header', fields }]));
    expect(record).toMatchObject({
      id,
      format: 'vernissage/game',
      version: 1,
      notes: 'rain',
      events: [OFFER, SALE],
    });
  });
});

describe('a draft', () => {
  test('survives a restart, isn’t part of the record, and ends with the event it becomes', () => {
    const { folder, store, id } = oneSale();
    const draft = { artist: 'yoko', bid: 7, covered: [3, null, 2, 8] };
    expect(store.games.draft(id, { typed: 1 })).toBe(true);
    expect(store.games.draft(id, draft)).toBe(true);
    const other = done(store.games.create(FOUR)).record.id;
    store.games.draft(other, { typed: 2 });
    store.close();
    const again = storeIn(folder);
    expect(viewOf(again, id)).toMatchObject({ draft, position: 2 });
    expect(JSON.stringify(viewOf(again, id).record)).not.toContain('covered');
    expect(
      done(again.games.edit(id, 2, [{ kind: 'append', event: { ...OFFER, seat: 1 } }])).draft,
    ).toBeNull();
    expect([viewOf(again, id).draft, viewOf(again, other).draft]).toEqual([null, { typed: 2 }]);
  });

  test('stays after a correction of something earlier, is dropped by an undo, and can be dropped', () => {
    const { store, id } = oneSale();
    store.games.draft(id, { bid: 7 });
    done(store.games.edit(id, 2, [{ kind: 'replace', index: 1, event: { ...SALE, price: 20 } }]));
    expect(viewOf(store, id).draft).toEqual({ bid: 7 });
    done(store.games.undo(id, 3));
    expect(viewOf(store, id).draft).toBeNull();
    store.games.draft(id, { bid: 8 });
    store.games.draft(id, null);
    expect(viewOf(store, id).draft).toBeNull();
    // A correction with an entry is an entry.
    store.games.draft(id, { bid: 9 });
    const entry = { kind: 'append', event: { ...OFFER, seat: 1 } } as const;
    expect(edit(store, id, { kind: 'header', fields: { notes: '' } }, entry).draft).toBeNull();
  });

  test('loses what an entry completes, but not a correction, the payments due after one, or the forecast', () => {
    const { store, id } = oneSale();
    const lasting = {
      mending: [{ kind: 'removed', edits: [{ kind: 'remove', index: 0 }] }],
      owed: [1],
      forecast: true,
    };
    store.games.draft(id, { ...lasting, lot: { price: '7' } });
    done(store.games.edit(id, 2, [{ kind: 'append', event: { ...OFFER, seat: 1 } }]));
    expect(viewOf(store, id).draft).toEqual(lasting);
    done(store.games.undo(id, 3));
    expect(viewOf(store, id).draft).toEqual(lasting);
  });
});

describe('the list of games', () => {
  test('has the latest change first, with the standing of each game', () => {
    const { store, id } = oneSale();
    const other = done(
      store.games.create({ ...FOUR, edition: 'masters-gallery', options: { tracking: 'full' } }),
    );
    expect(store.games.list().map(({ head }) => head.id)).toEqual([other.record.id, id]);
    play(store, id, [{ ...OFFER, seat: 1 }]);
    const [latest] = store.games.list({ most: 1 });
    expect(latest).toMatchObject({
      head: { id, edition: 'modern-art-1994', players: FOUR.players },
      standing: { status: 'playing', round: 1, scores: [119, 100, 100, 81], winners: null },
      trashedAt: null,
    });
  });

  test('leaves out trashed games until they are restored', () => {
    const { store, id } = oneSale();
    expect(store.games.trash(id)).toBe(true);
    expect(store.games.list()).toEqual([]);
    expect(store.games.list({ trashed: true })).toMatchObject([{ head: { id } }]);
    expect(store.games.edit(id, 2, [])).toEqual({ ok: false, error: { kind: 'in-trash' } });
    expect(store.games.draft(id, {})).toBe(false);
    expect(store.games.restore(id)).toBe(true);
    expect(store.games.list()).toMatchObject([{ head: { id }, trashedAt: null }]);
    expect(store.games.undo(id, 2).ok).toBe(true);
    expect(store.games.trash('nothing')).toBe(false);
  });
});
