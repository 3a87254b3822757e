import type { BoxPrices, LotRecord, PriceLine, PriceTrait } from '../../src/shared/api.ts';
import { editionKey, editionOf, type AnyEdition } from '../../src/shared/record/index.ts';
import { sum } from './chart-seen.ts';
import type { FinishedGame, Lot } from './finished-games.ts';
import { pointOf, type NameOf } from './people.ts';
import { estimated } from './worth.ts';

interface Bought {
  readonly lot: Lot;
  readonly buyer: string;
  readonly players: number;
}

/** What everybody or one person paid and what it paid, box by box, most games first. */
export function pricesOver(
  games: readonly FinishedGame[],
  nameOf: NameOf,
  person: string | null,
): readonly BoxPrices[] {
  const auctions = games.filter(
    ({ family, seats }) =>
      family === 'auction' && (person === null || seats.some((seat) => seat.person === person)),
  );
  return [...Map.groupBy(auctions, ({ edition }) => edition)]
    .sort(
      ([one, ones], [other, others]) =>
        others.length - ones.length || (editionKey(one) < editionKey(other) ? -1 : 1),
    )
    .map(([edition, played]) => {
      const priced = played.filter((game) => game.priced);
      const bought = priced.map(({ seats }) =>
        seats
          .filter((seat) => person === null || seat.person === person)
          .flatMap((seat) =>
            seat.lots.map((lot): Bought => ({ lot, buyer: seat.person, players: seats.length })),
          ),
      );
      const by = (keys: readonly string[], keyOf: (one: Bought) => string) =>
        keys.flatMap((key) =>
          lineOf(
            key,
            bought.map((own) => own.filter((one) => keyOf(one) === key)),
          ),
        );
      const lots = priced.flatMap((game) =>
        game.seats
          .filter((seat) => person === null || seat.person === person)
          .flatMap((seat) => seat.lots.map((lot) => ({ game, seat, lot })))
          .sort((one, other) => one.lot.index - other.lot.index),
      );
      const top = (amountOf: (lot: Lot) => number) =>
        lots
          .toSorted((one, other) => amountOf(other.lot) - amountOf(one.lot))
          .slice(0, 10)
          .map(({ game, seat, lot: { index, artist, cards, price, paid } }): LotRecord => {
            const buyer = { id: seat.person, name: nameOf(seat.person) };
            return { ...pointOf(game), index, artist, cards: cards === 2 ? 2 : 1, buyer, price, paid };
          });
      const buyers = [...new Set(bought.flat().map(({ buyer }) => buyer))];
      return {
        edition,
        basis: { games: priced.length, of: played.length },
        all: lineOf('', bought)[0] ?? NOTHING,
        by: {
          artist: by(artistsIn(edition), ({ lot }) => lot.artist),
          kind: by(KINDS, ({ lot }) => lot.kind),
          round: by(['1', '2', '3', '4'], ({ lot }) => String(lot.round)),
          players: by(['2', '3', '4', '5'], ({ players }) => String(players)),
          person: by(buyers, ({ buyer }) => buyer)
            .map((line) => ({ ...line, name: nameOf(line.key) }))
            .sort((one, other) => other.paintings - one.paintings || one.name.localeCompare(other.name)),
        } satisfies Record<PriceTrait, readonly PriceLine[]>,
        tops: {
          dearest: top(({ price }) => price),
          bargains: top(({ price, paid }) => paid - price),
          follies: top(({ price, paid }) => price - paid),
        },
      };
    });
}

const KINDS = ['open', 'once', 'hidden', 'fixed', 'double'];

const artistsIn = (edition: AnyEdition): string[] => editionOf(edition).edition.artists.map(({ id }) => id);

const none = { value: 0, interval: null };
const NOTHING: PriceLine = { key: '', name: '', games: 0, paintings: 0, price: none, paid: none, gain: none };

/** A line unless nobody bought anything: averages per painting over the games, those without such lots included. */
function lineOf(key: string, games: readonly (readonly Bought[])[]): PriceLine[] {
  const count = games.filter((own) => own.length > 0).length;
  if (count === 0) return [];
  const cards = games.map((own) => sum(own.map(({ lot }) => lot.cards)));
  const average = (of: (lot: Lot) => number) => {
    const found = estimated(
      games.map((own, at) => [sum(own.map(({ lot }) => of(lot))), cards[at] ?? 0] as const),
    );
    return count < 10 ? { ...found, interval: null } : found;
  };
  return [
    {
      key,
      name: key,
      games: count,
      paintings: sum(cards),
      price: average(({ price }) => price),
      paid: average(({ paid }) => paid),
      gain: average(({ price, paid }) => paid - price),
    },
  ];
}
