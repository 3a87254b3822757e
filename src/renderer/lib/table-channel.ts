import { isObject } from '../../shared/core/shape.ts';

/** What a table’s window tells the boards that face it: it has gone on from one game to another. */
const CHANNEL = 'vernissage-table';

let last: string | null = null;

/** This window shows a game at the table: boards that showed the one before it go along. */
export function tableShows(id: string): void {
  const from = last;
  last = id;
  if (from === null || from === id) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ from, to: id });
  channel.close();
}

/** Hears where the table goes that shows this game; returns how to stop. */
export function followTable(id: string, goTo: (next: string) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isObject(data) && data.from === id && typeof data.to === 'string') goTo(data.to);
  });
  return () => channel.close();
}
