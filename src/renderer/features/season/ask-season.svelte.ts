import type { KeptSeason, SeasonTable } from '../../../shared/api.ts';
import type { Season } from '../../../shared/season/index.ts';
import { latestOf } from '../../lib/latest.svelte.ts';
import type { Link } from '../../lib/link.svelte.ts';

export interface AskedSeason {
  /** The season that everybody sees, or a season of this laptop's own; `undefined` until that is known. */
  readonly kept: Season | null | undefined;
  /** Whether the club has that season. */
  readonly isOfClub: boolean;
  /** The season asked for, which may be the one everybody sees. */
  readonly season: Season | null;
  readonly table: SeasonTable | null;
  readonly failed: boolean;
  readonly again: () => void;
}

/** The table of a season, asked again whenever games or the season that everybody sees change. */
export function askSeason(link: Link, wanted: (kept: Season | null) => Season | null): AskedSeason {
  const known = latestOf<KeptSeason>(link);
  const kept = $derived(known.answer?.season);
  const latest = latestOf<{ readonly season: Season; readonly table: SeasonTable }>(link);
  const season = $derived(kept === undefined ? null : wanted(kept));
  const asked = $derived(JSON.stringify(season));

  function look(): void {
    void known.ask(() => link.client.season.kept());
  }

  function read(wish: Season): void {
    const { from, to, rule, least } = wish;
    void latest.ask(async () => ({
      season: wish,
      table: await link.client.season.table({ from, to, rule, least }),
    }));
  }

  function readAgain(): void {
    if (season !== null) read(season);
  }

  $effect(() => {
    const wish = JSON.parse(asked) as Season | null;
    if (wish !== null && link.status === 'open') read(wish);
  });

  $effect(() =>
    link.listen({
      opened: look,
      changed: (change) => {
        if (change.kind === 'season') look();
        if (change.kind === 'games') readAgain();
      },
    }),
  );

  return {
    get kept() {
      return kept;
    },
    get isOfClub() {
      return known.answer?.isOfClub === true;
    },
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
      readAgain();
    },
  };
}
