import { randomBytes } from 'node:crypto';
import { constants, type Dir, type Dirent } from 'node:fs';
import {
  lstat,
  mkdir,
  open,
  opendir,
  readdir,
  rename,
  rm,
  writeFile,
  type FileHandle,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { SkippedFile } from '../../shared/api.ts';
import { LARGEST_CLUB_REQUEST_BYTES, type Carried } from '../../shared/club/index.ts';
import { codeOf } from '../../shared/core/error-code.ts';
import { LARGEST_RECORD_BYTES } from '../../shared/core/limits.ts';
import { canonical, isHash } from '../../shared/transfer/index.ts';
import { Cancelled } from '../job/job.ts';
import { SharingFailed, type Carrier } from './carrier.ts';
import { callsTo, inLanes, type FolderCalls, type FolderWaiting } from './folder-calls.ts';
import { readCarried } from './read-carried.ts';

/** Where everything is, inside the folder that somebody chose. */
const ROOT = 'vernissage-club';
const VERSION = 1;
const LOGS = 'logs';
const SAID = 'said';
const BOXES = 'boxes';

/** Files that are offered to the sync job together. */
const PAGE = 32;

/** Names that are read with one call: a folder may have a hundred thousand. */
const LISTED_TOGETHER = 256;

/** A log in its folder, in LOGS, in the version, in ROOT. */
const DEEPEST_FOLDER = 4;

/** A file that is being written, by a run that may have been killed. */
const DRAFT = /^~[0-9a-f]{16}\.part$/;
const OLD_DRAFT_MILLISECONDS = 86_400_000;

/** Some systems don't have the last two, which then count as nothing. */
const READING = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** A file of ours, or a copy that a sync program made of one. */
interface Found {
  readonly path: string;
  /** Where it is in the folder that somebody chose. */
  readonly name: string;
  readonly hash: string;
  readonly kind: Carried['kind'];
}

/**
 * A folder that some other program carries around. Files are only ever added: written under a temporary name, renamed,
 * and checked by their hash when they are read.
 */
export function folderCarrier(chosen: string, waiting: FolderWaiting = {}): Carrier {
  const home = homeIn(chosen);
  const call = callsIn(chosen, waiting);

  return {
    since: async function* (_cursor, isKnown, skip) {
      await assertUsable(chosen, call);
      const there = new Set<string>();
      const unknown: Found[] = [];
      for await (const file of filesIn(chosen, call, skip)) {
        there.add(file.hash);
        if (!isKnown(file.hash)) unknown.push(file);
      }
      for (let from = 0; from < unknown.length; from += PAGE) {
        const things: Carried[] = [];
        await inLanes(unknown.slice(from, from + PAGE), async (file) => {
          const read = await call(() => readFound(file));
          if (typeof read === 'object') {
            things.push(read);
            return;
          }
          if (read !== 'unreadable') there.delete(file.hash);
          // Perhaps it is the whole folder that is gone.
          if (read !== 'damaged') await assertUsable(chosen, call);
          // Another laptop may have removed it meanwhile.
          if (read !== 'gone') skip({ name: file.name, why: read });
        });
        yield { things, next: '', epoch: '' };
      }
      yield { things: [], next: '', epoch: '', everything: there };
    },
    put: async (things) => {
      await assertUsable(chosen, call);
      const folders = new Set<string>();
      const refused: string[] = [];
      await inLanes(things, async (thing) => {
        const place = placeOf(thing);
        const bytes = await bytesOf(thing);
        if (await call(() => write(home, place, bytes))) folders.add(dirname(join(home, ...place)));
        else refused.push(thing.hash);
      });
      await inLanes([...folders], (folder) => call(() => syncNames(folder)));
      return refused;
    },
    remove: async (hashes) => {
      const gone = new Set(hashes);
      // Copies that a sync program has made have the name, too.
      for await (const { path, hash } of filesIn(chosen, call, () => undefined))
        if (gone.has(hash)) await call(() => rm(path, { force: true }));
    },
  };
}

/** Something else is there. */
export class NotAFolder extends Error {}

/** Makes a folder ready for sharing; its last part is made if it is missing. */
export async function prepareFolder(chosen: string, waiting: FolderWaiting = {}): Promise<void> {
  const home = homeIn(chosen);
  const call = callsIn(chosen, waiting);
  await call(() => makeUnlessThere(chosen));
  await call(() => mkdir(home, { recursive: true }));
  await assertUsable(chosen, call);
  await call(() => tryWriting(join(home, draftName())));
}

async function makeUnlessThere(folder: string): Promise<void> {
  await mkdir(folder).catch(async (error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
    const found = await lstat(folder);
    if (!found.isDirectory() && !found.isSymbolicLink()) throw new NotAFolder();
    await readdir(folder);
  });
}

async function tryWriting(trial: string): Promise<void> {
  await writeFile(trial, '', { flag: 'wx' });
  await rm(trial, { force: true });
}

/** Somebody may choose the folder that we made. */
function rootIn(chosen: string): string {
  return basename(chosen) === ROOT ? chosen : join(chosen, ROOT);
}

function homeIn(chosen: string): string {
  return join(rootIn(chosen), `v${VERSION}`);
}

/** Every failure has a name. */
function callsIn(chosen: string, waiting: FolderWaiting): FolderCalls {
  const call = callsTo(chosen, waiting);
  return (work) =>
    call(work).catch((error: unknown) => {
      throw failedBy(error);
    });
}

/**
 * The folder must be there: a drive that isn't connected may leave an empty one, and what we put there would be seen by
 * nobody.
 */
async function assertUsable(chosen: string, call: FolderCalls): Promise<void> {
  const names = await call(() => readdir(rootIn(chosen)));
  const newer = names.some((name) => /^v\d{1,4}$/.test(name) && Number(name.slice(1)) > VERSION);
  if (newer) throw new SharingFailed({ why: 'other-version', update: 'here' });
  const home = await call(() => lstat(homeIn(chosen)));
  if (!home.isDirectory()) throw new SharingFailed({ why: 'no-folder' });
}

/**
 * Files of ours, wherever they are: if two laptops have made a folder before they knew of each other's, a sync program calls
 * one of them "ab (1)", "said-ANNA" or "vernissage-club (1)".
 */
async function* filesIn(
  chosen: string,
  call: FolderCalls,
  skip: (file: SkippedFile) => void,
): AsyncGenerator<Found, void> {
  const root = rootIn(chosen);
  const folders = [{ path: root, name: ROOT }];
  if (root !== chosen) {
    for await (const { entry, path } of entriesOf(chosen, call))
      if (entry.isDirectory() && path !== root && lowerCased(path).startsWith(ROOT))
        folders.push({ path, name: basename(path) });
  }
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const isDeepest = folder.name.split('/').length === DEEPEST_FOLDER;
    try {
      for await (const { entry, path } of entriesOf(folder.path, call)) {
        const own = basename(path);
        const name = `${folder.name}/${own}`;
        if (DRAFT.test(own)) await call(() => dropOldDraft(path));
        if (isHidden(own)) continue;
        if (entry.isDirectory() && !isDeepest) {
          folders.push({ path, name });
          continue;
        }
        const hash = lowerCased(path).slice(0, 64);
        const isOurs = entry.isFile() && isHash(hash);
        const kind = kindOf(lowerCased(path));
        if (isOurs && kind !== null) yield { path, name, hash, kind };
        // Some programs add a word to the name of what they haven't copied completely.
        else skip({ name, why: isOurs ? 'damaged' : 'foreign' });
      }
    } catch (error) {
      if (!(error instanceof SharingFailed && error.problem.why === 'not-allowed')) throw error;
      // The others may be readable.
      skip({ name: folder.name, why: 'unreadable' });
    }
  }
}

