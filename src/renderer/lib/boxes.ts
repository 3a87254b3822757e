import { EDITION_IDS, type EditionId } from '../../shared/record/index.ts';
import { boxName } from '../../shared/text/terms.ts';
import type { LanguageView } from './language.svelte.ts';

/** Options for choosing an edition. */
export function boxes({
  words,
}: LanguageView): { readonly value: EditionId; readonly label: string; readonly detail: string }[] {
  return EDITION_IDS.map((value) => {
    const { game, edition } = boxName(words, value);
    return { value, label: game, detail: edition };
  });
}
