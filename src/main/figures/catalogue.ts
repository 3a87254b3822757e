import type {
  BestDealer,
  Catalogue,
  CatalogueLabel,
  CataloguePart,
  DecidingCard,
  GamePoint,
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
import { HUNG_BY } from '../../shared/core/wall.ts';
import type { PeopleBook } from '../store/people-book.ts';
import {
  isForMoney,
  isSold,
  paintingsIn,
  peopleIn,
  personAt,
  winnersOf,
  type Facts,
  type Hung,
  type Sold,
} from './facts.ts';
import { waitingOf } from './accounts.ts';
import { byCurrency } from './most-played.ts';
import { pointOf } from './records.ts';
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

type Seated = 'owner' | 'seller' | 'partner';

/** What a label says about its painting, with seats in place of people. */
type Said = Omit<CatalogueLabel, keyof GamePoint | 'place' | Seated> &
  Readonly<Record<Seated, number | null>>;

type Chosen = Pick<CataloguePart, 'masterpiece' | 'folly' | 'dealer'>;

export function catalogueOf(games: readonly Facts[], book: PeopleBook): Catalogue {
  const hung = games.flatMap((game): WithWall[] => {
    const { wall, values } = game;
    return wall?.owners === true ? [{ ...game, wall, decided: values?.decided ?? null }] : [];
  });
  return {
    basis: { games: hung.length, of: games.length },
    evenings: eveningsOf(games).length,
    paintings: hung.reduce((sum, { wall }) => sum + wall.paintings, 0),
    people: peopleIn(games).size,
    waiting: waitingOf(hung),
    parts: byCurrency(hung).map(({ editions, games: played }): CataloguePart => ({
      editions,
      games: played.length,
      ...(played.every(isForMoney) ? dealsOf(played, book) : cardsOf(played, book)),
      deciding: decidingOf(played, book),
    })),
  };
}

function dealsOf(games: readonly WithWall[], book: PeopleBook): Chosen {
  const label = (deal: ReturnType<typeof masterpiece<WithWall>>): CatalogueLabel | null => {
    const lot = deal === null ? null : lotWith(deal.game.sales.filter(isSold), deal.gain);
    return deal === null || lot === null ? null : labelOfLot(deal.game, lot, book);
  };
  return {
    masterpiece: label(masterpiece(games)),
    folly: label(folly(games)),
    dealer: dealerOf(games, book),
  };
}

/** The best dealer, with the dearest lot they sold. */
function dealerOf(games: readonly WithWall[], book: PeopleBook): BestDealer | null {
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
  return { ...book.named(person), ...sums, dearest: lot && labelOfLot(lot.game, lot, book) };
}

function cardsOf(games: readonly WithWall[], book: PeopleBook): Chosen {
  const shown = games.flatMap((game) =>
    game.cards.map(({ amount, ...cards }): Shown => ({ ...cards, points: amount, game })),
  );
  const [high, low] = [bestCards(shown), worstCards(shown)];
  return {
    masterpiece: high && labelOfCards(high, book),
    folly: low && labelOfCards(low, book),
    dealer: null,
  };
}

function decidingOf(games: readonly WithWall[], book: PeopleBook): DecidingCard | null {
  const game = deciding(games)?.game;
  const decided = game?.decided ?? null;
  if (game === undefined || decided === null) return null;
  const { index, gained, forGood } = decided;
  const found = paintingsAt(paintingsIn(game), index);
  if (found === null) return null;
  const { painting, round, cards } = found;
  const { artist, by, owner, seller, partner, price, paid } = painting;
  const said = { artist, round, index, cards, by, owner, seller, partner, price, paid: cards * paid };
  return { ...labelOf(game, said, book), winners: winnersOf(game).map(book.named), gained, forGood };
}

function labelOfLot(game: Facts, lot: Sold, book: PeopleBook): CatalogueLabel {
  const { artist, round, index, paintings: cards, kind, price, paid } = lot;
  const by = HUNG_BY.find((each) => each === kind) ?? null;
  const { buyer: owner, auctioneer: seller, partner } = lot;
  return labelOf(game, { artist, round, index, cards, by, owner, seller, partner, price, paid }, book);
}

/** Leads to the last of these cards. */
function labelOfCards(shown: Shown, book: PeopleBook): CatalogueLabel {
  const { game, round, seat: owner, artist, cards, points: paid } = shown;
  const last = paintingsIn(game)[round - 1]?.findLast((one) => one.owner === owner && one.artist === artist);
  const index = last?.hung ?? null;
  const nobody = { seller: null, partner: null, price: null };
  return labelOf(game, { artist, round, index, cards, by: null, owner, ...nobody, paid }, book);
}

function labelOf(game: Facts, said: Said, book: PeopleBook): CatalogueLabel {
  const personIn = (seat: number | null) => {
    const person = personAt(game, seat);
    return person === undefined ? null : book.named(person);
  };
  return {
    ...pointOf(game),
    place: game.place,
    ...said,
    owner: personIn(said.owner),
    seller: personIn(said.seller),
    partner: personIn(said.partner),
  };
}
