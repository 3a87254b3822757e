import {
  editionOf,
  keepingLess,
  reseating,
  withEdits,
  type Edit,
  type Follows,
  type GameRecord,
} from '../../../../shared/record/index.ts';
import type { Seat } from '../../../../shared/core/seats.ts';

/** The head of a game as a form has it. */
export interface HeadTyped {
  /** For each seat, where its person sits in the record. */
  readonly seats: readonly Seat[];
  readonly firstSeat: Seat;
  readonly follows: Follows;
  readonly tracking: string;
  readonly mystery: boolean;
  readonly splitDouble: boolean;
  readonly order: readonly string[];
}

/** Which options a game could have, besides how it is kept. */
export function optionsFor({ edition, players }: GameRecord): {
  readonly mystery: boolean;
  readonly splitDouble: boolean;
} {
  const known = editionOf(edition);
  return {
    mystery: known.family === 'auction' && known.edition.mystery?.players === players.length,
    splitDouble: known.family === 'auction' && known.edition.splitDouble === 'variant',
  };
}

export function headOf(record: GameRecord): HeadTyped {
  const { players, firstSeat, options, edition } = record;
  const printed = editionOf(edition).edition.artists.map(({ id }): string => id);
  const order = options['order'];
  return {
    seats: players.map((_, seat) => seat),
    firstSeat,
    follows: 'seat',
    tracking: options.tracking,
    mystery: options['mystery'] === true,
    splitDouble: options['splitDouble'] === true,
    order: Array.isArray(order) ? order.map(String) : printed,
  };
}

/** The tie order matters for every round that is settled, so it is fixed by the first. */
export function orderIsOpen({ events }: GameRecord): boolean {
  return !events.some(({ type }) => type === 'settle');
}

/** A thing of a list moved past its neighbour; at the ends nothing happens. */
export function swapped<T>(list: readonly T[], at: number, by: 1 | -1): readonly T[] {
  const [one, other] = [list[at], list[at + by]];
  if (one === undefined || other === undefined) return list;
  return list.with(at, other).with(at + by, one);
}

/** A person moves a seat on; who began is a matter of the seat as long as the entries are. */
export function movedSeat(head: HeadTyped, at: number, by: 1 | -1): HeadTyped {
  const seats = swapped(head.seats, at, by);
  if (seats === head.seats || head.follows === 'seat') return { ...head, seats };
  const firstSeat = head.firstSeat === at ? at + by : head.firstSeat === at + by ? at : head.firstSeat;
  return { ...head, seats, firstSeat };
}

/** The edits that make a game's head what was typed; none where nothing differs. */
export function editsForHead(record: GameRecord, typed: HeadTyped): Edit[] {
  const now = headOf(record);
  const options: Readonly<Record<string, unknown>> = {
    ...record.options,
    ...(typed.mystery === now.mystery ? {} : { mystery: typed.mystery }),
    ...(typed.splitDouble === now.splitDouble ? {} : { splitDouble: typed.splitDouble }),
    ...(String(typed.order) === String(now.order) ? {} : { order: typed.order }),
  };
  const lighter = typed.tracking === now.tracking ? [] : keepingLess(record, typed.tracking);
  const changed = Object.keys(options).some((name) => options[name] !== record.options[name]);
  const optioned: Edit[] = changed
    ? [{ kind: 'header', fields: { options: { ...options, tracking: typed.tracking } } }]
    : [];
  const edited = withEdits(record, [...lighter, ...optioned]);
  return [
    ...lighter,
    ...optioned,
    // Whoever moves takes along what fell to them on the way.
    ...(edited.ok ? reseating(edited.value, typed.seats, typed.firstSeat, typed.follows) : []),
  ];
}
