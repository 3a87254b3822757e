import type { Writable } from 'node:stream';

/** Writes a line and waits until the stream accepts more; returns `false` if the reader has gone. */
export type WriteLine = (line: string) => Promise<boolean>;

/** Lines to a stream whose reader may be slow, or may stop reading (`| head -1`). */
export function linesTo(stream: Writable): WriteLine {
  // Each failed write reports to its caller; the stream emits the error as well.
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
