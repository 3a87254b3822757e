import type { Link } from './link.svelte.ts';

/**
 * Abandons or resumes a game. Either is one more edit of its head, so nothing is lost. Saving a game for
 * later only takes leaving it.
 */
export async function setAbandoned({ client, tell }: Link, id: string, abandoned: boolean): Promise<void> {
  const { position } = await client.games.open({ id });
  const edits = [{ kind: 'header' as const, fields: { abandoned } }];
  tell({ kind: 'game', view: await client.games.edit({ id, position, edits }) });
}
