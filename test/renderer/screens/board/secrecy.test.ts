import { describe, expect, test } from 'vitest';
import { playAuction, type GameRecord } from '../../../play/auction.ts';
import { below, random } from '../../../play/random.ts';
import { somePlans } from '../../played.ts';
import { watchBoard } from './watched-board.ts';

/** The same game with extra money whose source the board hasn't seen. */
function withMoney(record: GameRecord, cash: Readonly<Record<string, number>>): GameRecord {
  return { ...record, events: [{ type: 'adjust', reason: 'found', cash }, ...record.events] };
}

/** What the board shows at each moment: after so many events, with this draft. */
async function boardsAt(record: GameRecord, moments: readonly (readonly [events: number, draft?: object])[]) {
  const { board, show, close } = await watchBoard(record);
  const boards = moments.map(([events, draft = null]) => {
    show(events, draft);
    return board.innerHTML;
  });
  await close();
  return boards;
}

/** Hidden bids of an auction run by the app, at every position where a sale comes next. */
function coveredBids({ events, players }: GameRecord, seed: number, revealed: boolean) {
  const next = random(seed);
  return events.flatMap(({ type }, count): [number, object][] => {
    const offered = events.slice(0, count).findLast((event) => event.type === 'offer');
    if (type !== 'sale' || offered?.auction !== 'hidden') return [];
    const { seat } = offered;
    const order = players.map((_, at) => (Number(seat) + at) % players.length);
    const steps = order.map((at) => ({ kind: 'cover', seat: at, amount: below(next, 9) }));
    return [[count, { room: { running: true, steps: revealed ? [...steps, { kind: 'reveal' }] : steps } }]];
  });
}

/** Two are enough: all they differ in are players and artists. */
const games = somePlans(9)
  .filter(({ options }) => options.tracking === 'ledger')
  .map((plan) => playAuction({ ...plan, adjusting: 0, style: 'rush' }))
  .slice(0, 2);

describe('the board', () => {
  test('is the same whatever money players have, at every moment', async () => {
    expect(games).toHaveLength(2);
    for (const game of games) {
      const [poorer, richer] = [{ 0: 1 }, { 0: 17, 1: 5, 2: 31 }].map((cash) => withMoney(game, cash));
      if (poorer === undefined || richer === undefined) throw new Error('two games are compared');
      const moments = poorer.events.map((_, at) => [at + 1] as const);
      const boards = await boardsAt(poorer, moments);
      expect(await boardsAt(richer, moments)).toEqual(boards);
      expect(boards.some((board) => board.includes('class="cover'))).toBe(true);
    }
  });

  test('is the same whatever the hidden bids are, until they are revealed', async () => {
    for (const game of games) {
      const one = await boardsAt(game, coveredBids(game, 1, false));
      const other = await boardsAt(game, coveredBids(game, 2, false));
      const open = await boardsAt(game, coveredBids(game, 2, true));
      expect(one.length).toBeGreaterThan(0);
      expect(other).toEqual(one);
      expect(open).not.toEqual(other);
    }
  });
});
