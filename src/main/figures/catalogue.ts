import type {
  BestDealer,
  Catalogue,
  CatalogueLabel,
  CataloguePart,
  DecidingCard,
  Named,
} from '../../shared/api.ts';
import {
  bestCards,
  bestDealer,
  deciding,
  dearestOf,
  folly,
  hasPrices,
  lotWith,
  masterpiece,
  paintingsAt,
  worstCards,
  type HungGame,
} from '../../shared/catalogue/index.ts';
import { HUNG_BY, type Painting } from '../../shared/core/wall.ts';
import { unpackWall } from '../../shared/projection/index.ts';
import { editionOf } from '../../shared/record/index.ts';
import type { PeopleBook } from '../store/people-book.ts';
import { isForMoney, isSold, personAt, type Facts, type Hung, type Sold } from './facts.ts';
import { waitingOf } from './accounts.ts';
import { byCurrency } from './most-played.ts';
import { named, pointOf } from './records.ts';
import { eveningsOf } from './years.ts';

/** A game that tracked who had each painting. */
interface WithWall extends Facts, Pick<HungGame, 'decided'> {
  readonly wall: Hung;
}

/** Somebody's cards by one artist in one round. */
interface Shown {
  readonly game: WithWall;
  readonly round: number;
  readonly seat: number;
  readonly artist: string;
  readonly cards: number;
  readonly points: number;
}

export function catalogueOf(games: readonly Facts[], book: PeopleBook): Catalogue {
  const hung = games.flatMap((game): WithWall[] => {
    const { wall, values } = game;
    return wall?.owners === true ? [{ ...game, wall, decided: values?.decided ?? null }] : [];
  });
  const labels = openLabels(book);
  return {
    basis: { games: hung.length, of: games.length },
    evenings: eveningsOf(games).length,
    paintings: hung.reduce((sum, { wall }) => sum + wall.paintings, 0),
    people: new Set(games.flatMap(({ results }) => results.map(({ person }) => person))).size,
    waiting: waitingOf(hung),
    parts: byCurrency(hung).flatMap(({ editions, games: played }): CataloguePart[] => {
      const [first] = played;
      if (first === undefined) return [];
      const decided = deciding(played)?.game;
      return [
        {
          editions,
          games: played.length,
          ...(isForMoney(first)
            ? {
                masterpiece: labels.ofDeal(masterpiece(played)),
                folly: labels.ofDeal(folly(played)),
                dealer: dealerOf(played, book, labels),
              }
            : { ...cardsOf(played, labels), dealer: null }),
          deciding: decided === undefined ? null : labels.ofDeciding(decided),
        },
      ];
    }),
  };
}

type Labels = ReturnType<typeof openLabels>;

/** Labels of the few paintings that were chosen. */
function openLabels(book: PeopleBook) {
  function personIn(game: Facts, seat: number | null): Named | null {
    const person = personAt(game, seat);
    return person === undefined ? null : named(person, book.nameOf);
  }

  function wallOf({ wall, edition }: WithWall): readonly (readonly Painting[])[] {
    const artists = editionOf(edition).edition.artists.map(({ id }) => id);
    return unpackWall(wall.frames, artists).rounds;
  }

  function ofLot(game: Facts, lot: Sold): CatalogueLabel {
    const { index, round, auctioneer, partner, buyer, artist, kind, paintings, price, paid } = lot;
    return {
      ...pointOf(game),
      place: game.place,
      artist,
      round,
      index,
      cards: paintings,
      by: HUNG_BY.find((each) => each === kind) ?? null,
      owner: personIn(game, buyer),
      seller: personIn(game, auctioneer),
      partner: personIn(game, partner),
      price,
      paid,
    };
  }

  /** Leads to the last of these cards. */
  function ofCards({ game, round, seat, artist, cards, points }: Shown): CatalogueLabel {
    const last = wallOf(game)[round - 1]?.findLast((one) => one.owner === seat && one.artist === artist);
    return {
      ...pointOf(game),
      place: game.place,
      artist,
      round,
      index: last?.hung ?? null,
      cards,
      by: null,
      owner: personIn(game, seat),
      seller: null,
      partner: null,
      price: null,
      paid: points,
    };
  }

  function ofDeciding(game: WithWall): DecidingCard | null {
    const { decided } = game;
    const found = decided === null ? null : paintingsAt(wallOf(game), decided.index);
    if (decided === null || found === null) return null;
    const { painting, round, cards } = found;
    const { artist, by, owner, seller, partner, price, paid } = painting;
    return {
      ...pointOf(game),
      place: game.place,
      artist,
      round,
      index: decided.index,
      cards,
      by,
      owner: personIn(game, owner),
      seller: personIn(game, seller),
      partner: personIn(game, partner),
      price,
      paid: cards * paid,
      winners: game.results
        .filter(({ place }) => place === 1)
        .map(({ person }) => named(person, book.nameOf)),
      gained: decided.gained,
      forGood: decided.forGood,
    };
  }

  function ofDeal(deal: ReturnType<typeof masterpiece<WithWall>>): CatalogueLabel | null {
    const lot = deal === null ? null : lotWith(deal.game.sales.filter(isSold), deal.gain);
    return deal === null || lot === null ? null : ofLot(deal.game, lot);
  }

  return { ofLot, ofCards, ofDeal, ofDeciding };
}

/** The best dealer, with the dearest lot they sold. */
function dealerOf(games: readonly WithWall[], book: PeopleBook, labels: Labels): BestDealer | null {
  const best = bestDealer(games, book.nameOf);
  if (best === null) return null;
  const { person, ...sums } = best;
  const own = games.filter(hasPrices).flatMap((game) =>
    game.sales
      .filter(isSold)
      .filter(({ auctioneer }) => personAt(game, auctioneer) === person)
      .map((sale) => ({ ...sale, game })),
  );
  const lot = dearestOf(own);
  return {
    ...named(person, book.nameOf),
    ...sums,
    dearest: lot === null ? null : labels.ofLot(lot.game, lot),
  };
}

/** The best and the worst cards of the card games. */
function cardsOf(games: readonly WithWall[], labels: Labels): Pick<CataloguePart, 'masterpiece' | 'folly'> {
  const shown = games.flatMap((game) =>
    game.cards.map(({ amount, ...cards }): Shown => ({ ...cards, points: amount, game })),
  );
  const [high, low] = [bestCards(shown), worstCards(shown)];
  return {
    masterpiece: high === null ? null : labels.ofCards(high),
    folly: low === null ? null : labels.ofCards(low),
  };
}
