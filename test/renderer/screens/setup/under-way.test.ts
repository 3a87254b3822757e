import { describe, expect, test } from 'vitest';
import { auction, choices, explain } from '../../../../src/shared/auction/index.ts';
import { unaccountedFor } from '../../../../src/shared/auction/bank.ts';
import { choices as choicesOfCards } from '../../../../src/shared/gallery/index.ts';
import { outcomeOf, type EventJson } from '../../../../src/shared/record/index.ts';
import type { GameInProgress } from '../../../../src/renderer/screens/setup/game-in-progress.ts';
import { eventsLeadingTo } from '../../../../src/renderer/screens/setup/under-way.ts';
import { offer } from '../../../fixtures/auction.ts';
import { replayed } from '../../../fixtures/replayed.ts';
import { laid, newGame } from './laid.ts';

const REASONS = { earlier: (round: number) => `round ${round}`, now: 'as it stood' };

type Game = Parameters<typeof laid>;

function eventsFor(standing: GameInProgress, ...game: Game): readonly EventJson[] {
  const events = eventsLeadingTo(laid(...game), standing, REASONS);
  if (!events.ok) throw new Error(JSON.stringify(events.error));
  return events.value;
}

/** The table after these events, replayed from a saved record. */
function paintingsAfter(events: readonly EventJson[], ...game: Game) {
  const { table, warnings } = replayed({ ...newGame(...game), events });
  if (table.family !== 'auction') throw new Error('a game of the other family');
  return { state: table.state, outcome: outcomeOf(table), warnings };
}

function cardsAfter(standing: GameInProgress, ...game: Game) {
  const { table } = replayed({ ...newGame(...game), events: eventsFor(standing, ...game) });
  if (table.family !== 'gallery') throw new Error('a game of the other family');
  return { state: table.state, outcome: outcomeOf(table) };
}

/** Between two lots of round 3; Beatrix is next. */
const ROUND_3: GameInProgress = {
  round: 3,
  tiles: [
    ['krypto', 'yoko', 'lite-metal'],
    ['yoko', 'karl-gitter'],
  ],
  counts: { krypto: 4, yoko: 2, 'christin-p': 1 },
  hands: [5, 6, 0, 7],
  amounts: [152, 40, 199, 88],
  cards: [{ krypto: 2 }, { yoko: 1 }, {}, { krypto: 1, 'christin-p': 1 }],
  turn: 1,
  cardGame: null,
};

describe('a game in progress, tracking money', () => {
  const LEDGER = { tracking: 'ledger' };
  const events = eventsFor(ROUND_3, LEDGER);

  test('replays to the table’s round, hands, money, turn, paintings and counts', () => {
    const { state, outcome, warnings } = paintingsAfter(events, LEDGER);
    const { round, turn, hands, amounts, cards } = ROUND_3;
    expect(outcome).toMatchObject({ status: 'playing', round, turn, hands, cash: amounts });
    expect(warnings).toEqual([]);
    expect(unaccountedFor(state)).toBe(0);
    expect(choices(state).adjust).toMatchObject({
      counts: { krypto: 4, yoko: 2, 'christin-p': 1, 'karl-gitter': 0, 'lite-metal': 0 },
      owned: cards,
    });
    expect(events.flatMap((event) => event['reason'] ?? [])).toEqual(['round 1', 'round 2', 'as it stood']);
  });

  test('has the tiles of earlier rounds in place, and pays by them from now on', () => {
    const { state, outcome } = paintingsAfter(events, LEDGER);
    expect(outcome.rounds.map(({ ranking }) => ranking)).toEqual(ROUND_3.tiles);
    expect(choices(state).adjust?.standing).toEqual({
      'lite-metal': 10,
      yoko: 50,
      'christin-p': 0,
      'karl-gitter': 20,
      krypto: 30,
    });
    const over = paintingsAfter([...events, offer(1, 'krypto')], LEDGER);
    expect(over.outcome.rounds[2]).toMatchObject({
      ranking: ['krypto', 'yoko', 'christin-p'],
      values: { krypto: 60, yoko: 70, 'christin-p': 10 },
      payouts: [120, 70, 0, 70],
    });
    expect(explain(over.state, 3)?.artists.every(({ corrected }) => corrected === 0)).toBe(true);
  });

  test('needs no adjustment as dealt, and doesn’t bypass the rules’ refusals', () => {
    const dealt = { hands: [9, 9, 9, 9], amounts: [100, 100, 100, 100], cards: [], turn: 0 };
    expect(eventsFor({ ...ROUND_3, round: 1, tiles: [], counts: {}, ...dealt }, LEDGER)).toEqual([]);
    const empty = { ...ROUND_3, hands: [0, 0, 0, 0], turn: 0 };
    expect(eventsLeadingTo(laid(LEDGER), empty, REASONS)).toMatchObject({
      error: { code: 'turn-without-cards' },
    });
  });
});

test.each(auction.trackings)('at any round, %s replays to that round', (tracking) => {
  const kept = tracking !== 'counts';
  for (const round of [1, 2, 3, 4]) {
    const standing: GameInProgress = {
      ...ROUND_3,
      round,
      tiles: [...ROUND_3.tiles, ['lite-metal']],
      hands: kept ? ROUND_3.hands : null,
      amounts: tracking === 'ledger' ? ROUND_3.amounts : null,
      cards: kept ? ROUND_3.cards : null,
      turn: kept ? 3 : null,
    };
    const { outcome } = paintingsAfter(eventsFor(standing, { tracking }), { tracking });
    expect(outcome).toMatchObject({ status: 'playing', round, turn: standing.turn, hands: standing.hands });
    expect(outcome.rounds).toHaveLength(round - 1);
  }
});

