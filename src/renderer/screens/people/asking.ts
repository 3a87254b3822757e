import { isDefinedError, safe, type ClientPromiseResult } from '@orpc/client';
import { received, type Sent } from '../../../shared/api.ts';
import { said, type Search } from '../../../shared/routes/index.ts';

/** What the statistics say about somebody; `nobody` if there is no such person. */
export async function ofSomebody<Answer, Failure>(
  asked: ClientPromiseResult<Sent<Answer>, Failure>,
): Promise<Answer | 'nobody'> {
  const { error, data } = await safe(asked);
  if (data !== undefined) return received(data);
  if (isDefinedError(error)) return 'nobody';
  throw new Error('The statistics gave no answer', { cause: error });
}

/** The search for games that all these people played, and the one they were filtered by. */
export function gamesOf([person, ...others]: readonly string[], search: Search): Search {
  return said({
    ...search,
    person,
    with: [...others, ...(search.person === undefined ? [] : [search.person])],
  });
}
