import type { Seat } from '../core/seats.ts';
import type { Light, Painting, PriceRange } from '../core/wall.ts';
import { currencyOf, type AnyEdition } from '../record/index.ts';

/** Whether paintings of games in this box can be lit: prices are asked for in one currency. */
export function canBeLit({ price }: Light, edition: AnyEdition): boolean {
  return price?.currency === undefined || price.currency === currencyOf(edition);
}

/** Whether a painting of a round is lit. `isBuyer` says whether a seat is that of the buyer asked for. */
export function isLit(
  painting: Painting,
  round: readonly Painting[],
  { buyer, artist, by, price, paid }: Light,
  isBuyer: (seat: Seat) => boolean,
): boolean {
  return (
    (buyer === undefined || (painting.owner !== null && isBuyer(painting.owner))) &&
    (artist === undefined || painting.artist === artist) &&
    (by === undefined || painting.by === by || (by === 'double' && isOfDouble(painting, round))) &&
    (price === undefined || isWithin(painting.price, price)) &&
    (paid === undefined || painting.paid > 0 === paid)
  );
}

/** Doubles are sold in another kind of auction, with a second card. */
function isOfDouble({ hung, lot }: Painting, round: readonly Painting[]): boolean {
  return lot !== null && round.some((other) => other.lot === lot && other.hung !== hung);
}

function isWithin(price: number | null, { least, most }: PriceRange): boolean {
  return price !== null && price >= least && (most === null || price <= most);
}
