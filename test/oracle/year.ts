import type { LotRecord, YearReview, YearTotals } from '../../src/shared/api.ts';
import type { Row } from '../main/store/rows-by-replay.ts';
import { sum } from './sum.ts';
import type { FinishedGame } from './finished-games.ts';
import { gameTopsOver } from './game-tops.ts';
import { groupOver } from './group.ts';
import { eveningsIn, playersOver, type YearIn } from './habits.ts';
import { peopleIn, pointOf, type NameOf } from './people.ts';
import { byUnit } from './units.ts';

type Evening = readonly FinishedGame[];

const dayOf = ([first]: Evening) => new Date(first?.at ?? NaN).toLocaleDateString('sv');

/** A year among all of these games. */
export function yearOver(
  games: readonly FinishedGame[],
  year: number,
  nameOf: NameOf,
  yearIn: YearIn,
): YearReview {
  const of = (one: number) => eveningsIn(games.filter((game) => yearIn(game) === one));
  const own = of(year);
  const played = own.flat();
  const earlier = games.filter((game) => yearIn(game) < year);
  const totals = (some: readonly Evening[]): YearTotals => {
    const minutes = some.flat().flatMap((game) => game.minutes ?? []);
    return {
      evenings: some.length,
      games: some.flat().length,
      people: peopleIn(some.flat()).length,
      minutes: sum(minutes),
      timed: { games: minutes.length, of: some.flat().length },
    };
  };
  const years = [...new Set(games.map(yearIn))].sort();
  const group = groupOver(played, nameOf);
  const { wall, left } = wallOver(played, nameOf);
  const tops = gameTopsOver(played, nameOf);
  const most = Math.max(...own.map((evening) => evening.length));
  const longest = own.find((evening) => evening.length === most && most > 1);
  const [first] = longest ?? [];
  return {
    year,
    beside: [
      ...years.filter((one) => one < year).slice(-1),
      ...years.filter((one) => one > year).slice(0, 1),
    ],
    totals: totals(own),
    before: of(year - 1).length === 0 ? null : totals(of(year - 1)),
    days: [...new Set(own.map(dayOf))].map((day) => {
      const that = own.filter((evening) => dayOf(evening) === day);
      return { day, evenings: that.length, games: that.flat().length };
    }),
    people: playersOver(own.flat(), nameOf).map((person) => ({
      ...person,
      lot: left.find(({ buyer, price }) => buyer.id === person.id && price > 0) ?? null,
    })),
    wall,
    newcomers:
      earlier.length === 0
        ? []
        : peopleIn(played)
            .filter((person) => !peopleIn(earlier).includes(person))
            .map((id) => ({ id, name: nameOf(id) })),
    comebacks: tops.flatMap((one) => one.tops.comebacks.games[0] ?? []),
    closest: tops.flatMap((one) => one.tops.closest.games[0] ?? []),
    longestWins: group.records.longestWins,
    longestEvening: first === undefined ? null : { ...pointOf(first), games: most },
  };
}

/** The lots on the wall, and the others, the dearest first. */
function wallOver(games: readonly FinishedGame[], nameOf: NameOf) {
  const auctions = games.filter(({ family }) => family === 'auction');
  const [most] = byUnit(auctions, (game) => game);
  let left = (most?.own ?? [])
    .flatMap((game) =>
      game.rows.sale.filter(({ price }) => price !== null).map((row) => lotOf(game, row, nameOf)),
    )
    .sort((one, other) => other.price - one.price);
  const wall: YearReview['wall'][number][] = [];
  const hang = (reason: YearReview['wall'][number]['reason'], lots: readonly LotRecord[]) => {
    const [lot] = lots;
    if (lot === undefined || wall.length === 6) return;
    wall.push({ reason, lot });
    left = left.filter((one) => one !== lot);
  };
  const paid = () => left.filter(({ price }) => price > 0);
  const inTime = () => left.toSorted((one, other) => inOrder(games, one) - inOrder(games, other));
  hang('dearest', paid());
  const gained = inTime().sort((one, other) => gain(other) - gain(one));
  hang(
    'bargain',
    gained.filter((lot) => gain(lot) > 0),
  );
  const lost = inTime().sort((one, other) => gain(one) - gain(other));
  hang(
    'folly',
    lost.filter((lot) => gain(lot) < 0),
  );
  const isNew = ({ artist }: LotRecord) => wall.every(({ lot }) => lot.artist !== artist);
  for (let artist = 0; artist < 5; artist += 1) hang('artist', paid().filter(isNew));
  hang(
    'single',
    paid().filter(({ cards }) => cards === 1),
  );
  hang('next', paid());
  return { wall, left };
}

const gain = ({ price, paid }: LotRecord) => paid - price;

function inOrder(games: readonly FinishedGame[], { game, index }: LotRecord): number {
  return 1000 * games.findIndex(({ record }) => record.id === game) + index;
}

function lotOf(game: FinishedGame, row: Row, nameOf: NameOf): LotRecord {
  const buyer = game.seats.find(({ seat }) => seat === row['buyer'])?.person ?? '';
  return {
    ...pointOf(game),
    index: Number(row['event']),
    artist: String(row['artist']),
    cards: row['paintings'] === 2 ? 2 : 1,
    buyer: { id: buyer, name: nameOf(buyer) },
    price: Number(row['price']),
    paid: Number(row['paid']),
  };
}
