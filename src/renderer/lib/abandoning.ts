import type { Client } from './contract-client.ts';

/**
 * Abandons or resumes a game. Either is one more edit of its head, so nothing is lost. Saving a game for
 * later only takes leaving it.
 */
export async function setAbandoned(client: Client, id: string, abandoned: boolean): Promise<void> {
  const { position } = await client.games.open({ id });
  await client.games.edit({ id, position, edits: [{ kind: 'header', fields: { abandoned } }] });
}