test('any three tiles in any order are placed as entered, also with a custom board order', () => {
  const order = ['manuel-carvalho', 'rafael-silveira', 'daniel-melim', 'ramon-martins', 'sigrid-thaler'];
  const game = [{ tracking: 'ledger', order }, 'modern-art-cmon-it'] as const;
  const rankings = order.flatMap((first) =>
    order.flatMap((second) => order.map((third) => [first, second, third])),
  );
  for (const ranking of rankings.filter((one) => new Set(one).size === 3)) {
    const standing = { ...ROUND_3, round: 2, tiles: [ranking], counts: {}, cards: [] };
    const { outcome } = paintingsAfter(eventsFor(standing, ...game), ...game);
    expect(outcome.rounds[0]?.ranking).toEqual(ranking);
  }
});

test('three players with the mystery hand are dealt that variant’s cards', () => {
  const game = [{ tracking: 'ledger', mystery: true }, 'modern-art-1994', 3] as const;
  const three = { hands: [4, 5, 6], amounts: [90, 100, 110], cards: [{}, {}, {}], turn: 2 };
  const { outcome, state } = paintingsAfter(eventsFor({ ...ROUND_3, ...three }, ...game), ...game);
  expect(outcome).toMatchObject({ round: 3, turn: 2, hands: [4, 5, 6] });
  expect(state.mysteryHand).toBe(17);
});

describe('a card game in progress', () => {
  const FULL = [{ tracking: 'full' }, 'masters-gallery', 3] as const;
  /** Between two turns of round 3; Beatrix is next. */
  const TURNS: GameInProgress = {
    round: 3,
    tiles: [
      ['monet', 'degas', 'vermeer'],
      ['van-gogh', 'monet'],
    ],
    counts: { vermeer: 2, monet: 5, renoir: 1 },
    hands: [12, 11, 0],
    amounts: [20, 31, 7],
    cards: [{ vermeer: 1, monet: 2 }, { monet: 2, renoir: 1 }, { vermeer: 1 }],
    turn: 1,
    cardGame: { influence: 'monet', awards: { vermeer: 2, renoir: 1 }, faceDown: [1, 0, 2] },
  };

  test('replays to the table’s round, hands, points, turn and displays', () => {
    const { state, outcome } = cardsAfter(TURNS, ...FULL);
    const { round, turn, hands, amounts, cards } = TURNS;
    expect(outcome).toMatchObject({ status: 'playing', round, turn, hands, scores: amounts });
    expect(choicesOfCards(state).adjust).toMatchObject({
      counts: { vermeer: 2, degas: 0, monet: 5, renoir: 1, 'van-gogh': 0 },
      displayed: cards,
    });
    // Awards and face-down cards are cards, not adjustments.
    expect(state).toMatchObject({
      awards: [2, 0, 0, 1, 0],
      corrections: [0, 0, 0, 0, 0],
      faceDown: [1, 0, 2],
    });
    // Earlier rounds have their value tokens, and score nothing for them now.
    const [nothing, { tiles }] = [[0, 0, 0], TURNS];
    expect(outcome.rounds).toMatchObject(tiles.map((ranking) => ({ ranking, payouts: nothing })));
  });

  test.each([
    ['masters-gallery', 2, 'full'],
    ['masters-gallery', 4, 'counts'],
    ['modern-art-card-game', 3, 'full'],
    ['modern-art-card-game', 5, 'counts'],
  ] as const)('at any round, %s for %i in %s replays to that round', (edition, players, tracking) => {
    const game = [{ tracking }, edition, players] as const;
    const [first = '', second = '', third = ''] = laid(...game).setup.artists;
    const kept = tracking === 'full';
    const everybody = <T>(each: T): T[] => Array.from({ length: players }, () => each);
    for (const round of [1, 2, 3, 4]) {
      const standing: GameInProgress = {
        round,
        tiles: Array.from({ length: round - 1 }, () => [third, second, first]),
        counts: { [first]: 1 + (kept ? players : 0), [second]: 1 },
        hands: kept ? everybody(5) : null,
        amounts: everybody(10),
        cards: kept ? everybody({ [first]: 1 }).with(0, { [first]: 1, [second]: 1 }) : null,
        turn: kept ? players - 1 : null,
        cardGame: { influence: first, awards: { [second]: 5 }, faceDown: kept ? everybody(1) : null },
      };
      const { state, outcome } = cardsAfter(standing, ...game);
      const { turn, hands, amounts, counts } = standing;
      expect(outcome).toMatchObject({ status: 'playing', round, turn, hands, scores: amounts });
      expect(choicesOfCards(state).adjust?.counts).toMatchObject(counts);
      expect(state).toMatchObject({ awards: [0, 5, 0, 0, 0], faceDown: everybody(kept ? 1 : 0) });
    }
  });

  test('waits for the first card if none is turned up, and needs no event as dealt', () => {
    const fresh: GameInProgress = {
      ...TURNS,
      counts: {},
      cards: [{}, {}, {}],
      hands: [12, 11, 10],
      cardGame: { influence: null, awards: { degas: 1 }, faceDown: [0, 0, 0] },
    };
    const { state } = cardsAfter(fresh, ...FULL);
    expect(state.situation).toEqual({ kind: 'influence', seat: 1 });
    expect(state.awards).toEqual([0, 1, 0, 0, 0]);
    const cardGame = { influence: null, awards: {}, faceDown: [0, 0, 0] };
    const dealt = { round: 1, tiles: [], hands: [13, 13, 13], amounts: [0, 0, 0], turn: 0, cardGame };
    expect(eventsFor({ ...fresh, ...dealt }, ...FULL)).toEqual([]);
  });
});
