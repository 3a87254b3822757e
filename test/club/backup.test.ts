import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, expect, test } from 'vitest';
import { FORMAT, UnreadBackup } from '../../src/club/backup/format.ts';
import { restoreBackup } from '../../src/club/backup/restoring.ts';
import { writeBackup } from '../../src/club/backup/writing.ts';
import { openClubDatabase } from '../../src/club/database.ts';
import type { ClubSeen } from '../../src/shared/club/index.ts';
import { log, name, textOf } from './played-games.ts';
import {
  ask,
  clubBeside,
  everything,
  join,
  keep,
  openTestClub,
  query,
  revoke,
  type TestClub,
} from './test-club.ts';

const SINCE = '2026-01-01T12:00:00.000Z';
const folder = mkdtempSync(joinPath(tmpdir(), 'vernissage-backup-'));
const open: { close: () => Promise<void> }[] = [];
/** Most tests get on with one server, and another to restore to. */
const [first, elsewhere] = [await openTestClub(), await openTestClub()];

afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

afterAll(async () => {
  await first.close();
  await elsewhere.close();
});

let files = 0;
const newFile = (): string => joinPath(folder, `${(files += 1)}.gz`);

async function clubWithGames(of = clubBeside(first)): Promise<TestClub> {
  const club = await of;
  open.push(club);
  for (const thing of [log(1), name('1', 'Zoë'), log(2), name('1', 'Zoe', 1), name('2', 'שרה')])
    await keep(club.server, club.owner, thing);
  return club;
}

/** These lines, with an end that belongs to them. */
function summed(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `${line}\n`).join('');
  const counted = (kind: string) => lines.filter((line) => line.startsWith(`{"kind":"${kind}"`)).length;
  const sha256 = createHash('sha256').update(text).digest('hex');
  const end = { kind: 'end', logs: counted('log'), said: counted('said'), sha256 };
  return gzipSync(`${text}${JSON.stringify(end)}\n`);
}

async function restoredFrom(file: string): Promise<TestClub> {
  expect(await restoreBackup(elsewhere.database, file)).toMatchObject({ kind: 'restored' });
  return elsewhere;
}

test('a restored club has the same things, numbers, members and recovery code, and another epoch', async () => {
  const club = await clubWithGames();
  const invitation = await club.invite('owner');
  const reader = await club.member('reader');
  const gone = await club.member('writer');
  await revoke(club);
  const file = newFile();
  expect(await writeBackup(club.database, club.id, file)).toEqual({ logs: 2, said: 2 });
  await join(club.server, invitation);

  const restored = await restoredFrom(file);
  const before = await everything(club.server, club.owner);
  expect(before.length).toBe(4);
  expect(await everything(restored.server, club.owner)).toEqual(before);
  expect(await everything(restored.server, reader)).toEqual(before);
  expect(await ask(restored.server, 'GET', '/v1/club', { key: gone.key })).toMatchObject({
    status: 403,
    body: { problem: 'revoked' },
  });
  const seen = async (one: TestClub): Promise<ClubSeen> =>
    (await ask(one.server, 'GET', '/v1/club', { key: club.owner.key })).body as ClubSeen;
  const [old, now] = [await seen(club), await seen(restored)];
  expect(now.epoch).not.toBe(old.epoch);
  expect({ ...now, epoch: '', now: '' }).toEqual({ ...old, epoch: '', now: '' });

  // An invitation that was used after the backup doesn’t work again.
  await expect(join(restored.server, invitation)).rejects.toThrow('no-invitation');
  const body = { protocol: 1, invitation: club.owner.recovery, laptop: 'New' };
  expect(await ask(restored.server, 'POST', '/v1/recover', { body })).toMatchObject({ status: 200 });

  // It goes on where it was, and takes what was added after the backup.
  expect(await keep(restored.server, club.owner, log(1))).toBe(before[0]?.seq);
  expect(await keep(restored.server, club.owner, log(3))).toBe(old.latest + 1);
});

test('a backup is lines of JSON, one club’s, and has no key, no erased name, and no invitation', async () => {
  const club = await clubWithGames();
  await keep(club.server, club.owner, name('1', '', 2));
  const invitation = await club.invite('reader');
  const file = newFile();
  await writeBackup(club.database, club.id, file);
  const text = gunzipSync(readFileSync(file)).toString();
  const kinds = text
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { kind?: string }).kind);
  expect(kinds).toEqual([undefined, 'club', 'member', 'log', 'log', 'said', 'said', 'end']);
  expect(text).toContain('שרה');
  for (const secret of ['Zoe', 'Zoë', club.owner.key, club.owner.recovery ?? '?', invitation])
    expect(text).not.toContain(secret);
  expect(readdirSync(folder).filter((one) => one.endsWith('.draft'))).toEqual([]);
});

test('a backup shows one moment, whatever arrives while it is written', async () => {
  const club = await clubWithGames();
  const file = newFile();
  const adding = Array.from({ length: 30 }, (_, seed) => keep(club.server, club.owner, log(100 + seed)));
  const { logs } = await writeBackup(club.database, club.id, file);
  await Promise.all(adding);
  const restored = await restoredFrom(file);
  const things = await everything(restored.server, club.owner);
  expect(things.filter(({ kind }) => kind === 'log')).toHaveLength(logs);
  const { latest } = (await ask(restored.server, 'GET', '/v1/club', { key: club.owner.key }))
    .body as ClubSeen;
  expect(things.at(-1)?.seq ?? 0).toBeLessThanOrEqual(latest);
});

