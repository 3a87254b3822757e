import { isObject } from '../../shared/core/shape.ts';

/**
 * Messages from a table's window to its boards: the table has moved on to another game, or a player pressed
 * a key, so the board shouldn't wait for its animation.
 */
const CHANNEL = 'vernissage-table';

let last: string | null = null;

/** Announces the game this window shows, so that boards showing the previous one follow. */
export function tableShows(id: string): void {
  const from = last;
  last = id;
  if (from === null || from === id) return;
  tell({ from, to: id });
}

/** Calls `goTo` when the table of this game moves on to another; returns how to stop. */
export function followTable(id: string, goTo: (next: string) => void): () => void {
  return hear((said) => {
    if (said.from === id && typeof said.to === 'string') goTo(said.to);
  });
}

/** Tells the boards of this game to skip their animation. */
export function tableHurries(id: string): void {
  tell({ hurries: id });
}

/** Calls `hurry` when the table of this game asks to skip animations; returns how to stop. */
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
