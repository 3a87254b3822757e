import { describe, expect, test } from 'vitest';
import type { PastGame } from '../../../../src/shared/api.ts';
import { contradictionText } from '../../../../src/renderer/features/past-games/contradiction.ts';
import { lineOf, minutesText } from '../../../../src/renderer/shown/past/game-line.ts';
import { en } from '../../../../src/shared/text/en/index.ts';
import { it } from '../../../../src/shared/text/it/index.ts';

const GAME: PastGame = {
  id: 'one',
  family: 'auction',
  edition: 'modern-art-1994',
  status: 'finished',
  playedAt: '2025-03-01T19:00:00.000Z',
  minutes: 95,
  place: 'the club',
  tags: ['cup'],
  notes: null,
  players: [
    { person: 'a', name: 'Ada', score: 512, place: 1 },
    { person: 'b', name: 'Bo', score: 498, place: 2 },
    { person: 'c', name: 'Chloé', score: 120, place: 3 },
  ],
  misplayed: false,
  sample: false,
  resultOnly: false,
  contradicted: false,
};
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

  test('shows both results if it has two', () => {
    const written = { scores: [512, 498, 120], winners: [0] };
    const told = contradictionText(
      { game: GAME, written, replayed: { scores: [512, 512, -5], winners: [0, 1] } },
      ENGLISH,
    );
    expect(told).toEqual({
      written: 'Ada won · Ada 512,000 · Bo 498,000 · Chloé 120,000',
      replayed: 'Ada and Bo shared the win · Ada 512,000 · Bo 512,000 · Chloé −5,000',
    });
    expect(contradictionText({ game: GAME, written, replayed: null }, ENGLISH).replayed).toBe(null);
  });

  test('shows how long it took', () => {
    expect([minutesText(40, en), minutesText(60, en), minutesText(125, en)]).toEqual([
      '40 min',
      '1 h',
      '2 h 5 min',
    ]);
  });
});
