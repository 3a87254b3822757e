import { expect, test } from 'vitest';
import {
  dateInMonth,
  dayText,
  lineOf,
  monthText,
  rowOf,
} from '../../../../src/renderer/shown/past/game-line.ts';
import { en } from '../../../../src/shared/text/en/index.ts';
import { GAME } from './past-game.ts';

const ENGLISH = { words: en, language: 'en', locale: 'en-GB' } as const;

test('a row names nobody twice if everybody shared the win', () => {
  const all = GAME.players.map((player) => ({ ...player, place: 1 }));
  expect(rowOf({ ...GAME, players: all }, false, ENGLISH).facts[0]).toBe('the club');
});

test('a row has everybody’s result, best first, if only the result is known', () => {
  const poor = GAME.players.map((player) => (player.name === 'Chloé' ? { ...player, score: 0 } : player));
  expect(rowOf({ ...GAME, players: poor.toReversed(), resultOnly: true }, false, ENGLISH)).toMatchObject({
    scores: 'Ada 512,000 · Bo 498,000 · Chloé 0',
    marks: ['Only the result is known'],
  });
});

test('a game says if it doesn’t count, or if its results contradict each other', () => {
  const { marks } = lineOf({ ...GAME, misplayed: true, sample: true, contradicted: true }, ENGLISH);
  expect(marks).toEqual(['two results', 'misplayed, doesn’t count', 'sample, doesn’t count']);
});

test('a day hangs in the margin as a numeral, a month is named with its year, and no date is invalid', () => {
  expect(dateInMonth('2025-03-01T20:05', 'en-GB')).toEqual({ date: '1', weekday: 'Sat' });
  expect(dateInMonth('2025-03-30T20:05', 'it-IT')).toEqual({ date: '30', weekday: 'dom' });
  expect(dateInMonth('', 'en-GB')).toEqual({ date: '', weekday: '' });
  expect(monthText('2026-11', 'it-IT')).toBe('novembre 2026');
  expect(monthText('', 'en-GB')).toBe('–');
  for (const text of ['rubbish', '', '21.11.2026 at dawn']) expect(dayText(text, 'en')).toBe('–');
});
