import type { Answer, UnknownPerson } from '../../../shared/api.ts';
import { entryOf } from '../../../shared/core/shape.ts';

/** Who an unknown person is: someone here with the same name, or a new person (`null`). */
export type Chosen = Readonly<Record<string, string | null>>;

/** The same name is most likely the same person. */
export function chosenFor({ id, namesakes }: UnknownPerson, chosen: Chosen): string | null {
  const said = entryOf(chosen, id);
  return said === undefined ? (namesakes[0]?.id ?? null) : said;
}

/** Remember every answer, including "a new person". */
export function answersOf(strangers: readonly UnknownPerson[], chosen: Chosen): Answer[] {
  return strangers.flatMap((stranger): Answer[] => {
    const { id, namesakes } = stranger;
    const is = chosenFor(stranger, chosen);
    if (is !== null) return [{ id, as: is, same: true }];
    return namesakes.map((namesake) => ({ id, as: namesake.id, same: false }));
  });
}
