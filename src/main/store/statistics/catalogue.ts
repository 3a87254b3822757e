import type { Database } from 'better-sqlite3';
import type {
  BestDealer,
  Catalogue,
  CatalogueLabel,
  CataloguePart,
  DecidingCard,
  Named,
} from '../../../shared/api.ts';
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
} from '../../../shared/catalogue/index.ts';
import { HUNG_BY, type Painting } from '../../../shared/core/wall.ts';
import { unpackWall, VALUES_VERSION } from '../../../shared/projection/index.ts';
import { editionOf } from '../../../shared/record/index.ts';
import type { PeopleBook } from '../people-book.ts';
import { isForMoney, type CountedGame } from './counted-games.ts';
import { eveningsOf } from './evenings.ts';
import { byCurrency } from './most-played.ts';
import { named, pointOf } from './records.ts';
import type { Work } from './turns.ts';

/** A game that tracked who had each painting. */
interface WithWall extends CountedGame, Pick<HungGame, 'decided'> {
  readonly paintings: number;
}

interface SaleRow {
  readonly event: number;
  readonly round: number;
  readonly auctioneer: number;
  readonly partner: number | null;
  readonly buyer: number;
  readonly artist: string;
  readonly kind: string;
  readonly paintings: number;
  readonly price: number | null;
  readonly paid: number;
}

type CardRow = [game: number, round: number, seat: number, artist: string, cards: number, points: number];

/** Somebody's cards by one artist in one round. */
interface Shown {
  readonly game: WithWall;
  readonly round: number;
  readonly seat: number;
  readonly artist: string;
  readonly cards: number;
  readonly points: number;
}

/** The last three are about the card that decided the game, if that is known. */
type HungRow = [
  game: number,
  paintings: number,
  valued: number | null,
  event: number | null,
  gained: number | null,
  forGood: 0 | 1 | null,
];

/** A few milliseconds of reading, so that the table doesn't notice. */
const GAMES_AT_A_TIME = 200;

export function* catalogueOf(
  database: Database,
  games: readonly CountedGame[],
  book: PeopleBook,
): Work<Catalogue> {
  const { hung, waiting } = yield* hungAmong(database, games);
  const labels = openLabels(database, book);
  const parts: CataloguePart[] = [];
  for (const { editions, games: played } of byCurrency(hung)) {
    const [first] = played;
    if (first === undefined) continue;
    const best = isForMoney(first)
      ? {
          masterpiece: labels.ofDeal(masterpiece(played)),
          folly: labels.ofDeal(folly(played)),
          dealer: yield* dealerOf(database, played, book, labels),
        }
      : { ...(yield* cardsOf(database, played, labels)), dealer: null };
    const decided = deciding(played)?.game;
    const card = decided === undefined ? null : labels.ofDeciding(decided);
    parts.push({ editions, games: played.length, ...best, deciding: card });
    yield;
  }
  const evenings = yield* eveningsOf(games);
  return {
    basis: { games: hung.length, of: games.length },
    evenings: evenings.length,
    paintings: hung.reduce((sum, { paintings }) => sum + paintings, 0),
    people: new Set(games.flatMap(({ results }) => results.map(({ person }) => person))).size,
    waiting: { games: waiting, of: hung.length },
    parts,
  };
}

function* hungAmong(
  database: Database,
  games: readonly CountedGame[],
): Work<{ readonly hung: WithWall[]; readonly waiting: number }> {
  const select = database
    .prepare<[object], HungRow>(
      `SELECT projected_wall.game, paintings, valued_game.game, event, gained, for_good
       FROM json_each(:games) CROSS JOIN projected_wall ON projected_wall.game = value
         LEFT JOIN valued_game ON valued_game.game = value AND version = :version
         LEFT JOIN valued_card ON valued_card.game = valued_game.game
       WHERE owners = 1 ORDER BY json_each.key`,
    )
    .raw();
  const hung: WithWall[] = [];
  let waiting = 0;
  for (let from = 0; from < games.length; from += GAMES_AT_A_TIME) {
    const some = games.slice(from, from + GAMES_AT_A_TIME);
    const byNumber = new Map(some.map((game) => [game.number, game]));
    const rows = select.all({ version: VALUES_VERSION, games: JSON.stringify([...byNumber.keys()]) });
    for (const [number, paintings, valued, index, gained, forGood] of rows) {
      const game = byNumber.get(number);
      if (game === undefined) continue;
      if (valued === null) waiting += 1;
      hung.push({
        ...game,
        paintings,
        decided: index === null ? null : { index, gained: gained ?? 0, forGood: forGood === 1 },
      });
    }
    yield;
  }
  return { hung, waiting };
}

type Labels = ReturnType<typeof openLabels>;

