import type { PastSetup } from '../../../shared/api.ts';
import type { Client } from '../../lib/contract-client.ts';
import { place } from '../../lib/place.svelte.ts';

/** Starts the next game at the same table and opens it. */
export async function startAgain(client: Client, table: PastSetup, firstSeat: number): Promise<void> {
  const { edition, options } = table;
  const players = table.players.map(({ id, name }) => ({ id, name }));
  const view = await client.games.create({ edition, players, firstSeat, options });
  place.goTo({ screen: 'game', id: view.record.id });
}
