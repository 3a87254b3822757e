import { explain, type State } from '../../../shared/auction/index.ts';
import type { Words } from '../../../shared/text/en/index.ts';
import { shownArtist } from '../wall/shown-artist.ts';

/** Why the round is over, in one line. */
export function whyOver({ situation, setup, counts }: State, words: Words['settle']): string {
  const { limit } = setup.edition;
  const full = setup.artists[counts.findIndex((count) => count >= limit)];
  if (situation.kind !== 'settling' || situation.endedBy !== 'limit' || full === undefined) {
    return words.outOfCards;
  }
  return words.limit(shownArtist({ setup }, full).name, limit);
}

/** What happens to the last cards, and whether any tiles are left over. */
export function noteOnRound(state: State, words: Words['settle']): string {
  const ranked = explain(state, state.round)?.artists.filter(({ rank }) => rank !== null).length ?? 0;
  const fewer = ranked < state.setup.edition.tiles.length ? words.fewer(ranked) : '';
  return [unsold(state, words), fewer].filter((sentence) => sentence !== '').join(' ');
}

function unsold({ situation }: State, words: Words['settle']): string {
  if (situation.kind !== 'settling' || situation.unsold === null) return '';
  if (situation.ender === 'mystery') return words.unsold.mystery;
  return situation.unsold.cards === 2 ? words.unsold.two : words.unsold.one;
}
