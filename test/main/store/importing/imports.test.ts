import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isObject } from '../../../../src/shared/core/shape.ts';
import {
  notAdmitted,
  readRecord,
  type Edit,
  type EventJson,
  type JsonObject,
} from '../../../../src/shared/record/index.ts';
import { historyOf, recordOf } from '../../../../src/main/store/history.ts';
import { checksumOf } from '../../../../src/main/store/journal-row.ts';
import { markOf } from '../../../../src/main/store/log-hash.ts';
import { prepared } from '../../../../src/main/store/importing/prepared.ts';
import { auctionRecord } from '../../../fixtures/auction.ts';
import { fromOutside, repair } from '../from-outside.ts';
import { dataFolder, done, edit as editIn, FOUR, OFFER, play, SALE, storeIn, pageOf } from '../store-in.ts';
import { outOf, importInto } from './import-into.ts';

const ADJUST = { type: 'adjust', reason: 'a coin was under the table', cash: { 0: 1 } };
const NEXT = { type: 'offer', seat: 1, artist: 'yoko', auction: 'once' };

/** A game from another machine. */
function from(elsewhere: readonly EventJson[], fields: object = {}) {
  const head = { ...FOUR, startedAt: '2026-11-21T19:30:00Z', ...fields };
  return auctionRecord(elsewhere, { id: 'shared', ...head });
}

function laid() {
  const folder = dataFolder();
  const store = storeIn(folder);
  const record = () => laptop.store.games.get('shared')?.record;
  const laptop = { folder, store, record, take: (...documents: unknown[]) => importInto(folder, documents) };
  return laptop;
}

describe('an imported game', () => {
  test('that was continued elsewhere is continued here, which can be undone', () => {
    const { store, take, record } = laid();
    take(from([OFFER]));
    store.games.draft('shared', { buyer: 1 });
    expect(take(from([OFFER, SALE], { finishedAt: '2026-11-21T22:00:00Z' }))).toEqual(['further']);
    expect(record()).toMatchObject({ events: [OFFER, SALE], finishedAt: '2026-11-21T22:00:00Z' });
    expect(store.games.get('shared')).toMatchObject({ draft: null, canUndo: true });
    expect(store.logs.parted()).toEqual([]);
    expect(take(from([OFFER]))).toEqual(['here']);
    expect(record()?.events).toEqual([OFFER, SALE]);
    done(store.games.undo('shared', store.games.get('shared')?.position ?? 0));
    expect(record()?.events).toEqual([OFFER]);
  });

  test('that ended at another time elsewhere is another log', () => {
    const { take } = laid();
    const ended = (finishedAt: string) => from([OFFER], { finishedAt });
    expect(take(ended('2026-11-21T22:00:00Z'), ended('2026-11-21T22:30:00Z'))).toEqual(['new', 'different']);
  });

  test('of which only the result is known is replaced by a log, whichever comes first', () => {
    const { edition, players } = FOUR;
    const result = { format: 'vernissage/result', version: 1, id: 'shared', edition, players };
    const known = [310, 311].map((first) => ({ ...result, scores: [first, 290, 401, 220] }));
    const log = from([OFFER, SALE]);
    for (const isFirst of [false, true]) {
      const { store, take, record } = laid();
      if (isFirst) expect(take(log, ...known)).toEqual(['new', 'here', 'here']);
      else expect(take(...known, log)).toEqual(['new', 'different', 'further']);
      expect(record()?.events).toEqual([OFFER, SALE]);
      expect(store.logs.parted()).toEqual([]);
      expect(pageOf(store)).toMatchObject([{ resultOnly: false, status: 'unfinished' }]);
      expect(take(...known)).toEqual(['here', 'here']);
    }
  });

  test('in the trash stays there, and what was played elsewhere is kept with it', () => {
    const { store, take, record } = laid();
    take(from([OFFER]));
    store.games.trash('shared');
    expect(take(from([OFFER, SALE]))).toEqual(['further']);
    expect(store.games.get('shared')?.trashed).toBe(true);
    expect(record()?.events).toEqual([OFFER, SALE]);
    expect(outOf(store)).toEqual([]);
  });

  test('is listed by when it was played, not by when it was imported', () => {
    const { store, take } = laid();
    take(from([{ ...OFFER, at: '2026-11-21T21:15:00+01:00' }]));
    expect(store.games.list()[0]?.changedAt).toBe('2026-11-21T20:15:00.000Z');
  });
});

