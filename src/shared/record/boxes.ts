import { inkAt, MADE_BOX } from '../core/box.ts';
import {
  playersOf,
  readFilledText,
  readText,
  refuseBox,
  type BoxFields,
  type BoxReading,
} from '../core/box-reading.ts';
import { problem, type Problem } from '../core/problem.ts';
import { err, ok, type Result } from '../core/result.ts';
import { sha1 } from '../core/sha1.ts';
import { isObject } from '../core/shape.ts';
import { utf8 } from '../core/utf8.ts';
import {
  builtIn,
  isEditionId,
  readMade,
  type EditionId,
  type KnownBuiltIn,
  type KnownEdition,
} from './editions.ts';

export const BOX_FORMAT = 'vernissage/box';

/** The version this program writes, and the newest it reads. */
export const BOX_VERSION = 1;

/** A valid box that somebody made, as a document in full. Other fields than these are read with `editionOf`. */
export interface Box extends BoxFields {
  readonly format: typeof BOX_FORMAT;
  readonly version: typeof BOX_VERSION;
  readonly id: string;
  readonly basedOn: EditionId;
  readonly title: string;
  readonly houseRules: boolean;
}

/** What a game is played with: a built-in edition, or a box that somebody made. */
export type AnyEdition = EditionId | Box;

/** A document that was read, with what it says: a box is read once, however often it is asked about. */
const read = new WeakMap<Box, KnownEdition>();
/** And back. */
const documents = new WeakMap<KnownEdition['edition'], Box>();

function remember(box: Box, known: KnownEdition): void {
  read.set(box, known);
  documents.set(known.edition, box);
}

/** Whether a document claims to be a box; reading it checks whether it is. */
export function claimsBox(document: unknown): boolean {
  return isObject(document) && document['format'] === BOX_FORMAT;
}

/** Reads a document; the first violation rejects it and names the field. */
export function readBox(raw: unknown): Result<Box, Problem> {
  if (!isObject(raw)) return err(problem(raw === undefined ? 'missing' : 'not-an-object'));
  const unreadable = wrongVersion(raw);
  if (unreadable !== null) return err(unreadable);
  const reading: BoxReading = { refused: null };
  const id = readFilledText(reading, raw['id'], 'id');
  const basedOn = readText(reading, raw['basedOn'], 'basedOn');
  if (!isEditionId(basedOn)) return err(reading.refused ?? baseRefusal(basedOn));
  const { known, fields } = readMade(reading, raw, basedOn);
  readHouseRules(reading, raw['houseRules']);
  if (reading.refused !== null) return err(reading.refused);
  const { title, made } = known.edition;
  const box: Box = {
    ...raw,
    ...fields,
    format: BOX_FORMAT,
    version: BOX_VERSION,
    id,
    basedOn,
    title,
    houseRules: made?.houseRules === true,
  };
  remember(box, known);
  return ok(box);
}

/** Recalculated, so that a wrong value doesn’t matter. */
function readHouseRules(reading: BoxReading, value: unknown): void {
  if (value !== undefined && typeof value !== 'boolean')
    refuseBox(reading, 'not-true-or-false', 'houseRules');
}

function baseRefusal(basedOn: string): Problem {
  return basedOn === MADE_BOX
    ? problem('base-is-a-box', 'basedOn')
    : problem('unknown-edition', 'basedOn', { edition: basedOn });
}

function wrongVersion({ format, version }: BoxFields): Problem | null {
  if (format === undefined) return problem('missing', 'format');
  if (format !== BOX_FORMAT) return problem('unknown-format', 'format', quotedFormat(format));
  if (version === undefined) return problem('missing', 'version');
  if (typeof version !== 'number') return problem('not-a-number', 'version');
  if (!Number.isInteger(version) || version < 1) return problem('unknown-version', 'version');
  if (version <= BOX_VERSION) return null;
  return problem('future-version', 'version', { version, newest: BOX_VERSION });
}

/** What an unknown format calls itself, for its message. */
export function quotedFormat(format: unknown): { readonly format?: string } {
  return typeof format === 'string' ? { format } : {};
}

export function isBox(edition: AnyEdition): edition is Box {
  return typeof edition !== 'string';
}

export function editionOf(edition: EditionId): KnownBuiltIn;
export function editionOf(edition: AnyEdition): KnownEdition;
export function editionOf(edition: AnyEdition): KnownEdition {
  return isBox(edition) ? made(edition) : builtIn(edition);
}

