import { describe, expect, test } from 'vitest';
import { dayText, lineOf, minutesText } from '../../../../src/renderer/shown/past/game-line.ts';
import { en } from '../../../../src/shared/text/en/index.ts';
import { it } from '../../../../src/shared/text/it/index.ts';
import { GAME } from './past-game.ts';

const ENGLISH = { words: en, language: 'en', locale: 'en-GB' } as const;
const ITALIAN = { words: it, language: 'it', locale: 'it-IT' } as const;

describe('a game in the history', () => {
  test('shows the players, the winner and amount, the edition, place and date', () => {
    expect(lineOf(GAME, ENGLISH)).toEqual({
      players: 'Ada, Bo and Chloé',
      result: 'Ada won with 512,000',
      edition: 'Modern Art, 1994',
      day: '1 Mar 2025',
      details: ['the club', '1 h 35 min', '“cup”'],
      marks: [],
    });
    expect(lineOf(GAME, ITALIAN)).toMatchObject({
      players: 'Ada, Bo e Chloé',
      result: 'ha vinto Ada con 512.000',
    });
  });

  test('says if it doesn’t count, or if its results contradict each other', () => {
    const { marks } = lineOf({ ...GAME, misplayed: true, sample: true, contradicted: true }, ENGLISH);
    expect(marks).toEqual(['two results', 'misplayed, doesn’t count', 'sample, doesn’t count']);
  });

  test('says if nobody has won yet, or if the amount is unknown', () => {
    const nobody = GAME.players.map((player) => ({ ...player, place: null, score: null }));
    expect(lineOf({ ...GAME, status: 'unfinished', players: nobody }, ENGLISH).result).toBe('In progress');
    expect(lineOf({ ...GAME, status: 'abandoned', players: nobody }, ENGLISH).result).toBe('Abandoned');
    const unknown = GAME.players.map((player) => ({ ...player, score: null }));
    expect(lineOf({ ...GAME, players: unknown }, ENGLISH).result).toBe('Ada won');
  });

  test('shows how long it took', () => {
    expect([minutesText(40, en), minutesText(60, en), minutesText(125, en)]).toEqual([
      '40 min',
      '1 h',
      '2 h 5 min',
    ]);
  });

  test('has no date if the date is invalid', () => {
    for (const text of ['rubbish', '', '21.11.2026 at dawn']) expect(dayText(text, 'en')).toBe('–');
  });
});
