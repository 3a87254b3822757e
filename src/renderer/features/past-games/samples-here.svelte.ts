import { whenGamesChange } from '../../lib/games-change.ts';
import { latestOf } from '../../lib/latest.svelte.ts';
import type { Link } from '../../lib/link.svelte.ts';
import { isReading } from '../../lib/reading.ts';

/** How many games of the sample history there are; `null` until that is known. */
export function samplesHere(link: Link): { readonly count: number | null } {
  const latest = latestOf<number>(link);
  // They are shown before the first game, and a club's page has none.
  const refresh = () => void latest.ask(async () => (isReading() ? 0 : link.client.sample.count()));

  $effect(() => whenGamesChange(link, refresh));

  return {
    get count() {
      return latest.answer ?? (latest.failed ? 0 : null);
    },
  };
}
