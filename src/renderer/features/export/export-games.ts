import { bgStatsFile, playOf, type Outward, type Play } from '../../../shared/interchange/index.ts';
import { fileNameOf, fileTextOf, type GameRecord } from '../../../shared/record/index.ts';
import { documentOf } from '../../../shared/result/index.ts';
import type { Client } from '../../lib/contract-client.ts';
import { lotTable, roundTable, type Reader } from './tables.ts';

export const FORMS = ['records', 'lots', 'rounds', 'bg-stats'] as const;
export type Form = (typeof FORMS)[number];

/** The export format, with what BG Stats needs to know. */
export type ExportFormat =
  { readonly form: Exclude<Form, 'bg-stats'> } | { readonly form: 'bg-stats'; readonly outward: Outward };

export interface ExportedFile {
  readonly name: string;
  readonly type: string;
  readonly parts: readonly BlobPart[];
}

export interface Progress {
  readonly done: number;
  readonly of: number;
}

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
  const writer = writerOf(how, reader);
  const parts: BlobPart[] = [writer.head];
  let first: GameRecord | null = null;
  let done = 0;
  let records = 0;
  let after: string | null = '';
  while (after !== null) {
    const part: Awaited<ReturnType<Client['transfer']['out']>> = await client.transfer.out({
      games: games === null ? null : [...games],
      after,
    });
    first ??= part.records[0] ?? null;
    records += part.records.length + part.boxes.length;
    // Each part becomes a Blob right away, which the browser can keep on disk.
    const { changed } = part;
    if (form === 'records') parts.push(part.boxes.map((box) => `${JSON.stringify(box)}\n`).join(''));
    parts.push(
      new Blob([part.records.map((record, at) => writer.rows(record, changed[at] ?? null)).join('')]),
    );
    done += part.games;
    after = part.next;
    if (!reached({ done, of: part.of })) return null;
  }
  const tail = writer.tail?.() ?? '';
  if (tail === 'nothing-finished') return tail;
  parts.push(tail);
  if (form === 'records' && records === 1 && first !== null) {
    return {
      name: `${fileNameOf(first)}.json`,
      type: 'application/json',
      parts: [fileTextOf(documentOf(first))],
    };
  }
  return { name: `${nameOf(form, reader)}.${writer.extension}`, type: writer.type, parts };
}

interface Writer {
  readonly head: string;
  readonly rows: (record: GameRecord, changedAt: string | null) => string;
  /** Written last, once every game is known. */
  readonly tail?: () => string;
  readonly extension: string;
  readonly type: string;
}

function writerOf(how: ExportFormat, reader: Reader): Writer {
  switch (how.form) {
    case 'records':
      return {
        head: '',
        rows: (record) => `${JSON.stringify(documentOf(record))}\n`,
        extension: 'ndjson',
        type: 'application/x-ndjson',
      };
    case 'lots':
      return { ...lotTable(reader), extension: 'csv', type: 'text/csv' };
    case 'rounds':
      return { ...roundTable(reader), extension: 'csv', type: 'text/csv' };
    case 'bg-stats':
      return bgStatsWriter(how.outward);
  }
}

/** One document with all plays, each of which needs little memory. */
function bgStatsWriter(outward: Outward): Writer {
  const plays: Play[] = [];
  return {
    head: '',
    rows: (record, changedAt) => {
      const play = playOf(record, changedAt);
      if (play !== null) plays.push(play);
      return '';
    },
    tail: () => (plays.length === 0 ? 'nothing-finished' : JSON.stringify(bgStatsFile(outward, plays))),
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
    case 'lots':
      return out.lotsName(day);
    case 'rounds':
      return out.roundsName(day);
  }
}
