import { safe } from '@orpc/client';
import type { Link } from '../../lib/link.svelte.ts';

/** The tags and places in use, most used first, to be offered while one is typed. */
export async function knownLabels({
  client,
}: Link): Promise<{ readonly tags: readonly string[]; readonly places: readonly string[] }> {
  const { data } = await safe(client.history.facets({}));
  return {
    tags: (data?.tags ?? []).map(({ value }) => value),
    places: (data?.places ?? []).map(({ value }) => value),
  };
}
