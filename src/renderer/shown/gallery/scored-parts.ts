import type { PayoutPart, State } from '../../../shared/gallery/index.ts';
import type { Words } from '../../../shared/text/en/index.ts';
import type { Noun } from '../../../shared/text/noun.ts';
import type { PaidPart } from '../settlement/paid-part.ts';
import { shownArtist } from '../wall/shown-artist.ts';

/** What a seat scores, by artist. */
export function scoredParts(
  state: State,
  parts: readonly PayoutPart[],
  words: Words,
  card: Noun,
): PaidPart[] {
  const { part, partFor } = words.gallerySettle.scores;
  return parts.map(({ artist, cards, value, points }) => {
    const shown = shownArtist(state, artist);
    return {
      artist: shown,
      text: part(cards, value),
      said: partFor(shown.name, cards, value, card),
      worthless: points === 0,
    };
  });
}
