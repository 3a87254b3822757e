import { problem, type Problem } from '../core/problem.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import { isAmount, isByName, isChange, isList, isObject, isOmitted, isSeat } from '../core/shape.ts';
import { EFFECTS, type Artist, type Effect } from './edition.ts';
import { seatNames } from './adjust.ts';
import type { Adjust, Event, Play, Settle } from './events.ts';
import { refuse, type GalleryProblem, type ProblemCode } from './problems.ts';
import { findPlace, type Setup } from './setup.ts';

type Fields = Readonly<Record<string, unknown>>;

type Changes = Readonly<Record<string, number>>;

/** Collects the first problem; after it the rest no longer matters. */
interface Reading {
  readonly setup: Setup;
  refused: Problem<ProblemCode> | null;
}

const DRAW = ok<Event>({ type: 'draw' });
const FACE_DOWN = ok<Event>({ type: 'face-down' });
const DECLINE = ok<Event>({ type: 'decline' });
const END_ROUND = ok<Event>({ type: 'end-round' });

/** Reads the fields of an event's type and ignores all others. */
export function readEvent(raw: unknown, setup: Setup): Result<Event, GalleryProblem> {
  if (!isObject(raw)) return refuse('not-an-object');
  const reading: Reading = { setup, refused: null };
  switch (raw.type) {
    case 'play':
      return done(reading, readPlay(reading, raw));
    case 'influence':
    case 'second':
    case 'award':
      return done(reading, { type: raw.type, artist: readArtist(reading, raw.artist, '.artist') });
    case 'draw':
      return DRAW;
    case 'face-down':
      return FACE_DOWN;
    case 'decline':
      return DECLINE;
    case 'end-round':
      return END_ROUND;
    case 'everyone':
      return done(reading, { type: 'everyone', artists: readLaid(reading, raw.artists) });
    case 'reveal':
    case 'extras':
      return done(reading, { type: raw.type, cards: readCards(reading, raw.cards) });
    case 'settle':
      return done(reading, readSettle(reading, raw));
    case 'adjust':
      return done(reading, readAdjust(reading, raw));
    case undefined:
      return refuse('missing', '.type');
    default:
      return refuse('unknown-event', '.type');
  }
}

function done(reading: Reading, event: Event): Result<Event, GalleryProblem> {
  return reading.refused === null ? ok(event) : err(reading.refused);
}

function wrong(reading: Reading, code: ProblemCode, place: string, value: unknown): void {
  reading.refused ??= problem(value === undefined ? 'missing' : code, place);
}

/**
 * The seat is only optional in `counts`; the effect is also optional if the card ends the round, which `apply`
 * checks.
 */
function readPlay(reading: Reading, raw: Fields): Play {
  const mayOmit = reading.setup.tracking === 'counts';
  const artist = readArtist(reading, raw.artist, '.artist');
  const seat = mayOmit && isOmitted(raw.seat) ? null : readSeat(reading, raw.seat, '.seat');
  const effect = isOmitted(raw.effect) ? null : readEffect(reading, raw.effect);
  return { type: 'play', seat, artist, effect };
}

/** Displays are entered in `counts`. Under other tracking the field is ignored. */
function readSettle(reading: Reading, raw: Fields): Settle {
  const next = isOmitted(raw.next) ? null : readSeat(reading, raw.next, '.next');
  const displays = reading.setup.tracking === 'counts' ? readDisplays(reading, raw.displays) : null;
  return { type: 'settle', displays, next };
}

function readAdjust(reading: Reading, raw: Fields): Adjust {
  const { setup } = reading;
  if (typeof raw.reason !== 'string') wrong(reading, 'not-text', '.reason', raw.reason);
  for (const foreign of ['cash', 'owned']) {
    if (!isOmitted(raw[foreign])) reading.refused ??= problem('not-tracked', `.${foreign}`);
  }
  return {
    type: 'adjust',
    reason: typeof raw.reason === 'string' ? raw.reason : '',
    scores: readChanges(reading, raw.scores, seatNames(setup), 'not-a-seat', '.scores'),
    counts: readChanges(reading, raw.counts, setup.artists, 'unknown-artist', '.counts'),
    hands: readChanges(reading, raw.hands, seatNames(setup), 'not-a-seat', '.hands'),
    displayed: readEach(
      reading,
      raw.displayed,
      '.displayed',
      (changes, place) => readChanges(reading, changes, setup.artists, 'unknown-artist', place) ?? {},
    ),
    standing: readChanges(reading, raw.standing, setup.artists, 'unknown-artist', '.standing'),
    turn: isOmitted(raw.turn) ? null : readSeat(reading, raw.turn, '.turn'),
    away: readEach(reading, raw.away, '.away', (leaves, place) => {
      if (typeof leaves !== 'boolean') wrong(reading, 'not-true-or-false', place, leaves);
      return leaves === true;
    }),
  };
}

