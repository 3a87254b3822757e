import { isObject } from '../../shared/core/shape.ts';

/**
 * What a table’s window tells the boards that face it: it has gone on from one game to another, or somebody there is in
 * a hurry and waits for no tile to fall.
 */
const CHANNEL = 'vernissage-table';

let last: string | null = null;

/** This window shows a game at the table: boards that showed the one before it go along. */
export function tableShows(id: string): void {
  const from = last;
  last = id;
  if (from === null || from === id) return;
  tell({ from, to: id });
}

/** Hears where the table goes that shows this game; returns how to stop. */
export function followTable(id: string, goTo: (next: string) => void): () => void {
  return hear((said) => {
    if (said.from === id && typeof said.to === 'string') goTo(said.to);
  });
}

/** Somebody at the table of this game has gone on already. */
export function tableHurries(id: string): void {
  tell({ hurries: id });
}

/** Hears whether somebody at the table of this game is in a hurry; returns how to stop. */
export function hearHurry(id: string, hurry: () => void): () => void {
  return hear((said) => {
    if (said.hurries === id) hurry();
  });
}

function tell(said: Readonly<Record<string, string>>): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(said);
  channel.close();
}

function hear(heard: (said: Readonly<Record<string, unknown>>) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isObject(data)) heard(data);
  });
  return () => channel.close();
}
