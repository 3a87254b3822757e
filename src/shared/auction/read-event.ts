import type { AwayChanges } from '../core/away.ts';
import { ok, type Result } from '../core/result.ts';
import type { BySeat } from '../core/seats.ts';
import { isAmount, isByName, isChange, isList, isObject, isOmitted, isSeat } from '../core/shape.ts';
import { AUCTION_KINDS, type Artist, type AuctionKind } from './edition.ts';
import type { Adjust, ArtistChanges, Event, Holdings, SeatChanges } from './events.ts';
import { refuse, type AuctionProblem, type ProblemCode, type Refusal } from './problems.ts';
import { placeOf, type Setup } from './setup.ts';

type Fields = Readonly<Record<string, unknown>>;
type Read<T> = { readonly ok: true; readonly value: T } | Refusal;

/**
 * Checks the shape only: types, seat ranges, artist names. Fields that don't apply under this tracking are ignored.
 */
export function readEvent(raw: unknown, setup: Setup): Result<Event, AuctionProblem> {
  if (!isObject(raw)) return refuse('not-an-object');
  switch (raw.type) {
    case 'offer':
    case 'pair':
      return card(raw, raw.type, setup);
    case 'sale':
      return sale(raw, setup);
    case 'unpaired':
      return ok({ type: 'unpaired' });
    case 'mystery':
      return mystery(raw, setup);
    case 'settle':
      return settle(raw, setup);
    case 'final':
      return final(raw, setup);
    case 'end-round':
      return ok({ type: 'end-round' });
    case 'adjust':
      return adjust(raw, setup);
    default:
      return wrong(raw.type, 'unknown-event', '.type');
  }
}

function wrong(value: unknown, code: ProblemCode, place: string): Refusal {
  return refuse(value === undefined ? 'missing' : code, place);
}

function artistOf(setup: Setup, value: unknown): Artist | undefined {
  return setup.artists[placeOf(setup, value)];
}

function isKind(value: unknown): value is AuctionKind {
  for (const kind of AUCTION_KINDS) if (kind === value) return true;
  return false;
}

/**
 * Whether seat and kind may be missing depends on the tracking and on whether the card ends the round; `apply` checks
 * that.
 */
function card(raw: Fields, type: 'offer' | 'pair', setup: Setup): Read<Event> {
  const { seat, auction } = raw;
  const artist = artistOf(setup, raw.artist);
  if (artist === undefined) return wrong(raw.artist, 'unknown-artist', '.artist');
  if (!isOmitted(seat) && !isSeat(seat, setup.players)) return refuse('not-a-seat', '.seat');
  if (!isOmitted(auction) && !isKind(auction)) return refuse('unknown-auction', '.auction');
  if (!isOmitted(seat) && !isOmitted(auction)) return ok({ type, seat, artist, auction });
  return ok({
    type,
    artist,
    ...(isOmitted(seat) ? {} : { seat }),
    ...(isOmitted(auction) ? {} : { auction }),
  });
}

function sale(raw: Fields, setup: Setup): Read<Event> {
  const { buyer, price, bids } = raw;
  if (!isSeat(buyer, setup.players)) return wrong(buyer, 'not-a-seat', '.buyer');
  if (setup.tracking !== 'ledger') return ok({ type: 'sale', buyer });
  if (!isAmount(price)) return wrong(price, 'not-an-amount', '.price');
  if (isOmitted(bids)) return ok({ type: 'sale', buyer, price });
  if (isBySeat(bids, setup, isBid)) return ok({ type: 'sale', buyer, price, bids });
  return brokenList(bids, '.bids', setup, isBid);
}

function isBid(value: unknown): value is number | null {
  return value === null || isAmount(value);
}

function isBySeat<T>(
  value: unknown,
  setup: Setup,
  isEntry: (entry: unknown) => entry is T,
): value is BySeat<T> {
  return isList(value) && value.length === setup.players && value.every(isEntry);
}

/** Finds what is wrong with a list of one amount per seat. */
function brokenList(
  value: unknown,
  place: string,
  setup: Setup,
  isEntry: (entry: unknown) => boolean,
): Refusal {
  if (!isList(value) || value.length !== setup.players) return wrong(value, 'not-one-entry-a-seat', place);
  return refuse('not-an-amount', `${place}[${value.findIndex((entry) => !isEntry(entry))}]`);
}

function mystery(raw: Fields, setup: Setup): Read<Event> {
  const artist = artistOf(setup, raw.artist);
  if (artist === undefined) return wrong(raw.artist, 'unknown-artist', '.artist');
  const { auction } = raw;
  if (isOmitted(auction)) return ok({ type: 'mystery', artist });
  return isKind(auction) ? ok({ type: 'mystery', artist, auction }) : refuse('unknown-auction', '.auction');
}

