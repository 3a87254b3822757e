import type { EverybodyNow, OutgoingGame, OutgoingPart } from '../../../shared/api.ts';
import { entryOf } from '../../../shared/core/shape.ts';
import { bgStatsFile, playOf, type Outward, type Play } from '../../../shared/interchange/index.ts';
import {
  fileNameOf,
  fileTextOf,
  readRecord,
  withPeople,
  type GameRecord,
} from '../../../shared/record/index.ts';
import { claimsResult, documentOf, readResult } from '../../../shared/result/index.ts';
import type { Client } from '../../lib/contract-client.ts';
import { gameTable, lotTable, resultTable, roundTable, type Reader, type Table } from './tables.ts';

export const FORMS = ['records', 'games', 'results', 'lots', 'rounds', 'bg-stats'] as const;
export type Form = (typeof FORMS)[number];

/** The export format, with what BG Stats needs to know. */
export type ExportFormat =
  | { readonly form: Exclude<Form, 'bg-stats'> }
  | { readonly form: 'bg-stats'; readonly outward: Outward };

export interface ExportedFile {
  readonly name: string;
  readonly type: string;
  readonly parts: readonly BlobPart[];
  readonly leftOut: LeftOut;
}

/** How many games another program can't take. */
export interface LeftOut {
  readonly unfinished: number;
  readonly undated: number;
}

const NONE_LEFT_OUT: LeftOut = { unfinished: 0, undated: 0 };

export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Chosen games are asked for in groups: each call names only its own. */
const MOST_AT_ONCE = 200;

/**
 * Fetches the games in parts, so that main stays responsive. Returns `null` if cancelled, and
 * `nothing-finished` if the format needs finished games and there are none.
 */
export async function exportGames(
  client: Client,
  games: readonly string[] | null,
  how: ExportFormat,
  reader: Reader,
  reached: (going: Progress) => boolean,
): Promise<ExportedFile | 'nothing-finished' | null> {
  const { form } = how;
  let people: EverybodyNow = {};
  /** For other programs and tables, everybody is who they are now. */
  const now = (record: GameRecord) =>
    withPeople(record, (person) => ({ ...person, ...entryOf(people, person.id) }));
  const writer = writerOf(how, reader, now);
  const parts: BlobPart[] = [writer.head];
  let first: string | null = null;
  let done = 0;
  let of = games?.length ?? 0;
  let documents = 0;
  for (const group of groupsOf(games)) {
    const ask = (after: string) => client.transfer.out({ games: group, after });
    let asked: Promise<OutgoingPart> | null = ask('');
    while (asked !== null) {
      const part: OutgoingPart = await asked;
      done += part.games;
      if (games === null) of = part.of ?? of;
      if (!reached({ done, of })) return null;
      // The next part is fetched while this one is written.
      asked = part.next === null ? null : ask(part.next);
      asked?.catch(() => undefined);
      people = part.people ?? people;
      first ??= part.documents[0]?.text ?? null;
      documents += part.documents.length + part.boxes.length;
      if (form === 'records') parts.push(part.boxes.map((box) => `${JSON.stringify(box)}\n`).join(''));
      // Each part becomes a Blob right away, which the browser can keep on disk.
      parts.push(new Blob([part.documents.map(writer.rows).join('')]));
    }
  }
  const tail = writer.tail?.() ?? [];
  if (tail === 'nothing-finished') return tail;
  parts.push(...tail);
  if (form === 'records' && documents === 1 && first !== null) {
    const record = recordIn(first);
    return {
      name: `${fileNameOf(record)}.json`,
      type: 'application/json',
      parts: [fileTextOf(documentOf(record))],
      leftOut: NONE_LEFT_OUT,
    };
  }
  const name = `${nameOf(form, reader)}.${writer.extension}`;
  return { name, type: writer.type, parts, leftOut: writer.leftOut?.() ?? NONE_LEFT_OUT };
}

function groupsOf(games: readonly string[] | null): readonly (string[] | null)[] {
  if (games === null) return [null];
  const sorted = games.toSorted();
  return Array.from({ length: Math.ceil(sorted.length / MOST_AT_ONCE) }, (_, at) =>
    sorted.slice(at * MOST_AT_ONCE, (at + 1) * MOST_AT_ONCE),
  );
}

/** The game in a document from main. */
function recordIn(text: string): GameRecord {
  const document: unknown = JSON.parse(text);
  const record = claimsResult(document) ? readResult(document) : readRecord(document);
  if (!record.ok) throw new Error(record.error.code);
  return record.value;
}

interface Writer {
  readonly head: string;
  readonly rows: (game: OutgoingGame) => string;
  /** Written last, once every game is known. */
  readonly tail?: () => readonly BlobPart[] | 'nothing-finished';
  readonly leftOut?: () => LeftOut;
  readonly extension: string;
  readonly type: string;
}

type Now = (record: GameRecord) => GameRecord;

function writerOf(how: ExportFormat, reader: Reader, now: Now): Writer {
  switch (how.form) {
    case 'records':
      return {
        head: '',
        rows: ({ text }) => `${text}\n`,
        extension: 'ndjson',
        type: 'application/x-ndjson',
      };
    case 'games':
      return tableWriter(gameTable(reader), now);
    case 'results':
      return tableWriter(resultTable(reader), now);
    case 'lots':
      return tableWriter(lotTable(reader), now);
    case 'rounds':
      return tableWriter(roundTable(reader), now);
    case 'bg-stats':
      return bgStatsWriter(how.outward, now);
  }
}

/** In the order they were played. A game with several logs has the rows of the one that is shown. */
function tableWriter({ head, rows }: Table, now: Now): Writer {
  const games: { readonly at: number; readonly rows: Blob }[] = [];
  return {
    head,
    rows: ({ text, standing, isShown }) => {
      if (!isShown) return '';
      const record = now(recordIn(text));
      const at = Date.parse(record.startedAt ?? '');
      // A Blob right away, which the browser can keep on disk.
      const written = new Blob([rows({ record, standing })]);
      games.push({ at: Number.isNaN(at) ? LAST : at, rows: written });
      return '';
    },
    tail: () => games.sort((one, other) => one.at - other.at).map((game) => game.rows),
    extension: 'csv',
    type: 'text/csv',
  };
}

/** Games whose time isn't known. */
const LAST = Number.MAX_VALUE;

/** One document with all plays, each of which needs little memory. */
function bgStatsWriter(outward: Outward, now: Now): Writer {
  const plays: Play[] = [];
  let unfinished = 0;
  let undated = 0;
  return {
    head: '',
    rows: ({ text, changed, isShown }) => {
      const play = playOf(now(recordIn(text)), changed);
      if (play !== null && play.date !== null) plays.push(play);
      else if (isShown && play === null) unfinished += 1;
      else if (isShown) undated += 1;
      return '';
    },
    tail: () => (plays.length === 0 ? 'nothing-finished' : [JSON.stringify(bgStatsFile(outward, plays))]),
    leftOut: () => ({ unfinished, undated }),
    extension: 'bgsplay',
    type: 'application/json',
  };
}

function nameOf(form: Form, { words }: Reader): string {
  const day = new Date().toLocaleDateString('sv');
  const { out } = words.transfer;
  switch (form) {
    case 'records':
    case 'bg-stats':
      return out.fileName(day);
    case 'games':
      return out.gamesName(day);
    case 'results':
      return out.resultsName(day);
    case 'lots':
      return out.lotsName(day);
    case 'rounds':
      return out.roundsName(day);
  }
}