describe('two logs of one game', () => {
  const shorter = from([OFFER, { ...SALE, price: 7 }]);
  const longer = from([OFFER, SALE, NEXT]);

  test('are both kept, and the longer is shown until the user picks one', () => {
    const { store, take, record } = laid();
    expect(take(shorter, longer)).toEqual(['new', 'different']);
    expect(record()?.events).toEqual(longer.events);
    expect(store.logs.parted()).toEqual([{ game: 'shared', others: 1, settled: false }]);
    expect(store.logs.of('shared').map((log) => log.record.events.length)).toEqual([3, 2]);
    expect(store.games.get('shared')).toMatchObject({ canUndo: false });
  });

  test('of a game played while the clock was years ahead come after those of others', () => {
    const folder = dataFolder();
    let now = '2031-01-01T20:00:00.000Z';
    const store = storeIn(folder, { now: () => now, newId: () => 'unused' });
    for (const id of ['ahead', 'shared'])
      importInto(folder, [
        { ...shorter, id },
        { ...longer, id },
      ]);
    play(store, 'ahead', [{ type: 'sale', buyer: 2, price: 5 }]);
    now = '2026-11-21T23:30:00.000Z';
    const parted = () => store.logs.parted().map(({ game }) => game);
    expect(parted()).toEqual(['shared', 'ahead']);
    // Somebody still has to choose in the other.
    store.logs.pick('shared', store.logs.of('shared')[0]?.hash ?? '');
    expect(parted()).toEqual(['ahead', 'shared']);
    store.games.trash('ahead');
    expect(parted()).toEqual(['shared']);
  });

  test('can be picked again and again, and a pick stays when the same logs come again', () => {
    const { store, take, record } = laid();
    take(shorter, longer);
    const hashes = store.logs.of('shared').map(({ hash }) => hash);
    expect(store.logs.pick('shared', hashes[1] ?? '').ok).toBe(true);
    expect(record()?.events).toEqual(shorter.events);
    expect(store.logs.parted()).toEqual([{ game: 'shared', others: 1, settled: true }]);
    expect(take(shorter, longer)).toEqual(['here', 'here']);
    expect(record()?.events).toEqual(shorter.events);

    play(store, 'shared', [NEXT]);
    expect(store.logs.pick('shared', hashes[0] ?? '').ok).toBe(true);
    expect(record()?.events).toEqual(longer.events);
    expect(store.logs.of('shared').map((log) => log.record.events.length)).toEqual([3, 3]);
    expect(store.logs.pick('shared', 'no such log').ok).toBe(false);
    expect(store.logs.pick('nowhere', '').ok).toBe(false);
  });

  test('a rejected log that was continued elsewhere reopens the question, in whatever order the others come', () => {
    const further = from([...longer.events, { type: 'sale', buyer: 0, price: 3 }]);
    const third = from([OFFER, { ...SALE, price: 9 }, NEXT]);
    for (const order of [
      [further, third],
      [third, further],
    ]) {
      const { store, take, record } = laid();
      take(shorter, longer);
      store.logs.pick('shared', store.logs.of('shared')[1]?.hash ?? '');
      expect(record()?.events).toEqual(shorter.events);
      expect(take(...order)).toEqual(['different', 'different']);
      expect(record()?.events).toEqual(further.events);
      expect(store.logs.parted()).toEqual([{ game: 'shared', others: 2, settled: false }]);
    }
  });

  test('a third log reopens the question, and the pick is shown meanwhile', () => {
    const { store, take, record } = laid();
    take(shorter, longer);
    store.logs.pick('shared', store.logs.of('shared')[1]?.hash ?? '');
    const third = from([OFFER, { ...SALE, price: 9 }, NEXT, { ...SALE, buyer: 2 }]);
    expect(take(third)).toEqual(['different']);
    expect(record()?.events).toEqual(shorter.events);
    expect(store.logs.parted()).toEqual([{ game: 'shared', others: 2, settled: false }]);
    // Joining the first two doesn't answer for the third.
    const [log, other] = store.logs.of('shared').filter((one) => one.record.events.length < 4);
    const parts = { from: other?.hash ?? '', fields: ['notes'], events: [] };
    expect(store.logs.pick('shared', log?.hash ?? '', parts).ok).toBe(true);
    expect(store.logs.parted()).toEqual([{ game: 'shared', others: 3, settled: false }]);
  });

  test('a log that continues either, or their common beginning, replaces it', () => {
    const { store, take } = laid();
    take(shorter, longer);
    const further = from([...longer.events, { type: 'sale', buyer: 0, price: 3 }]);
    expect(take(further)).toEqual(['further']);
    expect(store.logs.of('shared').map((log) => log.record.events.length)).toEqual([4, 2]);
  });
});