test('no file and no club is written over, and no half of one is left', async () => {
  const club = await clubWithGames();
  const file = newFile();
  writeFileSync(file, 'something else');
  await expect(writeBackup(club.database, club.id, file)).rejects.toThrow('EEXIST');
  expect(readFileSync(file, 'utf8')).toBe('something else');
  expect(existsSync(`${file}.draft`)).toBe(false);
  await expect(writeBackup(club.database, club.id, '/nowhere/club.gz')).rejects.toThrow('ENOENT');
  const another = newFile();
  await writeBackup(club.database, club.id, another);
  const before = await everything(club.server, club.owner);
  expect(await restoreBackup(club.database, another)).toEqual({ kind: 'present', name: 'The club' });
  expect(await everything(club.server, club.owner)).toEqual(before);
});

test('closing ends a backup and a restore that wait, and nothing is left of them', async () => {
  const club = await clubWithGames(openTestClub({ place: first.place }));
  const [file, another] = [newFile(), newFile()];
  await writeBackup(club.database, club.id, file);
  const before = await elsewhere.database.clubs();
  const restoring = await openClubDatabase(elsewhere.place);
  for (const [where, database, work] of [
    [club.place, club.database, () => writeBackup(club.database, club.id, another)],
    [elsewhere.place, restoring, () => restoreBackup(restoring, file)],
  ] as const) {
    const locking = database.newClient();
    await locking.connect();
    await locking.query('BEGIN; LOCK TABLE vernissage.club');
    const failing = expect(work()).rejects.toThrow('Connection terminated');
    await expect.poll(() => query(where, 'SELECT FROM pg_locks WHERE NOT granted')).toHaveLength(1);
    await database.close();
    await failing;
    await locking.end();
  }
  expect(existsSync(`${another}.draft`)).toBe(false);
  expect(await elsewhere.database.clubs()).toEqual(before);
});

test('however much there is, all of it is restored and written again', async () => {
  const id = randomUUID();
  const club = { kind: 'club', id, name: 'Large', epoch: id, latest: 1100, page: null, recovery: null };
  const things = Array.from({ length: 1100 }, (_, at) => {
    const thing = name(`p${at}`, `Person ${at}`);
    return { kind: 'said', seq: at + 1, hash: thing.hash, at: SINCE, text: textOf(thing) };
  });
  const lines = [{ format: FORMAT, version: 1, at: SINCE }, { ...club, since: SINCE }, ...things];
  const [file, again] = [newFile(), newFile()];
  writeFileSync(file, summed(lines.map((line) => JSON.stringify(line))));
  await restoredFrom(file);
  expect(await writeBackup(elsewhere.database, id, again)).toEqual({ logs: 0, said: 1100 });
  const written = gunzipSync(readFileSync(again)).toString().split('\n').slice(2, -2);
  expect(written).toEqual(things.map((thing) => JSON.stringify(thing)));
});

test('a file that can’t be read isn’t called damaged', async () => {
  for (const unread of [folder, newFile()])
    await expect(restoreBackup(elsewhere.database, unread)).rejects.toBeInstanceOf(UnreadBackup);
});

test('of a damaged backup nothing is restored', async () => {
  const club = await clubWithGames();
  const file = newFile();
  await writeBackup(club.database, club.id, file);
  const whole = readFileSync(file);
  const text = gunzipSync(whole).toString();
  const lines = text.trimEnd().split('\n');
  const rest = lines.slice(0, -1);
  const before = await elsewhere.database.clubs();
  const packed = (changed: readonly string[]): Buffer => gzipSync(`${changed.join('\n')}\n`);
  const damages: readonly (readonly [why: string, bytes: Buffer, line?: number])[] = [
    ['not-one', Buffer.from('not even packed')],
    ['not-one', gzipSync('{"format":"something else"}\n')],
    ['not-one', gzipSync('')],
    ['not-one', Buffer.alloc(0)],
    ['newer', packed([(lines[0] ?? '').replace('"version":1', '"version":2'), ...lines.slice(1)])],
    ['incomplete', whole.subarray(0, whole.length / 2)],
    ['incomplete', packed(lines.slice(0, -1))],
    ['incomplete', packed([...lines.slice(0, 3), ...lines.slice(4)])],
    ['incomplete', packed(lines.map((line) => line.replace('"laptop":"Laptop"', '"laptop":"Mine"')))],
    ['damaged', packed(lines.map((line) => line.replace('"kind":"log"', '"kind":"lag"')))],
    ['damaged', packed(lines.map((line) => line.replace('שרה', 'שירה')))],
    ['damaged', packed([...lines, '{}'])],
    ['damaged', packed([lines[0] ?? '', ...lines.slice(2)])],
    // The member, a log and what was said are there twice.
    ...[2, 3, 6].map((at) => ['damaged', summed(rest.toSpliced(at, 0, rest[at] ?? '')), at + 2] as const),
    ['damaged', summed(rest.map((line) => line.replace('"seq":3,', '"seq":1,'))), 5],
    ['damaged', summed(rest.map((line) => line.replace('The club', 'The \\u0000'))), 2],
  ];
  for (const [why, bytes, line] of damages) {
    const damaged = newFile();
    writeFileSync(damaged, bytes);
    const bad = { why, ...(line !== undefined && { line }) };
    await expect(restoreBackup(elsewhere.database, damaged), why).rejects.toMatchObject(bad);
    expect(await elsewhere.database.clubs(), why).toEqual(before);
  }
  expect(await restoreBackup(elsewhere.database, file)).toMatchObject({ kind: 'restored' });
});
