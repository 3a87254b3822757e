import type { Client } from '../../lib/contract-client.ts';

/**
 * Gives a game up, or takes it up again. Nothing of it is lost either way: it is one more edit of its head. Parking a game
 * takes no more than leaving it.
 */
export async function setAbandoned(client: Client, id: string, abandoned: boolean): Promise<void> {
  const { position } = await client.games.open({ id });
  await client.games.edit({ id, position, edits: [{ kind: 'header', fields: { abandoned } }] });
}
