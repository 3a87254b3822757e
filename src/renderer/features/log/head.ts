import {
  editionIn,
  editionOf,
  trackingLess,
  renamedInSeats,
  reseating,
  withEdits,
  type Edit,
  type Follows,
  type GameRecord,
} from '../../../shared/record/index.ts';
import type { Seat } from '../../../shared/core/seats.ts';
import { named, plain } from '../../lib/known-people.ts';

/** A game's head as form values. */
export interface HeadTyped {
  /** For each seat, where its player sits in the record. */
  readonly seats: readonly Seat[];
  /** Everybody's name, in the order of the record. */
  readonly names: readonly string[];
  readonly firstSeat: Seat;
  readonly follows: Follows;
  readonly tracking: string;
  readonly mystery: boolean;
  readonly splitDouble: boolean;
  readonly order: readonly string[];
}

/** The options a game could have, besides what it tracks. */
export function optionsFor(record: GameRecord): {
  readonly mystery: boolean;
  readonly splitDouble: boolean;
} {
  const known = editionOf(editionIn(record));
  switch (known.family) {
    case 'auction': {
      const { mystery, splitDouble } = known.edition;
      return { mystery: mystery?.players === record.players.length, splitDouble: splitDouble === 'variant' };
    }
    case 'gallery':
      return { mystery: false, splitDouble: false };
  }
}

export function headOf(record: GameRecord): HeadTyped {
  const { players, firstSeat, options } = record;
  const printed = editionOf(editionIn(record)).edition.artists.map(({ id }) => id);
  const order = options['order'];
  return {
    seats: players.map((_, seat) => seat),
    names: players.map(({ name }) => name),
    firstSeat,
    follows: 'seat',
    tracking: options.tracking,
    mystery: options['mystery'] === true,
    splitDouble: options['splitDouble'] === true,
    order: Array.isArray(order) ? order.map(String) : printed,
  };
}

/** The board order breaks ties, so it is fixed once a round has been settled. */
export function orderIsOpen({ events }: GameRecord): boolean {
  return !events.some(({ type }) => type === 'settle');
}

/** The list with an entry moved past its neighbour; unchanged at the ends. */
export function swapped<T>(list: readonly T[], at: number, by: 1 | -1): readonly T[] {
  const [one, other] = [list[at], list[at + by]];
  if (one === undefined || other === undefined) return list;
  return list.with(at, other).with(at + by, one);
}

/** Moves a person by one seat. Unless entries follow the person, the starting seat stays. */
export function movedSeat(head: HeadTyped, at: number, by: 1 | -1): HeadTyped {
  const seats = swapped(head.seats, at, by);
  if (seats === head.seats || head.follows === 'seat') return { ...head, seats };
  const firstSeat = head.firstSeat === at ? at + by : head.firstSeat === at + by ? at : head.firstSeat;
  return { ...head, seats, firstSeat };
}

/** What is wrong with the names: one is missing, or two people have the same. */
export type NameProblem =
  | { readonly kind: 'missing'; readonly seat: Seat }
  | { readonly kind: 'twice'; readonly name: string };

export function nameProblem({ names, seats }: HeadTyped): NameProblem | null {
  const missing = seats.findIndex((from) => (names[from] ?? '').trim() === '');
  if (missing >= 0) return { kind: 'missing', seat: missing };
  const twice = names.find((name, at) => names.slice(0, at).some((other) => plain(other) === plain(name)));
  return twice === undefined ? null : { kind: 'twice', name: twice.trim() };
}

/**
 * The edits that change a game's head to the typed values; empty if nothing differs. A known person's name
 * means that person; any other new name corrects the spelling of the old one.
 */
export function editsForHead(record: GameRecord, typed: HeadTyped, known: readonly Known[] = []): Edit[] {
  const now = headOf(record);
  const options: Readonly<Record<string, unknown>> = {
    ...record.options,
    ...(typed.mystery === now.mystery ? {} : { mystery: typed.mystery }),
    ...(typed.splitDouble === now.splitDouble ? {} : { splitDouble: typed.splitDouble }),
    ...(String(typed.order) === String(now.order) ? {} : { order: typed.order }),
  };
  const lighter = typed.tracking === now.tracking ? [] : trackingLess(record, typed.tracking);
  const changed = Object.keys(options).some((name) => options[name] !== record.options[name]);
  const optioned: Edit[] = changed
    ? [{ kind: 'header', fields: { options: { ...options, tracking: typed.tracking } } }]
    : [];
  const lightened = withEdits(record, [...lighter, ...optioned]);
  const renamed = renaming(lightened.ok ? lightened.value : record, typed.names, known);
  const edited = withEdits(record, [...lighter, ...optioned, ...renamed]);
  return [
    ...lighter,
    ...optioned,
    ...renamed,
    // Players who move keep the entries made for them since.
    ...(edited.ok ? reseating(edited.value, typed.seats, typed.firstSeat, typed.follows) : []),
  ];
}

/** A known person. */
interface Known {
  readonly id: string;
  readonly name: string;
}

function renaming(record: GameRecord, names: readonly string[], known: readonly Known[]): Edit[] {
  const { players } = record;
  const typed = players.map((player, seat) => {
    const name = (names[seat] ?? '').trim();
    return name === player.name || name === '' ? player : { ...player, name };
  });
  if (typed.every((player, seat) => player === players[seat])) return [];
  const meant = typed.map((player) => {
    const person = named(players, player.name) ?? named(known, player.name);
    return person === null || person.id === player.id
      ? player
      : { ...player, id: person.id, name: person.name };
  });
  // If two names would mean the same person, treat them only as spellings.
  const apart = new Set(meant.map(({ id }) => id)).size === meant.length;
  const now = apart ? meant : typed;
  const renamed = new Map(
    players.flatMap((player, seat) => {
      const is = now[seat];
      return is === undefined || is === player ? [] : [[player.id, is] as const];
    }),
  );
  return [{ kind: 'header', fields: { players: now } }, ...renamedInSeats(record, renamed)];
}
