import type { PriceBars, Usual } from '../../shared/api.ts';
import type { Painting } from '../../shared/core/wall.ts';
import { currencyOf, editionOf, sharedKey, type AnyEdition } from '../../shared/record/index.ts';
import { paintingsIn, type Facts, type Sale } from './facts.ts';

/** What this group usually pays for such a painting, or how much such a card scores, over the games that hang. */
export function usualOf(game: Facts, hung: readonly Facts[], position: number): Usual | null {
  const paintings = paintingsIn(game).flat();
  const painting = paintings[position];
  if (painting === undefined) return null;
  const peers = hung.flatMap((other) => {
    const artist = peerOf(game, painting.artist, other);
    return artist === null ? [] : [{ other, artist }];
  });
  switch (editionOf(game.edition).family) {
    case 'auction': {
      const prices = peers.flatMap(({ other, artist }) =>
        other.sales.filter((sale) => sale.artist === artist && (sale.price ?? 0) > 0).map(pricePerPainting),
      );
      return usualPrice(painting, paintings, prices);
    }
    case 'gallery':
      return usualPoints(
        peers.flatMap(({ other, artist }) =>
          other.cards
            .filter((one) => one.artist === artist)
            .flatMap(({ cards, amount }) => Array<number>(cards).fill(amount / cards)),
        ),
      );
  }
}

/** The artist of this name in a box that compares: with the same numbers, and the same money. */
function peerOf({ key, edition: own }: Facts, artist: string, { key: otherKey, edition: other }: Facts) {
  if (otherKey === key) return artist;
  if (sharedKey(own) !== sharedKey(other) || currencyOf(own) !== currencyOf(other)) return null;
  const name = artistsOf(own).find(({ id }) => id === artist)?.name;
  return artistsOf(other).find((one) => one.name === name)?.id ?? null;
}

function pricePerPainting({ price, paintings }: Sale): number {
  return (price ?? 0) / paintings;
}

/** What people paid for a painting; lots taken for free say nothing about that. */
function usualPrice(
  { price, lot }: Painting,
  paintings: readonly Painting[],
  found: readonly number[],
): Usual | null {
  if (found.length === 0) return null;
  const prices = found.toSorted((one, other) => one - other);
  const own = price === null ? null : price / paintings.filter((each) => each.lot === lot).length;
  return {
    of: 'price',
    count: prices.length,
    median: middleOf(prices),
    cheaper: own === null || own === 0 ? null : prices.filter((each) => each < own).length,
    others: own === null || own === 0 ? prices.length : prices.length - 1,
    bars: barsOf(prices, own),
  };
}

function usualPoints(found: readonly number[]): Usual | null {
  if (found.length === 0) return null;
  const median = middleOf(found.toSorted((one, other) => one - other));
  return { of: 'points', count: found.length, median, cheaper: null, others: found.length, bars: null };
}

function artistsOf(edition: AnyEdition): readonly { readonly id: string; readonly name: string }[] {
  return editionOf(edition).edition.artists;
}

const BARS = 12;

/** Bars as wide as a round amount, so that all but the dearest few have their own place. */
function barsOf(sorted: readonly number[], own: number | null): PriceBars {
  const dear = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, dear / BARS)));
  const width =
    [1, 2, 3, 4, 5, 6, 8, 10].map((each) => each * power).find((each) => BARS * each >= dear) ?? 10 * power;
  const barOf = (price: number) => Math.min(BARS, Math.ceil(price / width)) - 1;
  const lots = Array<number>(BARS).fill(0);
  for (const price of sorted) lots[barOf(price)] = (lots[barOf(price)] ?? 0) + 1;
  return { width, lots, own: own === null || own === 0 ? null : barOf(own) };
}

/** The middle one; of an even number, halfway between the two in the middle. */
function middleOf(sorted: readonly number[]): number {
  const above = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const below = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (above + below) / 2;
}
