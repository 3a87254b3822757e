import { describe, expect, test } from 'vitest';
import { choices } from '../../../../src/shared/gallery/index.ts';
import { outcomeOf, type EditionId } from '../../../../src/shared/record/index.ts';
import type { GameInProgress } from '../../../../src/renderer/screens/setup/game-in-progress.ts';
import { eventsLeadingTo } from '../../../../src/renderer/screens/setup/under-way.ts';
import { replayed } from '../../../fixtures/replayed.ts';
import { laid, newGame } from './laid.ts';

const REASONS = { earlier: (round: number) => `round ${round}`, now: 'as it stood' };

/** Between two turns of round 3; Clemens is next. */
const ROUND_3: GameInProgress = {
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

function takenOver(standing: GameInProgress, tracking: string, edition: EditionId, players: number) {
  const events = eventsLeadingTo(laid({ tracking }, edition, players), standing, REASONS);
  if (!events.ok) throw new Error(JSON.stringify(events.error));
  const { table } = replayed({ ...newGame({ tracking }, edition, players), events: events.value });
  if (table.family !== 'gallery') throw new Error('a game of the other family');
  return { state: table.state, outcome: outcomeOf(table), events: events.value };
}

describe('a card game in progress', () => {
  const { state, outcome } = takenOver(ROUND_3, 'full', 'masters-gallery', 3);

  test('replays to the table’s round, hands, points, turn and displays', () => {
    expect(outcome).toMatchObject({
      status: 'playing',
      round: 3,
      turn: 1,
      hands: [12, 11, 0],
      scores: [20, 31, 7],
    });
    expect(choices(state).adjust).toMatchObject({
      counts: { vermeer: 2, degas: 0, monet: 5, renoir: 1, 'van-gogh': 0 },
      displayed: [{ vermeer: 1, monet: 2 }, { monet: 2, renoir: 1 }, { vermeer: 1 }],
    });
  });

  test('has its awards and face-down cards as cards, not as adjustments', () => {
    expect(state.awards).toEqual([2, 0, 0, 1, 0]);
    expect(state.corrections).toEqual([0, 0, 0, 0, 0]);
    expect(state.faceDown).toEqual([1, 0, 2]);
  });

  test('has the value tokens of earlier rounds, and scores nothing for them now', () => {
    expect(outcome.rounds.map(({ ranking }) => ranking)).toEqual(ROUND_3.tiles);
    expect(outcome.rounds.map(({ payouts }) => payouts)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });
});

test.each([
  ['masters-gallery', 2, 'full'],
  ['masters-gallery', 4, 'counts'],
  ['modern-art-card-game', 3, 'full'],
  ['modern-art-card-game', 5, 'counts'],
] as const)('at any round, %s for %i in %s replays to that round', (edition, players, tracking) => {
  const artists = laid({ tracking }, edition, players).setup.artists;
  const [first = '', second = '', third = ''] = artists;
  const kept = tracking === 'full';
  const everybody = <T>(each: T): T[] => Array.from({ length: players }, () => each);
  for (const round of [1, 2, 3, 4]) {
    const standing: GameInProgress = {
      round,
      tiles: Array.from({ length: round - 1 }, () => [third, second, first]),
      counts: { [first]: 1 + (kept ? players : 0), [second]: 1 },
      hands: kept ? everybody(5) : null,
      amounts: everybody(10),
      cards: kept
        ? everybody({ [first]: 1 }).map((cards, at) => (at === 0 ? { ...cards, [second]: 1 } : cards))
        : null,
      turn: kept ? players - 1 : null,
      cardGame: {
        influence: first,
        awards: { [second]: 5 },
        faceDown: kept ? everybody(1) : null,
      },
    };
    const { state, outcome } = takenOver(standing, tracking, edition, players);
    expect(outcome).toMatchObject({ status: 'playing', round, turn: standing.turn, hands: standing.hands });
    expect(outcome.scores).toEqual(standing.amounts);
    expect(choices(state).adjust?.counts).toMatchObject(standing.counts);
    expect(state.awards).toEqual([0, 5, 0, 0, 0]);
    expect(state.faceDown).toEqual(kept ? everybody(1) : everybody(0));
  }
});

test('waits for the first card if none is turned up', () => {
  const standing: GameInProgress = {
    ...ROUND_3,
    counts: {},
    cards: [{}, {}, {}],
    hands: [12, 11, 10],
    cardGame: { influence: null, awards: { degas: 1 }, faceDown: [0, 0, 0] },
  };
  const { state } = takenOver(standing, 'full', 'masters-gallery', 3);
  expect(state.situation).toEqual({ kind: 'influence', seat: 1 });
  expect(state.awards).toEqual([0, 1, 0, 0, 0]);
});

test('needs no event for a table as dealt', () => {
  const fresh: GameInProgress = {
    round: 1,
    tiles: [],
    counts: {},
    hands: [13, 13, 13],
    amounts: [0, 0, 0],
    cards: [{}, {}, {}],
    turn: 0,
    cardGame: { influence: null, awards: {}, faceDown: [0, 0, 0] },
  };
  expect(takenOver(fresh, 'full', 'masters-gallery', 3).events).toEqual([]);
});
