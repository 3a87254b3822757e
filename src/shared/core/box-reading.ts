import { inkAt, INKS, type Ink } from './box.ts';
import { problem, type Detail, type Problem } from './problem.ts';
import { isList, isObject } from './shape.ts';

/** Why a document is not a box, in addition to the problems of any document. */
export const BOX_CODES = [
  'missing',
  'not-an-object',
  'not-a-list',
  'not-text',
  'empty-text',
  'not-true-or-false',
  'not-from-to',
  'not-one-of',
  'not-so-many',
  'twice',
  'not-an-artist-id',
  'kinds-not-the-cards',
  'rises',
  'does-not-rise',
  'too-few-cards',
  'deal-for-more-rounds',
] as const;
export type BoxCode = (typeof BOX_CODES)[number];

export type BoxFields = Readonly<Record<string, unknown>>;

/** The first violation rejects the document; what is read after it no longer matters. */
export interface BoxReading {
  refused: Problem | null;
}

export function refuseBox(reading: BoxReading, code: BoxCode, place: string, detail: Detail = {}): void {
  reading.refused ??= problem(code, place, detail);
}

/** A missing value and one of the wrong kind have different codes; `null` is a value. */
function refuseValue(
  reading: BoxReading,
  value: unknown,
  code: BoxCode,
  place: string,
  detail?: Detail,
): void {
  if (value === undefined) refuseBox(reading, 'missing', place);
  else refuseBox(reading, code, place, detail);
}

export function readWhole(
  reading: BoxReading,
  value: unknown,
  place: string,
  least: number,
  most: number,
): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  refuseValue(reading, value, 'not-from-to', place, { least, most });
  return least;
}

export function readWholes(
  reading: BoxReading,
  value: unknown,
  place: string,
  { length, least, most }: { readonly length: number; readonly least: number; readonly most: number },
): readonly number[] {
  return readItems(reading, value, place, length).map((each, at) =>
    readWhole(reading, each, `${place}[${at}]`, least, most),
  );
}

/** A list of exactly this length; empty if it isn't one. */
export function readItems(
  reading: BoxReading,
  value: unknown,
  place: string,
  length: number,
): readonly unknown[] {
  const list = readList(reading, value, place);
  if (list.length === length) return list;
  refuseBox(reading, 'not-so-many', place, { wanted: length, found: list.length });
  return [];
}

export function readList(reading: BoxReading, value: unknown, place: string): readonly unknown[] {
  if (isList(value)) return value;
  refuseValue(reading, value, 'not-a-list', place);
  return [];
}

export function readObject(reading: BoxReading, value: unknown, place: string): BoxFields {
  if (isObject(value)) return value;
  refuseValue(reading, value, 'not-an-object', place);
  return {};
}

export function readText(reading: BoxReading, value: unknown, place: string): string {
  if (typeof value === 'string') return value;
  refuseValue(reading, value, 'not-text', place);
  return '';
}

export function readFilledText(reading: BoxReading, value: unknown, place: string): string {
  const text = readText(reading, value, place);
  if (text.trim() === '') refuseBox(reading, 'empty-text', place);
  return text;
}

export function readOneOf<T extends string>(
  reading: BoxReading,
  value: unknown,
  place: string,
  [first, ...others]: readonly [T, ...T[]],
): T {
  const all = [first, ...others];
  const found = all.find((each) => each === value);
  if (found !== undefined) return found;
  refuseValue(reading, value, 'not-one-of', place, { allowed: all.join(', ') });
  return first;
}

const PRIZES = { length: 3, least: 0, most: 1000 };

/** What the first three artists of a round get: equal numbers are allowed, but a later one is never higher. */
export function readPrizes(reading: BoxReading, value: unknown, place: string): readonly number[] {
  const prizes = readWholes(reading, value, place, PRIZES);
  const rises = prizes.findIndex((prize, at) => at > 0 && prize > (prizes[at - 1] ?? 0));
  if (rises > 0) refuseBox(reading, 'rises', `${place}[${rises}]`);
  return prizes;
}

const LEAST_LIMIT = 2;
const MOST_LIMIT = 9;

export function readLimit(reading: BoxReading, value: unknown, place: string): number {
  return readWhole(reading, value, place, LEAST_LIMIT, MOST_LIMIT);
}

const MOST_DEALT = 30;

/** Cards dealt before each round; only the first round has to have some. */
export function readHands(
  reading: BoxReading,
  value: unknown,
  place: string,
  rounds: number,
): readonly number[] {
  const hands = readWholes(reading, value, place, { length: rounds, least: 0, most: MOST_DEALT });
  if (hands[0] === 0) refuseBox(reading, 'not-from-to', `${place}[0]`, { least: 1, most: MOST_DEALT });
  return hands;
}

/** What the document says of an artist, whatever its family. */
export interface ArtistRead {
  readonly id: string;
  readonly name: string;
  readonly cards: number;
  readonly ink: Ink;
  /** The document’s own entry; `null` if the base supplies the artists. */
  readonly said: BoxFields | null;
}

const ARTISTS = 5;
const MOST_CARDS = 99;
const ARTIST_ID = /^[a-z0-9-]{1,40}$/;

interface Printed {
  readonly ink?: Ink;
  readonly id: string;
  readonly name: string;
  readonly cards: number;
}

