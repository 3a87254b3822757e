import { isDefinedError, safe } from '@orpc/client';
import { received, type FiguresFilter, type PersonFigures, type PersonWorth } from '../../../shared/api.ts';
import { said, type Search } from '../../../shared/routes/index.ts';
import type { Client } from '../../lib/contract-client.ts';

/** What the statistics say about somebody; `nobody` if there is no such person. */
export async function figuresOf(
  client: Client,
  id: string,
  filter: FiguresFilter,
): Promise<PersonFigures | 'nobody'> {
  const { error, data } = await safe(client.statistics.person({ id, filter }));
  if (data !== undefined) return received(data);
  if (isDefinedError(error)) return 'nobody';
  throw error;
}

/** What the forecast says about somebody's games; `null` if there is no such person. */
export async function worthOf(
  client: Client,
  id: string,
  filter: FiguresFilter,
): Promise<PersonWorth | null> {
  const { error, data } = await safe(client.statistics.personWorth({ id, filter }));
  if (data !== undefined) return received(data);
  if (isDefinedError(error)) return null;
  throw error;
}

/** The search for games that all these people played, and the one they were filtered by. */
export function gamesOf([person, ...others]: readonly string[], search: Search): Search {
  return said({
    ...search,
    person,
    with: [...others, ...(search.person === undefined ? [] : [search.person])],
  });
}