function lowerCased(path: string): string {
  return basename(path).toLowerCase();
}

function kindOf(name: string): Found['kind'] | null {
  if (name.endsWith('.gz')) return 'log';
  return name.endsWith('.json') ? 'said' : null;
}

interface Entry {
  readonly entry: Pick<Dirent, 'isFile' | 'isDirectory'>;
  readonly path: string;
}

/** Nothing if the folder has been removed meanwhile. */
async function* entriesOf(folder: string, call: FolderCalls): AsyncGenerator<Entry, void> {
  const listing = await call(() => opendir(folder, { bufferSize: LISTED_TOGETHER }).catch(nullIfGone));
  if (listing === null) return;
  try {
    for (;;) {
      const some = await call(() => nextOf(listing));
      for (const entry of some) {
        const path = join(folder, entry.name);
        // Windows calls everything a link that OneDrive keeps.
        const found = entry.isSymbolicLink() ? await call(() => lstat(path).catch(nullIfGone)) : entry;
        if (found !== null) yield { entry: found, path };
      }
      if (some.length < LISTED_TOGETHER) return;
    }
  } finally {
    // It may not answer this either.
    void listing.close().catch(() => undefined);
  }
}

async function nextOf(listing: Dir): Promise<readonly Dirent[]> {
  const some: Dirent[] = [];
  while (some.length < LISTED_TOGETHER) {
    const entry = await listing.read();
    if (entry === null) break;
    some.push(entry);
  }
  return some;
}

