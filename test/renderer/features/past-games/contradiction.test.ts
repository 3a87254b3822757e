import { expect, test } from 'vitest';
import { contradictionText } from '../../../../src/renderer/features/past-games/contradiction.ts';
import { en } from '../../../../src/shared/text/en/index.ts';
import { GAME } from '../../shown/past/past-game.ts';

const ENGLISH = { words: en, language: 'en', locale: 'en-GB' } as const;

test('a contradiction shows both results', () => {
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
