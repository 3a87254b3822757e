import { choices, type State } from '../../../shared/gallery/index.ts';
import type { Seat } from '../../../shared/core/seats.ts';
import type { EventJson, Table } from '../../../shared/record/index.ts';
import type { CardGameStanding, Standing } from './standing.ts';

/**
 * Award tokens and face-down cards cannot be set by an adjustment: only cards bring them. So such cards are played, for
 * the awards in the first round and for the face-down ones in the present, and what they leave on display is corrected
 * after. This is the next event of that kind; `null` when everything lies there.
 */
export function cardsBefore(table: Table, standing: Standing, reason: string): EventJson | null {
  switch (table.family) {
    case 'auction':
      return null;
    case 'gallery':
      return standing.cardGame === null ? null : nextCard(table.state, standing, standing.cardGame, reason);
  }
}

function nextCard(
  state: State,
  { round }: Standing,
  cardGame: CardGameStanding,
  reason: string,
): EventJson | null {
  const { influence, award, faceDown, play } = choices(state);
  const artist = nextAward(state, cardGame);
  const seat = state.round === round ? nextFaceDown(state, cardGame) : null;
  if (faceDown !== null) return { type: 'face-down' };
  if (award !== null) return { type: 'award', artist };
  if (influence !== null) return turnUp(state, state.round === round ? cardGame.influence : null, artist);
  if (play === null) return null;
  const [next] = play.seats;
  if (artist !== null) return cardWith(state, play.named ? next : undefined, 'award');
  if (seat === null) return null;
  return seat === next ? cardWith(state, seat, 'second-down') : { type: 'adjust', reason, turn: seat };
}

/** The card beside the deck is the table's own in the present round; in an earlier one any will do for the awards. */
function turnUp({ setup }: State, present: string | null, award: string | null): EventJson | null {
  if (present !== null) return { type: 'influence', artist: present };
  return award === null ? null : { type: 'influence', artist: setup.artists[0] };
}

function nextAward({ setup, awards }: State, wanted: CardGameStanding): string | null {
  return setup.artists.find((artist, at) => (awards[at] ?? 0) < (wanted.awards[artist] ?? 0)) ?? null;
}

function nextFaceDown({ faceDown }: State, wanted: CardGameStanding): Seat | null {
  const seat = faceDown.findIndex((cards, at) => cards < (wanted.faceDown?.[at] ?? 0));
  return seat === -1 ? null : seat;
}

/** A card of the artist that is furthest from the limit. */
function cardWith({ setup, counts }: State, seat: Seat | undefined, effect: string): EventJson {
  const fewest = Math.min(...counts);
  const artist = setup.artists[counts.indexOf(fewest)];
  return seat === undefined ? { type: 'play', artist, effect } : { type: 'play', seat, artist, effect };
}
