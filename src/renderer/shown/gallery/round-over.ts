import { explain, type State } from '../../../shared/gallery/index.ts';
import type { Words } from '../../../shared/text/en/index.ts';
import type { Noun } from '../../../shared/text/noun.ts';
import { shownArtist } from '../wall/shown-artist.ts';

/** Why the round is over, in one line. */
export function whyOver(
  state: State,
  words: Words['gallerySettle'],
  card: Noun,
  list: (names: readonly string[]) => string,
): string {
  const { situation, setup } = state;
  if (situation.kind !== 'settling' || situation.endedBy !== 'limit') return words.outOfCards;
  const full = situation.reached.map((artist) => shownArtist(state, setup.artists[artist] ?? '').name);
  return words.limit(list(full), setup.limit, card);
}

/** What the last card was, and whether the ranking can change or tokens are left over. */
export function noteOnRound(state: State, words: Words['gallerySettle']): string {
  const { situation, setup } = state;
  const explanation = explain(state, state.round);
  if (explanation?.provisional === true) return words.provisional;
  const ranked = explanation?.artists.filter(({ rank }) => rank !== null).length ?? 0;
  if (ranked < setup.edition.valueTokens.length) return `${words.fewer(ranked)} ${words.fewerByHand}`;
  return situation.kind === 'settling' && situation.endedBy === 'limit' ? words.symbolIgnored : '';
}
