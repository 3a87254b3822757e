import type { Seat } from '../core/seats.ts';
import { changingEdition, variantsWith, type Variant } from './beginning.ts';
import { editionKey, editionOf, type AnyEdition } from './boxes.ts';
import { EDITION_IDS } from './editions.ts';
import { withEdits, type Edit } from './edits.ts';
import { familyOf } from './families.ts';
import { editionFields, editionIn, RECORD_FORMAT, RECORD_VERSION, type GameRecord } from './game-record.ts';
import { trackingLess } from './lighter-tracking.ts';
import { reseating, type Follows } from './reseating.ts';

/** What is said of a game's start, besides who sits where. */
export interface Start {
  readonly edition: AnyEdition;
  readonly firstSeat: Seat;
  readonly tracking: string;
  readonly mystery: boolean;
  readonly splitDouble: boolean;
  /** The artists in the order that breaks ties. */
  readonly order: readonly string[];
}

/** A game that nobody keeps, without events. */
export function recordApart(edition: AnyEdition, names: readonly string[], firstSeat: Seat): GameRecord {
  const [tracking] = familyOf(edition).trackings;
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    id: 'apart',
    ...editionFields(edition),
    players: names.map((name, seat) => ({ id: `apart-${seat}`, name })),
    firstSeat,
    options: { tracking },
    events: [],
  };
}

export function startOf(record: GameRecord): Start {
  const { firstSeat, options } = record;
  const order = options['order'];
  return {
    edition: editionIn(record),
    firstSeat,
    tracking: options.tracking,
    mystery: options['mystery'] === true,
    splitDouble: options['splitDouble'] === true,
    order: Array.isArray(order)
      ? order.map(String)
      : editionOf(editionIn(record)).edition.artists.map(({ id }) => id),
  };
}

/** The variants a game could be played with. */
export function variantsOf(record: GameRecord): readonly Variant[] {
  return variantsWith(editionIn(record), record.players.length);
}

/** The board order breaks ties, so it is fixed once a round has been settled. */
export function orderIsOpen({ events }: GameRecord): boolean {
  return !events.some(({ type }) => type === 'settle');
}

/** The editions a game could have been played with instead, and its own. */
export function editionsFor(record: GameRecord, kept: readonly AnyEdition[]): readonly AnyEdition[] {
  const own = editionIn(record);
  const { family } = editionOf(own);
  const all = [...EDITION_IDS, ...kept, own].filter((edition) => editionOf(edition).family === family);
  const keys = all.map(editionKey);
  return all.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

/** The edits that make a game start like this; empty if nothing differs. */
export function editsForStart(record: GameRecord, typed: Start): Edit[] {
  const edition =
    editionKey(typed.edition) === editionKey(editionIn(record)) ? [] : changingEdition(record, typed.edition);
  const played = after(record, edition);
  const now = startOf(played);
  const lighter = typed.tracking === now.tracking ? [] : trackingLess(played, typed.tracking);
  const untouched = [startOf(record), now].map(({ order }) => String(order));
  const variants = variantsOf(played).filter((name) => typed[name] !== now[name]);
  const options: Readonly<Record<string, unknown>> = {
    ...played.options,
    ...Object.fromEntries(variants.map((name) => [name, typed[name]])),
    // Another edition has its own artists, in the same places unless they were moved.
    ...(untouched.includes(String(typed.order)) ? {} : { order: typed.order }),
  };
  const changed = Object.keys(options).some((name) => options[name] !== played.options[name]);
  const optioned: Edit[] = changed
    ? [{ kind: 'header', fields: { options: { ...options, tracking: typed.tracking } } }]
    : [];
  const began: Edit[] =
    typed.firstSeat === record.firstSeat ? [] : [{ kind: 'header', fields: { firstSeat: typed.firstSeat } }];
  return [...edition, ...lighter, ...optioned, ...began];
}

function after(record: GameRecord, edits: readonly Edit[]): GameRecord {
  const edited = withEdits(record, edits);
  return edited.ok ? edited.value : record;
}

/** The list with an entry moved past its neighbour; unchanged at the ends. */
export function swapped<T>(list: readonly T[], at: number, other: number): readonly T[] {
  const [one, two] = [list[at], list[other]];
  return one === undefined || two === undefined ? list : list.with(at, two).with(other, one);
}

/** The edits that swap two players from the start. If entries go with the person, so does the first turn. */
export function swappingSeats(record: GameRecord, seat: Seat, other: Seat, follows: Follows): Edit[] {
  const order = swapped(
    record.players.map((_, at) => at),
    seat,
    other,
  );
  const { firstSeat } = record;
  return reseating(record, order, follows === 'person' ? order.indexOf(firstSeat) : firstSeat, follows);
}
