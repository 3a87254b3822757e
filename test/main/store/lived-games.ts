import Database from 'better-sqlite3';
import { join } from 'node:path';
import { openForWork } from '../../../src/main/store/connection.ts';
import { rebuild } from '../../../src/main/store/rebuild.ts';
import { STORE_FILE, type Edit, type Store } from '../../../src/main/store/index.ts';
import { RESULT_FORMAT, RESULT_VERSION } from '../../../src/shared/result/index.ts';
import type { Rebuilt } from '../../../src/shared/api.ts';
import type { EventJson, GameRecord } from '../../../src/shared/record/index.ts';
import { below, chance, pick, random, shuffle, type Random } from '../../play/random.ts';
import { evening, PEOPLE } from './many-games.ts';
import { KINDS, rowsByReplay, type Kind, type Row } from './rows-by-replay.ts';
import { takeInto } from './taking-in/taking.ts';

/** How often each thing happened, so that a test can ask for enough of it. */
export interface Lived {
  edits: number;
  refusals: number;
  undos: number;
  redos: number;
  parked: number;
  trashed: number;
}

/** Brings games of every kind into a folder; of every ninth only the result is known. */
export function takeInNights(folder: string, count: number): string[] {
  const nights = Array.from({ length: count }, (_, seed) => night(seed));
  takeInto(folder, nights);
  return nights.map(({ id }) => id);
}

interface Night {
  readonly id: string;
  readonly [field: string]: unknown;
}

function night(seed: number): Night {
  return seed % 9 === 4 ? oldNight(seed) : evening(seed);
}

/** A night from an old score pad. */
function oldNight(seed: number): Night {
  const next = random(seed * 104_729 + 3);
  const players = shuffle(next, PEOPLE)
    .slice(0, 3 + below(next, 3))
    .map((name) => ({ id: name.toLowerCase(), name }));
  const amounts = () => players.map(() => below(next, 300));
  const rounds = Array.from({ length: chance(next, 0.5) ? 4 : 0 }, amounts);
  const known = chance(next, 0.8) ? { scores: amounts() } : { winners: [below(next, players.length)] };
  const id = `old-${seed}`;
  return {
    format: RESULT_FORMAT,
    version: RESULT_VERSION,
    id,
    edition: pick(next, ['modern-art-1994', 'modern-art-cmon-it', 'masters-gallery']),
    players,
    startedAt: chance(next, 0.5) ? '2003-05-17' : '2003-05-17T19:00:00Z',
    location: pick(next, ['Essen', ' ', null]),
    tags: ['paper'],
    minutes: chance(next, 0.5) ? 75 : null,
    misplayed: chance(next, 0.1),
    rounds,
    ...known,
  };
}

/** What may happen to a game in later years: corrected, taken back and put back, put aside, thrown away. */
export function live(next: Random, store: Store, id: string, times: number, lived: Lived): void {
  for (let time = 0; time < times; time += 1) {
    const view = store.games.get(id);
    if (view === null) throw new Error(`${id} is gone`);
    const { position, record, canUndo, canRedo } = view;
    if (canUndo && chance(next, 0.25)) {
      lived.undos += store.games.undo(id, position).ok ? 1 : 0;
    } else if (canRedo && chance(next, 0.4)) {
      lived.redos += store.games.redo(id, position).ok ? 1 : 0;
    } else {
      const edits = chance(next, 0.35) ? [aboutTheNight(next)] : correction(next, record);
      if (store.games.edit(id, position, edits).ok) lived.edits += 1;
      else lived.refusals += 1;
    }
  }
  if (chance(next, 0.2)) lived.parked += store.games.archive(id, true) ? 1 : 0;
  if (chance(next, 0.1)) lived.trashed += store.games.trash(id) ? 1 : 0;
}

function aboutTheNight(next: Random): Edit {
  const fields = pick(next, [
    { notes: `Élodie’s note ${below(next, 100)}` },
    { tags: ['club', 'club', 'Été'].slice(below(next, 3)) },
    { location: pick(next, ['Zürich', '  ', null]) },
    { misplayed: chance(next, 0.5) },
    { abandoned: chance(next, 0.5) },
    { startedAt: `2025-0${1 + below(next, 9)}-11T18:30:00+02:00` },
    { finishedAt: null },
    { sample: chance(next, 0.3) },
  ]);
  return { kind: 'header', fields };
}