/** Labels of the few paintings that were chosen. */
function openLabels(database: Database, book: PeopleBook) {
  const selectFrames = database
    .prepare<[number], string>('SELECT frames FROM projected_wall WHERE game = ?')
    .pluck();
  const selectLots = database.prepare<[number], SaleRow>(
    'SELECT * FROM projected_sale WHERE game = ? ORDER BY event',
  );

  function personAt({ results }: CountedGame, seat: number | null): Named | null {
    const person = seat === null ? undefined : results.find((result) => result.seat === seat)?.person;
    return person === undefined ? null : named(person, book.nameOf);
  }

  function wallOf({ number, edition }: CountedGame): readonly (readonly Painting[])[] {
    const artists = editionOf(edition).edition.artists.map(({ id }) => id);
    return unpackWall(selectFrames.get(number) ?? '', artists).rounds;
  }

  function ofLot(game: CountedGame, lot: SaleRow): CatalogueLabel {
    const { event, round, auctioneer, partner, buyer, artist, kind, paintings, price, paid } = lot;
    return {
      ...pointOf(game),
      place: game.place,
      artist,
      round,
      index: event,
      cards: paintings,
      by: HUNG_BY.find((each) => each === kind) ?? null,
      owner: personAt(game, buyer),
      seller: personAt(game, auctioneer),
      partner: personAt(game, partner),
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
      owner: personAt(game, seat),
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
      owner: personAt(game, owner),
      seller: personAt(game, seller),
      partner: personAt(game, partner),
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
    const lot = deal === null ? null : lotWith(selectLots.all(deal.game.number), deal.gain);
    return deal === null || lot === null ? null : ofLot(deal.game, lot);
  }

  return { ofLot, ofCards, ofDeal, ofDeciding };
}

/** The best dealer, with the dearest lot they sold. */
function* dealerOf(
  database: Database,
  games: readonly WithWall[],
  book: PeopleBook,
  labels: Labels,
): Work<BestDealer | null> {
  const best = bestDealer(games, book.nameOf);
  if (best === null) return null;
  const { person, ...sums } = best;
  const select = database.prepare<[string], SaleRow & { readonly at: number }>(
    `SELECT projected_sale.*, json_each.key AS at
     FROM json_each(?) CROSS JOIN projected_sale ON game = value ->> 0
     WHERE auctioneer = value ->> 1 ORDER BY key, event`,
  );
  const own = games
    .filter(hasPrices)
    .flatMap((game) =>
      game.results.filter((result) => result.person === person).map(({ seat }) => ({ game, seat })),
    );
  const dearest: (SaleRow & { readonly game: WithWall })[] = [];
  for (let from = 0; from < own.length; from += GAMES_AT_A_TIME) {
    const some = own.slice(from, from + GAMES_AT_A_TIME);
    const lot = dearestOf(select.all(JSON.stringify(some.map(({ game, seat }) => [game.number, seat]))));
    const game = lot === null ? undefined : some[lot.at]?.game;
    if (lot !== null && game !== undefined) dearest.push({ ...lot, game });
    yield;
  }
  const lot = dearestOf(dearest);
  return {
    ...named(person, book.nameOf),
    ...sums,
    dearest: lot === null ? null : labels.ofLot(lot.game, lot),
  };
}

/** The best and the worst cards of the card games. */
function* cardsOf(
  database: Database,
  games: readonly WithWall[],
  labels: Labels,
): Work<Pick<CataloguePart, 'masterpiece' | 'folly'>> {
  const select = database
    .prepare<[string], CardRow>(
      `SELECT game, round, seat, artist, cards, points
       FROM json_each(?) CROSS JOIN projected_card ON game = value ORDER BY key, round, seat, artist`,
    )
    .raw();
  const byNumber = new Map(games.map((game) => [game.number, game]));
  const best: Shown[] = [];
  const worst: Shown[] = [];
  for (let from = 0; from < games.length; from += GAMES_AT_A_TIME) {
    const some = games.slice(from, from + GAMES_AT_A_TIME).map(({ number }) => number);
    const shown = select
      .all(JSON.stringify(some))
      .flatMap(([number, round, seat, artist, cards, points]): Shown[] => {
        const game = byNumber.get(number);
        return game === undefined ? [] : [{ game, round, seat, artist, cards, points }];
      });
    best.push(...[bestCards(shown)].filter((one) => one !== null));
    worst.push(...[worstCards(shown)].filter((one) => one !== null));
    yield;
  }
  const [high, low] = [bestCards(best), worstCards(worst)];
  return {
    masterpiece: high === null ? null : labels.ofCards(high),
    folly: low === null ? null : labels.ofCards(low),
  };
}