test('the hash of a log is what docs/record-format.md says, for its own example', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/record-format.md'), 'utf8');
  const [, example = ''] = /```json\n(.*?)```/s.exec(page) ?? [];
  const record = done(readRecord(JSON.parse(example)));
  const renamed = { ...record, players: record.players.map((player) => ({ ...player, name: 'Zoe' })) };
  const others = { people: [], replaces: ['0'], revision: 0, more: null };
  for (const same of [record, renamed, { ...record, ...others }])
    expect(page).toContain(`\`${markOf(same)}\``);
  const ordered = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(ordered);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.keys(value)
        .sort()
        .map((key) => [key, ordered(value[key])]),
    );
  };
  const { finishedAt, location, notes, players, ...head } = record;
  const text = JSON.stringify(ordered({ ...head, players: players.map(({ id }) => ({ id, name: '' })) }));
  expect([finishedAt, location, notes]).toEqual([null, null, null]);
  expect(createHash('sha256').update(text).digest('hex')).toBe(markOf(record));
});

describe('an untouched copy', () => {
  /** Two laptops with the same game. */
  function two(events: readonly EventJson[] = [OFFER, SALE]) {
    const [one, other] = [laid(), laid()];
    one.take(from(events));
    other.take(...outOf(one.store));
    const position = () => one.store.games.get('shared')?.position ?? 0;
    const edit = (...edits: readonly Edit[]) => editIn(one.store, 'shared', ...edits);
    const undo = () => done(one.store.games.undo('shared', position()));
    const redo = () => done(one.store.games.redo('shared', position()));
    const follow = () => other.take(...outOf(one.store));
    const same = () => {
      expect(outOf(other.store)).toEqual(outOf(one.store));
      expect(other.store.logs.parted()).toEqual([]);
    };
    return { one, other, edit, undo, redo, follow, same };
  }

  const header = (fields: JsonObject): Edit => ({ kind: 'header', fields });
  const note = (notes: string): Edit => header({ notes });
  const price = (amount: number, index = 1): Edit => ({
    kind: 'replace',
    index,
    event: { ...SALE, price: amount },
  });

  test.each<[string, readonly Edit[]]>([
    ['a corrected price', [price(21)]],
    ['an entry taken out, which makes it shorter', [{ kind: 'remove', index: 1 }]],
    ['a game marked as misplayed somewhere else', [header({ misplayed: true, location: 'Bari' })]],
    ['fifty notes at once', Array.from({ length: 50 }, (_, time) => note(`Note ${time}`))],
  ])('follows %s, and the other way round nothing happens', (_, edits) => {
    const { one, other, edit, follow, same } = two();
    for (const each of edits) edit(each);
    const before = one.store.games.get('shared')?.position;
    expect(one.take(...outOf(other.store))).toEqual(['here']);
    expect(one.store.games.get('shared')?.position).toBe(before);
    expect(follow()).toEqual(['further']);
    same();
    expect(follow()).toEqual(['here']);
  });

  test('follows a correction taken back, made again, and taken back after that', () => {
    const { other, edit, undo, redo, follow, same } = two();
    edit(price(21));
    follow();
    for (const [step, paid] of [
      [undo, 19],
      [redo, 21],
      [undo, 19],
    ] as const) {
      step();
      expect(follow()).toEqual(['further']);
      expect(other.record()?.events).toMatchObject([OFFER, { price: paid }]);
      same();
    }
  });

  test('follows a correction that was played on from, and corrections of its own go back', () => {
    const { one, other, edit, follow, same } = two();
    edit(price(21), { kind: 'append', event: NEXT });
    follow();
    editIn(other.store, 'shared', note('From the other laptop'));
    expect(one.take(...outOf(other.store))).toEqual(['further']);
    expect(one.record()).toMatchObject({
      notes: 'From the other laptop',
      events: [OFFER, { price: 21 }, NEXT],
    });
    same();
  });

  test.each<[string, readonly Edit[][]]>([
    ['a corrected price', [[price(21)]]],
    ['several corrections', [[price(21)], [note('Twice')], [price(23)]]],
    ['a game that had ended', [[header({ finishedAt: '2026-11-21T21:00:00Z' })], [price(21)]]],
    ['an entry inserted', [[{ kind: 'insert', index: 0, event: ADJUST }]]],
    [
      'an entry taken out',
      [[header({ firstSeat: 1 }), ...Array.from({ length: 2 }, (): Edit => ({ kind: 'remove', index: 0 }))]],
    ],
    ['the same, later', [[note('Before')], [{ kind: 'insert', index: 0, event: ADJUST }], [price(7, 2)]]],
  ])('taken in the middle of a game follows %s, whichever comes first', (_, corrections) => {
    const { one, other, edit, follow, same } = two();
    const copy = outOf(other.store);
    const third = laid();
    for (const event of [NEXT, { type: 'sale', buyer: 0, price: 4 }]) edit({ kind: 'append', event });
    for (const edits of corrections) edit(...edits);
    expect(follow()).toEqual(['further']);
    third.take(...outOf(one.store));
    expect(third.take(...copy)).toEqual(['here']);
    expect(outOf(third.store)).toEqual(outOf(other.store));
    one.take(...outOf(other.store));
    same();
  });

  test('taken in the middle of a game is asked about if it was changed as well', () => {
    const { other, edit, follow } = two();
    edit({ kind: 'append', event: NEXT });
    edit(price(21));
    done(other.store.games.edit('shared', 0, [note('Mine')]));
    expect(follow()).toEqual(['different']);
  });

  test('taken in the middle of a game all of which was corrected is recognised where it was, and others hear of it', () => {
    const { one, other, edit, follow, same } = two();
    edit({ kind: 'append', event: NEXT });
    edit(price(21));
    edit({ kind: 'replace', index: 2, event: { ...NEXT, auction: 'open' } });
    expect(follow()).toEqual(['different']);
    expect(one.take(...outOf(other.store))).toContain('here');
    expect(one.record()?.events).toMatchObject([OFFER, { price: 21 }, { auction: 'open' }]);
    expect(one.store.logs.parted()).toEqual([]);
    // It shows the longer log already.
    expect(follow()).toEqual(['here']);
    same();
  });

  test('of a result follows a corrected result', () => {
    const { edition, players } = FOUR;
    const result = { format: 'vernissage/result', version: 1, id: 'shared', edition, players };
    const [one, other] = [laid(), laid()];
    for (const { take } of [one, other]) take({ ...result, scores: [310, 290, 401, 220] });
    done(one.store.games.edit('shared', 0, [{ kind: 'header', fields: { misplayed: true } }]));
    expect(other.take(...outOf(one.store))).toEqual(['further']);
    expect(other.record()?.misplayed).toBe(true);
  });

  test('that was changed as well is asked about, once, and the answer reaches the others', () => {
    const { one, other, edit, follow } = two();
    edit(price(21));
    done(other.store.games.edit('shared', 0, [note('Mine')]));
    expect(follow()).toEqual(['different']);
    expect(other.store.logs.parted()).toMatchObject([{ others: 1, settled: false }]);
    const [log, mine] = other.store.logs
      .of('shared')
      .toSorted((first) => (first.record.notes === 'Mine' ? 1 : -1));
    const parts = { from: mine?.hash ?? '', fields: ['notes'], events: [] };
    expect(done(other.store.logs.pick('shared', log?.hash ?? '', parts))).toBeNull();
    expect(other.record()).toMatchObject({ notes: 'Mine', events: [OFFER, { price: 21 }] });
    expect(other.store.logs.parted()).toMatchObject([{ others: 2, settled: true }]);
    expect(one.take(...outOf(other.store))).toEqual(['further']);
    expect(one.record()).toMatchObject({ notes: 'Mine', events: [OFFER, { price: 21 }] });
    expect(one.store.logs.parted()).toEqual([]);
    expect(outOf(one.store)).toEqual(outOf(other.store));
    follow();
    expect(other.store.logs.parted()).toMatchObject([{ settled: true }]);
  });

  test('is what a foreign record says, unless it says that of everything', () => {
    const { take, record, store } = laid();
    const [shorter, longer] = [from([OFFER]), from([OFFER, SALE])];
    take(longer);
    const mark = markOf(done(readRecord(longer)));
    expect(take({ ...shorter, notes: 'Older', replaces: [mark, 'rubbish', 7] })).toEqual(['further']);
    expect(record()?.events).toEqual([OFFER]);
    const current = markOf(done(readRecord({ ...shorter, notes: 'Older' })));
    expect(take({ ...longer, replaces: [current, mark] })).toEqual(['further']);
    expect(store.games.list()).toHaveLength(1);
    expect(record()).not.toHaveProperty('replaces');
  });

  /** Repairs what a laptop has after something was damaged. */
  function repaired(laptop: ReturnType<typeof laid>, damage = ''): void {
    laptop.store.close();
    fromOutside(laptop.folder, (file) =>
      file.exec(`DROP TRIGGER journal_rows_do_not_change; ${damage}; VACUUM`),
    );
    repair(laptop.folder, '2026-11-22T10:00:00.000Z');
    laptop.store = storeIn(laptop.folder);
  }

  /** The latest entry of the journal can't be read any more. */
  const LOSE_LAST = `UPDATE journal SET checksum = 1 WHERE position = (SELECT MAX(position) FROM journal)`;

  test.each(['', 'DELETE FROM correction', 'DROP TABLE correction'])(
    'is no other log because of a repair, and follows later corrections: %s',
    (damage) => {
      const { one, other, edit, undo, follow, same } = two();
      edit({ kind: 'append', event: NEXT }, price(21));
      edit(price(23));
      undo();
      follow();
      same();
      repaired(one, damage);
      expect(follow()).toEqual(['here']);
      expect(one.take(...outOf(other.store))).toEqual(['here']);
      same();
      edit(price(25));
      expect(follow()).toEqual(['further']);
      same();
    },
  );

  test('brings back a correction whose entry was lost, whoever had made it', () => {
    for (const lost of ['one', 'other'] as const) {
      const laptops = two();
      const { edit, follow, same } = laptops;
      edit(price(21));
      follow();
      const kept = laptops[lost === 'one' ? 'other' : 'one'];
      repaired(laptops[lost], LOSE_LAST);
      expect(laptops[lost].record()?.events).toEqual([OFFER, SALE]);
      expect(kept.take(...outOf(laptops[lost].store))).toEqual(['here']);
      expect(laptops[lost].take(...outOf(kept.store))).toEqual(['further']);
      expect(laptops[lost].record()?.events).toMatchObject([OFFER, { price: 21 }]);
      same();
    }
  });
});