function settle(raw: Fields, setup: Setup): Read<Event> {
  const { next, continue: goesOn } = raw;
  if (!isOmitted(next) && !isSeat(next, setup.players)) return refuse('not-a-seat', '.next');
  if (!isOmitted(goesOn) && typeof goesOn !== 'boolean') return refuse('not-true-or-false', '.continue');
  const decided = {
    ...(isOmitted(next) ? {} : { next }),
    ...(isOmitted(goesOn) ? {} : { continue: goesOn }),
  };
  if (setup.tracking !== 'counts') return ok({ type: 'settle', ...decided });
  const holdings = readHoldings(raw.holdings, setup);
  return holdings.ok ? ok({ type: 'settle', holdings: holdings.value, ...decided }) : holdings;
}

function readHoldings(value: unknown, setup: Setup): Read<BySeat<Holdings>> {
  const isHeld = (held: unknown): held is Holdings => isByName(held, setup.artists, isAmount);
  if (isBySeat(value, setup, isHeld)) return ok(value);
  if (!isList(value) || value.length !== setup.players) {
    return wrong(value, 'not-one-entry-a-seat', '.holdings');
  }
  const seat = value.findIndex((held) => !isHeld(held));
  return brokenByArtist(value[seat], setup, `.holdings[${seat}]`, isAmount, 'not-an-amount');
}

/** Finds what is wrong with amounts or changes by artist. */
function brokenByArtist(
  value: unknown,
  setup: Setup,
  place: string,
  isEntry: (entry: unknown) => boolean,
  code: ProblemCode,
): Refusal {
  if (!isObject(value)) return wrong(value, 'not-an-object', place);
  const key = Object.keys(value).find((name) => placeOf(setup, name) < 0 || !isEntry(value[name])) ?? '';
  return refuse(placeOf(setup, key) < 0 ? 'unknown-artist' : code, `${place}.${key}`);
}

function readChanges(value: unknown, setup: Setup, place: string): Read<ArtistChanges> {
  if (isByName(value, setup.artists, isChange)) return ok(value);
  return brokenByArtist(value, setup, place, isChange, 'not-a-change');
}

function readBySeat<T>(
  value: unknown,
  setup: Setup,
  place: string,
  readEntry: (entry: unknown, place: string) => Read<T>,
): Read<Readonly<Record<string, T>>> {
  if (!isObject(value)) return refuse('not-an-object', place);
  const read: Record<string, T> = {};
  for (const [key, entry] of Object.entries(value)) {
    if (String(Number(key)) !== key || !isSeat(Number(key), setup.players)) {
      return refuse('not-a-seat', `${place}.${key}`);
    }
    const found = readEntry(entry, `${place}.${key}`);
    if (!found.ok) return found;
    read[key] = found.value;
  }
  return ok(read);
}

function final(raw: Fields, setup: Setup): Read<Event> {
  if (isBySeat(raw.money, setup, isAmount)) return ok({ type: 'final', money: raw.money });
  return brokenList(raw.money, '.money', setup, isAmount);
}

function adjust(raw: Fields, setup: Setup): Read<Event> {
  if (typeof raw.reason !== 'string') return wrong(raw.reason, 'not-text', '.reason');
  const { turn } = raw;
  if (!isOmitted(turn) && !isSeat(turn, setup.players)) return refuse('not-a-seat', '.turn');
  const changes: { -readonly [Field in 'cash' | 'hands']?: SeatChanges } & {
    -readonly [Field in 'counts' | 'standing']?: ArtistChanges;
  } & { owned?: NonNullable<Adjust['owned']>; away?: AwayChanges } = {};
  for (const field of ['cash', 'hands'] as const) {
    if (isOmitted(raw[field])) continue;
    const read = readBySeat(raw[field], setup, `.${field}`, readChange);
    if (!read.ok) return read;
    changes[field] = read.value;
  }
  for (const field of ['counts', 'standing'] as const) {
    if (isOmitted(raw[field])) continue;
    const read = readChanges(raw[field], setup, `.${field}`);
    if (!read.ok) return read;
    changes[field] = read.value;
  }
  if (!isOmitted(raw.owned)) {
    const read = readBySeat(raw.owned, setup, '.owned', (entry, place) => readChanges(entry, setup, place));
    if (!read.ok) return read;
    changes.owned = read.value;
  }
  if (!isOmitted(raw.away)) {
    const read = readBySeat(raw.away, setup, '.away', (leaves, place) =>
      typeof leaves === 'boolean' ? ok(leaves) : refuse('not-true-or-false', place),
    );
    if (!read.ok) return read;
    changes.away = read.value;
  }
  return ok({ type: 'adjust', reason: raw.reason, ...changes, ...(isOmitted(turn) ? {} : { turn }) });
}

function readChange(value: unknown, place: string): Read<number> {
  return isChange(value) ? ok(value) : refuse('not-a-change', place);
}
