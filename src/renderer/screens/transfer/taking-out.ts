import { fileNameOf, fileTextOf, type GameRecord } from '../../../shared/record/index.ts';
import type { Client } from '../../lib/contract-client.ts';
import { lotTable, roundTable, type Reader } from './tables.ts';

export const FORMS = ['records', 'lots', 'rounds'] as const;
export type Form = (typeof FORMS)[number];

export interface OutFile {
  readonly name: string;
  readonly type: string;
  readonly parts: readonly BlobPart[];
}

export interface Going {
  readonly done: number;
  readonly of: number;
}

/** Asks for the games part by part, so that nothing is held up; `null` where nobody wants the file any more. */
export async function takeOut(
  client: Client,
  games: readonly string[] | null,
  form: Form,
  reader: Reader,
  reached: (going: Going) => boolean,
): Promise<OutFile | null> {
  const writer = writerOf(form, reader);
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
    records += part.records.length;
    // A part becomes a Blob at once, which the browser need not hold in memory.
    parts.push(new Blob([part.records.map(writer.rows).join('')]));
    done += part.games;
    after = part.next;
    if (!reached({ done, of: part.of })) return null;
  }
  if (form === 'records' && records === 1 && first !== null) {
    return { name: `${fileNameOf(first)}.json`, type: 'application/json', parts: [fileTextOf(first)] };
  }
  return { name: `${nameOf(form, reader)}.${writer.extension}`, type: writer.type, parts };
}

interface Writer {
  readonly head: string;
  readonly rows: (record: GameRecord) => string;
  readonly extension: string;
  readonly type: string;
}

function writerOf(form: Form, reader: Reader): Writer {
  switch (form) {
    case 'records':
      return {
        head: '',
        rows: (record) => `${JSON.stringify(record)}\n`,
        extension: 'ndjson',
        type: 'application/x-ndjson',
      };
    case 'lots':
      return { ...lotTable(reader), extension: 'csv', type: 'text/csv' };
    case 'rounds':
      return { ...roundTable(reader), extension: 'csv', type: 'text/csv' };
  }
}

function nameOf(form: Form, { words }: Reader): string {
  const day = new Date().toLocaleDateString('sv');
  const { out } = words.transfer;
  switch (form) {
    case 'records':
      return out.fileName(day);
    case 'lots':
      return out.lotsName(day);
    case 'rounds':
      return out.roundsName(day);
  }
}