function made(box: Box): KnownEdition {
  const known = read.get(box);
  if (known !== undefined) return known;
  // A copy, from another process or a view: what was valid stays valid.
  const reading: BoxReading = { refused: null };
  const copy = readMade(reading, box, box.basedOn).known;
  remember(box, copy);
  return copy;
}

/** An edition’s artists, words and money with the cards and numbers of another: lessons are made for certain ones. */
export function withNumbersOf(edition: AnyEdition, other: EditionId): AnyEdition {
  if (edition === other) return edition;
  const known = editionOf(edition);
  const { cards, ...numbers } = numbersIn(builtIn(other));
  const { artists } = known.edition;
  const box = readBox({
    format: BOX_FORMAT,
    version: BOX_VERSION,
    id: isBox(edition) ? edition.id : edition,
    basedOn: rulebookOf(edition),
    title: known.edition.title,
    ...numbers,
    artists: artists.map(({ id, name }, at) => ({ id, name, cards: cards[at], ink: inkAt(artists, at) })),
    ...(isBox(edition) && edition['money'] !== undefined ? { money: edition['money'] } : {}),
  });
  return box.ok ? box.value : other;
}

/** Without the rules that a rulebook states in words. */
function numbersIn(known: KnownBuiltIn): BoxFields & { readonly cards: readonly number[] } {
  const { rounds, deal, artists } = known.edition;
  const common = { cards: artists.map(({ cards }) => cards), rounds, deal };
  switch (known.family) {
    case 'auction': {
      const { limit, startingCash, tiles, mystery } = known.edition;
      return { ...common, limit, startingCash, tiles, mystery: mystery && { deal: mystery.deal } };
    }
    case 'gallery': {
      const { limits, valueTokens, awards } = known.edition;
      return { ...common, limit: limits, valueTokens, awards: { count: awards.tokens, value: awards.value } };
    }
  }
}

/**
 * Identifies what games were played with: a built-in edition, or a made box with the same numbers of play. Its names,
 * colours and money may have changed in between.
 */
export function editionKey(edition: AnyEdition): string {
  return isBox(edition) ? keyOf([edition.id, edition.basedOn, numbersOfPlay(made(edition))]) : edition;
}

/** The same for all boxes of one base with the same numbers of play, and for the base if it has them too. */
export function sharedKey(edition: AnyEdition): string {
  if (!isBox(edition)) return edition;
  const { basedOn } = edition;
  const numbers = numbersOfPlay(made(edition));
  return numbers === numbersOfPlay(builtIn(basedOn)) ? basedOn : keyOf([basedOn, numbers]);
}

const KEY_BEGINS = 'box-';

export function isEditionKey(text: string): boolean {
  return isEditionId(text) || new RegExp(`^${KEY_BEGINS}[0-9a-f]{40}$`).test(text);
}

function keyOf(parts: readonly string[]): string {
  const bytes = sha1(Uint8Array.from(utf8(JSON.stringify(parts))));
  return KEY_BEGINS + [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** All numbers and policies that decide a game, and nothing that is only shown. */
function numbersOfPlay(known: KnownEdition): string {
  const { players, rounds, deal, artists } = known.edition;
  const common = [
    artists.map(({ cards }) => cards),
    rounds,
    playersOf({ players }).map((each) => deal[each] ?? []),
  ];
  switch (known.family) {
    case 'auction': {
      const { limit, startingCash, tiles, mystery, splitDouble } = known.edition;
      return JSON.stringify([...common, limit, startingCash, tiles, mystery?.deal ?? null, splitDouble]);
    }
    case 'gallery': {
      const { limits, valueTokens, awards, extraCards, nextStarter } = known.edition;
      const each = playersOf({ players }).map((number) => limits[number] ?? 0);
      return JSON.stringify([
        ...common,
        each,
        valueTokens,
        awards.tokens,
        awards.value,
        extraCards,
        nextStarter,
      ]);
    }
  }
}

/** What the edition of a table’s setup is called elsewhere. */
export function anyEditionOf(edition: KnownEdition['edition']): AnyEdition {
  if (edition.id !== MADE_BOX) return edition.id;
  const box = documents.get(edition);
  if (box === undefined) throw new Error('a made box has a document');
  return box;
}

/** The built-in edition whose rulebook applies. */
export function rulebookOf(edition: AnyEdition): EditionId {
  return isBox(edition) ? edition.basedOn : edition;
}
