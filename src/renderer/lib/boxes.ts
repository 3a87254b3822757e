import { editionKey, type AnyEdition } from '../../shared/record/index.ts';
import { boxName } from '../../shared/text/terms.ts';
import type { LanguageView } from './language.svelte.ts';

/** Options for choosing one by its key. */
export function boxOptions(
  { words }: LanguageView,
  editions: readonly AnyEdition[],
): { readonly value: string; readonly label: string; readonly detail: string }[] {
  return editions.map((edition) => {
    const name = boxName(words, edition);
    return { value: editionKey(edition), label: name.game, detail: name.edition };
  });
}
