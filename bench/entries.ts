import type { MainClient } from '../test/main/open-main.ts';

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
