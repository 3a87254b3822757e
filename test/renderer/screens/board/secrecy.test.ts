import { describe, expect, test } from 'vitest';
import { language } from '../../spoken.ts';
import { LANGUAGES } from '../../../../src/shared/text/languages.ts';
import { playAuction, type GameRecord } from '../../../play/auction.ts';
import { below, random } from '../../../play/random.ts';
import { somePlans } from '../../played.ts';
import { watchBoard } from './watched-board.ts';

/** The same game with extra money whose source the board hasn't seen. */
function withMoney(record: GameRecord, cash: Readonly<Record<string, number>>): GameRecord {
  return { ...record, events: [{ type: 'adjust', reason: 'found', cash }, ...record.events] };
}

/** What the board shows after each event. */
async function boardsOf(record: GameRecord, draftAt: (events: number) => unknown = () => null) {
  const { board, show, close } = await watchBoard(record);
  const boards = record.events.map((_, at) => {
    show(at + 1, draftAt(at + 1));
    return board.innerHTML;
  });
  await close();
  return boards;
}

/** Hidden bids of an auction run by the app, for every position where a sale comes next. */
function coveredBids({ events, players }: GameRecord, seed: number, revealed: boolean) {
  const next = random(seed);
  return (count: number): unknown => {
    const offered = events.slice(0, count).findLast(({ type }) => type === 'offer');
    if (events[count]?.type !== 'sale' || offered?.auction !== 'hidden') return null;
    const { seat } = offered;
    const order = players.map((_, at) => (Number(seat) + at) % players.length);
    const steps = order.map((at) => ({ kind: 'cover', seat: at, amount: below(next, 9) }));
    return { room: { running: true, steps: revealed ? [...steps, { kind: 'reveal' }] : steps } };
  };
}

const games = somePlans(9)
  .filter(({ options }) => options.tracking === 'ledger')
  .map((plan) => playAuction({ ...plan, adjusting: 0, style: 'rush' }));

describe('the board', () => {
  test.each(LANGUAGES)('is the same whatever money players have, at every moment (%s)', async (spoken) => {
    language.choose(spoken);
    expect(games.length).toBeGreaterThan(1);
    // What is compared is the same in every language, so one of them is enough for most games.
    for (const game of spoken === 'en' ? games : games.slice(0, 1)) {
      const [poorer, richer] = [{ 0: 1 }, { 0: 17, 1: 5, 2: 31 }].map((cash) => withMoney(game, cash));
      if (poorer === undefined || richer === undefined) throw new Error('two games are compared');
      const boards = await boardsOf(poorer);
      expect(await boardsOf(richer)).toEqual(boards);
      expect(boards.some((board) => board.includes('class="cover'))).toBe(true);
    }
  });

  test('is the same whatever the hidden bids are, until they are revealed', async () => {
    const hidden = games.filter(({ events }) => events.some(({ auction }) => auction === 'hidden'));
    expect(hidden.length).toBeGreaterThan(1);
    for (const game of hidden) {
      const [one, other, open] = [
        coveredBids(game, 1, false),
        coveredBids(game, 2, false),
        coveredBids(game, 2, true),
      ].map((draftAt) => boardsOf(game, draftAt));
      expect(await other).toEqual(await one);
      expect(await open).not.toEqual(await other);
    }
  });
});