function nullIfGone(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}

/** What systems, network drives and sync programs leave in folders, besides their copies of our files. */
function isHidden(name: string): boolean {
  return (
    /^[.~@#$]/.test(name) || /^(desktop\.ini|thumbs\.db)$/i.test(name) || /\.(tmp|part|partial)$/.test(name)
  );
}

async function dropOldDraft(path: string): Promise<void> {
  try {
    const { mtimeMs } = await lstat(path);
    if (Date.now() - mtimeMs > OLD_DRAFT_MILLISECONDS) await rm(path, { force: true });
  } catch {
    // It is in nobody's way.
  }
}

async function readFound({ path, hash, kind }: Found): Promise<Carried | 'damaged' | 'unreadable' | 'gone'> {
  let bytes: Buffer | null;
  try {
    bytes = await bytesIn(path, kind === 'log' ? LARGEST_RECORD_BYTES : LARGEST_CLUB_REQUEST_BYTES);
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? 'gone' : 'unreadable';
  }
  if (bytes === null) return 'damaged';
  try {
    const packed = kind === 'log' ? await unpack(bytes, { maxOutputLength: LARGEST_RECORD_BYTES }) : bytes;
    return readCarried(kind, hash, packed.toString('utf8')) ?? 'damaged';
  } catch {
    return 'damaged';
  }
}

/** `null` if it isn't a file, or is larger than anything of ours. Links aren't followed. */
async function bytesIn(path: string, most: number): Promise<Buffer | null> {
  let handle: FileHandle | null = null;
  try {
    handle = await open(path, READING);
    const found = await handle.stat();
    return found.isFile() && found.size <= most ? await handle.readFile() : null;
  } finally {
    await handle?.close();
  }
}

/** Its folders below the version, and its name. */
function placeOf(thing: Carried): readonly string[] {
  if (thing.kind === 'log') return [LOGS, thing.hash.slice(0, 2), `${thing.hash}.json.gz`];
  const isBox = thing.statement.kind === 'box' || thing.statement.kind === 'no-box';
  return [isBox ? BOXES : SAID, `${thing.hash}.json`];
}

async function bytesOf(thing: Carried): Promise<Buffer> {
  return thing.kind === 'log' ? pack(thing.text) : Buffer.from(canonical(thing.statement));
}

/**
 * The whole file appears at once, and only when it is on the disk. Returns `false` if something else has the name, or another
 * program has the file open.
 */
async function write(home: string, place: readonly string[], bytes: Buffer): Promise<boolean> {
  let folder = home;
  for (const part of place.slice(0, -1)) {
    folder = join(folder, part);
    // Never the folders above: the drive may just have been disconnected.
    await mkdir(folder).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
  }
  const draft = join(folder, draftName());
  try {
    await writeFile(draft, bytes, { flag: 'wx', flush: true });
    await rename(draft, join(home, ...place));
    return true;
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    const isAboutTheName = error instanceof Error && 'syscall' in error && error.syscall === 'rename';
    if (isAboutTheName && NAME_IS_TAKEN.has(codeOf(error) ?? '')) return false;
    throw error;
  }
}

const NAME_IS_TAKEN = new Set(['EISDIR', 'ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES', 'EBUSY']);

/** Makes renames survive a power cut, if the system supports that. */
async function syncNames(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch {
    // Windows can't sync folders.
  }
}

function draftName(): string {
  return `~${randomBytes(8).toString('hex')}.part`;
}

function failedBy(error: unknown): Error {
  if (error instanceof SharingFailed || error instanceof NotAFolder || error instanceof Cancelled)
    return error;
  const code = codeOf(error);
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
    case 'ENODEV':
    case 'ENXIO':
    case 'EIO':
    case 'ESTALE':
    case 'ENOTCONN':
    case 'EHOSTDOWN':
    case 'ETIMEDOUT':
      return new SharingFailed({ why: 'no-folder' });
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new SharingFailed({ why: 'not-allowed' });
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return new SharingFailed({ why: 'full' });
    default:
      return new SharingFailed({ why: 'unexpected', detail: code ?? String(error) });
  }
}
