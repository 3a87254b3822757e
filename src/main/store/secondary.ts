import * as v from 'valibot';
import { CARRIERS, isSetting, SHELVES, type CarrierKind, type DroppedKind } from '../../shared/api.ts';
import { readStatement, ROLES, subjectOf, type Statement } from '../../shared/club/index.ts';
import { fromJson } from '../../shared/core/json.ts';
import { isObject } from '../../shared/core/shape.ts';
import { FAMILY_NAMES, readBox, readRecord, type Box, type GameRecord } from '../../shared/record/index.ts';
import { hashOf } from './log-hash.ts';

/** A row as SQLite returns it. */
export type Row = Readonly<Record<string, unknown>>;

/** Rows beside the journals. What can't be read costs its row, or only a column of it. */
export interface Secondary<Value> {
  readonly kind: DroppedKind;
  readonly table: string;
  /** The first says what the row is about. */
  readonly keys: readonly string[];
  /** Emptied instead of removing the row. */
  readonly blank?: string;
  /** Which rows of the table, if not all. */
  readonly only?: (row: Row) => boolean;
  /** `null` if it can't be read. */
  readonly read: (row: Row) => Value | null;
}

/** Beside the settings there is one row that isn't chosen for this computer, but said by the group. */
export const SEASON_NAME = 'season';

export const SETTINGS: Secondary<readonly [name: string, value: unknown]> = {
  kind: 'setting',
  table: 'setting',
  keys: ['name'],
  only: ({ name }) => name !== SEASON_NAME,
  read: (row) => {
    const name = String(row['name']);
    const value = jsonIn(row, 'value');
    return value === undefined || !isSetting(name, value) ? null : [name, value];
  },
};

export const SEASON: Secondary<Extract<Statement, { kind: 'season' }>> = {
  kind: 'season',
  table: 'setting',
  keys: ['name'],
  only: ({ name }) => name === SEASON_NAME,
  read: (row) => {
    const value = jsonIn(row, 'value');
    const said = isObject(value) ? readStatement({ ...value, kind: 'season' }) : null;
    return said?.kind === 'season' ? said : null;
  },
};

export const DRAFTS: Secondary<Readonly<Record<string, unknown>>> = {
  kind: 'draft',
  table: 'draft',
  keys: ['game'],
  read: (row) => {
    const typed = jsonIn(row, 'content');
    return isObject(typed) ? typed : null;
  },
};

export const BOXES: Secondary<Box> = {
  kind: 'box',
  table: 'box',
  keys: ['id'],
  read: (row) => {
    const box = readBox(jsonIn(row, 'document'));
    return box.ok && box.value.id === row['id'] ? box.value : null;
  },
};

/** Whether a row of `projected_game` can be what was written. It follows from the game. */
export function isListing({ played_at, family, status }: Row): boolean {
  const isMoment = typeof played_at === 'string' && !Number.isNaN(Date.parse(played_at));
  return isMoment && FAMILY_NAMES.some((each) => each === family) && SHELVES.some((each) => each === status);
}

/** The box that games with this key were played with. It follows from those games. */
export function readPlayedBox(row: Row): Box | null {
  const box = readBox(jsonIn(row, 'document'));
  return box.ok ? box.value : null;
}

const club = v.object({ id: v.string(), name: v.string(), role: v.picklist(ROLES) });
export type KnownClub = Readonly<v.InferOutput<typeof club>>;

export const PLACES: Secondary<CarrierKind> = {
  kind: 'club',
  table: 'carrier',
  keys: ['kind'],
  read: ({ kind }) => CARRIERS.find((each) => each === kind) ?? null,
};

export const CLUBS: Secondary<KnownClub> = {
  kind: 'club',
  table: 'carrier',
  keys: ['kind'],
  blank: 'club',
  read: (row) => {
    const read = v.safeParse(club, jsonIn(row, 'club'));
    return read.success ? read.output : null;
  },
};

/** What was said last about its subject, if that has no other place. */
export const SAID: Secondary<Statement> = {
  kind: 'said',
  table: 'said',
  keys: ['subject'],
  read: (row) => {
    const said = readStatement(jsonIn(row, 'statement'));
    return said !== null && subjectOf(said) === row['subject'] ? said : null;
  },
};

export const OTHER_LOGS = logsIn('other_log');
export const FORMER_LOGS = logsIn('former_log');

/** A log is named by its hash, so a letter that has changed shows. */
function logsIn(table: string): Secondary<GameRecord> {
  return {
    kind: 'log',
    table,
    keys: ['game', 'hash'],
    read: (row) => {
      const log = readRecord(jsonIn(row, 'record'));
      return log.ok && log.value.id === row['game'] && hashOf(log.value) === row['hash'] ? log.value : null;
    },
  };
}

/** All of them: what is read, checked and repaired row by row. */
export const SECONDARY: readonly Secondary<unknown>[] = [
  SETTINGS,
  SEASON,
  DRAFTS,
  BOXES,
  PLACES,
  CLUBS,
  SAID,
  OTHER_LOGS,
  FORMER_LOGS,
];

/** Whether a row that belongs to these is readable, or has nothing to read. */
export function isReadable({ only, blank, read }: Secondary<unknown>, row: Row): boolean {
  if (only?.(row) === false || (blank !== undefined && row[blank] === null)) return true;
  return read(row) !== null;
}

function jsonIn(row: Row, column: string): unknown {
  const text = row[column];
  return typeof text === 'string' ? fromJson(text) : undefined;
}
