import { rankingOf, type CardsToCome, type Chances, type LookAhead } from '../core/chances.ts';
import { at, total } from '../core/tally.ts';
import { worthOf, type Worth } from '../core/worth.ts';
import { standing, type State } from './state.ts';

/** What one card of each artist is worth now. Returns `null` once the last round is scored. */
export function worth(state: State, ahead: LookAhead): readonly Worth[] | null {
  const { setup } = state;
  const chances = chancesNow(state, ahead);
  if (chances === null) return null;
  const onArtists = setup.artists.map((_, place) => standing(setup, state, place));
  return worthOf(setup.artists, chances, onArtists, setup.edition.valueTokens);
}

function chancesNow(state: State, ahead: LookAhead): Chances | null {
  const { situation, counts } = state;
  const round = cardsToCome(state);
  switch (situation.kind) {
    case 'influence':
      // The card to be turned up beside the deck comes from no hand.
      return ahead({ ...round, most: round.most + 1 }, counts);
    case 'turn':
    case 'effect':
      return ahead(round, counts);
    case 'settling':
      return rankingOf(round, counts);
    case 'finished':
      return null;
  }
}

function cardsToCome({ setup, discarded, counts, hands, faceDown }: State): CardsToCome {
  return {
    supply: setup.printed.map((cards, place) => cards - at(discarded, place)),
    most: setup.tracking === 'full' ? total(counts) + total(hands) : Number.POSITIVE_INFINITY,
    limit: setup.limit,
    faceDown: total(faceDown),
    places: setup.edition.valueTokens.length,
  };
}
