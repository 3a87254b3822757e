import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import * as v from 'valibot';
import { codeOf } from '../../shared/core/error-code.ts';
import { fromJson } from '../../shared/core/json.ts';
import { BadBackup, HEADING, LINE, UnreadBackup, VERSION, type BackupLine } from './format.ts';

/** The lines of a backup between its heading and its end; throws `BadBackup` unless the file is complete. */
export async function* linesOf(file: string): AsyncGenerator<Exclude<BackupLine, { kind: 'end' }>> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error) => unpacked.destroy(error));
  const sum = createHash('sha256');
  const counted = { logs: 0, said: 0 };
  let number = 0;
  let ended = false;
  try {
    for await (const text of splitLines(unpacked)) {
      number += 1;
      if (ended) throw new BadBackup('damaged', number);
      const value = parsed(text, number);
      if (number === 1) {
        checkHeading(value);
      } else {
        const { success, output: line } = v.safeParse(LINE, value);
        if (!success) throw new BadBackup('damaged', number);
        if (line.kind === 'end') {
          const isWhole =
            line.sha256 === sum.copy().digest('hex') &&
            line.logs === counted.logs &&
            line.said === counted.said;
          if (!isWhole) throw new BadBackup('incomplete', number);
          ended = true;
        } else {
          if (line.kind === 'log') counted.logs += 1;
          if (line.kind === 'said') counted.said += 1;
          yield line;
        }
      }
      sum.update(`${text}\n`);
    }
  } catch (error) {
    if (error instanceof BadBackup) throw error;
    if (isDamage(error)) throw new BadBackup(number === 0 ? 'not-one' : 'incomplete', number);
    throw new UnreadBackup(String(error), { cause: error });
  } finally {
    source.destroy();
    unpacked.destroy();
  }
  if (!ended) throw new BadBackup(number === 0 ? 'not-one' : 'incomplete', number);
}

async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function parsed(text: string, line: number): unknown {
  const value = fromJson(text);
  if (value === undefined) throw new BadBackup(line === 1 ? 'not-one' : 'damaged', line);
  return value;
}

function checkHeading(value: unknown): void {
  const heading = v.safeParse(HEADING, value);
  if (!heading.success) throw new BadBackup('not-one', 1);
  if (heading.output.version > VERSION) throw new BadBackup('newer', 1);
}

/** What unpacking says of a file that was cut off, changed, or never packed. */
function isDamage(error: unknown): boolean {
  return /^Z_/.test(codeOf(error) ?? '');
}
