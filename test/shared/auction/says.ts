import type { EditionId } from '../../../src/shared/auction/edition.ts';
import { auction } from '../../../src/shared/auction/index.ts';
import type { State } from '../../../src/shared/auction/state.ts';
import { at } from '../../../src/shared/core/tally.ts';

/** A vocabulary for writing a game's events in tests. */

export type Raw = Readonly<Record<string, unknown>>;

export const offer = (seat: number, artist: string, kind: string): Raw => ({
  type: 'offer',
  seat,
  artist,
  auction: kind,
});

export const add = (seat: number, artist: string, kind: string): Raw => ({
  type: 'pair',
  seat,
  artist,
  auction: kind,
});

export const nobodyAdds: Raw = { type: 'unpaired' };

export const sold = (buyer: number, price: number, bids?: readonly (number | null)[]): Raw =>
  bids === undefined ? { type: 'sale', buyer, price } : { type: 'sale', buyer, price, bids };

export const flip = (artist: string, kind = 'open'): Raw => ({ type: 'mystery', artist, auction: kind });

export const settle: Raw = { type: 'settle' };

export const adjust = (changes: Raw): Raw => ({ type: 'adjust', reason: 'as the case has it', ...changes });

/**
 * Seats and artists by the names used in the rows: a CMON artist means the one with the same place on the 1994 board.
 */
export interface Board {
  readonly manuel: string;
  readonly sigrid: string;
  readonly daniel: string;
  readonly ramon: string;
  readonly rafael: string;
}

export function boardOf(edition: EditionId): Board {
  const id = (place: number): string => auction.editions[edition].artists[place]?.id ?? '';
  return { manuel: id(0), sigrid: id(1), daniel: id(2), ramon: id(3), rafael: id(4) };
}

export const [A, B, C, D] = [0, 1, 2, 3] as const;

/** The paintings of a seat by artist. */
export function paintings(state: State, seat: number): Readonly<Record<string, number>> {
  const { artists } = state.setup;
  return Object.fromEntries(
    artists.flatMap((artist, place) => {
      const held = at(state.owned, seat * artists.length + place);
      return held > 0 ? [[artist, held]] : [];
    }),
  );
}
