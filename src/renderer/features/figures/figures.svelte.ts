import { isDefinedError } from '@orpc/client';
import { untrack } from 'svelte';
import { received, type FiguresFilter, type HistoryFacets, type Sent } from '../../../shared/api.ts';
import { addressOfSearch, said, type Search, searchAt } from '../../../shared/routes/index.ts';
import type { Client } from '../../lib/contract-client.ts';
import { whenGamesChange } from '../../lib/games-change.ts';
import { latestOf } from '../../lib/latest.svelte.ts';
import type { Link } from '../../lib/link.svelte.ts';
import { gameFilterOf } from '../../lib/search.ts';

/** A question about many games, asked again whenever a game changes. */
export interface Query<Answer> {
  readonly answer: Answer | null;
  /** It would be about somebody who isn't known. */
  readonly isMissing: boolean;
  readonly failed: boolean;
  readonly again: () => void;
  /** Resolves when the latest question has been answered or has failed. */
  readonly answered: () => Promise<unknown>;
}

export function askOf<Answer>(
  link: Link,
  search: () => Search,
  ask: (client: Client, filter: FiguresFilter) => Promise<Answer>,
): Query<Answer> {
  const latest = latestOf<{ readonly known: Answer | null }>(link);
  let answered: Promise<unknown> = Promise.resolve();
  /** Compare searches by value: a new address with the same search isn't a new question. */
  const address = $derived(addressOfSearch(search()));
  const filter = $derived(gameFilterOf(searchAt(address.slice(1))));

  function read(asked: FiguresFilter): void {
    answered = latest.ask(() =>
      ask(link.client, asked).then(
        (known) => ({ known }),
        (error: unknown) => {
          if (isDefinedError(error)) return { known: null };
          throw error;
        },
      ),
    );
  }

  const again = (): void => read(filter);

  // Before the screen is built, so that it is answered in the meantime.
  $effect.pre(() => {
    const asked = filter;
    if (link.status === 'open') untrack(() => read(asked));
  });

  $effect(() =>
    whenGamesChange(link, again, () => {
      // What was asked without a store hasn't been answered.
      if (latest.failed) again();
    }),
  );

  return {
    get answer() {
      return latest.answer?.known ?? null;
    },
    get isMissing() {
      return latest.answer !== null && latest.answer.known === null;
    },
    get failed() {
      return latest.failed;
    },
    again,
    answered: () => answered,
  };
}

/** For several questions about the same games. */
export function asking(link: Link, search: () => Search) {
  return <Answer>(ask: (client: Client, filter: FiguresFilter) => Promise<Sent<Answer>>): Query<Answer> =>
    askOf(link, search, async (client, filter) => received(await ask(client, filter)));
}

/** The search for games that all these people played, and the one they were filtered by. */
export function gamesOf([person, ...others]: readonly string[], search: Search): Search {
  return said({
    ...search,
    person,
    with: [...others, ...(search.person === undefined ? [] : [search.person])],
  });
}

/** The filters' options. Query after the figures, which matter more. */
export function askForFacets(
  link: Link,
  search: () => Search,
  figures: readonly { readonly answered: () => Promise<unknown> }[],
): Query<HistoryFacets> {
  return askOf(link, search, async (client, filter) => {
    await Promise.all(figures.map(({ answered }) => answered()));
    return client.history.facets({ sample: false, ...filter, status: 'finished' });
  });
}
