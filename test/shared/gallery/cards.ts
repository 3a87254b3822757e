import { gallery, type Artist, type EditionId, type Effect } from '../../../src/shared/gallery/index.ts';

/** The artist with this number of cards, 17 to 21, in any edition. */
export type Numbered = (number: number) => Artist;

export function numbered(edition: EditionId): Numbered {
  return (number) => {
    const printed = gallery.editions[edition].artists.find(({ cards }) => cards === number);
    if (printed === undefined) throw new Error(`no artist has the number ${number}`);
    return printed.id;
  };
}

/** The artists of The Card Game. */
export const DENISE = 'denise-jillian-tan';
export const WAGNER = 'wagner-kuroiwa';
export const TEC = 'tec';
export const NICOLAS = 'nicolas-sanchez';
export const MARIANA = 'mariana-martins';

export type Said = Readonly<Record<string, unknown>>;

export const influence = (artist: Artist): Said => ({ type: 'influence', artist });

export const play = (seat: number, artist: Artist, effect: Effect = 'none'): Said => ({
  type: 'play',
  seat,
  artist,
  effect,
});

export const second = (artist: Artist): Said => ({ type: 'second', artist });

export const award = (artist: Artist): Said => ({ type: 'award', artist });

export const everyone = (...artists: readonly (Artist | null)[]): Said => ({ type: 'everyone', artists });

export const reveal = (...cards: readonly (readonly Artist[])[]): Said => ({ type: 'reveal', cards });

export const extras = (...cards: readonly (readonly Artist[])[]): Said => ({ type: 'extras', cards });

export const draw: Said = { type: 'draw' };
export const faceDown: Said = { type: 'face-down' };
export const decline: Said = { type: 'decline' };
export const settle: Said = { type: 'settle' };

/** Seat 0 leads the next round, so that tests needn't work out who would. */
export const settleFor0: Said = { type: 'settle', next: 0 };

/** Turns without effects, clockwise from a seat: one artist per turn. */
export function turns(first: number, players: number, artists: readonly Artist[]): readonly Said[] {
  return artists.map((artist, turn) => play((first + turn) % players, artist));
}

/** Removes cards from hands, to bring a game near its end. */
export function without(...cards: readonly number[]): Said {
  return {
    type: 'adjust',
    reason: 'fewer cards',
    hands: Object.fromEntries(cards.map((lost, seat) => [seat, -lost])),
  };
}
