import type { Store } from '../../../src/main/store/index.ts';
import type { Edit } from '../../../src/shared/record/index.ts';
import type { EventJson, GameRecord } from '../../../src/shared/record/index.ts';
import { documentOf } from '../../../src/shared/result/index.ts';
import { below, chance, pick, type Random } from '../../play/random.ts';
import { evening, oldNight } from './many-games.ts';
import { importInto } from './importing/import-into.ts';

/** How often each thing happened, so that a test can require enough of each. */
export interface Lived {
  edits: number;
  refusals: number;
  undos: number;
  redos: number;
  parked: number;
  trashed: number;
}

/** Imports games of all kinds into a folder; of every ninth, only the result is known. */
export function importGamesInto(folder: string, count: number): string[] {
  const nights = Array.from({ length: count }, (_, seed) => night(seed));
  importInto(folder, nights);
  return nights.map(({ id }) => id);
}

function night(seed: number): { readonly id: string } {
  if (seed % 9 !== 4) return evening(seed);
  const record = oldNight(seed);
  const otherwise = seed % 2 === 0 ? { location: ' ', startedAt: '2003-05-17T19:00:00Z' } : {};
  return { ...documentOf(record), ...otherwise, id: record.id };
}

/** Simulates years of changes to these games. */
export function liveOn(next: Random, store: Store, ids: readonly string[], times: number): Lived {
  const lived = { edits: 0, refusals: 0, undos: 0, redos: 0, parked: 0, trashed: 0 };
  for (const id of ids) live(next, store, id, times, lived);
  return lived;
}

/** A game's later changes: corrections, undo and redo, moving to other shelves, the trash. */
function live(next: Random, store: Store, id: string, times: number, lived: Lived): void {
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

/** A random correction; refused if later events no longer fit. */
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
