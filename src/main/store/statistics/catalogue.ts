import type { Database } from 'better-sqlite3';
import type {
  BestDealer,
  Catalogue,
  CatalogueLabel,
  CataloguePart,
  DecidingCard,
  Named,
} from '../../../shared/api.ts';
import { HUNG_BY, type Painting } from '../../../shared/core/wall.ts';
import { unpackWall, VALUES_VERSION } from '../../../shared/projection/index.ts';
import { editionOf, FAMILIES } from '../../../shared/record/index.ts';
import type { PeopleBook } from '../people-book.ts';
import type { CountedGame } from './counted-games.ts';
import { eveningsOf } from './evenings.ts';
import { byCurrency } from './most-played.ts';
import { mostOf, named, pointOf } from './records.ts';
import type { Work } from './turns.ts';

/** A game that tracked who had each painting. */
interface HungGame extends CountedGame {
  readonly paintings: number;
  readonly decided: Decided | null;
}

interface Decided {
  readonly index: number;
  readonly gained: number;
  readonly forGood: boolean;
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
  readonly price: number;
  readonly paid: number;
}

type CardRow = [game: number, round: number, seat: number, artist: string, cards: number, points: number];

/** Somebody's cards by one artist in one round. */
interface Shown {
  readonly game: HungGame;
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
    const best =
      FAMILIES[first.family].scoredIn === 'money'
        ? { ...labels.deals(played), dealer: yield* dealerOf(database, played, book, labels) }
        : { ...(yield* cardsOf(database, played, labels)), dealer: null };
    parts.push({ editions, games: played.length, ...best, deciding: labels.deciding(played) });
    yield;
  }
  return {
    basis: { games: hung.length, of: games.length },
    evenings: eveningsOf(games).length,
    paintings: hung.reduce((sum, { paintings }) => sum + paintings, 0),
    people: new Set(games.flatMap(({ results }) => results.map(({ person }) => person))).size,
    waiting: { games: waiting, of: hung.length },
    parts,
  };
}

