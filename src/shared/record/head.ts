import { isDate } from '../core/moment.ts';
import { readName } from '../core/person-name.ts';
import { problem, type Detail, type Problem } from '../core/problem.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { Seat } from '../core/seats.ts';
import { isList, isObject, isSeat } from '../core/shape.ts';
import type { RecordCode } from './codes.ts';
import { MADE_BOX } from '../core/box.ts';
import { editionOf, quotedFormat, readBox, type AnyEdition } from './boxes.ts';
import { EDITION_IDS, isEditionId } from './editions.ts';
import {
  editionFields,
  RECORD_FORMAT,
  RECORD_VERSION,
  type JsonObject,
  type RecordHead,
  type RecordPlayer,
  type RecordProblem,
} from './game-record.ts';
import { upgrade } from './upgrade.ts';

/** A valid head, with its events still unread. */
export type Envelope = RecordHead & { readonly events: readonly unknown[] };

const DATES = ['startedAt', 'finishedAt'] as const;

/** The first problem; what is read after it no longer matters. */
interface Reading {
  refused: Problem | null;
}

/** Reads everything outside the events, and checks that they are a list. */
export function readEnvelope(raw: unknown): Result<Envelope, RecordProblem> {
  if (!isObject(raw)) return err({ ...problem('not-an-object'), index: -1, id: null });
  const id = typeof raw.id === 'string' ? raw.id : null;
  const version = readVersion(raw);
  if (!version.ok) return err({ ...version.error, index: -1, id });
  const reading: Reading = { refused: null };
  const envelope = readFields(reading, upgrade(raw, version.value));
  return reading.refused === null ? ok(envelope) : err({ ...reading.refused, index: -1, id });
}

function readVersion({ format, version }: JsonObject): Result<number, Problem<RecordCode>> {
  if (format === undefined) return err(problem('missing', 'format'));
  if (format !== RECORD_FORMAT) return err(problem('unknown-format', 'format', quotedFormat(format)));
  if (version === undefined) return err(problem('missing', 'version'));
  if (typeof version !== 'number') return err(problem('not-a-number', 'version'));
  if (!Number.isInteger(version) || version < 1) return err(problem('unknown-version', 'version'));
  if (version > RECORD_VERSION) {
    return err(problem('future-version', 'version', { version, newest: RECORD_VERSION }));
  }
  return ok(version);
}

function readFields(reading: Reading, document: JsonObject): Envelope {
  const id = readText(reading, document.id, 'id');
  if (id === '') refuse(reading, 'empty-text', 'id');
  const edition = readEdition(reading, document);
  const players = readPlayers(reading, document.players, edition);
  const firstSeat = readSeat(reading, document.firstSeat, 'firstSeat', players.length);
  const options = readObject(reading, document.options, 'options');
  const tracking = readText(reading, options.tracking, 'options.tracking');
  readOptional(reading, document);
  return {
    ...withoutFalseDates(document),
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    id,
    ...editionFields(edition),
    players,
    firstSeat,
    options: { ...options, tracking },
    events: readList(reading, document.events, 'events'),
  };
}

/** Optional fields, which may also be `null`. The rules use none of them. */
function readOptional(reading: Reading, document: JsonObject): void {
  for (const field of ['startedAt', 'finishedAt', 'location', 'notes'] as const) {
    const value = document[field] ?? null;
    if (value !== null) readText(reading, value, field);
  }
  for (const field of ['misplayed', 'abandoned'] as const) {
    const value = document[field] ?? false;
    if (typeof value !== 'boolean') refuse(reading, 'not-true-or-false', field);
  }
  const notText = readList(reading, document.tags ?? [], 'tags').findIndex((tag) => typeof tag !== 'string');
  if (notText !== -1) refuse(reading, 'not-text', `tags[${notText}]`);
}

/** Drops invalid dates: the day is unknown. */
function withoutFalseDates(document: JsonObject): JsonObject {
  const wrong = DATES.filter((field) => {
    const value = document[field];
    return typeof value === 'string' && !isDate(value);
  });
  return wrong.length === 0
    ? document
    : { ...document, ...Object.fromEntries(wrong.map((field) => [field, null])) };
}

function readEdition(reading: Reading, document: JsonObject): AnyEdition {
  const edition = readText(reading, document.edition, 'edition');
  if (isEditionId(edition)) return edition;
  if (edition === MADE_BOX) {
    const box = readBox(document.box);
    if (box.ok) return box.value;
    const { place } = box.error;
    reading.refused ??= { ...box.error, place: place === '' ? 'box' : `box.${place}` };
    return EDITION_IDS[0];
  }
  refuse(reading, 'unknown-edition', 'edition', { edition });
  return EDITION_IDS[0];
}

function readPlayers(reading: Reading, value: unknown, edition: AnyEdition): readonly RecordPlayer[] {
  const list = readList(reading, value, 'players');
  const { least, most } = editionOf(edition).edition.players;
  if (list.length < least || list.length > most) {
    refuse(reading, 'wrong-number-of-players', 'players', { players: list.length, least, most });
    return [];
  }
  const players = list.map((player, seat) => readPlayer(reading, player, seat));
  const ids = new Set<string>();
  players.forEach(({ id }, seat) => {
    if (ids.has(id)) refuse(reading, 'same-player-twice', `players[${seat}].id`, { player: id });
    ids.add(id);
  });
  return players;
}

function readPlayer(reading: Reading, value: unknown, seat: Seat): RecordPlayer {
  if (isPlayer(value)) return named(value);
  const place = `players[${seat}]`;
  const player = readObject(reading, value, place);
  const id = readText(reading, player.id, `${place}.id`);
  const name = readText(reading, player.name, `${place}.name`);
  return { ...player, id, name: readName(name) };
}

/** Returns the same object unless the name has to be cleaned. */
function named(player: RecordPlayer): RecordPlayer {
  const name = readName(player.name);
  return name === player.name ? player : { ...player, name };
}

export function isPlayer(value: unknown): value is RecordPlayer {
  return isObject(value) && typeof value.id === 'string' && typeof value.name === 'string';
}

function readSeat(reading: Reading, value: unknown, place: string, players: number): Seat {
  if (value === undefined) refuse(reading, 'missing', place);
  else if (typeof value !== 'number') refuse(reading, 'not-a-number', place);
  else if (isSeat(value, players)) return value;
  else refuse(reading, 'not-a-seat', place, { players });
  return 0;
}

function readObject(reading: Reading, value: unknown, place: string): JsonObject {
  if (isObject(value)) return value;
  refuse(reading, value === undefined ? 'missing' : 'not-an-object', place);
  return {};
}

function readList(reading: Reading, value: unknown, place: string): readonly unknown[] {
  if (isList(value)) return value;
  refuse(reading, value === undefined ? 'missing' : 'not-a-list', place);
  return [];
}

function readText(reading: Reading, value: unknown, place: string): string {
  if (typeof value === 'string') return value;
  refuse(reading, value === undefined ? 'missing' : 'not-text', place);
  return '';
}

function refuse(reading: Reading, code: RecordCode, place: string, detail?: Detail): void {
  reading.refused ??= problem(code, place, detail);
}
