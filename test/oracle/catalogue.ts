import type { Catalogue, CatalogueLabel, CataloguePart, DecidingCard, Named } from '../../src/shared/api.ts';
import { HUNG_BY } from '../../src/shared/core/wall.ts';
import { resultOf } from '../../src/shared/result/index.ts';
import { wallByReplay, type Row } from '../main/store/rows-by-replay.ts';
import { sum } from './sum.ts';
import type { FinishedGame } from './finished-games.ts';
import { firstOf, peopleIn, pointOf, type NameOf } from './people.ts';
import { byUnit } from './units.ts';

/** What the forecast says decided a game; `undefined` if it hasn't looked at it. */
export type DecidedBy = (
  id: string,
) => { readonly index: number; readonly gained: number; readonly forGood: boolean } | null | undefined;

/** What is worth remembering of these games, whose evenings were counted elsewhere. */
export function catalogueOver(
  games: readonly FinishedGame[],
  nameOf: NameOf,
  decidedBy: DecidedBy,
): Omit<Catalogue, 'evenings'> {
  const hung = games.filter(
    ({ record }) =>
      resultOf(record) === null &&
      record.options.tracking !== 'counts' &&
      wallByReplay(record).flat().length > 0,
  );
  return {
    basis: { games: hung.length, of: games.length },
    paintings: sum(hung.map(({ record }) => wallByReplay(record).flat().length)),
    people: peopleIn(games).length,
    waiting: {
      games: hung.filter(({ record }) => decidedBy(record.id) === undefined).length,
      of: hung.length,
    },
    parts: byUnit(hung, (game) => game).map(({ own, editions }) => ({
      editions,
      ...partOf(own, nameOf, decidedBy),
    })),
  };
}

function partOf(
  games: readonly FinishedGame[],
  nameOf: NameOf,
  decidedBy: DecidedBy,
): Omit<CataloguePart, 'editions'> {
  const told = labelling(nameOf);
  const lots = games.flatMap((game) => (game.priced ? game.rows.sale.map((row) => ({ game, row })) : []));
  const best = lots.toSorted((one, other) => gainOf(other.row) - gainOf(one.row));
  const cards = games.flatMap((game) =>
    game.rows.card
      .toSorted(
        (one, other) =>
          Number(one['round']) - Number(other['round']) ||
          Number(one['seat']) - Number(other['seat']) ||
          (String(one['artist']) < String(other['artist']) ? -1 : 1),
      )
      .map((row) => ({ game, row })),
  );
  const isMoney = games[0]?.family === 'auction';
  const [high] = best;
  const low = best.filter(({ row }) => gainOf(row) === Math.min(...best.map((one) => gainOf(one.row))))[0];
  const most = firstOf(cards, ({ row }) => Number(row['points']));
  const nothing = firstOf(
    cards.filter(({ row }) => row['points'] === 0 && Number(row['cards']) > 1),
    ({ row }) => Number(row['cards']),
  );
  return {
    games: games.length,
    masterpiece: isMoney
      ? high !== undefined && gainOf(high.row) > 0
        ? told.lot(high.game, high.row)
        : null
      : most !== undefined && Number(most.row['points']) > 0
        ? told.cards(most.game, most.row)
        : null,
    folly: isMoney
      ? low !== undefined && gainOf(low.row) < 0
        ? told.lot(low.game, low.row)
        : null
      : nothing === undefined
        ? null
        : told.cards(nothing.game, nothing.row),
    dealer: isMoney ? dealerOf(games, lots, nameOf) : null,
    deciding: decidingOf(games, nameOf, decidedBy),
  };
}

const gainOf = (row: Row) => Number(row['paid']) - Number(row['price']);

interface Sold {
  readonly game: FinishedGame;
  readonly row: Row;
}

