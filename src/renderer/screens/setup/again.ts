import type { LaidTable } from '../../../shared/api.ts';
import type { GameRecord } from '../../../shared/record/index.ts';
import type { Client } from '../../lib/contract-client.ts';
import { place } from '../../lib/place.svelte.ts';

/** The table of a game, to be laid again. */
export function tableOf({ edition, players, firstSeat, options }: GameRecord): LaidTable {
  return { edition, players: players.map(({ id, name }) => ({ id, name })), firstSeat, options };
}

/** Begins the next game at the same table and goes there. */
export async function startAgain(client: Client, table: LaidTable, firstSeat: number): Promise<void> {
  const { edition, players, options } = table;
  const view = await client.games.create({ edition, players: [...players], firstSeat, options });
  place.goTo({ screen: 'game', id: view.record.id });
}