describe('refused imports', () => {
  const tooLong = 'x'.repeat(101);

  test.each([
    ['unusable-id', 'id', { id: tooLong }],
    ['unusable-id', 'id', { id: 'a\0b' }],
    ['unusable-id', 'players[1].id', { players: FOUR.players.with(1, { id: tooLong, name: 'Bea' }) }],
    ['too-long', 'players[0].name', { players: FOUR.players.with(0, { id: 'a', name: 'x'.repeat(201) }) }],
    ['too-long', 'location', { location: 'x'.repeat(201) }],
    ['too-long', 'tags[1]', { tags: ['a', 'x'.repeat(201)] }],
    ['too-many', 'tags', { tags: Array.from({ length: 51 }, String) }],
    ['too-large', '', { more: 'x'.repeat(4_000_000) }],
  ])('%s at %s', (code, place, fields) => {
    const read = prepared(from([OFFER], fields));
    if (read.ok) throw new Error('it was let in');
    expect(read.error.problem).toMatchObject({ code, place, index: -1 });
    expect(JSON.stringify(read.error).length).toBeLessThan(1_000);
  });

  test('the report on a broken game is short, however long the game is', () => {
    const read = prepared(from([SALE], { more: 'x'.repeat(100_000), notes: 'y'.repeat(20_000) }));
    if (read.ok) throw new Error('it was let in');
    expect(read.error.head?.players).toEqual(FOUR.players);
    expect(JSON.stringify(read.error).length).toBeLessThan(1_000);
  });

  test.each(['__proto__', 'constructor', 'toString', '7', 'hasOwnProperty'])(
    'with an id such as %s is accepted',
    (id) => {
      const { store, take } = laid();
      const players = FOUR.players.with(0, { id, name: id });
      expect(take(from([OFFER], { id, players }))).toEqual(['new']);
      expect(store.games.get(id)?.record).toMatchObject({ id, players });
      expect(store.players.list().map((player) => player.id)).toContain(id);
      expect(outOf(store)).toMatchObject([{ id, players }]);
    },
  );
});

