import type { AwayChanges } from '../core/away.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import type { Artist, Effect } from './edition.ts';

/** Changes by seat number. */
export type SeatChanges = Readonly<Record<string, number>>;

/** Changes by artist id. */
export type ArtistChanges = Readonly<Record<string, number>>;

/** The card turned up next to the deck, which opens every round. */
export interface Influence {
  readonly type: 'influence';
  readonly artist: Artist;
}

/**
 * A card displayed face up. The effect is optional if the card ends the round; in `counts`, seat and effect always
 * are.
 */
export interface Play {
  readonly type: 'play';
  readonly seat?: Seat | null;
  readonly artist: Artist;
  readonly effect?: Effect | null;
}

/** The player took the card of a draw symbol. */
export interface Draw {
  readonly type: 'draw';
}

/** A second card of the same artist, face up. */
export interface Second {
  readonly type: 'second';
  readonly artist: Artist;
}

/** A second card of any artist, face down. */
export interface FaceDown {
  readonly type: 'face-down';
}

/** Everybody plays a card at once; `null` for a player without cards. */
export interface Everyone {
  readonly type: 'everyone';
  readonly artists: BySeat<Artist | null>;
}

/** An award token stays with an artist for the rest of the game. */
export interface Award {
  readonly type: 'award';
  readonly artist: Artist;
}

/** The player doesn't use the card's effect. */
export interface Decline {
  readonly type: 'decline';
}

/** The round is over and the face-down cards are turned up. */
export interface Reveal {
  readonly type: 'reveal';
  readonly cards: BySeat<readonly Artist[]>;
}

/** Cards that players add from their hands after the ranking. */
export interface Extras {
  readonly type: 'extras';
  readonly cards: BySeat<readonly Artist[]>;
}

/** Scores the round. `displays`, the cards that score, are only entered in `counts`. */
export interface Settle {
  readonly type: 'settle';
  readonly displays?: BySeat<Readonly<Record<string, number>>> | null;
  readonly next?: Seat | null;
}

/** Only in `counts`: everybody is out of cards. */
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
  readonly away?: AwayChanges | null;
}

/** The events of a game, as the public record writes them. */
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
