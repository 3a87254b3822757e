import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { SkippedFile } from '../../shared/api.ts';
import { LARGEST_CLUB_REQUEST_BYTES, type Carried } from '../../shared/club/index.ts';
import { LARGEST_RECORD_BYTES } from '../../shared/core/limits.ts';
import { canonical, isHash } from '../../shared/transfer/index.ts';
import { Cancelled } from '../job/job.ts';
import { SharingFailed, type CarriedPage, type Carrier } from './carrier.ts';
import { callsTo, inLanes, type FolderCalls, type FolderWaiting } from './folder-calls.ts';
import { readCarried } from './read-carried.ts';

/** Where everything is, inside the folder that somebody chose. */
const ROOT = 'vernissage-club';
const VERSION = 1;
const LOGS = 'logs';
const SAID = 'said';
const BOXES = 'boxes';

/** Files of one page. */
const TOGETHER = 32;

/** Of more, a name more helps nobody. */
const MOST_SKIPPED = 50;

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
  readonly name: string;
  readonly hash: string;
  readonly kind: Carried['kind'];
}

interface Listing {
  readonly found: readonly Found[];
  readonly foreign: readonly string[];
}

type Read = { readonly thing: Carried } | { readonly why: SkippedFile['why'] } | null;

/**
 * A folder that some other program carries around. Files are only ever added: written under a temporary name, renamed,
 * and checked by their hash when they are read.
 */
export function folderCarrier(chosen: string, waiting: FolderWaiting = {}): Carrier {
  const call = callsTo(chosen, waiting);
  const root = rootIn(chosen);
  const home = join(root, `v${VERSION}`);

  async function* since(
    _cursor: string,
    isKnown: (hash: string) => boolean,
  ): AsyncGenerator<CarriedPage, void> {
    await assertUsable(chosen, call);
    const { found, foreign } = await listed(home, call);
    const everything = new Set(found.map(({ hash }) => hash));
    let skipped: SkippedFile[] = foreign.map((name) => ({ name, why: 'foreign' }));
    const unknown = found.filter(({ hash }) => !isKnown(hash));
    for (let from = 0; ; from += TOGETHER) {
      const some = unknown.slice(from, from + TOGETHER);
      const things: Carried[] = [];
      await inLanes(some, async (one) => {
        const read = await call(() => readFound(one));
        if (read === null) return;
        if ('thing' in read) things.push(read.thing);
        else skipped.push({ name: one.name, why: read.why });
      });
      const isFirst = from === 0;
      yield {
        things,
        skipped: skipped.slice(0, MOST_SKIPPED),
        next: '',
        epoch: '',
        ...(isFirst ? { everything } : {}),
      };
      skipped = [];
      if (from + TOGETHER >= unknown.length) return;
    }
  }

  return {
    since,
    put: async (things) => {
      await assertUsable(chosen, call);
      const folders = new Set<string>();
      try {
        await inLanes(things, async (thing) => {
          const path = join(home, pathOf(thing));
          const bytes = await bytesOf(thing);
          await call(() => write(path, bytes));
          folders.add(dirname(path));
        });
        await inLanes([...folders], (folder) => call(() => syncNames(folder)));
      } catch (error) {
        throw failedBy(error);
      }
      return [];
    },
    remove: async (hashes) => {
      const gone = new Set(hashes);
      // Copies that a sync program has made have the name, too.
      const { found } = await listed(home, call);
      try {
        for (const { path, hash } of found) if (gone.has(hash)) await call(() => rm(path, { force: true }));
      } catch (error) {
        throw failedBy(error);
      }
    },
  };
}

/** Something else is there. */
export class NotAFolder extends Error {}

/** Makes a folder ready for sharing; its last part is made if it is missing. */
export async function prepareFolder(chosen: string, waiting: FolderWaiting = {}): Promise<void> {
  const call = callsTo(chosen, waiting);
  try {
    await call(() => makeUnlessThere(chosen));
    const home = join(rootIn(chosen), `v${VERSION}`);
    await call(() => mkdir(home, { recursive: true }));
    await assertUsable(chosen, call);
    await call(() => tryWriting(join(home, draftName())));
  } catch (error) {
    throw failedBy(error);
  }
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
  const handle = await open(trial, 'wx');
  await handle.close();
  await rm(trial, { force: true });
}