describe('an edit of the head', () => {
  test.each([
    ['not-a-date', { startedAt: 'rubbish' }],
    ['not-a-date', { finishedAt: '2026-02-30' }],
    ['too-long', { location: 'x'.repeat(201) }],
    ['empty-text', { players: FOUR.players.with(0, { id: 'axel', name: ' ' }) }],
    ['unusable-id', { players: FOUR.players.with(0, { id: 'x'.repeat(101), name: 'Ann' }) }],
  ])('is refused as %s', (code, fields) => {
    const { store, take } = laid();
    take(from([OFFER]));
    const edited = store.games.edit('shared', 0, [{ kind: 'header', fields }]);
    expect(edited).toMatchObject({ ok: false, error: { kind: 'refused', problem: { code, index: -1 } } });
  });

  test('may keep what was imported before there was such a limit', () => {
    const before = {
      ...done(readRecord(from([]))),
      players: FOUR.players.with(0, { id: 'x'.repeat(101), name: '?'.repeat(201) }),
    };
    expect(notAdmitted({ players: before.players.toReversed() }, before)).toBeNull();
    expect(notAdmitted({ players: before.players }, null)).toMatchObject({ code: 'unusable-id' });
  });
});

test('an imported game with an invalid date can have it removed', () => {
  const { folder, store, take } = laid();
  take(from([OFFER]));
  const rubbish = JSON.stringify(from([], { startedAt: 'rubbish' }));
  fromOutside(folder, (database) => database.prepare('UPDATE game SET head = ?').run(rubbish));
  expect(store.games.list()).toMatchObject([{ head: { id: 'shared', startedAt: null } }]);
  const row = { game: 'shared', position: 0, at: '', kind: 'open', content: rubbish } as const;
  const history = historyOf('shared', [{ ...row, checksum: checksumOf(row) }]);
  expect(recordOf(history).startedAt).toBeNull();
});
