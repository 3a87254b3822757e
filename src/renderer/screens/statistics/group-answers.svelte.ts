import { received } from '../../../shared/api.ts';
import type { Search } from '../../../shared/routes/index.ts';
import { askOf } from '../../features/figures/figures.svelte.ts';
import type { Link } from '../../lib/link.svelte.ts';

/** What the group's page and its questions both show. The link lives as long as the app. */
export function askAboutGroup(link: Link, search: () => Search) {
  return {
    together: askOf(link, search, async (client, filter) => received(await client.statistics.group(filter))),
    prices: askOf(link, search, async (client, filter) =>
      received(await client.statistics.prices({ person: null, filter })),
    ),
    habits: askOf(link, search, async (client, filter) => received(await client.statistics.habits(filter))),
  };
}
