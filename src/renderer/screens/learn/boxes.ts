import { EDITION_IDS, type EditionId } from '../../../shared/record/index.ts';
import { GLOSSARY } from '../../../shared/text/glossary.ts';
import type { LanguageView } from '../../lib/language.svelte.ts';

/** The boxes one may have on the table, to choose from. */
export function boxes({
  current,
}: LanguageView): { readonly value: EditionId; readonly label: string; readonly detail: string }[] {
  return EDITION_IDS.map((value) => {
    const { game, edition } = GLOSSARY[value][current];
    return { value, label: game, detail: edition };
  });
}