function dealerOf(
  games: readonly FinishedGame[],
  lots: readonly Sold[],
  nameOf: NameOf,
): CataloguePart['dealer'] {
  const seats = games.filter(({ priced }) => priced).flatMap((game) => game.seats);
  const people = [...new Set(seats.map(({ person }) => person))]
    .map((id) => {
      const own = seats.filter(({ person }) => person === id);
      return { id, name: nameOf(id), sold: sum(own.map(({ sold }) => sold ?? 0)), games: own.length };
    })
    .sort((one, other) => other.sold - one.sold || one.name.localeCompare(other.name));
  const [best] = people;
  if (best === undefined || best.sold <= 0) return null;
  const own = lots.filter(
    ({ game, row }) =>
      game.seats.some(({ person, seat }) => person === best.id && seat === row['auctioneer']) &&
      row['buyer'] !== row['auctioneer'] &&
      Number(row['price']) > 0,
  );
  const dearest = firstOf(own, ({ row }) => Number(row['price']));
  return {
    ...best,
    dearest: dearest === undefined ? null : labelling(nameOf).lot(dearest.game, dearest.row),
  };
}

function decidingOf(
  games: readonly FinishedGame[],
  nameOf: NameOf,
  decidedBy: DecidedBy,
): DecidingCard | null {
  const known = games.flatMap((game) => {
    const card = decidedBy(game.record.id);
    return card === null || card === undefined ? [] : [{ game, card }];
  });
  const priced = known.filter(({ game }) => game.priced || game.family === 'gallery');
  const best = firstOf(priced.length > 0 ? priced : known, ({ card }) => card.gained);
  if (best === undefined) return null;
  const { game, card } = best;
  const rounds = wallByReplay(game.record);
  const at = rounds.findIndex((round) => round.some(({ hung, lot }) => [hung, lot].includes(card.index)));
  const painting = rounds[at]?.findLast(({ hung, lot }) => [hung, lot].includes(card.index));
  if (painting === undefined) return null;
  const { artist, by, lot, owner, seller, partner, price, paid } = painting;
  const cards = lot === null ? 1 : (rounds[at]?.filter((one) => one.lot === lot).length ?? 0);
  const who = namesIn(game, nameOf);
  return {
    ...pointOf(game),
    place: placeOf(game),
    artist,
    round: at + 1,
    index: card.index,
    cards,
    by,
    owner: who(owner),
    seller: who(seller),
    partner: who(partner),
    price,
    paid: paid * cards,
    winners: game.seats
      .filter(({ place }) => place === 1)
      .map(({ person }) => ({ id: person, name: nameOf(person) })),
    gained: card.gained,
    forGood: card.forGood,
  };
}

function placeOf({ record }: FinishedGame): string | null {
  const place = (record.location ?? '').trim();
  return place === '' ? null : place;
}

function namesIn({ seats }: FinishedGame, nameOf: NameOf) {
  return (seat: unknown): Named | null => {
    const person = seats.find((one) => one.seat === seat)?.person;
    return person === undefined ? null : { id: person, name: nameOf(person) };
  };
}

function labelling(nameOf: NameOf) {
  const about = (game: FinishedGame, row: Row) => ({
    ...pointOf(game),
    place: placeOf(game),
    artist: String(row['artist']),
    round: Number(row['round']),
  });
  return {
    lot: (game: FinishedGame, row: Row): CatalogueLabel => {
      const who = namesIn(game, nameOf);
      return {
        ...about(game, row),
        index: Number(row['event']),
        cards: Number(row['paintings']),
        by: HUNG_BY.find((by) => by === row['kind']) ?? null,
        owner: who(row['buyer']),
        seller: who(row['auctioneer']),
        partner: who(row['partner']),
        price: Number(row['price']),
        paid: Number(row['paid']),
      };
    },
    cards: (game: FinishedGame, row: Row): CatalogueLabel => {
      const wall = wallByReplay(game.record)[Number(row['round']) - 1] ?? [];
      const own = wall.filter(({ owner, artist }) => owner === row['seat'] && artist === row['artist']);
      return {
        ...about(game, row),
        index: own.at(-1)?.hung ?? null,
        cards: Number(row['cards']),
        by: null,
        owner: namesIn(game, nameOf)(row['seat']),
        seller: null,
        partner: null,
        price: null,
        paid: Number(row['points']),
      };
    },
  };
}
