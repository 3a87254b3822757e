import type { CatalogueLabel, EveningCatalogue, PastGame } from '../../../../src/shared/api.ts';
import type { Painting } from '../../../../src/shared/core/wall.ts';
import { packWall } from '../../../../src/shared/projection/index.ts';
import { GAME } from '../../shown/past/past-game.ts';

const ARTISTS = ['lite-metal', 'yoko', 'christin-p', 'karl-gitter', 'krypto'];

/** Four rounds of eleven paintings, most of them sold. */
const ROUNDS = Array.from({ length: 4 }, (_, round) =>
  Array.from({ length: 11 }, (__, at): Painting => ({
    artist: ARTISTS[(at * (round + 2)) % 5] ?? '',
    by: 'open',
    hung: 20 * round + at,
    lot: at % 4 === 0 ? null : 20 * round + at + 1,
    owner: null,
    seller: null,
    partner: null,
    price: null,
    paid: at % 5 === 0 ? 0 : 30,
  })),
);

/** An evening with so many games, all won by people of this name, at a place of this name. */
export function eveningOf(games: number, name: string, place: string | null): EveningCatalogue {
  const who = { id: 'a', name };
  const lot: CatalogueLabel = {
    game: 'game-0',
    playedAt: GAME.playedAt,
    edition: 'modern-art-1994',
    place,
    artist: 'krypto',
    round: 3,
    index: 41,
    cards: 2,
    by: 'hidden',
    owner: who,
    seller: { id: 'b', name: `${name} the second` },
    partner: null,
    price: 30,
    paid: 120,
  };
  const played = Array.from({ length: games }, (_, at): PastGame => ({
    ...GAME,
    id: `game-${at}`,
    edition: 'modern-art-1994',
    place,
    players: GAME.players.map((player) => ({ ...player, name })),
    wall: packWall({ rounds: ROUNDS }, ARTISTS),
  }));
  return {
    basis: { games, of: games },
    evenings: 1,
    paintings: 44 * games,
    people: 3,
    waiting: { games: 0, of: games },
    parts: [
      {
        editions: ['modern-art-1994'],
        games,
        masterpiece: lot,
        folly: { ...lot, price: 95, paid: 30, cards: 1, round: 4 },
        dealer: { ...who, sold: 240, games, dearest: lot },
        deciding: { ...lot, price: null, owner: null, paid: 0, winners: [who], gained: 23.4, forGood: true },
      },
    ],
    played,
    leftOut: [],
    comebacks: [],
    before: 'game-before',
    after: null,
  };
}
