import type { Store } from '../src/main/store/index.ts';
import type { MainClient } from '../test/main/open-main.ts';
import { evening } from '../test/main/store/many-games.ts';
import { median, percentile, report } from './interleaved.ts';

const MOST_WAIT_MILLISECONDS = 20;

/** Enters and undoes a game's first sale, in turn. Returns the milliseconds each took until the table was answered. */
export async function entries(client: MainClient, game: string, count: number): Promise<readonly number[]> {
  const taken: number[] = [];
  for (let entry = 0; entry < count; entry += 1) {
    const { position } = await client.games.open({ id: game });
    const event = { type: 'sale', buyer: 1, price: 5 };
    const start = performance.now();
    if (entry % 2 === 0) await client.games.edit({ id: game, position, edits: [{ kind: 'append', event }] });
    else await client.games.undo({ id: game, position });
    taken.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return taken;
}

/** Puts a game in progress on the table; the function it returns adds an event. */
export function openTable({ games }: Pick<Store, 'games'>): () => void {
  const game = games.add({ ...evening(0), id: 'table', events: [] });
  if (!game.ok) throw new Error(game.error.kind);
  let position = 0;
  const note = () => ({ kind: 'header', fields: { notes: `note ${position}` } }) as const;
  return () => {
    const edited = games.edit('table', position, [note()]);
    if (!edited.ok) throw new Error(edited.error.kind);
    position = edited.value.position;
  };
}

/** How much longer entries take during some work than alone. `enter` returns its milliseconds. */
export async function entriesBeside(enter: () => number, start: () => Promise<unknown>): Promise<void> {
  const alone = Array.from({ length: 200 }, enter);
  const over = new AbortController();
  const work = start().finally(() => over.abort());
  const beside: number[] = [];
  while (!over.signal.aborted) {
    beside.push(enter());
    // As fast as anyone can enter.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await work;
  console.log(
    `${beside.length} entries: median ${median(beside).toFixed(2)} ms, alone ${median(alone).toFixed(2)} ms`,
  );
  report(
    'milliseconds that the slowest of 100 entries waits longer than the slowest of 100 alone',
    percentile(beside, 0.99) - percentile(alone, 0.99),
    MOST_WAIT_MILLISECONDS,
  );
}
