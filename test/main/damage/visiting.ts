import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf, prepareFolder, type Case } from './damages.ts';
import type { SavedEvenings } from './evenings.ts';
import { hostApart } from './hosted-apart.ts';
import { hostHere } from './hosted.ts';
import { visit, type Overall, type Report } from './visit.ts';

export interface Order {
  readonly evenings: SavedEvenings;
  readonly wrong: Case;
  /** Where folders are created. */
  readonly parent: string;
  /** The worker's script, built or as source. */
  readonly worker: string;
  readonly expected: Overall | null;
  /** Visits the built app in a process of its own. */
  readonly apart?: boolean;
}

export interface Visited extends Report {
  readonly name: string;
}

const MOST_VISITING_MILLISECONDS = 120_000;

const NOT_VISITED: Report = {
  ways: [],
  faults: [],
  overall: { list: {}, history: {}, figures: '' },
};

/** Lists and statistics of the evenings without damage. */
export async function seenWhole(ground: Omit<Order, 'wrong' | 'expected'>): Promise<Overall> {
  const nothing: Case = { ending: 'clean', backup: true, damage: null };
  const [visited] = await visitAll([nothing], { ...ground, expected: null }, 1);
  if (visited === undefined || visited.faults.length > 0)
    throw new Error(`nothing is wrong, and yet: ${visited?.faults.join('; ') ?? 'no visit'}`);
  return visited.overall;
}

/**
 * Visits a folder for each case, several in parallel. A process that dies counts as a fault of its case and
 * is replaced.
 */
export async function visitAll(
  cases: readonly Case[],
  order: Omit<Order, 'wrong'>,
  atOnce: number,
): Promise<Visited[]> {
  const waiting = [...cases];
  const visited: Visited[] = [];
  async function work(): Promise<void> {
    let child: ChildProcess | null = null;
    for (let wrong = waiting.shift(); wrong !== undefined; wrong = waiting.shift()) {
      child ??= fork(import.meta.filename, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
      const report = await visitedBy(child, { ...order, wrong });
      visited.push({ ...report, name: nameOf(wrong) });
      if (child.exitCode !== null || child.signalCode !== null) child = null;
    }
    child?.disconnect();
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return visited;
}

function visitedBy(child: ChildProcess, order: Order): Promise<Report> {
  return new Promise((resolve) => {
    let complained = '';
    const listen = (text: unknown): void => void (complained += String(text));
    const late = setTimeout(() => child.kill('SIGKILL'), MOST_VISITING_MILLISECONDS);
    const end = (report: Report): void => {
      clearTimeout(late);
      child.removeAllListeners();
      child.stderr?.off('data', listen);
      resolve(report);
    };
    child.stderr?.on('data', listen);
    child.once('message', (report) => end(report as Report));
    child.once('close', (code, signal) => {
      const why = /^.*Error.*$/m.exec(complained)?.[0] ?? complained.slice(-300);
      end({ ...NOT_VISITED, faults: [`ended with ${String(code ?? signal)}: ${why}`] });
    });
    child.send(order);
  });
}

if (process.argv[1] === import.meta.filename) {
  // A process that visits one folder after another, and dies if the app would.
  process.on('message', (order: Order) => void answer(order));
  process.on('disconnect', () => process.exit());
}

async function answer({ evenings, wrong, parent, worker, expected, apart }: Order): Promise<void> {
  const room = mkdtempSync(join(parent, 'visit-'));
  const folder = join(room, 'games');
  prepareFolder(evenings, wrong, folder);
  const play = { ...evenings.underWay, next: evenings.underWay.next.slice(0, 3) };
  const report = await visit({
    folder,
    host: apart === true ? hostApart : hostHere(worker),
    acknowledged: evenings.acknowledged,
    play,
    expected,
  });
  if (report.faults.length === 0) rmSync(room, { recursive: true });
  process.send?.(report);
}
