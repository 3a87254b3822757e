import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { codeOf } from '../../shared/core/error-code.ts';
import { LARGEST_FILE_BYTES, LARGEST_RECORD_BYTES } from '../../shared/core/limits.ts';
import { nestsDeeper } from '../../shared/core/plain.ts';
import { problem, type Problem } from '../../shared/core/problem.ts';
import { err, ok, type Result } from '../../shared/core/result.ts';
import { unlessItFails } from '../../shared/core/unless-it-fails.ts';
import type { FileCode } from '../../shared/record/index.ts';
import { readLines } from './lines.ts';

/** A document with its source, named for the user, and its JSON value or why there is none. */
export interface Given {
  readonly source: string;
  readonly document: Result<unknown, Problem<FileCode>>;
  /** Its line in a file with one document per line. */
  readonly line: number | null;
  /** How many bytes of the file have been read after it. */
  readonly end: number;
}

/** Stands for standard input among file names. */
export const STANDARD_INPUT = '-';

const MEGABYTE = 1_000_000;

/** Whether a file of this name has one document per line; any other file is a single document. */
export function hasLines(name: string): boolean {
  return /\.(?:ndjson|jsonl)$/i.test(name);
}

/**
 * Every document of a file: one in a `.json`, one per line in an `.ndjson` and on standard input. The caller
 * limits how deeply they may nest.
 */
export async function* documentsOf(
  file: string,
  folder: string,
  deepest = Number.POSITIVE_INFINITY,
): AsyncGenerator<Given, void> {
  const fromInput = file === STANDARD_INPUT;
  const name = fromInput ? '' : file;
  try {
    const chunks: AsyncIterable<Uint8Array> = fromInput
      ? process.stdin
      : createReadStream(resolve(folder, file));
    if (fromInput || hasLines(file)) yield* lineByLine(chunks, name, deepest);
    else yield { source: name, ...(await wholeFile(chunks, deepest)), line: null };
  } catch (error) {
    const source = fromInput ? 'standard input' : name;
    yield { source, document: err(unreadable(error)), line: null, end: 0 };
  }
}

async function* lineByLine(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
  deepest: number,
): AsyncGenerator<Given, void> {
  for await (const { number: line, bytes, end } of readLines(chunks, LARGEST_RECORD_BYTES)) {
    const source = name === '' ? `line ${line}` : `${name}, line ${line}`;
    if (bytes === null) {
      const document = err(problem('line-too-long', '', { megabytes: LARGEST_RECORD_BYTES / MEGABYTE }));
      yield { source, document, line, end };
      continue;
    }
    const text = readText(bytes);
    if (!text.ok) yield { source, document: text, line, end };
    else if (text.value.trim() !== '') yield { source, document: readJson(text.value, deepest), line, end };
  }
}

async function wholeFile(
  chunks: AsyncIterable<Uint8Array>,
  deepest: number,
): Promise<Pick<Given, 'document' | 'end'>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > LARGEST_FILE_BYTES) {
      return {
        document: err(problem('file-too-long', '', { megabytes: LARGEST_FILE_BYTES / MEGABYTE })),
        end: length,
      };
    }
    parts.push(chunk);
  }
  const text = readText(Buffer.concat(parts, length));
  return { document: text.ok ? readJson(text.value, deepest) : text, end: length };
}

/** Strips a byte order mark. */
function readText(bytes: Uint8Array): Result<string, Problem<FileCode>> {
  const text = unlessItFails(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  return text === undefined ? err(problem('not-utf-8')) : ok(text);
}

function readJson(text: string, deepest: number): Result<unknown, Problem<FileCode>> {
  if (nestsDeeper(text, deepest)) return err(problem('nested-too-deep'));
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return err(problem('not-json', '', { reason: reasonOf(error) }));
  }
}

function unreadable(error: unknown): Problem<FileCode> {
  switch (codeOf(error)) {
    case 'ENOENT':
      return problem('no-such-file');
    case 'EISDIR':
      return problem('not-a-file');
    default:
      return problem('unreadable-file', '', { reason: reasonOf(error) });
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
