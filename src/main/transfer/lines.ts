/** One line of a stream, counted from 1; its bytes are `null` if it is too long. */
export interface Line {
  readonly number: number;
  readonly bytes: Uint8Array | null;
  /** How many bytes of the stream have been read after it. */
  readonly end: number;
}

/** A line whose end hasn't been read. A line that is too long is counted but not kept. */
interface Begun {
  readonly parts: readonly Uint8Array[];
  readonly length: number;
}

const NOTHING: Begun = { parts: [], length: 0 };
const NEWLINE = 0x0a;

/** Splits bytes into lines, holding at most one line and one chunk. The last line needs no line break. */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array>,
  mostBytes: number,
): AsyncGenerator<Line, void> {
  let begun = NOTHING;
  let number = 1;
  let read = 0;
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      const bytes = whole(goOn(begun, chunk.subarray(from, end), mostBytes), mostBytes);
      yield { number, bytes, end: read + end + 1 };
      begun = NOTHING;
      number += 1;
      from = end + 1;
    }
    begun = goOn(begun, chunk.subarray(from), mostBytes);
    read += chunk.length;
  }
  if (begun.length > 0) yield { number, bytes: whole(begun, mostBytes), end: read };
}

function goOn(begun: Begun, part: Uint8Array, mostBytes: number): Begun {
  const length = begun.length + part.length;
  return { parts: length > mostBytes ? [] : [...begun.parts, part], length };
}

function whole({ parts, length }: Begun, mostBytes: number): Uint8Array | null {
  return length > mostBytes ? null : Buffer.concat(parts, length);
}
