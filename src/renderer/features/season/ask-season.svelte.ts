import { untrack } from 'svelte';
import type { KeptSeason, SeasonTable } from '../../../shared/api.ts';
import type { Season } from '../../../shared/season/index.ts';
import { whenChanged, whenGamesChange } from '../../lib/games-change.ts';
import { latestOf } from '../../lib/latest.svelte.ts';
import type { Link } from '../../lib/link.svelte.ts';

/** The table of a season, asked again whenever games or the season that everybody sees change. */
export function askSeason(link: Link, wanted: (kept: Season | null) => Season | null) {
  const known = latestOf<KeptSeason>(link);
  const latest = latestOf<{ readonly season: Season; readonly table: SeasonTable }>(link);
  const kept = $derived(known.answer?.season);
  const season = $derived(kept === undefined ? null : wanted(kept));
  /** Compared by value. */
  const asked = $derived(season === null ? '' : JSON.stringify(season));

  function look(): void {
    void known.ask(() => link.client.season.kept());
  }

  function read(): void {
    if (season === null) return;
    const { from, to, rule, least } = season;
    const table = link.client.season.table({ from, to, rule, least });
    void latest.ask(async () => ({ season, table: await table }));
  }

  $effect(() => {
    if (asked !== '' && link.status === 'open') untrack(read);
  });
  $effect(() => whenChanged(link, ['season'], look));
  $effect(() => whenGamesChange(link, read, () => undefined));

  return {
    /** The season that everybody sees, or a season of this laptop's own; `undefined` until that is known. */
    get kept() {
      return kept;
    },
    /** Whether the club has that season. */
    get isOfClub() {
      return known.answer?.isOfClub === true;
    },
    /** The season asked for, which may be the one everybody sees. */
    get season() {
      return latest.answer?.season ?? season;
    },
    get table() {
      return latest.answer?.table ?? null;
    },
    get failed() {
      return known.failed || latest.failed;
    },
    again: () => {
      look();
      read();
    },
  };
}
