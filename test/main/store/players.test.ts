import { describe, expect, test } from 'vitest';
import type { Store } from '../../../src/main/store/index.ts';
import { dataFolder, done, FOUR, storeIn, surroundings, begun } from './store-in.ts';

const names = (store: Store): string[] => store.players.list().map(({ name }) => name);

describe('players', () => {
  test('are known as soon as they sit at a table, sorted by name, and may retire', () => {
    const { folder, store } = begun();
    const bo = store.players.add('bo');
    expect(names(store)).toEqual(['Axel', 'Beatrix', 'bo', 'Clemens', 'Doris']);
    expect(bo).toEqual({ id: bo.id, name: 'bo', retired: false, alsoKnownAs: [] });
    expect(done(store.players.retire('axel', true))).toMatchObject({ id: 'axel', retired: true });
    store.close();
    const again = storeIn(folder);
    expect(again.players.list()[0]).toMatchObject({ id: 'axel', retired: true });
    expect(done(again.players.retire('axel', false)).retired).toBe(false);
  });

  test('who sat together only in a game in the trash may be one, until it is put back', () => {
    const { store, id } = begun();
    expect(store.players.merge('axel', 'doris')).toEqual({ ok: false, error: { kind: 'sat-together' } });
    store.games.trash(id);
    expect(done(store.players.merge('axel', 'doris')).alsoKnownAs).toEqual(['axel']);
    expect(names(store)).toEqual(['Beatrix', 'Clemens', 'Doris']);
    store.games.restore(id);
    expect(names(store)).toEqual(['Axel', 'Beatrix', 'Clemens', 'Doris']);
  });

  test('that are unknown can’t be changed', () => {
    const store = storeIn(dataFolder());
    const nobody = { ok: false, error: { kind: 'no-such-player' } };
    expect(store.players.rename('nobody', 'Somebody')).toEqual(nobody);
    expect(store.players.merge('nobody', 'nobody')).toEqual(nobody);
  });
});

describe('merging two players', () => {
  test('makes them one, whichever id is used, and doesn’t change records', () => {
    const { folder, store, id } = begun();
    const old = store.players.add('A. Axel');
    const older = store.players.add('Axl');
    done(store.players.merge(older.id, old.id));
    const merged = done(store.players.merge(old.id, 'axel'));
    expect(merged).toMatchObject({ id: 'axel', name: 'Axel', alsoKnownAs: [old.id, older.id] });
    store.close();
    const again = storeIn(folder, { ...surroundings(), newId: () => 'later' });
    expect(names(again)).toEqual(['Axel', 'Beatrix', 'Clemens', 'Doris']);
    expect(done(again.players.rename(older.id, 'Axel B.'))).toMatchObject({ id: 'axel', name: 'Axel B.' });
    // That stays, whatever later games call them, and they can be split and merged as often as wanted.
    done(again.games.create(FOUR));
    for (const times of [1, 2]) {
      expect(done(again.players.split(old.id)).alsoKnownAs, `${times}`).toEqual([older.id]);
      expect(names(again)).toEqual(['A. Axel', 'Axel B.', 'Beatrix', 'Clemens', 'Doris']);
      expect(done(again.players.merge(old.id, 'axel')).alsoKnownAs).toEqual([old.id, older.id]);
    }
    expect(again.games.get(id)?.record.players).toEqual(FOUR.players);
  });

  test('is refused for the same player, and for two who sat at one table', () => {
    const { store } = begun();
    const guest = store.players.add('Guest');
    done(store.players.merge(guest.id, 'axel'));
    expect(store.players.merge('axel', 'axel')).toEqual({ ok: false, error: { kind: 'same-player' } });
    expect(store.players.merge('axel', guest.id)).toEqual({ ok: false, error: { kind: 'same-player' } });
    const together = { ok: false, error: { kind: 'sat-together' } };
    expect(store.players.merge(guest.id, 'doris')).toEqual(together);
    expect(store.players.merge('doris', guest.id)).toEqual(together);
    // Nor under another id later.
    done(store.players.merge('doris', store.players.add('Another').id));
    expect(store.players.merge(guest.id, 'doris')).toEqual(together);
    expect(store.players.merge('doris', guest.id)).toEqual(together);
  });

  test('erases the name under every id, so that it doesn’t come back when they are split', () => {
    const store = storeIn(dataFolder());
    const [axel, axl] = ['Axel', 'Axl', 'Emil'].map((name) => store.players.add(name).id);
    done(store.players.merge(axl ?? '', axel ?? ''));
    done(store.players.erase(axl ?? ''));
    done(store.players.split(axl ?? ''));
    expect(names(store)).toEqual(['—', '—', 'Emil']);
  });

  test('considers corrections of the seats at a table', () => {
    const { store, id } = begun();
    const emil = store.players.add('Emil');
    const players = [...FOUR.players.slice(0, 3), { id: emil.id, name: 'Emil' }];
    done(store.games.edit(id, 0, [{ kind: 'header', fields: { players } }]));
    expect(store.players.merge('doris', 'axel').ok).toBe(true);
    expect(store.players.merge(emil.id, 'axel')).toEqual({ ok: false, error: { kind: 'sat-together' } });
    done(store.games.undo(id, 1));
    expect(store.players.merge('beatrix', emil.id).ok).toBe(true);
  });
});
