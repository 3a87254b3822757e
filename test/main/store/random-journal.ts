import { isDeepStrictEqual } from 'node:util';
import type { Store } from '../../../src/main/store/index.ts';
import type { Edit } from '../../../src/shared/record/index.ts';
import type { GameView } from '../../../src/shared/api.ts';
import { replay, type EventJson } from '../../../src/shared/record/index.ts';
import { below, chance, pick, random, shuffle, type Random } from '../../play/random.ts';
import { wholeGame } from '../../shared/record/games.ts';

/** A record as plain data, edited here without the store, to compare with the store's own edits. */
interface Plain {
  readonly head: Readonly<Record<string, unknown>>;
  readonly events: readonly EventJson[];
}

/** How often each thing was tried and accepted, so that a test can require enough of each. */
export interface Tally {
  edits: number;
  refusals: number;
  undos: number;
  redos: number;
}

/**
 * Edits a random game at random, with undo and redo. Throws as soon as the store and a replay of the edited
 * list disagree about what is allowed or about the game.
 */
export function editAtRandom(seed: number, open: () => Store, times: number): Tally {
  const next = random(seed);
  const { events: played, ...head } = wholeGame(seed);
  let store = open();
  let now: Plain = {
    head: { ...head, id: `game-${seed}` },
    events: played.slice(0, chance(next, 0.5) ? played.length : below(next, played.length)),
  };
  let view = taken(store.games.add(asRecord(now)));
  const past: Plain[] = [];
  const future: Plain[] = [];
  const tally = { edits: 0, refusals: 0, undos: 0, redos: 0 };

  for (let time = 0; time < times; time += 1) {
    const back = chance(next, 0.25) ? past.pop() : undefined;
    const forth = back === undefined && chance(next, 0.25) ? future.pop() : undefined;
    if (back !== undefined) {
      view = taken(store.games.undo(view.record.id, view.position));
      future.push(now);
      now = back;
      tally.undos += 1;
    } else if (forth !== undefined) {
      view = taken(store.games.redo(view.record.id, view.position));
      past.push(now);
      now = forth;
      tally.redos += 1;
    } else {
      const edits: Edit[] = [];
      let wanted = now;
      for (let more = chance(next, 0.8) ? 1 : 2; more > 0; more -= 1) {
        const edit = anyEdit(next, wanted, played);
        edits.push(edit);
        wanted = edited(wanted, edit);
      }
      const made = store.games.edit(view.record.id, view.position, edits);
      if (made.ok !== replay(asRecord(wanted)).ok) {
        throw new Error(`store and replay disagree on ${JSON.stringify(edits)}`);
      }
      if (!made.ok) {
        tally.refusals += 1;
        continue;
      }
      view = made.value;
      past.push(now);
      future.length = 0;
      now = wanted;
      tally.edits += 1;
    }
    if (chance(next, 0.05)) {
      store.close();
      store = open();
    }
    compare(view, now, past, future);
    compare(store.games.get(view.record.id), now, past, future);
  }
  if (chance(next, 0.1)) store.games.trash(view.record.id);
  store.close();
  return tally;
}

function anyEdit(next: Random, { head, events }: Plain, played: readonly EventJson[]): Edit {
  const event = anyEvent(next, events, played);
  const index = below(next, events.length);
  const kind = pick(next, ['append', 'append', 'append', 'replace', 'insert', 'remove', 'header'] as const);
  switch (kind) {
    case 'append':
      return { kind, event: played[events.length] ?? event };
    case 'insert':
      return { kind, index, event };
    case 'replace':
      return events.length === 0
        ? { kind: 'append', event }
        : { kind, index, event: chance(next, 0.5) ? (corrected(next, events[index]) ?? event) : event };
    case 'remove':
      return events.length === 0 ? { kind: 'append', event } : { kind, index };
    case 'header':
      return { kind, fields: anyHeader(next, head) };
  }
}

/** An event that was played, a corrected one, or a correction of the table itself. */
function anyEvent(next: Random, events: readonly EventJson[], played: readonly EventJson[]): EventJson {
  const known = pick(next, events.length === 0 ? played : events);
  return pick(next, [
    pick(next, played),
    { ...known, note: `corrected ${below(next, 100)}` },
    { ...known, price: below(next, 40), buyer: below(next, 5) },
    {
      type: 'adjust',
      reason: 'recounted',
      ...pick(next, [{ counts: {} }, { cash: { 0: 3 } }, { scores: { 1: 2 } }]),
    },
  ]);
}

/** A sale with another price and buyer, which later events often still allow. */
function corrected(next: Random, event: EventJson | undefined): EventJson | null {
  if (event?.type !== 'sale') return null;
  const { bids: _, price, ...sale } = event;
  const other = typeof price === 'number' ? { price: Math.max(1, price + below(next, 9) - 4) } : {};
  return { ...sale, ...other, buyer: below(next, 3) };
}

function anyHeader(next: Random, { players, options }: Plain['head']): Readonly<Record<string, unknown>> {
  return pick(next, [
    { notes: `Élodie’s note ${below(next, 100)}` },
    { tags: ['club', 'club', 'Été'].slice(below(next, 3)) },
    { location: pick(next, ['Zürich', '  ', null]) },
    { misplayed: chance(next, 0.3), abandoned: chance(next, 0.2) },
    { startedAt: `2025-0${1 + below(next, 9)}-11T18:30:00+02:00`, finishedAt: null },
    { sample: chance(next, 0.2) },
    { firstSeat: below(next, 5) },
    { players: shuffle(next, players as readonly unknown[]) },
    { options: { ...(options as object), tracking: pick(next, ['ledger', 'owners', 'counts', 'full']) } },
  ]);
}

function edited({ head, events }: Plain, edit: Edit): Plain {
  switch (edit.kind) {
    case 'append':
      return { head, events: [...events, edit.event] };
    case 'replace':
      return { head, events: events.with(edit.index, edit.event) };
    case 'insert':
      return { head, events: events.toSpliced(edit.index, 0, edit.event) };
    case 'remove':
      return { head, events: events.toSpliced(edit.index, 1) };
    case 'header':
      return { head: { ...head, ...edit.fields }, events };
  }
}

function compare(
  view: GameView | null,
  now: Plain,
  past: readonly unknown[],
  future: readonly unknown[],
): void {
  if (!isDeepStrictEqual(view?.record, asRecord(now))) throw new Error('the store has another record');
  if (view?.canUndo !== past.length > 0 || view.canRedo !== future.length > 0) {
    throw new Error('the store remembers other edits');
  }
}

function asRecord({ head, events }: Plain): object {
  return { ...head, events };
}

function taken(result: { readonly ok: true; readonly value: GameView } | { readonly ok: false }): GameView {
  if (!result.ok) throw new Error('the store refuses what it must take');
  return result.value;
}
