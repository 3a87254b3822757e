import type { BySeat, Seat } from '../core/seats.ts';
import type { Artist, Effect } from './edition.ts';

/** A change at some seats, by seat number. */
export type SeatChanges = Readonly<Record<string, number>>;

/** A change of some artists, by id. */
export type ArtistChanges = Readonly<Record<string, number>>;

/** The card turned up beside the deck: it opens every round. */
export interface Influence {
  readonly type: 'influence';
  readonly artist: Artist;
}

/** A card displayed face up. In `counts` the seat and the effect may stay unsaid, and the effect wherever it ends the round. */
export interface Play {
  readonly type: 'play';
  readonly seat?: Seat | null;
  readonly artist: Artist;
  readonly effect?: Effect | null;
}

/** The card of a draw symbol was taken. */
export interface Draw {
  readonly type: 'draw';
}

/** A second card of the same artist, face up. */
export interface Second {
  readonly type: 'second';
  readonly artist: Artist;
}

/** A second card of whatever artist, face down. */
export interface FaceDown {
  readonly type: 'face-down';
}

/** Everybody lays a card together; `null` for a player without cards. */
export interface Everyone {
  readonly type: 'everyone';
  readonly artists: BySeat<Artist | null>;
}

/** An award token goes to an artist for the rest of the game. */
export interface Award {
  readonly type: 'award';
  readonly artist: Artist;
}

/** The player leaves the card's effect unused. */
export interface Decline {
  readonly type: 'decline';
}

/** The round is over and the face-down cards are turned up. */
export interface Reveal {
  readonly type: 'reveal';
  readonly cards: BySeat<readonly Artist[]>;
}

/** The ranks stand and the players add cards from their hands. */
export interface Extras {
  readonly type: 'extras';
  readonly cards: BySeat<readonly Artist[]>;
}

/** The scores stand. `displays`, the cards that score, are entered in `counts` alone. */
export interface Settle {
  readonly type: 'settle';
  readonly displays?: BySeat<Readonly<Record<string, number>>> | null;
  readonly next?: Seat | null;
}

/** In `counts`: everybody is out of cards. */
export interface EndRound {
  readonly type: 'end-round';
}

/** The scorekeeper corrects the app to match the table. */
export interface Adjust {
  readonly type: 'adjust';
  readonly reason: string;
  readonly scores?: SeatChanges | null;
  readonly counts?: ArtistChanges | null;
  readonly hands?: SeatChanges | null;
  readonly displayed?: Readonly<Record<string, ArtistChanges>> | null;
  readonly standing?: ArtistChanges | null;
  readonly turn?: Seat | null;
}

/** Everything that can happen at a table of this family, as the public record writes it. */
export type Event =
  | Influence
  | Play
  | Draw
  | Second
  | FaceDown
  | Everyone
  | Award
  | Decline
  | Reveal
  | Extras
  | Settle
  | EndRound
  | Adjust;

export const EVENT_TYPES = [
  'influence',
  'play',
  'draw',
  'second',
  'face-down',
  'everyone',
  'award',
  'decline',
  'reveal',
  'extras',
  'settle',
  'end-round',
  'adjust',
] as const satisfies readonly Event['type'][];

export type EventType = (typeof EVENT_TYPES)[number];
