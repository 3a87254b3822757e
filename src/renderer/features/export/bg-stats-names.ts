import type { Settings } from '../../../shared/api.ts';
import type { Outward } from '../../../shared/interchange/index.ts';
import { EDITION_IDS } from '../../../shared/record/index.ts';
import { boxName } from '../../../shared/text/terms.ts';
import type { LanguageView } from '../../lib/language.svelte.ts';
import type { ExportFormat, Form } from './export-games.ts';

/** The names BG Stats gets, in the user's language. */
export function bgStatsNames(language: LanguageView, { cardGameBggId }: Settings): Outward {
  const { words } = language;
  return {
    about: words.interchange.about,
    // Editions of one game that share a BoardGameGeek number are told apart by their box's name.
    board: (edition) => {
      const { game, edition: box } = boxName(words, edition);
      const hasBoxes = EDITION_IDS.some((other) => other !== edition && boxName(words, other).game === game);
      return hasBoxes ? box : game;
    },
    cardGameBggId,
  };
}

/** A format with everything that is needed to export in it. */
export function formatOf(form: Form, language: LanguageView, settings: Settings): ExportFormat {
  return form === 'bg-stats' ? { form, outward: bgStatsNames(language, settings) } : { form };
}
