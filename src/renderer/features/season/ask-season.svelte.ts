import type { KeptSeason, SeasonTable } from '../../../shared/api.ts';
import type { Season } from '../../../shared/season/index.ts';
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
  let known = $state.raw<KeptSeason | undefined>(undefined);
  const kept = $derived(known?.season);
  let answer = $state.raw<{ readonly season: Season; readonly table: SeasonTable } | null>(null);
  let failed = $state(false);
  let question = 0;
  const season = $derived(kept === undefined ? null : wanted(kept));
  const asked = $derived(JSON.stringify(season));

  async function look(): Promise<void> {
    try {
      known = await link.client.season.kept();
    } catch {
      failed = link.status === 'open';
    }
  }

  async function read(wish: Season): Promise<void> {
    const own = (question += 1);
    try {
      const { from, to, rule, least } = wish;
      const table = await link.client.season.table({ from, to, rule, least });
      if (own !== question) return;
      answer = { season: wish, table };
      failed = false;
    } catch {
      if (own === question) failed = link.status === 'open';
    }
  }

  function readAgain(): void {
    if (season !== null) void read(season);
  }

  $effect(() => {
    const wish = JSON.parse(asked) as Season | null;
    if (wish !== null && link.status === 'open') void read(wish);
  });

  $effect(() =>
    link.listen({
      opened: () => void look(),
      changed: (change) => {
        if (change.kind === 'season') void look();
        if (change.kind === 'games') readAgain();
      },
    }),
  );

  return {
    get kept() {
      return kept;
    },
    get isOfClub() {
      return known?.isOfClub === true;
    },
    get season() {
      return answer?.season ?? season;
    },
    get table() {
      return answer?.table ?? null;
    },
    get failed() {
      return failed;
    },
    again: () => {
      void look();
      readAgain();
    },
  };
}
