import { describe, expect, test } from 'vitest';
import { auction, choices, explain } from '../../../../src/shared/auction/index.ts';
import { unaccountedFor } from '../../../../src/shared/auction/bank.ts';
import {
  outcomeOf,
  replay,
  type EditionId,
  type EventJson,
  type GameRecord,
} from '../../../../src/shared/record/index.ts';
import type { GameInProgress } from '../../../../src/renderer/screens/setup/game-in-progress.ts';
import { eventsLeadingTo } from '../../../../src/renderer/screens/setup/under-way.ts';
import { offer, settle } from '../../../fixtures/auction.ts';
import { laid, newGame } from './laid.ts';

const REASONS = { earlier: (round: number) => `round ${round}`, now: 'as it stood' };

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

/** The table after these events, replayed from a saved record. */
function replayed(
  events: readonly EventJson[],
  options: GameRecord['options'],
  edition: EditionId = 'modern-art-1994',
  players = 4,
) {
  const result = replay({ ...newGame(options, edition, players), events });
  if (!result.ok || result.table.family !== 'auction') throw new Error(JSON.stringify(result));
  return { state: result.table.state, outcome: outcomeOf(result.table), warnings: result.warnings };
}

function eventsFor(standing: GameInProgress, options: GameRecord['options']) {
  const events = eventsLeadingTo(laid(options), standing, REASONS);
  if (!events.ok) throw new Error(JSON.stringify(events.error));
  return events.value;
}

describe('a game in progress, tracking money', () => {
  const events = eventsFor(ROUND_3, { tracking: 'ledger' });
  const { state, outcome, warnings } = replayed(events, { tracking: 'ledger' });

  test('replays to the table’s round, hands, money and turn', () => {
    expect(outcome).toMatchObject({
      status: 'playing',
      round: 3,
      turn: 1,
      hands: [5, 6, 0, 7],
      cash: [152, 40, 199, 88],
    });
    expect(warnings).toEqual([]);
    expect(unaccountedFor(state)).toBe(0);
  });

  test('has this round’s paintings and counts', () => {
    expect(choices(state).adjust).toMatchObject({
      counts: { krypto: 4, yoko: 2, 'christin-p': 1, 'karl-gitter': 0, 'lite-metal': 0 },
      owned: [{ krypto: 2 }, { yoko: 1 }, {}, { krypto: 1, 'christin-p': 1 }],
    });
  });

  test('has the tiles of earlier rounds in place, and pays by them from now on', () => {
    expect(outcome.rounds.map(({ ranking }) => ranking)).toEqual(ROUND_3.tiles);
    expect(choices(state).adjust?.standing).toEqual({
      'lite-metal': 10,
      yoko: 50,
      'christin-p': 0,
      'karl-gitter': 20,
      krypto: 30,
    });
    const fifth = offer(1, 'krypto');
    const over = replayed([...events, fifth], { tracking: 'ledger' });
    expect(over.outcome.rounds[2]).toMatchObject({
      ranking: ['krypto', 'yoko', 'christin-p'],
      values: { krypto: 60, yoko: 70, 'christin-p': 10 },
      payouts: [120, 70, 0, 70],
    });
    expect(explain(over.state, 3)?.artists.every(({ corrected }) => corrected === 0)).toBe(true);
  });

  test('continues to the last round and the end like any other', () => {
    const after = [...events, offer(1, 'krypto'), settle];
    const { outcome: last } = replayed(after, { tracking: 'ledger' });
    expect(last).toMatchObject({ round: 4, status: 'playing', hands: [5, 5, 0, 7], turn: 3 });
    const end = [...after, { type: 'adjust', reason: 'the last round', counts: { yoko: 5 } }, settle];
    expect(replayed(end, { tracking: 'ledger' }).outcome).toMatchObject({ status: 'finished', round: 4 });
  });

  test('gives the reason for each entry in the log', () => {
    expect(events.flatMap((event) => event['reason'] ?? [])).toEqual(['round 1', 'round 2', 'as it stood']);
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
    const { outcome } = replayed(eventsFor(standing, { tracking }), { tracking });
    expect(outcome).toMatchObject({ status: 'playing', round, turn: standing.turn, hands: standing.hands });
    expect(outcome.rounds).toHaveLength(round - 1);
  }
});

test('any three tiles in any order are placed as entered, also with a custom board order', () => {
  const order = ['manuel-carvalho', 'rafael-silveira', 'daniel-melim', 'ramon-martins', 'sigrid-thaler'];
  const options = { tracking: 'ledger', order };
  const from = laid(options, 'modern-art-cmon-it');
  for (const first of order) {
    for (const second of order) {
      for (const third of order) {
        const ranking = [first, second, third];
        if (new Set(ranking).size < 3) continue;
        const events = eventsLeadingTo(
          from,
          { ...ROUND_3, round: 2, tiles: [ranking], counts: {}, cards: [] },
          REASONS,
        );
        if (!events.ok) throw new Error(events.error.code);
        expect(replayed(events.value, options, 'modern-art-cmon-it').outcome.rounds[0]?.ranking).toEqual(
          ranking,
        );
      }
    }
  }
});

test('three players with the mystery hand are dealt that variant’s cards', () => {
  const options = { tracking: 'ledger', mystery: true };
  const three: GameInProgress = {
    ...ROUND_3,
    hands: [4, 5, 6],
    amounts: [90, 100, 110],
    cards: [{}, {}, {}],
    turn: 2,
  };
  const events = eventsLeadingTo(laid(options, 'modern-art-1994', 3), three, REASONS);
  if (!events.ok) throw new Error(events.error.code);
  const { outcome, state } = replayed(events.value, options, 'modern-art-1994', 3);
  expect(outcome).toMatchObject({ round: 3, turn: 2, hands: [4, 5, 6] });
  expect(state.mysteryHand).toBe(17);
});

test('a table as dealt needs no adjustment', () => {
  const fresh = {
    round: 1,
    tiles: [],
    counts: {},
    hands: [9, 9, 9, 9],
    amounts: [100, 100, 100, 100],
    cards: [],
    turn: 0,
    cardGame: null,
  };
  expect(eventsFor(fresh, { tracking: 'ledger' })).toEqual([]);
});

test('the rules’ refusals are not bypassed', () => {
  const empty = { ...ROUND_3, hands: [0, 0, 0, 0], turn: 0 };
  expect(eventsLeadingTo(laid({ tracking: 'ledger' }), empty, REASONS)).toMatchObject({
    error: { code: 'turn-without-cards' },
  });
});
