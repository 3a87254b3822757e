import { rankingOf, type CardsToCome, type LookAhead } from '../core/chances.ts';
import { at, total, type Tally } from '../core/tally.ts';
import { worthOf, type Worth } from '../core/worth.ts';
import { dealBefore } from './setup.ts';
import { tracks, type State } from './state.ts';

/** What one painting of each artist is worth now. Returns `null` once the last round is paid out. */
export function worth(state: State, ahead: LookAhead): readonly Worth[] | null {
  const { setup, situation, counts, standing } = state;
  if (situation.kind === 'finished') return null;
  const round = cardsToCome(state);
  const chances = situation.kind === 'settling' ? rankingOf(round, counts) : ahead(round, counts);
  return worthOf(setup.artists, chances, standing, setup.edition.tiles);
}

function cardsToCome(state: State): CardsToCome {
  const { setup, boxed, counts } = state;
  return {
    supply: setup.printed.map(({ cards }, place) => cards - at(boxed, place)),
    most: Math.max(cardsInAll(state), total(counts)),
    limit: setup.edition.limit,
    faceDown: 0,
    places: setup.edition.tiles.length,
  };
}

/** Cards on the table and in all hands, the mystery hand included. */
function cardsInAll(state: State): number {
  const { setup, hands, mysteryHand, counts, boxed, round } = state;
  if (tracks(setup, 'hands')) return total(counts) + total(hands) + mysteryHand;
  return (setup.players + (setup.mystery ? 1 : 0)) * total(dealt(setup, round)) - total(boxed);
}

/** What each hand has been dealt, round by round. */
function dealt(setup: State['setup'], round: number): Tally {
  return Array.from({ length: round }, (_, before) => dealBefore(setup, before + 1));
}
