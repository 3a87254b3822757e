import type { Seat } from '../core/seats.ts';
import { isList, isObject } from '../core/shape.ts';
import { editionOf, type AnyEdition } from './boxes.ts';
import { SEATS } from './changing-seats.ts';
import type { Edit } from './edits.ts';
import { familyOf } from './families.ts';
import {
  editionFields,
  editionIn,
  type EventJson,
  type GameRecord,
  type RecordPlayer,
} from './game-record.ts';
import { rewriting } from './rewriting.ts';

/** The fields of either family that say artists, as values or as names of numbers. */
const ARTISTS = [
  'artist',
  'artists',
  'cards',
  'holdings',
  'displays',
  'counts',
  'standing',
  'owned',
  'displayed',
];

/**
 * The edits that play a game with another edition of its family: artists keep their place in the row, and variants that
 * the new edition lacks are dropped. Whether every entry still fits is decided by a replay.
 */
export function changingEdition(record: GameRecord, edition: AnyEdition): Edit[] {
  const [was, is] = [editionOf(editionIn(record)), editionOf(edition)];
  if (was.family !== is.family) return [];
  const names = new Map(was.edition.artists.map(({ id }, at) => [id, is.edition.artists[at]?.id ?? id]));
  const events = rewriting(record, (event) => [withFields(event, ARTISTS, (value) => renamed(value, names))]);
  const { order } = record.options;
  const options = playable(record.options, edition, record.players.length);
  const ordered = isList(order) ? { ...options, order: renamed(order, names) } : options;
  return [{ kind: 'header', fields: { ...editionFields(edition), options: ordered } }, ...events];
}

/** Which of a game's variants an edition doesn't have, or not for so many players. */
export function droppedVariants(record: GameRecord, edition: AnyEdition, players: number): string[] {
  const kept = playable(record.options, edition, players);
  return Object.keys(record.options).filter((name) => record.options[name] === true && kept[name] !== true);
}

export type Variant = 'mystery' | 'splitDouble';

/** The variants an edition has for so many players. */
export function variantsWith(edition: AnyEdition, players: number): readonly Variant[] {
  const known = editionOf(edition);
  switch (known.family) {
    case 'gallery':
      return [];
    case 'auction': {
      const { mystery, splitDouble } = known.edition;
      return [
        ...(mystery?.players === players ? (['mystery'] as const) : []),
        ...(splitDouble === 'variant' ? (['splitDouble'] as const) : []),
      ];
    }
  }
}

type Options = GameRecord['options'];

function playable(options: Options, edition: AnyEdition, players: number): Options {
  const has = variantsWith(edition, players);
  const lacks = (variant: Variant) => options[variant] === true && !has.includes(variant);
  return {
    ...options,
    ...(lacks('mystery') ? { mystery: false } : {}),
    ...(lacks('splitDouble') ? { splitDouble: false } : {}),
  };
}

/** A new value for each of these fields that the event has; the same event if none changes. */
function withFields(
  event: EventJson,
  fields: readonly string[],
  change: (value: unknown, field: string) => unknown,
): EventJson {
  const changed = fields.flatMap((field) => {
    const value = event[field];
    if (value === undefined) return [];
    const next = change(value, field);
    return JSON.stringify(next) === JSON.stringify(value) ? [] : [[field, next] as const];
  });
  return changed.length === 0 ? event : { ...event, ...Object.fromEntries(changed), type: event.type };
}

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (isList(value)) return value.map((each) => renamed(each, names));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [names.get(name) ?? name, renamed(each, names)]),
  );
}

/**
 * The edits that take a player out of a game from the start. Later seats move down and lists become shorter; an entry of
 * that player is nobody's, so that a replay asks whose it was.
 */
export function removingPlayer(record: GameRecord, seat: Seat): Edit[] {
  const players = record.players.toSpliced(seat, 1);
  const { one, each, keys } = familyOf(editionIn(record)).seatFields;
  const moved = (other: number) => (other > seat ? other - 1 : other);
  const events = rewriting(record, (event) => {
    const byKey = withFields(event, [...keys, SEATS], (value) =>
      isObject(value)
        ? Object.fromEntries(
            Object.entries(value).flatMap(([key, entry]) =>
              Number(key) === seat ? [] : [[String(moved(Number(key))), entry] as const],
            ),
          )
        : value,
    );
    const listed = withFields(byKey, each, (value) => (isList(value) ? value.toSpliced(seat, 1) : value));
    return [
      withFields(listed, one, (value) =>
        value === seat ? undefined : typeof value === 'number' ? moved(value) : value,
      ),
    ];
  });
  return [
    header(record, players, seat === record.firstSeat ? seat % players.length : moved(record.firstSeat)),
    ...events,
  ];
}

/**
 * The edits that add a player who comes later, in the last seat and away from the start. Everybody keeps the cards that
 * were dealt to fewer; deal and limit are those of the new number from here on.
 */
export function addingPlayer(record: GameRecord, player: RecordPlayer, reason: string): Edit[] {
  const { each } = familyOf(editionIn(record)).seatFields;
  const events = rewriting(record, (event, index) => {
    const longer = withFields(event, each, (value, field) =>
      isList(value) ? [...value, NOTHING[field] ?? null] : value,
    );
    const round =
      index === start(record) - 1 ? 1 : event.type === 'settle' ? roundAfter(record, index) : null;
    return round === null ? [longer] : [longer, ...dealt(record, round, index, reason)];
  });
  const first = start(record) === 0 ? dealt(record, 1, -1, reason) : [];
  return [
    header(record, [...record.players, player], record.firstSeat),
    ...events,
    ...first.map((event): Edit => ({ kind: 'insert', index: 0, event })),
  ];
}

/** What a list for each seat says of somebody who isn't there. */
const NOTHING: Readonly<Record<string, unknown>> = { holdings: {}, displays: {}, cards: [], money: 0 };

/** Where the first round starts: the card beside the deck is turned up before it. */
function start({ events }: GameRecord): number {
  return events[0]?.type === 'influence' ? 1 : 0;
}

function roundAfter({ events }: GameRecord, index: number): number {
  return events.slice(0, index + 1).filter(({ type }) => type === 'settle').length + 1;
}

/** The cards that were really dealt, and in the first round who isn't there yet. */
function dealt(record: GameRecord, round: number, after: number, reason: string): EventJson[] {
  if (record.options.tracking === 'counts') return [];
  const { deal } = editionOf(editionIn(record)).edition;
  const seat = record.players.length;
  const away = awayIn({ ...record, events: record.events.slice(0, after + 1) });
  const change = (deal[seat]?.[round - 1] ?? 0) - (deal[seat + 1]?.[round - 1] ?? 0);
  const hands = Object.fromEntries(
    record.players.flatMap((_, at) => (away[at] === true ? [] : [[String(at), change] as const])),
  );
  const fields = {
    ...(round === 1 ? { away: { [String(seat)]: true } } : {}),
    ...(change === 0 ? {} : { hands }),
  };
  return Object.keys(fields).length === 0 ? [] : [{ type: 'adjust', reason, ...fields }];
}

function header(record: GameRecord, players: readonly RecordPlayer[], firstSeat: Seat): Edit {
  const options = playable(record.options, editionIn(record), players.length);
  return { kind: 'header', fields: { players, firstSeat, options } };
}

/** Who is away at the end of a log, as its adjustments say. */
function awayIn({ players, events }: GameRecord): readonly boolean[] {
  return players.map((_, seat) =>
    events.reduce((away, { away: said }) => {
      const now = isObject(said) ? said[String(seat)] : undefined;
      return typeof now === 'boolean' ? now : away;
    }, false),
  );
}
