import { describe, expect, test } from 'vitest';
import { auction, choices, ruleStarter } from '../../../src/shared/auction/index.ts';
import { offer, add, sale, flip, adjust, type Raw } from '../../fixtures/auction.ts';
import { settlings, tableOf } from '../../renderer/played.ts';

type Events = readonly unknown[];

function starterAfter(events: Events, options = {}, players = 4) {
  const { state } = tableOf(events, options, 'modern-art-1994', players);
  const { settle } = choices(state);
  const next = settle?.next ?? settle?.goingOn;
  if (next === null || next === undefined) throw new Error('no round follows');
  return ruleStarter(state, next);
}

const counted = (counts: Raw) => adjust({ counts });

describe('who starts the next round, and why', () => {
  // Modern Art 1994, The Second and subsequent rounds ¶3.
  test('the player to the left of the last to play', () => {
    const fifth = offer(0, 'yoko');
    expect(starterAfter([counted({ yoko: 4 }), fifth])).toEqual({ kind: 'left-of-last', seat: 1, last: 0 });
  });

  test('of two auctioneers, the one who added the second card played last', () => {
    const events = [counted({ yoko: 3 }), offer(0, 'yoko', 'double'), add(2, 'yoko')];
    expect(starterAfter(events)).toEqual({ kind: 'left-of-last', seat: 3, last: 2 });
  });

  test('a mystery card counts as played by the player who turned it over', () => {
    const events = [counted({ yoko: 3 }), offer(0, 'yoko'), sale(1, 5), flip('yoko')];
    expect(starterAfter(events, { mystery: true }, 3)).toEqual({ kind: 'left-of-flipper', seat: 1, last: 0 });
  });

  test('a seat without cards after the deal is skipped', () => {
    const inThreeRounds =
      auction.editions['modern-art-1994'].deal[4]?.slice(0, 3).reduce((all, each) => all + each) ?? 0;
    const rounds = [1, 2].flatMap(() => [counted({ krypto: 5 }), { type: 'settle' }]);
    const events = [
      ...rounds,
      { type: 'adjust', reason: 'lost', hands: { 1: -inThreeRounds } },
      counted({ yoko: 4 }),
      offer(0, 'yoko'),
    ];
    expect(starterAfter(events)).toEqual({ kind: 'first-with-cards', seat: 2, last: 0 });
  });

  test('if an adjustment ends a round before anybody played, nobody was last', () => {
    expect(starterAfter([counted({ yoko: 5 })])).toEqual({ kind: 'nobody-played', seat: 0 });
  });

  test('if players are not entered, the table has to know', () => {
    const [first] = settlings({
      edition: 'modern-art-1994',
      players: 4,
      options: { tracking: 'counts' },
      seed: 1,
    });
    const next = first === undefined ? null : (choices(first.state).settle?.next ?? null);
    expect(first === undefined || next === null ? null : ruleStarter(first.state, next)).toEqual({
      kind: 'unsaid',
    });
  });
});
