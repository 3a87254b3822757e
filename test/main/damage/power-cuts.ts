import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isUsable } from '../../../src/main/store/backups/choosing.ts';
import { checkCopy } from '../../../src/main/store/backups/taking.ts';
import { openStore, STORE_FILE } from '../../../src/main/store/index.ts';
import { random } from '../../play/random.ts';
import { diskOf, LEAVINGS, type DiskCall } from './disk.ts';
import type { SavedEvenings } from './evenings.ts';
import { callsIn, recording, TRACER } from './system-calls.ts';
import { compared, withPrint, type Acknowledged } from './acknowledged.ts';
import { linesOf, RECORDED_VISIT, type VisitOrder } from './recorded-visit.ts';

export interface PowerCuts {
  readonly states: number;
  /** How often the app reported entries as missing that had never been acknowledged. */
  readonly alarms: number;
  readonly faults: readonly string[];
}

/** How often each cut is repeated with different random leftovers. */
const CHANCES = 3;

export interface CutOptions {
  readonly worker: string;
  /** How many entries are made in the game in progress. */
  readonly events: number;
  /** Cuts the power on one occasion in this many. */
  readonly every: number;
}

/** The initial state: no games, or as a run has left them. */
export const BEGINNINGS = ['empty', 'clean', 'killed'] as const;

/** Records a whole visit to a folder, and cuts the power before every sync and every change of a name. */
export function cutPower(
  evenings: SavedEvenings,
  beginning: (typeof BEGINNINGS)[number],
  parent: string,
  { worker, events, every }: CutOptions,
): PowerCuts {
  const room = mkdtempSync(join(parent, 'power-'));
  const folder = join(room, 'games');
  if (beginning === 'empty') mkdirSync(folder);
  else cpSync(evenings[beginning], folder, { recursive: true });
  const disk = diskOf(folder);
  let acknowledged = beginning === 'empty' ? {} : evenings.acknowledged;
  const play = { ...evenings.underWay, next: evenings.underWay.next.slice(0, events) };
  const calls = recorded(room, { folder, acknowledged, play, worker, expected: null });
  const backups: string[] = [];
  const faults: string[] = [];
  let states = 0;
  let alarms = 0;
  let occasions = 0;
  for (const [at, call] of calls.entries()) {
    const isOccasion = call.kind === 'sync' || call.kind === 'rename' || call.kind === 'remove';
    if (isOccasion) occasions += 1;
    if (isOccasion && occasions % every === 0) {
      for (const leaving of LEAVINGS) {
        for (let time = 0; time < (leaving === 'anything' ? CHANCES : 1); time += 1) {
          const left = join(room, `left-${at}-${leaving}-${time}`);
          mkdirSync(left);
          disk.leave(left, leaving, random(at * CHANCES + time));
          const { wrong, alarms: said } = wrongIn(left, acknowledged, backups);
          // Some pages of an unfinished entry may be there, which the app then reports.
          if (leaving === 'anything') alarms += said.length;
          else wrong.push(...said);
          states += 1;
          faults.push(
            ...wrong.map(
              (what) =>
                `${beginning}, before call ${at}, ${call.kind} ${call.path}, ${leaving} left: ${what}`,
            ),
          );
          if (wrong.length === 0) rmSync(left, { recursive: true });
        }
      }
    }
    disk.call(call);
    if (call.kind === 'said') {
      for (const line of linesOf(call.text)) {
        if (line.kind === 'shown') acknowledged = withPrint(acknowledged, line.id, line.position, line.print);
        if (line.kind === 'backed-up') backups.push(line.name);
        if (line.kind === 'ended') faults.push(...line.report.faults);
      }
    }
  }
  if (faults.length === 0) rmSync(room, { recursive: true });
  return { states, alarms, faults };
}

function recorded(room: string, order: VisitOrder): DiskCall[] {
  const [trace, file] = [join(room, 'trace'), join(room, 'order.json')];
  writeFileSync(file, JSON.stringify(order));
  const ran = spawnSync(TRACER, [...recording(trace), process.execPath, RECORDED_VISIT, file], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (ran.status !== 0) throw new Error(`the visit ended with ${String(ran.status)}: ${ran.stderr}`);
  return callsIn(trace, order.folder);
}

/** What is wrong after a power cut: the folder must open undamaged, with everything that was acknowledged. */
function wrongIn(folder: string, acknowledged: Acknowledged, backups: readonly string[]) {
  const opened = openStore(folder, { now: () => '2026-11-22T10:00:00.000Z', newId: () => '' });
  if (!opened.ok) return { wrong: [`it does not open: ${opened.error.kind}`], alarms: [] };
  const { games, notices, close } = opened.value;
  const wrong: string[] = [];
  const alarms: string[] = [];
  for (const { kind } of notices)
    (kind === 'entries-found' || kind === 'entries-missing' ? alarms : wrong).push(`it says ${kind}`);
  for (const id of Object.keys(acknowledged)) {
    const view = games.get(id);
    const standing = view === null ? 'gone' : compared(acknowledged, view);
    if (standing !== 'as-shown') wrong.push(`${id} is ${standing}`);
  }
  close();
  if (checkCopy(join(folder, STORE_FILE)).length > 0) wrong.push('it is damaged');
  for (const name of backups) {
    if (!isUsable(join(folder, 'backups', name))) wrong.push(`the backup ${name} is not whole`);
  }
  return { wrong, alarms };
}