function readArtist(reading: Reading, value: unknown, place: string): Artist {
  const artist = reading.setup.artists[findPlace(reading.setup, value)];
  if (artist !== undefined) return artist;
  wrong(reading, typeof value === 'string' ? 'unknown-artist' : 'not-text', place, value);
  return '';
}

function readEffect(reading: Reading, value: unknown): Effect {
  for (const effect of EFFECTS) if (effect === value) return effect;
  wrong(reading, typeof value === 'string' ? 'unknown-effect' : 'not-text', '.effect', value);
  return 'none';
}

function readSeat(reading: Reading, value: unknown, place: string): Seat {
  if (isSeat(value, reading.setup.players)) return value;
  wrong(reading, 'not-a-seat', place, value);
  return 0;
}

/** A list with one entry per seat. */
function readBySeat(reading: Reading, value: unknown, place: string): BySeat<unknown> {
  if (!isList(value)) wrong(reading, 'not-a-list', place, value);
  else if (value.length !== reading.setup.players) wrong(reading, 'not-one-entry-a-seat', place, value);
  else return value;
  return [];
}

function readLaid(reading: Reading, value: unknown): BySeat<Artist | null> {
  return readBySeat(reading, value, '.artists').map((laid, seat) =>
    laid === null ? null : readArtist(reading, laid, `.artists[${seat}]`),
  );
}

function readCards(reading: Reading, value: unknown): BySeat<readonly Artist[]> {
  return readBySeat(reading, value, '.cards').map((cards, seat) => {
    if (isList(cards)) {
      return cards.map((artist, index) => readArtist(reading, artist, `.cards[${seat}][${index}]`));
    }
    wrong(reading, 'not-a-list', `.cards[${seat}]`, cards);
    return [];
  });
}

function readDisplays(reading: Reading, value: unknown): BySeat<Changes> {
  return readBySeat(reading, value, '.displays').map((cards, seat) =>
    readNumbers(reading, cards, reading.setup.artists, `.displays[${seat}]`, {
      name: 'unknown-artist',
      number: 'not-an-amount',
      isNumber: isAmount,
    }),
  );
}

/** Something of each seat that is named. */
function readEach<T>(
  reading: Reading,
  value: unknown,
  place: string,
  read: (entry: unknown, place: string) => T,
): Readonly<Record<string, T>> | null {
  if (isOmitted(value)) return null;
  if (!isObject(value)) {
    wrong(reading, 'not-an-object', place, value);
    return null;
  }
  const seats = seatNames(reading.setup);
  const each: Record<string, T> = {};
  for (const [seat, entry] of Object.entries(value)) {
    if (!seats.includes(seat)) wrong(reading, 'not-a-seat', `${place}.${seat}`, seat);
    else each[seat] = read(entry, `${place}.${seat}`);
  }
  return each;
}

function readChanges(
  reading: Reading,
  value: unknown,
  names: readonly string[],
  name: ProblemCode,
  place: string,
): Changes | null {
  if (isOmitted(value)) return null;
  return readNumbers(reading, value, names, place, { name, number: 'not-a-change', isNumber: isChange });
}

/** Whole numbers by name; the caller says which numbers are valid, and what is wrong otherwise. */
function readNumbers(
  reading: Reading,
  value: unknown,
  names: readonly string[],
  place: string,
  expected: {
    readonly name: ProblemCode;
    readonly number: ProblemCode;
    readonly isNumber: (value: unknown) => value is number;
  },
): Changes {
  if (isByName(value, names, expected.isNumber)) return value;
  if (!isObject(value)) wrong(reading, 'not-an-object', place, value);
  else {
    for (const [name, number] of Object.entries(value)) {
      if (!names.includes(name)) wrong(reading, expected.name, `${place}.${name}`, name);
      else if (!expected.isNumber(number)) wrong(reading, expected.number, `${place}.${name}`, number);
    }
  }
  return {};
}