export function readArtists(
  reading: BoxReading,
  value: unknown,
  base: readonly Printed[],
): readonly ArtistRead[] {
  if (value === undefined)
    return base.map(({ id, name, cards }, at) => ({ id, name, cards, ink: inkAt(base, at), said: null }));
  const entries = readItems(reading, value, 'artists', ARTISTS).map((entry, at) => {
    const place = `artists[${at}]`;
    const said = readObject(reading, entry, place);
    const id = readText(reading, said['id'], `${place}.id`);
    if (!ARTIST_ID.test(id)) refuseBox(reading, 'not-an-artist-id', `${place}.id`);
    return {
      said,
      id,
      name: readFilledText(reading, said['name'], `${place}.name`),
      cards: readWhole(reading, said['cards'], `${place}.cards`, 1, MOST_CARDS),
      ink: said['ink'] === undefined ? null : readOneOf(reading, said['ink'], `${place}.ink`, INKS),
    };
  });
  refuseTwice(
    reading,
    'id',
    entries.map(({ id }) => id),
  );
  refuseTwice(
    reading,
    'name',
    entries.map(({ name }) => name),
  );
  refuseTwice(
    reading,
    'ink',
    entries.map(({ ink }) => ink),
  );
  const free = INKS.filter((ink) => entries.every((entry) => entry.ink !== ink));
  return entries.map((entry) => ({ ...entry, ink: entry.ink ?? free.shift() ?? INKS[0] }));
}

function refuseTwice(reading: BoxReading, field: string, values: readonly (string | null)[]): void {
  const again = values.findIndex((value, at) => value !== null && values.indexOf(value) < at);
  if (again > 0) {
    refuseBox(reading, 'twice', `artists[${again}].${field}`, { value: values[again] ?? '' });
  }
}

/** The parts of a built-in edition on which the common fields depend. */
interface Base {
  readonly artists: readonly Printed[];
  readonly players: { readonly least: number; readonly most: number };
  readonly rounds: number;
  readonly deal: Readonly<Record<number, readonly number[]>>;
  readonly bgg: { readonly number: number | null };
}

/** The fields of both families. */
export interface CommonRead {
  readonly title: string;
  readonly bgg: number | null;
  readonly artists: readonly ArtistRead[];
  readonly rounds: number;
  readonly deal: Readonly<Record<number, readonly number[]>>;
  /** Whether rounds or deal differ from the base. */
  readonly houseRules: boolean;
}

const MOST_ROUNDS = 6;

/** `beside` is how many cards a round needs that are dealt to nobody. */
export function readCommon(reading: BoxReading, document: BoxFields, base: Base, beside: 0 | 1): CommonRead {
  const title = readFilledText(reading, document['title'], 'title');
  const bgg = readBgg(reading, document['bgg'], base.bgg.number);
  const artists = readArtists(reading, document['artists'], base.artists);
  const rounds =
    document['rounds'] === undefined
      ? base.rounds
      : readWhole(reading, document['rounds'], 'rounds', 1, MOST_ROUNDS);
  const deal = readDeal(reading, document['deal'], base, rounds);
  for (const players of playersOf(base)) {
    const dealt = sumOf(deal[players] ?? []) * players + beside * rounds;
    refuseTooFew(reading, artists, dealt, `deal.${players}`);
  }
  const houseRules =
    rounds !== base.rounds || playersOf(base).some((players) => differ(deal[players], base.deal[players]));
  return { title, bgg, artists, rounds, deal, houseRules };
}

function readBgg(reading: BoxReading, value: unknown, base: number | null): number | null {
  if (value === undefined) return base;
  return value === null ? null : readWhole(reading, value, 'bgg', 1, Number.MAX_SAFE_INTEGER);
}

function readDeal(
  reading: BoxReading,
  value: unknown,
  base: Base,
  rounds: number,
): Readonly<Record<number, readonly number[]>> {
  if (value === undefined) return cutTo(reading, 'deal', base, rounds);
  const lists = readObject(reading, value, 'deal');
  return Object.fromEntries(
    playersOf(base).map((players) => {
      const hands = Object.hasOwn(lists, players) ? lists[players] : undefined;
      return [players, readHands(reading, hands, `deal.${players}`, rounds)];
    }),
  );
}

function cutTo(
  reading: BoxReading,
  place: string,
  base: Base,
  rounds: number,
): Readonly<Record<number, readonly number[]>> {
  if (rounds > base.rounds) refuseBox(reading, 'deal-for-more-rounds', place, { rounds, base: base.rounds });
  return Object.fromEntries(
    playersOf(base).map((players) => [players, (base.deal[players] ?? []).slice(0, rounds)]),
  );
}

/** The numbers of players that a base is for. */
export function playersOf({ players }: Pick<Base, 'players'>): readonly number[] {
  return Array.from({ length: players.most - players.least + 1 }, (_, more) => players.least + more);
}

export function refuseTooFew(
  reading: BoxReading,
  artists: readonly Pick<ArtistRead, 'cards'>[],
  needed: number,
  place: string,
): void {
  const cards = sumOf(artists.map((artist) => artist.cards));
  if (needed > cards) refuseBox(reading, 'too-few-cards', place, { needed, cards });
}

/** The document’s own object, with fields that may be unknown. */
export function asWritten(value: unknown): BoxFields {
  return isObject(value) ? value : {};
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

export function differ(one: readonly number[] = [], other: readonly number[] = []): boolean {
  return one.length !== other.length || one.some((value, at) => value !== other[at]);
}
