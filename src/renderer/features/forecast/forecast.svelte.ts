import { FORECAST_KEY } from '../../../shared/api.ts';
import type { Table } from '../../../shared/record/index.ts';
import type { Draft } from '../../lib/session.svelte.ts';
import type * as Parts from './parts.ts';
import type { WorthNow } from './work-out.ts';

/** The forecast of a game, if its table has switched it on. Until then, none of its code is loaded. */
export interface Forecast {
  readonly on: boolean;
  /** `null` until loaded. */
  readonly parts: typeof Parts | null;
  /** The code couldn't be loaded. */
  readonly failed: boolean;
  /** `null` until it is worked out. */
  readonly now: WorthNow | null;
}

export function isForecastOn(draft: Draft): boolean {
  return draft[FORECAST_KEY] === true;
}

export function followForecast(draft: () => Draft, table: () => Table | null): Forecast {
  const on = $derived(isForecastOn(draft()));
  let parts = $state.raw<typeof Parts | null>(null);
  let failed = $state(false);
  let now = $state.raw<WorthNow | null>(null);
  const workOut = $derived(parts?.openWork() ?? null);

  $effect(() => {
    if (!on || parts !== null) return;
    void import('./parts.ts').then(
      (loaded) => {
        parts = loaded;
        failed = false;
      },
      () => (failed = true),
    );
  });

  // The last worth stays until the next is known, but not into another round, where it would be wrong.
  let round: number | null = null;
  $effect(() => {
    const at = on ? table() : null;
    if (at === null || at.state.round !== round) now = null;
    round = at?.state.round ?? null;
    return workOut === null || at === null ? undefined : workOut(at, (found) => (now = found));
  });

  return {
    get on() {
      return on;
    },
    get parts() {
      return parts;
    },
    get failed() {
      return failed;
    },
    get now() {
      return now;
    },
  };
}
