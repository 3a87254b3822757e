import type { PastSetup } from '../../../shared/api.ts';
import { isList } from '../../../shared/core/shape.ts';
import { editionKey, type AnyEdition } from '../../../shared/record/index.ts';
import type { Plan, Tracking } from './plan.ts';

/** The table's choices apart from the players. */
export interface Chosen {
  readonly tracking: Tracking;
  readonly mystery: boolean;
  readonly splitDouble: boolean;
  /** The ids of the artists in board order. */
  readonly order: readonly string[];
  /** Whether to show the forecast: off for every new game, whatever the group's habit. */
  readonly forecast: boolean;
}

/**
 * The earlier table whose options to reuse: this group's last game of the edition, else the one with the
 * most similar group; the latest if several tie.
 */
export function habitOf(
  tables: readonly PastSetup[],
  edition: AnyEdition,
  people: readonly string[],
): PastSetup | null {
  let best: PastSetup | null = null;
  let bestShared = -1;
  for (const table of tables) {
    if (editionKey(table.edition) !== editionKey(edition)) continue;
    const shared = table.players.filter(({ id }) => people.includes(id)).length;
    // Missing and additional people both make a group less similar.
    const likeness = 2 * shared - table.players.length;
    if (best === null || likeness > bestShared) [best, bestShared] = [table, likeness];
  }
  return best;
}

/** The options in effect: what was just chosen, else the group's habit, else the edition's default. */
export function chosenFor(plan: Plan, habit: PastSetup | null, now: Partial<Chosen>): Chosen {
  const used: Readonly<Record<string, unknown>> = habit?.options ?? {};
  const tracking = now.tracking ?? used['tracking'];
  return {
    tracking: plan.trackings.find((known) => known === tracking) ?? plan.trackings[0] ?? 'counts',
    mystery: plan.mystery !== null && (now.mystery ?? used['mystery'] === true),
    splitDouble: plan.splitDouble !== null && (now.splitDouble ?? used['splitDouble'] === true),
    order: orderOf(plan, now.order ?? used['order']),
    forecast: now.forecast ?? false,
  };
}

function orderOf({ artists, orderIsFree }: Plan, order: unknown): readonly string[] {
  const printed = artists.map(({ id }) => id);
  if (!orderIsFree || !isList(order)) return printed;
  const known = order.filter((id) => typeof id === 'string').filter((id) => printed.includes(id));
  return new Set(known).size === printed.length ? known : printed;
}

/** The same for the record, which only names differences from the rulebook. */
export function optionsFor({ artists }: Plan, chosen: Chosen): PastSetup['options'] {
  const { tracking, mystery, splitDouble, order } = chosen;
  const moved = order.some((id, at) => artists[at]?.id !== id);
  return {
    tracking,
    ...(mystery ? { mystery } : {}),
    ...(splitDouble ? { splitDouble } : {}),
    ...(moved ? { order } : {}),
  };
}
