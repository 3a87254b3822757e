import type { Writable } from 'node:stream';

/** Writes a line and waits until there is room for the next; says `false` when nobody reads any longer. */
export type WriteLine = (line: string) => Promise<boolean>;

/** Lines to a stream whose reader may be slow, or may have seen enough (`| head -1`). */
export function linesTo(stream: Writable): WriteLine {
  // Each failed write tells its own caller; the stream tells it once more.
  stream.on('error', () => undefined);
  return (line) =>
    new Promise((resolve, reject) => {
      stream.write(`${line}\n`, (error) => {
        if (!error) resolve(true);
        else if (hasCode(error, 'EPIPE')) resolve(false);
        else reject(error);
      });
    });
}

function hasCode(error: Error, code: string): boolean {
  return 'code' in error && error.code === code;
}