/** Somebody may choose the folder that we made. */
function rootIn(chosen: string): string {
  return basename(chosen) === ROOT ? chosen : join(chosen, ROOT);
}

/**
 * The folder must be there: a drive that isn't connected may leave an empty one, and what we put there would be seen by
 * nobody.
 */
async function assertUsable(chosen: string, call: FolderCalls): Promise<void> {
  const root = rootIn(chosen);
  try {
    const names = await call(() => readdir(root));
    const newer = names.some((name) => /^v\d{1,4}$/.test(name) && Number(name.slice(1)) > VERSION);
    if (newer) throw new SharingFailed({ why: 'other-version', update: 'here' });
    const home = await call(() => lstat(join(root, `v${VERSION}`)));
    if (!home.isDirectory()) throw new SharingFailed({ why: 'no-folder' });
  } catch (error) {
    throw failedBy(error);
  }
}

async function listed(home: string, call: FolderCalls): Promise<Listing> {
  const found: Found[] = [];
  const foreign: string[] = [];

  async function look(folder: string, ending: string, kind: Carried['kind']): Promise<void> {
    for (const entry of await call(() => entriesOf(join(home, folder)))) {
      const path = join(home, folder, entry.name);
      const name = `${folder}/${entry.name}`;
      if (DRAFT.test(entry.name)) await call(() => dropOldDraft(path));
      if (isHidden(entry.name)) continue;
      const hash = entry.name.slice(0, 64);
      const isOurs = isHash(hash) && entry.isFile() && entry.name.endsWith(ending);
      if (isOurs) found.push({ path, name, hash, kind });
      else foreign.push(name);
    }
  }

  try {
    await look(SAID, '.json', 'said');
    await look(BOXES, '.json', 'said');
    for (const part of await call(() => entriesOf(join(home, LOGS)))) {
      if (isHidden(part.name)) continue;
      if (part.isDirectory() && /^[0-9a-f]{2}$/.test(part.name))
        await look(`${LOGS}/${part.name}`, '.gz', 'log');
      else foreign.push(`${LOGS}/${part.name}`);
    }
  } catch (error) {
    throw failedBy(error);
  }
  return { found, foreign };
}

/** What is in a folder of ours; nothing if it isn't there yet, or is a link to another. */
async function entriesOf(folder: string) {
  try {
    const found = await lstat(folder);
    return found.isDirectory() ? await readdir(folder, { withFileTypes: true }) : [];
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** What systems and sync programs leave in folders, besides their copies of our files. */
function isHidden(name: string): boolean {
  return (
    /^[.~]/.test(name) || /^(desktop\.ini|thumbs\.db)$/i.test(name) || /\.(tmp|part|partial)$/.test(name)
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

async function readFound({ path, hash, kind }: Found): Promise<Read> {
  try {
    const bytes = await bytesIn(path, kind === 'log' ? LARGEST_RECORD_BYTES : LARGEST_CLUB_REQUEST_BYTES);
    if (bytes === null) return { why: 'damaged' };
    const packed = kind === 'log' ? await unpack(bytes, { maxOutputLength: LARGEST_RECORD_BYTES }) : bytes;
    const thing = readCarried(kind, hash, packed.toString('utf8'));
    return thing === null ? { why: 'damaged' } : { thing };
  } catch (error) {
    // Another laptop may have removed it meanwhile.
    return codeOf(error) === 'ENOENT' ? null : { why: 'damaged' };
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

function pathOf(thing: Carried): string {
  if (thing.kind === 'log') return join(LOGS, thing.hash.slice(0, 2), `${thing.hash}.json.gz`);
  const isBox = thing.statement.kind === 'box' || thing.statement.kind === 'no-box';
  return join(isBox ? BOXES : SAID, `${thing.hash}.json`);
}

async function bytesOf(thing: Carried): Promise<Buffer> {
  return thing.kind === 'log' ? pack(thing.text) : Buffer.from(canonical(thing.statement));
}

/** The whole file appears at once, and only when it is on the disk. */
async function write(path: string, bytes: Buffer): Promise<void> {
  const folder = dirname(path);
  const draft = join(folder, draftName());
  await mkdir(folder, { recursive: true });
  try {
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.datasync();
    } finally {
      await handle.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

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

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
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
      return new SharingFailed({ why: 'unexpected', detail: code === '' ? String(error) : code });
  }
}
