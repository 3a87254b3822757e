import { describe, expect, test } from 'vitest';
import { DISPUTED_RULES, EDITIONS } from '../../../src/shared/auction/edition.ts';
import { choices, prompts } from '../../../src/shared/auction/index.ts';
import { CITED, MOMENTS, PROMPT_KEYS } from '../../../src/shared/auction/moments.ts';
import { plans } from '../../play/auction-plans.ts';
import { playAuction } from '../../play/auction.ts';
import { after, laid, statesOf } from './game.ts';
import { FOUR_NAMES, playersNamed } from '../../fixtures/people.ts';
import { A, adjust, boardOf, nothingNamed, offer } from '../../fixtures/auction.ts';

/** No random auctioneer runs out of money. */
const ZERO = {
  edition: 'modern-art-1994',
  players: playersNamed(FOUR_NAMES),
  firstSeat: 0,
  options: { tracking: 'ledger' },
  events: nothingNamed,
} as const;

/** Every prompt in games of every kind, event by event. */
const everything = [ZERO, ...plans(540).map(playAuction)].flatMap((game) =>
  statesOf(game).map((state) => ({ state, told: prompts(state) })),
);

describe('the prompts', () => {
  test('cover all twenty-one moments and use every message, in every edition', () => {
    const moments = new Map<string, Set<string>>(EDITIONS.map((edition) => [edition, new Set()]));
    const used = new Set<string>();
    for (const { state, told } of everything) {
      for (const { moment, key } of told) {
        moments.get(state.setup.edition.id)?.add(moment);
        used.add(key);
      }
    }
    expect(MOMENTS).toHaveLength(21);
    for (const edition of EDITIONS) {
      expect(MOMENTS.filter((moment) => !moments.get(edition)?.has(moment))).toEqual([]);
    }
    expect(PROMPT_KEYS.filter((key) => !used.has(key))).toEqual([]);
  });

  test('cite the rulebook unless it is silent', () => {
    const silent = new Set<string>(DISPUTED_RULES);
    const uncited = everything.flatMap(({ told }) => told.filter(({ cite }) => cite === null));
    expect(uncited.filter(({ key }) => !silent.has(CITED[key].rule))).toEqual([]);
  });

  test('ask only for what is allowed, and are never empty while anything is allowed', () => {
    const wrong = everything.flatMap(({ state, told }) => {
      const { offer, pair, unpaired, sale, mystery, settle, final, endRound } = choices(state);
      const possible = new Map<string, boolean>([
        ['offer', offer !== null],
        ['pair', pair !== null],
        ['unpaired', unpaired !== null],
        ['sale', sale !== null],
        ['mystery', mystery !== null],
        ['settle', settle !== null],
        ['final', final !== null],
        ['end-round', endRound],
      ]);
      const asked = new Set(told.flatMap(({ next }): readonly string[] => next));
      const differs = [...possible].some(([type, may]) => may !== asked.delete(type)) || asked.size > 0;
      return differs ? [{ told, possible }] : [];
    });
    expect(wrong).toEqual([]);
  });
});

describe.each(EDITIONS)('prompts for %s', (edition) => {
  const { manuel, sigrid, ramon } = boardOf(edition);

  test('a correction that ends the round names the artist it gave a fifth card, whoever is on offer', () => {
    const offered = after(laid({ edition }), adjust({ counts: { [sigrid]: 4 } }), offer(A, ramon, 'open'));
    for (const [artist, corrected] of [
      [manuel, { [manuel]: 5 }],
      [sigrid, { [sigrid]: 1, [manuel]: 4 }],
      [ramon, { [ramon]: 4 }],
    ] as const)
      expect(prompts(after(offered, adjust({ counts: corrected })))[0]).toMatchObject({
        key: 'fifth-adjust',
        detail: { artist, count: 5 },
      });
  });
});

test('prompts reveal no secrets: their amounts are prices, payouts and the final money', () => {
  const telling = new Set(['pay-player', 'pay-bank', 'sell', 'end-won', 'end-shared']);
  const amounts = everything.flatMap(({ told }) => told.filter(({ detail }) => 'amount' in detail));
  expect(amounts.filter(({ key }) => !telling.has(key))).toEqual([]);
});