function* hungAmong(
  database: Database,
  games: readonly CountedGame[],
): Work<{ readonly hung: HungGame[]; readonly waiting: number }> {
  const select = database
    .prepare<[object], HungRow>(
      `SELECT projected_wall.game, paintings, valued_game.game, event, gained, for_good
       FROM json_each(:games) CROSS JOIN projected_wall ON projected_wall.game = value
         LEFT JOIN valued_game ON valued_game.game = value AND version = :version
         LEFT JOIN valued_card ON valued_card.game = valued_game.game
       WHERE owners = 1 ORDER BY json_each.key`,
    )
    .raw();
  const hung: HungGame[] = [];
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
  const selectDeal = database.prepare<[number, number], SaleRow>(
    'SELECT * FROM projected_sale WHERE game = ? AND paid - price = ? ORDER BY event LIMIT 1',
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

  function ofDeciding(game: HungGame, { index, gained, forGood }: Decided): DecidingCard | null {
    const rounds = wallOf(game);
    const at = rounds.findIndex((round) => round.some(({ lot, hung }) => lot === index || hung === index));
    const works = rounds[at]?.filter(({ lot, hung }) => lot === index || hung === index) ?? [];
    // The second card of a double decides with the first one: they are sold together.
    const work = works.at(-1);
    if (work === undefined) return null;
    const { artist, by, lot, owner, seller, partner, price, paid } = work;
    const cards = lot === null ? 1 : (rounds[at]?.filter((one) => one.lot === lot).length ?? 1);
    return {
      ...pointOf(game),
      place: game.place,
      artist,
      round: at + 1,
      index,
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
      gained,
      forGood,
    };
  }

  /** The lot with the largest or the smallest difference between what it paid and its price. */
  function deal(
    games: readonly HungGame[],
    sign: 1 | -1,
    amountOf: (result: CountedGame['results'][number]) => number | null,
  ): CatalogueLabel | null {
    const most = mostOf(games, (result) => {
      const amount = amountOf(result);
      return amount === null || amount * sign <= 0 ? null : amount * sign;
    });
    if (most === null) return null;
    const row = selectDeal.get(most.game.number, most.amount * sign);
    return row === undefined ? null : ofLot(most.game, row);
  }

  return {
    ofLot,
    ofCards,
    deals: (games: readonly HungGame[]) => ({
      masterpiece: deal(games, 1, ({ bestDeal }) => bestDeal),
      folly: deal(games, -1, ({ worstDeal }) => worstDeal),
    }),
    /** Without prices, a gain is something else: such games count only among themselves. */
    deciding: (games: readonly HungGame[]): DecidingCard | null => {
      const priced = games.filter((game) => isPriced(game) && game.decided !== null);
      const most = firstWithMost(
        priced.length > 0 ? priced : games,
        ({ decided }) => decided?.gained ?? null,
      );
      return most === null || most.decided === null ? null : ofDeciding(most, most.decided);
    },
  };
}

function isPriced({ family, results }: CountedGame): boolean {
  return FAMILIES[family].scoredIn !== 'money' || results.every(({ bought }) => bought !== null);
}

function firstWithMost<Item>(items: Iterable<Item>, amountOf: (item: Item) => number | null): Item | null {
  let most: { readonly item: Item; readonly amount: number } | null = null;
  for (const item of items) {
    const amount = amountOf(item);
    if (amount !== null && (most === null || amount > most.amount)) most = { item, amount };
  }
  return most?.item ?? null;
}

/** The one whom others paid most for lots, and the dearest of these. */
function* dealerOf(
  database: Database,
  games: readonly HungGame[],
  book: PeopleBook,
  labels: Labels,
): Work<BestDealer | null> {
  const priced = games.filter(isPriced);
  const sums = new Map<string, { sold: number; games: number }>();
  for (const { person, sold } of priced.flatMap(({ results }) => results)) {
    const sum = sums.get(person) ?? { sold: 0, games: 0 };
    sums.set(person, sum);
    sum.sold += sold ?? 0;
    sum.games += 1;
  }
  const people = [...sums]
    .map(([id, sum]) => ({ ...named(id, book.nameOf), ...sum }))
    .sort((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id));
  const best = firstWithMost(people, ({ sold }) => (sold > 0 ? sold : null));
  if (best === null) return null;
  const select = database.prepare<[string], SaleRow & { readonly at: number }>(
    `SELECT projected_sale.*, json_each.key AS at
     FROM json_each(?) CROSS JOIN projected_sale ON game = value ->> 0
     WHERE auctioneer = value ->> 1 AND buyer <> auctioneer AND price > 0 ORDER BY price DESC, key, event LIMIT 1`,
  );
  const own = priced.flatMap((game) =>
    game.results.filter(({ person }) => person === best.id).map(({ seat }) => ({ game, seat })),
  );
  let dearest: { readonly game: HungGame; readonly lot: SaleRow } | null = null;
  for (let from = 0; from < own.length; from += GAMES_AT_A_TIME) {
    const some = own.slice(from, from + GAMES_AT_A_TIME);
    const lot = select.get(JSON.stringify(some.map(({ game, seat }) => [game.number, seat])));
    const game = lot === undefined ? undefined : some[lot.at]?.game;
    if (lot !== undefined && game !== undefined && lot.price > (dearest?.lot.price ?? 0))
      dearest = { game, lot };
    yield;
  }
  return { ...best, dearest: dearest === null ? null : labels.ofLot(dearest.game, dearest.lot) };
}

/** The cards by one artist in one round that scored most for a player, and the most that scored nothing. */
function* cardsOf(
  database: Database,
  games: readonly HungGame[],
  labels: Labels,
): Work<Pick<CataloguePart, 'masterpiece' | 'folly'>> {
  const select = database
    .prepare<[string], CardRow>(
      `SELECT game, round, seat, artist, cards, points
       FROM json_each(?) CROSS JOIN projected_card ON game = value ORDER BY key, round, seat, artist`,
    )
    .raw();
  const byNumber = new Map(games.map((game) => [game.number, game]));
  let best: Shown | null = null;
  let worst: Shown | null = null;
  for (let from = 0; from < games.length; from += GAMES_AT_A_TIME) {
    const some = games.slice(from, from + GAMES_AT_A_TIME).map(({ number }) => number);
    for (const [number, round, seat, artist, cards, points] of select.all(JSON.stringify(some))) {
      const game = byNumber.get(number);
      if (game === undefined) continue;
      if (points > (best?.points ?? 0)) best = { game, round, seat, artist, cards, points };
      if (points === 0 && cards > (worst?.cards ?? 1)) worst = { game, round, seat, artist, cards, points };
    }
    yield;
  }
  return {
    masterpiece: best === null ? null : labels.ofCards(best),
    folly: worst === null ? null : labels.ofCards(worst),
  };
}
