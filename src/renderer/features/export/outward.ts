import type { Settings } from '../../../shared/api.ts';
import type { Outward } from '../../../shared/interchange/index.ts';
import { EDITION_IDS } from '../../../shared/record/index.ts';
import { boxName } from '../../../shared/text/terms.ts';
import type { LanguageView } from '../../lib/language.svelte.ts';

/** What BG Stats is told in the person’s words. */
export function outwardOf(language: LanguageView, { cardGameBggId }: Settings): Outward {
  const { words } = language;
  return {
    about: words.interchange.about,
    // One game in several boxes is told apart by the box, and a game that shares its number by its name.
    board: (edition) => {
      const { game, edition: box } = boxName(words, edition);
      const hasBoxes = EDITION_IDS.some((other) => other !== edition && boxName(words, other).game === game);
      return hasBoxes ? box : game;
    },
    cardGameBggId,
  };
}
