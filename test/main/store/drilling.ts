import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { backupsIn } from '../../../src/main/store/backups/backup-files.ts';
import { checkBackup } from '../../../src/main/store/backups/choosing.ts';
import { sweepLeftovers } from '../../../src/main/store/left-behind.ts';
import { openStore, STORE_FILE } from '../../../src/main/store/index.ts';
import { below, random, type Random } from '../../play/random.ts';
import { acknowledgementOf, type Acknowledgement } from './acknowledgement.ts';
import { isSound } from './recovering.ts';

/** One line of output of such a run. */
export type DrillLine =
  | { readonly kind: 'open' | 'playing' | 'backing-up' }
  | ({ readonly kind: 'entered' } & Acknowledgement)
  | { readonly kind: 'backed-up' | 'restoring' | 'restored'; readonly name: string }
  | { readonly kind: 'refused'; readonly name: string; readonly code: string };

/** Every game as last acknowledged. */
type Games = ReadonlyMap<string, Acknowledgement>;

/** What must be found in a folder after a run was killed. */
interface Expected {
  games: Games;
  readonly backups: Map<string, Games>;
}

export interface Drilled {
  readonly entries: number;
  /** How often it was killed during each long step. */
  readonly killedIn: Readonly<Record<'playing' | 'backing-up' | 'restoring', number>>;
}

const DRILLER = join(import.meta.dirname, 'driller.ts');

/**
 * Kills a number of runs in one folder, one after another; throws if anything is not as it must be.
 */
