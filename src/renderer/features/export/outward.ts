import type { Settings } from '../../../shared/api.ts';
import type { Outward } from '../../../shared/interchange/index.ts';
import { EDITION_IDS } from '../../../shared/record/index.ts';
import { GLOSSARY } from '../../../shared/text/glossary.ts';
import type { LanguageView } from '../../lib/language.svelte.ts';

/** What BG Stats is told in the person’s words. */
export function outwardOf(language: LanguageView, { cardGameBggId }: Settings): Outward {
  const spoken = language.current;
  return {
    about: language.words.interchange.about,
    // One game in several boxes is told apart by the box, and a game that shares its number by its name.
    board: (edition) => {
      const { game, edition: box } = GLOSSARY[edition][spoken];
      const hasBoxes = EDITION_IDS.some(
        (other) => other !== edition && GLOSSARY[other][spoken].game === game,
      );
      return hasBoxes ? box : game;
    },
    cardGameBggId,
  };
}