/** Something at the table that was otherwise; what no longer fits then is refused. */
function correction(next: Random, { events, players }: GameRecord): Edit[] {
  const sales = indexesOf(events, ({ type }) => type === 'sale');
  const index = sales.length > 0 && chance(next, 0.7) ? pick(next, sales) : below(next, events.length + 1);
  const event = events[index];
  const price = event?.['price'];
  const put: EventJson = { type: 'adjust', reason: 'recounted', ...anyAdjustment(next, players.length) };
  if (event === undefined || chance(next, 0.25)) return [{ kind: 'insert', index, event: put }];
  if (event.type !== 'sale') return [{ kind: 'remove', index: events.length - 1 }];
  const { bids: _, ...sale } = event;
  const other = typeof price === 'number' ? { price: Math.max(1, price + below(next, 9) - 4) } : {};
  return [{ kind: 'replace', index, event: { ...sale, ...other, buyer: below(next, players.length) } }];
}

function anyAdjustment(next: Random, players: number): object {
  const seat = String(below(next, players));
  return pick(next, [{ cash: { [seat]: 3 } }, { scores: { [seat]: 2 } }, { hands: { [seat]: 1 } }]);
}

function indexesOf(events: readonly EventJson[], is: (event: EventJson) => boolean): number[] {
  return events.flatMap((event, index) => (is(event) ? index : []));
}

export function nothingLived(): Lived {
  return { edits: 0, refusals: 0, undos: 0, redos: 0, parked: 0, trashed: 0 };
}

/** Every row of every game as its replay has it, from the record that the store hands out. */
export function replayedRows(store: Store, folder: string, ids: readonly string[]): Map<string, string> {
  const database = new Database(join(folder, STORE_FILE), { readonly: true });
  const addedAt = database
    .prepare<[string], string>('SELECT at FROM journal WHERE game = ? AND position = 0')
    .pluck();
  const rows = ids.map((id): [string, string] => {
    const record = store.games.get(id)?.record;
    if (record === undefined) throw new Error(`${id} is gone`);
    const worked = rowsByReplay(record, addedAt.get(id) ?? '');
    return [id, inOrder(KINDS.flatMap((kind) => worked[kind].map((row) => written(kind, row))))];
  });
  database.close();
  return new Map(rows);
}

/** Every row of every game as the file has it. */
export function keptRows(folder: string): Map<string, string> {
  const database = new Database(join(folder, STORE_FILE), { readonly: true });
  const rows = new Map<number, string[]>();
  const ids = new Map<number, string>();
  for (const { number, ...row } of database.prepare<[], Row>('SELECT * FROM projected_game').iterate()) {
    ids.set(Number(number), String(row['game']));
    rows.set(Number(number), [written('game', row)]);
  }
  for (const kind of KINDS.filter((each) => each !== 'game')) {
    for (const { game, ...row } of database.prepare<[], Row>(`SELECT * FROM projected_${kind}`).iterate())
      rows.get(Number(game))?.push(written(kind, row));
  }
  database.close();
  return new Map([...rows].map(([number, own]) => [ids.get(number) ?? '', inOrder(own)]));
}

/** The games whose rows are not the same, with both: none, or the first few. */
export function differing(
  kept: ReadonlyMap<string, string>,
  replayed: ReadonlyMap<string, string>,
): readonly object[] {
  return [...new Set([...kept.keys(), ...replayed.keys()])]
    .filter((id) => kept.get(id) !== replayed.get(id))
    .slice(0, 3)
    .map((id) => ({ id, kept: kept.get(id)?.split('\n'), replayed: replayed.get(id)?.split('\n') }));
}

/** A row as text: its columns by name, so that it does not matter in which order they were asked for. */
function written(kind: Kind, row: Row): string {
  return `${kind} ${Object.keys(row)
    .sort()
    .map((column) => `${column}=${JSON.stringify(row[column])}`)
    .join(' ')}`;
}

function inOrder(rows: readonly string[]): string {
  return rows.toSorted().join('\n');
}

/** Has everything worked out again, as after an update that brings other rules. */
export async function workOutAgain(folder: string): Promise<Rebuilt> {
  const file = join(folder, STORE_FILE);
  const database = openForWork(file);
  database.exec('UPDATE projected_game SET version = 0');
  database.exec("DELETE FROM projected_game WHERE game LIKE '%7'");
  const rebuilt = await rebuild.run(null, {
    file,
    database,
    reached: () => undefined,
    pause: () => Promise.resolve(),
    letTableFirst: () => undefined,
  });
  database.close();
  return rebuilt;
}
