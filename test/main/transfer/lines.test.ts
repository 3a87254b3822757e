import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLines } from '../../../src/main/transfer/lines.ts';

/** The lines of some chunks, as text; `null` for a line that was too long. */
async function linesOf(chunks: readonly Uint8Array[], mostBytes = 100): Promise<(string | null)[]> {
  const lines: (string | null)[] = [];
  let last = 0;
  for await (const { number, bytes, end } of readLines(Readable.from(chunks), mostBytes)) {
    const ending = end - last - (bytes?.length ?? 0);
    if (number !== lines.length + 1 || (bytes !== null && ending !== 0 && ending !== 1))
      throw new Error(`line ${lines.length + 1} is said to be ${number}, and to end at ${end} after ${last}`);
    last = end;
    lines.push(bytes === null ? null : Buffer.from(bytes).toString());
  }
  expect(last).toBe(Buffer.concat(chunks).length);
  return lines;
}

/** Splits the text into chunks of this length. */
function cut(text: string, length: number): Uint8Array[] {
  const bytes = Buffer.from(text);
  return Array.from({ length: Math.ceil(bytes.length / length) }, (_, at) =>
    bytes.subarray(at * length, (at + 1) * length),
  );
}

describe('splitting a stream into lines', () => {
  test('the last line needs no line break, and an empty one between others is a line', async () => {
    expect(await linesOf([Buffer.from('a\n\nb')])).toEqual(['a', '', 'b']);
    expect(await linesOf([])).toEqual([]);
  });

  test('a line of the maximum length is read, a longer one is not, and the next is read again', async () => {
    for (const chunk of [1, 3, 4, 5, 100]) {
      expect(await linesOf(cut('abcd\nabcde\nabc\nabcdefgh', chunk), 4)).toEqual(['abcd', null, 'abc', null]);
    }
  });

  test('the lines are the same, however the chunks are split', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme' }).filter((line) => !line.includes('\n'))),
        fc.integer({ min: 1, max: 20 }),
        async (lines, length) => {
          const read = await linesOf(cut(lines.map((line) => `${line}\n`).join(''), length), 1_000_000);
          expect(read).toEqual(lines);
        },
      ),
    );
  });

  test('lines that are too long aren’t kept', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const sent: WeakRef<ArrayBufferLike>[] = [];
    async function* endless(): AsyncGenerator<Uint8Array> {
      while (sent.length < 400) {
        const chunk = Buffer.alloc(100_000, 'x');
        sent.push(new WeakRef(chunk.buffer));
        yield chunk;
        // Whatever a WeakRef was made of is kept for the rest of the turn.
        await nextTurn();
      }
      collect();
    }
    let held = Infinity;
    for await (const line of readLines(endless(), 4_000_000)) {
      expect(line.bytes).toBeNull();
      held = sent.filter((chunk) => chunk.deref() !== undefined).length;
    }
    expect(held).toBeLessThan(60);
  });
});
