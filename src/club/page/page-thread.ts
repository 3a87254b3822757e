import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { Connection } from '../../main/api/connection.ts';
import { fileTroubleOf } from '../../main/store/file-trouble.ts';
import { openPageHere, type PageGiven, type PageHere } from './page-here.ts';

/** What the server tells the thread of a page. Readers have numbers, and so has what they ask. */
export type ToPage =
  | { readonly kind: 'came' | 'left'; readonly reader: number }
  | { readonly kind: 'asks'; readonly reader: number; readonly number: number; readonly data: unknown }
  | { readonly kind: 'take' | 'close' };

/** What it hears from there. */
export type FromPage =
  /** `null` if the file there can't be used. */
  | { readonly kind: 'opened'; readonly epoch: string | null }
  | { readonly kind: 'says'; readonly reader: number; readonly message: string }
  | { readonly kind: 'heard'; readonly number: number; readonly understood: boolean }
  /** What was new at the club is there; or not, and then why. */
  | { readonly kind: 'taken'; readonly error: unknown }
  | { readonly kind: 'noted'; readonly error: unknown };

if (isMainThread || parentPort === null) throw new Error('the games of a page are read in a thread');
const port = parentPort;
const tell = (message: FromPage): void => port.postMessage(message);
const readers = new Map<number, Connection>();

function follow(page: PageHere, told: ToPage): void {
  switch (told.kind) {
    case 'came': {
      const { reader } = told;
      readers.set(
        reader,
        page.connect((message) => tell({ kind: 'says', reader, message })),
      );
      return;
    }
    case 'asks': {
      const { number } = told;
      const heard = (understood: boolean): void => tell({ kind: 'heard', number, understood });
      const asked = readers.get(told.reader)?.message(told.data) ?? Promise.resolve(false);
      void asked.then(heard);
      return;
    }
    case 'left':
      readers.get(told.reader)?.close();
      readers.delete(told.reader);
      return;
    case 'take':
      void page.take().then(
        () => tell({ kind: 'taken', error: null }),
        (error: unknown) => tell({ kind: 'taken', error }),
      );
      return;
    case 'close':
      page.close();
      port.close();
  }
}

/** If somebody has deleted the file, the thread ends, and the server fills another. */
function note(error: unknown): void {
  if (fileTroubleOf(error) !== 'gone') tell({ kind: 'noted', error });
  else
    setImmediate(() => {
      throw error;
    });
}

const page = openPageHere({ ...(workerData as PageGiven), note });
if (page !== null) port.on('message', (told: ToPage) => follow(page, told));
tell({ kind: 'opened', epoch: page?.epoch() ?? null });
