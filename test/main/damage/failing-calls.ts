import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SavedEvenings } from './evenings.ts';
import { TRACER, tracing } from './system-calls.ts';
import { linesOf, RECORDED_VISIT, type VisitOrder } from './recorded-visit.ts';
import type { Overall } from './visit.ts';

/** A system call that fails once, at the same count in every thread. */
export interface Failure {
  readonly call: string;
  /** Counted from 1. */
  readonly time: number;
  readonly error: string;
}

/** Each call with the errors it may return. */
const ERRORS: Readonly<Record<string, readonly string[]>> = {
  pwrite64: ['ENOSPC', 'EIO', 'EFBIG'],
  fdatasync: ['EIO', 'ENOSPC'],
  fsync: ['EIO', 'ENOSPC'],
  ftruncate: ['EIO'],
  openat: ['EACCES', 'EMFILE', 'ENOSPC'],
  rename: ['EACCES', 'EIO'],
  unlink: ['EACCES', 'EIO'],
  unlinkat: ['EACCES', 'EIO'],
  mkdir: ['EACCES', 'ENOSPC'],
  copy_file_range: ['EIO', 'ENOSPC'],
};

export interface Failed extends Failure {
  /** The path given to the call; null if it wasn't made. */
  readonly path: string | null;
  readonly faults: readonly string[];
}

export interface Ground {
  readonly evenings: SavedEvenings;
  readonly parent: string;
  readonly worker: string;
  readonly expected: Overall | null;
}

/** Makes every call of a visit to a folder fail once with each of its errors. */
export async function failuresOf(ground: Ground): Promise<Failure[]> {
  const { trace, folder, room } = await visitUnder(ground, Object.keys(ERRORS), []);
  const counts = new Map<string, number>();
  const times = new Map<string, Set<number>>();
  for (const line of trace.split('\n')) {
    const [, thread = '', call = ''] = /^(\d+) +(\w+)\(/.exec(line) ?? [];
    if (call === '') continue;
    const count = (counts.get(`${thread} ${call}`) ?? 0) + 1;
    counts.set(`${thread} ${call}`, count);
    // Reading `running.json` is done by the visitor itself.
    if (line.includes(`${folder}/`) && !/running\.json", O_RDONLY/.test(line))
      times.set(call, (times.get(call) ?? new Set()).add(count));
  }
  rmSync(room, { recursive: true });
  return [...times].flatMap(([call, each]) =>
    [...each].map((time, at) => {
      const errors = ERRORS[call] ?? [];
      return { call, time, error: errors[at % errors.length] ?? 'EIO' };
    }),
  );
}

/** Visits a folder while a call fails; several in parallel. */
export async function failAll(
  failures: readonly Failure[],
  ground: Ground,
  atOnce: number,
): Promise<Failed[]> {
  const waiting = [...failures];
  const failed: Failed[] = [];
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      failed.push(await failOnce(next, ground));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return failed;
}

async function failOnce(failure: Failure, ground: Ground): Promise<Failed> {
  const { call, time, error } = failure;
  const inject = ['-e', `inject=${call}:error=${error}:when=${time}`];
  const { trace, folder, room, faults } = await visitUnder(ground, [call], inject);
  const injected = trace.split('\n').filter((line) => line.includes('(INJECTED)'));
  const hit = injected.find((line) => line.includes(`${folder}/`));
  if (hit === undefined) {
    // A different call of this name failed, for example one of Node's own, which isn't the app's concern.
    rmSync(room, { recursive: true });
    return { ...failure, path: null, faults: [] };
  }
  if (faults.length === 0) rmSync(room, { recursive: true });
  const [path = ''] = new RegExp(`${folder}/[^">, ]*`).exec(hit) ?? [];
  return { ...failure, path: path.slice(folder.length + 1), faults };
}

async function visitUnder(
  { evenings, parent, worker, expected }: Ground,
  calls: readonly string[],
  more: string[],
) {
  const room = mkdtempSync(join(parent, 'failing-'));
  const [folder, trace, file] = [join(room, 'games'), join(room, 'trace'), join(room, 'order.json')];
  cpSync(evenings.clean, folder, { recursive: true });
  const play = { ...evenings.underWay, next: evenings.underWay.next.slice(0, 3) };
  const order: VisitOrder = { folder, acknowledged: evenings.acknowledged, play, worker, expected };
  writeFileSync(file, JSON.stringify(order));
  const watched = tracing(trace, calls, '-s', '0', ...more);
  const child = spawn(TRACER, [...watched, process.execPath, RECORDED_VISIT, file]);
  let said = '';
  let complained = '';
  child.stdout.on('data', (text) => (said += String(text)));
  child.stderr.on('data', (text) => (complained += String(text)));
  const late = setTimeout(() => child.kill('SIGKILL'), 120_000);
  const [code] = await once(child, 'close');
  clearTimeout(late);
  const ended = linesOf(said).find((line) => line.kind === 'ended');
  const why = /^.*Error.*$/m.exec(complained)?.[0] ?? complained.slice(-300);
  const faults = ended?.report.faults ?? [`ended with ${String(code)}: ${why}`];
  return { room, folder, trace: readFileSync(trace, 'utf8'), faults };
}
