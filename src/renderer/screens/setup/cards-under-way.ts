import { choices, type State } from '../../../shared/gallery/index.ts';
import type { Seat } from '../../../shared/core/seats.ts';
import type { EventJson, Table } from '../../../shared/record/index.ts';
import type { CardGameInProgress, GameInProgress } from './game-in-progress.ts';

/**
 * An adjustment can't set award tokens or face-down cards, because only cards create them. So we play such
 * cards, in the first round for the awards and in the current round for the face-down ones, and adjust what
 * they leave on display afterwards. Returns the next event of that kind; `null` when all of them are there.
 */
export function cardsBefore(table: Table, standing: GameInProgress, reason: string): EventJson | null {
  switch (table.family) {
    case 'auction':
      return null;
    case 'gallery':
      return standing.cardGame === null ? null : nextCard(table.state, standing, standing.cardGame, reason);
  }
}

function nextCard(
  state: State,
  { round }: GameInProgress,
  cardGame: CardGameInProgress,
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

/**
 * In the current round, the table's own card beside the deck; in an earlier round any card will do for the
 * awards.
 */
function turnUp({ setup }: State, present: string | null, award: string | null): EventJson | null {
  if (present !== null) return { type: 'influence', artist: present };
  return award === null ? null : { type: 'influence', artist: setup.artists[0] };
}

function nextAward({ setup, awards }: State, wanted: CardGameInProgress): string | null {
  return setup.artists.find((artist, at) => (awards[at] ?? 0) < (wanted.awards[artist] ?? 0)) ?? null;
}

function nextFaceDown({ faceDown }: State, wanted: CardGameInProgress): Seat | null {
  const seat = faceDown.findIndex((cards, at) => cards < (wanted.faceDown?.[at] ?? 0));
  return seat === -1 ? null : seat;
}

/** A card of the artist furthest from the limit. */
function cardWith({ setup, counts }: State, seat: Seat | undefined, effect: string): EventJson {
  const fewest = Math.min(...counts);
  const artist = setup.artists[counts.indexOf(fewest)];
  return seat === undefined ? { type: 'play', artist, effect } : { type: 'play', seat, artist, effect };
}
