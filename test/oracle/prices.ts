import type { BoxPrices, Customer, PriceLine, PriceTrait } from '../../src/shared/api.ts';
import { editionOf, type AnyEdition } from '../../src/shared/record/index.ts';
import { sum } from './sum.ts';
import type { FinishedGame, Lot } from './finished-games.ts';
import type { YearIn } from './habits.ts';
import { paidIn } from './pair.ts';
import { lotRecord, lotsIn, type Bought, type NameOf } from './people.ts';
import { byEdition } from './units.ts';
import { estimatedOver } from './worth.ts';

/** What everybody or one person paid and what it paid, box by box, most games first. */
export function pricesOver(
  games: readonly FinishedGame[],
  nameOf: NameOf,
  person: string | null,
  yearIn: YearIn,
): readonly BoxPrices[] {
  const auctions = games.filter(
    ({ family, seats }) =>
      family === 'auction' && (person === null || seats.some((seat) => seat.person === person)),
  );
  return byEdition(auctions).map(([edition, played]) => {
    const priced = played.filter((game) => game.priced);
    const bought = priced.map((game) =>
      lotsIn([game], person).sort((one, other) => one.lot.index - other.lot.index),
    );
    const by = (keys: readonly string[], keyOf: (one: Bought) => string) =>
      keys.flatMap((key) =>
        lineOf(
          key,
          bought.map((own) => own.filter((one) => keyOf(one) === key)),
        ),
      );
    const top = (amountOf: (lot: Lot) => number) =>
      bought
        .flat()
        .toSorted((one, other) => amountOf(other.lot) - amountOf(one.lot))
        .slice(0, 10)
        .map((one) => lotRecord(one, nameOf));
    const years = [...new Set(priced.map(yearIn))].sort().map(String);
    const buyers = [...new Set(bought.flat().map(({ seat }) => seat.person))];
    return {
      edition,
      basis: { games: priced.length, of: played.length },
      all: lineOf('', bought)[0] ?? NOTHING,
      by: {
        artist: by(artistsIn(edition), ({ lot }) => lot.artist),
        kind: by(KINDS, ({ lot }) => lot.kind),
        round: by(['1', '2', '3', '4'], ({ lot }) => String(lot.round)),
        players: by(['2', '3', '4', '5'], ({ game }) => (game.whole ? String(game.seats.length) : '')),
        year: by(years, ({ game }) => String(yearIn(game))),
        person: by(buyers, ({ seat }) => seat.person)
          .map((line) => ({ ...line, name: nameOf(line.key) }))
          .sort((one, other) => other.paintings - one.paintings || one.name.localeCompare(other.name)),
      } satisfies Record<PriceTrait, readonly PriceLine[]>,
      customers: customersOver(priced, nameOf).filter(
        ({ from, to }) => person === null || from.id === person || to.id === person,
      ),
      tops: {
        dearest: top(({ price }) => price),
        bargains: top(({ price, paid }) => paid - price),
        follies: top(({ price, paid }) => price - paid),
      },
    };
  });
}

/** Who paid whom how much, the most first. */
function customersOver(games: readonly FinishedGame[], nameOf: NameOf): Customer[] {
  const paid = games.flatMap((game) =>
    game.seats.flatMap((from) =>
      game.seats
        .filter((to) => to !== from)
        .map((to) => ({ pair: [from.person, to.person] as const, amount: paidIn(game, from.seat, to.seat) })),
    ),
  );
  return [...Map.groupBy(paid, ({ pair }) => pair.join(' ')).values()]
    .flatMap((own) => {
      const [first] = own;
      const amount = sum(own.map((one) => one.amount));
      if (first === undefined || amount === 0) return [];
      const [from, to] = first.pair.map((id) => ({ id, name: nameOf(id) }));
      return from === undefined || to === undefined ? [] : [{ from, to, amount }];
    })
    .sort(
      (one, other) =>
        other.amount - one.amount ||
        one.from.name.localeCompare(other.from.name) ||
        one.to.name.localeCompare(other.to.name),
    );
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
  const average = (of: (lot: Lot) => number) =>
    estimatedOver(games.map((own, at) => [sum(own.map(({ lot }) => of(lot))), cards[at] ?? 0]));
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