export async function drill(seed: number, rounds: number): Promise<Drilled> {
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-drilled-'));
  const next = random(seed);
  const expected: Expected = { games: new Map(), backups: new Map() };
  let entries = 0;
  const killedIn = { playing: 0, 'backing-up': 0, restoring: 0 };
  try {
    for (let round = 0; round < rounds; round += 1) {
      const known = backupsIn(folder).flatMap(({ name }) => (expected.backups.has(name) ? name : []));
      const lines = await runUntilKilled(folder, seed * 1000 + round, known, next);
      entries += lines.filter(({ kind }) => kind === 'entered').length;
      const possible = follow(expected, lines);
      const step = lines.findLast(({ kind }) => isLong(kind))?.kind;
      if (isLong(step) && (step === 'playing' || step === lines.at(-1)?.kind)) killedIn[step] += 1;
      sweepLeftovers(folder);
      expected.games = lookAtGames(folder, possible);
      lookAtLeftovers(folder);
      lookAtBackups(folder, expected, lines, next);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return { entries, killedIn };
}

function isLong(kind: DrillLine['kind'] | undefined): kind is keyof Drilled['killedIn'] {
  return kind === 'playing' || kind === 'backing-up' || kind === 'restoring';
}

async function runUntilKilled(
  folder: string,
  seed: number,
  known: readonly string[],
  next: Random,
): Promise<readonly DrillLine[]> {
  const run = spawn(process.execPath, [DRILLER, folder, String(seed), ...known], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(run, 'close');
  const lines: DrillLine[] = [];
  // Kills it at a random moment while it plays, or during one of the first backups or restores.
  let left = below(next, 10);
  let began = 0;
  let takes = FIRST_TAKES_MILLISECONDS;
  for await (const line of createInterface(run.stdout)) {
    const said = JSON.parse(line) as DrillLine;
    lines.push(said);
    if (said.kind === 'backed-up' || said.kind === 'restored') takes = performance.now() - began;
    if (!isLong(said.kind)) continue;
    began = performance.now();
    if (left === 0) setTimeout(() => run.kill('SIGKILL'), takes * 1.2 * next());
    left -= 1;
  }
  const [exit] = (await closed) as [number | null];
  if (exit !== null) throw new Error(`the run ended by itself (${exit})`);
  return lines;
}

/** Used until the actual duration is known. */
const FIRST_TAKES_MILLISECONDS = 60;

/** The possible states: a run killed while restoring may or may not have finished. */
function follow(expected: Expected, lines: readonly DrillLine[]): readonly Games[] {
  let games = new Map(expected.games);
  for (const line of lines) {
    switch (line.kind) {
      case 'entered':
        games.set(line.id, line);
        break;
      case 'backed-up':
        expected.backups.set(line.name, new Map(games));
        break;
      case 'restored':
        games = new Map(expected.backups.get(line.name) ?? missing(line.name));
        break;
      case 'refused':
        if (line.code !== 'NOT_FOUND' && line.code !== 'BUSY')
          throw new Error(`${line.name} is refused: ${line.code}`);
        break;
      case 'open':
      case 'playing':
      case 'backing-up':
      case 'restoring':
    }
  }
  const last = lines.at(-1);
  const restoring = last?.kind === 'restoring' ? expected.backups.get(last.name) : undefined;
  return restoring === undefined ? [games] : [games, restoring];
}

function missing(name: string): never {
  throw new Error(`nobody has said what is in ${name}`);
}

/** Returns the games found, which must match a possible state with at most one more entry. */
function lookAtGames(folder: string, possible: readonly Games[]): Games {
  const found = gamesIn(folder);
  const fits = possible.some((games) => differences(found, games).length <= 1);
  if (!fits)
    throw new Error(`the games are not what was acknowledged: ${differences(found, possible[0]).join(', ')}`);
  return found;
}

/** Differences from what was acknowledged; one entry may have been saved without an acknowledgement. */
function differences(found: Games, games: Games = new Map()): readonly string[] {
  return [...new Set([...found.keys(), ...games.keys()])].flatMap((id) => {
    const [one, told] = [found.get(id), games.get(id)];
    const isDraftThere = (one?.draft ?? -1) >= (told?.draft ?? -1);
    if (one?.record === told?.record && one?.position === told?.position && isDraftThere) return [];
    const isOneMore = one !== undefined && one.position === (told?.position ?? -1) + 1;
    const what = `${id} is at ${one?.position ?? 'nothing'} instead of ${told?.position ?? 'nothing'}`;
    return isOneMore ? [what] : [what, what];
  });
}

function gamesIn(folder: string): Games {
  const opened = openStore(folder, { now: () => new Date().toISOString(), newId: () => '' });
  if (!opened.ok) throw new Error(`not opened: ${opened.error.kind}`);
  const { games, notices, close } = opened.value;
  if (notices.length > 0) throw new Error(`something is said to be wrong: ${JSON.stringify(notices)}`);
  const found = games.list().flatMap(({ head }) => games.get(head.id) ?? []);
  close();
  if (!isSound(folder)) throw new Error('the file is damaged');
  return new Map(found.map((view) => [view.record.id, acknowledgementOf(view)]));
}

function lookAtLeftovers(folder: string): void {
  const backups = join(folder, 'backups');
  const left = [
    ...readdirSync(folder).filter((name) => /\.db-(?:draft|ready)/.test(name)),
    ...(existsSync(backups) ? readdirSync(backups) : []).filter((name) => /\.part|-journal/.test(name)),
  ];
  if (left.length > 0) throw new Error(`left over: ${left.join(', ')}`);
}

/** All backups must be undamaged; the content of one is compared. */
function lookAtBackups(
  folder: string,
  { backups }: Expected,
  lines: readonly DrillLine[],
  next: Random,
): void {
  const there = backupsIn(folder);
  // Restoring turns the present file into a backup too, and enough of those replace older ones.
  const latest = lines.findLast(({ kind }) => kind === 'backed-up' || kind === 'restored');
  if (latest?.kind === 'backed-up' && !there.some(({ name }) => name === latest.name))
    throw new Error(`${latest.name} is gone`);
  for (const { name } of there) {
    const worth = checkBackup(folder, name);
    if (worth !== 'whole') throw new Error(`${name} is ${worth}`);
  }
  const chosen = there[below(next, there.length)];
  if (chosen === undefined) return;
  const inIt = backups.get(chosen.name) ?? null;
  const elsewhere = mkdtempSync(join(tmpdir(), 'vernissage-restored-'));
  copyFileSync(join(folder, 'backups', chosen.name), join(elsewhere, STORE_FILE));
  const found = gamesIn(elsewhere);
  rmSync(elsewhere, { recursive: true });
  // A backup completed just before a run was killed isn't known yet, nor is one made by a restore.
  if (inIt === null) backups.set(chosen.name, found);
  else if (differences(found, inIt).length > 0)
    throw new Error(`${chosen.name} does not hold what was there`);
}
