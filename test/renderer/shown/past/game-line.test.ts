import { describe, expect, test } from 'vitest';
import {
  dateInMonth,
  dayText,
  lineOf,
  minutesText,
  monthText,
  rowOf,
} from '../../../../src/renderer/shown/past/game-line.ts';
import { en } from '../../../../src/shared/text/en/index.ts';
import { it } from '../../../../src/shared/text/it/index.ts';
import { GAME } from './past-game.ts';

const ENGLISH = { words: en, language: 'en', locale: 'en-GB' } as const;
const ITALIAN = { words: it, language: 'it', locale: 'it-IT' } as const;

describe('a row of the history', () => {
  test('leads with the winner, then the day and the score, and the others', () => {
    expect(rowOf(GAME, false, ENGLISH)).toEqual({
      who: 'Ada',
      isWon: true,
      when: ['Sat 1 Mar', '512,000'],
      score: '512,000',
      facts: ['with Bo and Chloé', 'the club', '“cup”', 'Modern Art, 1994', '1 h 35 min'],
      marks: [],
      scores: null,
      spoken: 'Ada won with 512,000, 1 Mar 2025',
      players: 'Ada, Bo and Chloé',
      day: '1 Mar 2025',
    });
    expect(rowOf(GAME, false, ITALIAN)).toMatchObject({
      who: 'Ada',
      when: ['sab 1 mar', '512.000'],
      facts: expect.arrayContaining(['con Bo e Chloé']),
      spoken: 'Ha vinto Ada con 512.000, 1 mar 2025',
    });
  });

  test('says the time instead of the day and the place among several of an evening', () => {
    const { when, facts } = rowOf({ ...GAME, playedAt: '2025-03-01T20:05' }, true, ENGLISH);
    expect(when).toEqual(['20:05', '512,000']);
    expect(facts).not.toContain('the club');
    expect(rowOf({ ...GAME, resultOnly: true }, true, ENGLISH).when).toEqual(['512,000']);
  });

  test('names all who shared a win, and nobody twice', () => {
    const shared = GAME.players.map((player) => ({ ...player, place: player.name === 'Chloé' ? 3 : 1 }));
    expect(rowOf({ ...GAME, players: shared }, false, ENGLISH)).toMatchObject({
      who: 'Ada and Bo',
      facts: expect.arrayContaining(['with Chloé']),
      spoken: 'Ada and Bo shared the win with 512,000, 1 Mar 2025',
    });
    const all = GAME.players.map((player) => ({ ...player, place: 1 }));
    expect(rowOf({ ...GAME, players: all }, false, ENGLISH).facts[0]).toBe('the club');
  });

  test('has everybody’s result, best first, if only the result is known', () => {
    const players = GAME.players.toReversed();
    expect(rowOf({ ...GAME, players, resultOnly: true }, false, ENGLISH)).toMatchObject({
      scores: 'Ada 512,000 · Bo 498,000 · Chloé 120,000',
      marks: ['Only the result is known'],
    });
    const winnersOnly = GAME.players.map((player) => ({ ...player, score: null }));
    expect(rowOf({ ...GAME, players: winnersOnly, resultOnly: true }, false, ENGLISH).scores).toBeNull();
    const poor = players.map((player) => (player.name === 'Chloé' ? { ...player, score: 0 } : player));
    expect(rowOf({ ...GAME, players: poor, resultOnly: true }, false, ENGLISH)).toMatchObject({
      scores: 'Ada 512,000 · Bo 498,000 · Chloé 0',
    });
  });
});

test('a day hangs in the margin as a numeral', () => {
  expect(dateInMonth('2025-03-01T20:05', 'en-GB')).toEqual({ date: '1', weekday: 'Sat' });
  expect(dateInMonth('2025-03-30T20:05', 'it-IT')).toEqual({ date: '30', weekday: 'dom' });
  expect(dateInMonth('', 'en-GB')).toEqual({ date: '', weekday: '' });
});

test('a month is named with its year', () => {
  expect(monthText('2026-11', 'en-GB')).toBe('November 2026');
  expect(monthText('2026-11', 'it-IT')).toBe('novembre 2026');
  expect(monthText('', 'en-GB')).toBe('–');
});

describe('a game in the history', () => {
  test('says if it doesn’t count, or if its results contradict each other', () => {
    const { marks } = lineOf({ ...GAME, misplayed: true, sample: true, contradicted: true }, ENGLISH);
    expect(marks).toEqual(['two results', 'misplayed, doesn’t count', 'sample, doesn’t count']);
  });

  test('shows how long it took, and no date that is invalid', () => {
    expect([40, 60, 125].map((minutes) => minutesText(minutes, en))).toEqual(['40 min', '1 h', '2 h 5 min']);
    for (const text of ['rubbish', '', '21.11.2026 at dawn']) expect(dayText(text, 'en')).toBe('–');
  });
});
