import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DiskCall } from './disk.ts';

/** Records the system calls of a process; Linux only. */
export const TRACER = 'strace';

export function hasTracer(): boolean {
  return spawnSync(TRACER, ['-V']).status === 0;
}

const RECORDED = [
  ...['openat', 'pwrite64', 'write', 'ftruncate', 'fallocate', 'copy_file_range', 'sendfile', 'fsync'],
  ...['fdatasync', 'rename', 'renameat', 'renameat2', 'unlink', 'unlinkat', 'rmdir'],
  ...['mkdir', 'mkdirat', 'link'],
];

/** A command prefix that records these calls in `trace`. */
export function tracing(trace: string, calls: readonly string[], ...more: readonly string[]): string[] {
  return ['-f', '--seccomp-bpf', '-y', '-e', `trace=${calls.join()}`, '-o', trace, ...more];
}

/** A command prefix that records all relevant calls with everything that is written. */
export function recording(trace: string): string[] {
  return tracing(trace, RECORDED, '-xx', '-s', '10000000');
}

/** The calls that changed a folder, in the order they returned, with what the user was told between them. */
export function callsIn(trace: string, folder: string): DiskCall[] {
  const begun = new Map<string, string>();
  const calls: DiskCall[] = [];
  for (const line of readFileSync(trace, 'utf8').split('\n')) {
    const [, thread = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    if (rest.endsWith('<unfinished ...>')) {
      begun.set(thread, rest.slice(0, -'<unfinished ...>'.length).trimEnd());
      continue;
    }
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest);
    const call = resumed === null ? rest : (begun.get(thread) ?? '') + (resumed[1] ?? '');
    const read = callOf(call, folder);
    if (read !== null) calls.push(read);
  }
  return calls;
}

function callOf(call: string, folder: string): DiskCall | null {
  const [, name = '', words = '', result = ''] = /^(\w+)\((.*)\) += (-?\d+)/.exec(call) ?? [];
  if (Number(result) < 0) return null;
  const given = words.split(', ');
  // Strings contain no commas: all their bytes are escaped.
  const strings = given.filter((word) => word.startsWith('"')).map(bytesOf);
  const paths = strings.map(String).map((path) => within(path, folder));
  const [path, to] = paths;
  const file = within(pathOf(given[0] ?? ''), folder);
  const [first = Buffer.alloc(0)] = strings;
  switch (name) {
    case 'openat':
      return path === undefined || path === null || !/O_CREAT|O_TRUNC/.test(words)
        ? null
        : { kind: 'open', path, truncates: words.includes('O_TRUNC') };
    case 'write':
      if (given[0]?.startsWith('1<') === true) return { kind: 'said', text: String(first) };
      return file === null ? null : { kind: 'append', path: file, bytes: first.subarray(0, Number(result)) };
    case 'pwrite64':
      return file === null
        ? null
        : { kind: 'write', path: file, at: Number(given.at(-1)), bytes: first.subarray(0, Number(result)) };
    case 'ftruncate':
      return file === null ? null : { kind: 'truncate', path: file, size: Number(given.at(-1)) };
    case 'fsync':
    case 'fdatasync':
      return file === null ? null : { kind: 'sync', path: file };
    case 'rename':
      return path === undefined || path === null || to === undefined || to === null
        ? null
        : { kind: 'rename', path, to };
    case 'unlink':
    case 'rmdir':
      return path === undefined || path === null ? null : { kind: 'remove', path };
    case 'unlinkat': {
      const removed = within(
        resolve(pathOf(given[0]?.replace('AT_FDCWD', '0') ?? ''), String(first)),
        folder,
      );
      return removed === null ? null : { kind: 'remove', path: removed };
    }
    case 'mkdir':
      return path === undefined || path === null ? null : { kind: 'folder', path };
    case 'copy_file_range': {
      const to = within(pathOf(given[2] ?? ''), folder);
      return file === null || to === null ? null : { kind: 'copy', path: file, to, bytes: Number(result) };
    }
    case 'sendfile': {
      const from = within(pathOf(given[1] ?? ''), folder);
      return file === null || from === null
        ? null
        : { kind: 'copy', path: from, to: file, bytes: Number(result) };
    }
    case '':
      return null;
    default:
      // An unexpected call must not be missing from the replay.
      if ([file, ...paths].some((each) => each !== null)) throw new Error(`not known how to replay ${call}`);
      return null;
  }
}

function bytesOf(word: string): Buffer {
  return Buffer.from(word.replaceAll(/["\\x.]/g, ''), 'hex');
}

/** The path printed beside a file descriptor. */
function pathOf(word: string): string {
  const path = /^\d+<(.*)>$/.exec(word)?.[1] ?? '';
  return path.includes('\\x') ? String(bytesOf(path)) : path;
}

/** Relative to the folder; null elsewhere. The shared memory beside a log is never read after a power cut. */
function within(path: string, folder: string): string | null {
  return path.startsWith(`${folder}/`) && !path.endsWith('-shm')
    ? path.slice(folder.length + 1)
    : path === folder
      ? ''
      : null;
}
