import type { Lit } from '../../shared/api.ts';
import type { Seat } from '../../shared/core/seats.ts';
import type { Light, Painting } from '../../shared/core/wall.ts';
import { canBeLit, isLit, readWall } from '../../shared/projection/index.ts';
import { currencyOf, editionOf } from '../../shared/record/index.ts';
import type { PeopleBook } from '../store/people-book.ts';
import { paintingsIn, type Listed } from './facts.ts';

/** What is asked of the paintings that hang. */
export interface LitAsked {
  readonly light: Light;
  /** Where it hangs is asked too. */
  readonly game?: string;
  /** The games with the dearest lit paintings in it come first. */
  readonly currency?: string;
  /** Games without a lit painting are left out. */
  readonly only?: true;
}

/** The paintings of the history's list, in its order. */
export function litIn(games: readonly Listed[], book: PeopleBook, asked: LitAsked): Lit {
  const { light, game: looked, currency, only = false } = asked;
  const isAll = Object.keys(light).length === 0;
  const buyer = light.buyer === undefined ? null : book.personOf(light.buyer);
  const all: { readonly game: string; readonly count: number; readonly dearest: number }[] = [];
  for (const game of games) {
    const own = litOf(game, light, buyer, currency, isAll);
    if (!only || own.count > 0) all.push({ game: game.id, ...own });
  }
  // Games without such a painting follow in the list's own order.
  if (currency !== undefined) all.sort((one, other) => other.dearest - one.dearest);
  const at = all.findIndex(({ game }) => game === looked);
  return {
    paintings: games.reduce((sum, { wall }) => sum + (wall?.paintings ?? 0), 0),
    lit: all.reduce((sum, { count }) => sum + count, 0),
    games: isAll ? null : all.flatMap(({ count }, position) => (count > 0 ? position : [])),
    at: at === -1 ? null : at,
    order: currency === undefined && !only ? null : all.map(({ game }) => game),
  };
}

/** How many paintings of a game are lit, and the price of the dearest of them; 0 without one. */
function litOf(
  game: Listed,
  light: Light,
  buyer: string | null,
  currency: string | undefined,
  isAll: boolean,
): { readonly count: number; readonly dearest: number } {
  const { edition, wall, results } = game;
  if (wall === null || edition === null) return { count: wall?.paintings ?? 0, dearest: 0 };
  const hasPrices = currency !== undefined && currencyOf(edition) === currency;
  if (isAll && !hasPrices) return { count: wall.paintings, dearest: 0 };
  const seat = results.find(({ person }) => person === buyer)?.seat;
  let [count, dearest] = [0, 0];
  if ((buyer !== null && seat === undefined) || !canBeLit(light, edition)) return { count, dearest };
  const isBuyer = (one: Seat) => one === seat;
  const see = (painting: Painting, round: readonly Painting[]) => {
    if (!isLit(painting, round, light, isBuyer)) return;
    count += 1;
    if (hasPrices) dearest = Math.max(dearest, painting.price ?? 0);
  };
  // Only doubles are told by the others of their round.
  if (light.by === 'double') {
    for (const round of paintingsIn(game)) for (const painting of round) see(painting, round);
  } else {
    const artists = editionOf(edition).edition.artists.map(({ id }) => id);
    readWall(wall.frames, artists, (painting) => see(painting, []));
  }
  return { count, dearest };
}
