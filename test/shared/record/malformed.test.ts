import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  RULE_CODES as AUCTION_RULES,
  SHAPE_CODES as AUCTION_SHAPES,
} from '../../../src/shared/auction/problems.ts';
import {
  RULE_CODES as GALLERY_RULES,
  SHAPE_CODES as GALLERY_SHAPES,
} from '../../../src/shared/gallery/problems.ts';
import { outcomeOf, replay } from '../../../src/shared/record/index.ts';
import { RECORD_CODES } from '../../../src/shared/record/codes.ts';
import { random } from '../../play/random.ts';
import { repetitions } from '../../repetitions.ts';
import { damage, isContainer, TROUBLE } from './damage.ts';
import { wholeGame } from './games.ts';

const CODES = new Set<string>([
  ...RECORD_CODES,
  ...AUCTION_SHAPES,
  ...AUCTION_RULES,
  ...GALLERY_SHAPES,
  ...GALLERY_RULES,
]);

const GAMES = Array.from({ length: 40 }, (_, seed) => wholeGame(seed));

/** A document is either refused with a code and a path, or played to some event. */
function expectAnAnswer(document: unknown): 'played' | 'refused' {
  const replayed = replay(document);
  if (replayed.ok) {
    expect(JSON.stringify(outcomeOf(replayed.table))).toContain('"status"');
    return 'played';
  }
  const { code, place, index } = replayed.problem;
  expect(CODES, code).toContain(code);
  if (index === -1) expect(place).toMatch(/^$|^[a-z]/i);
  else expect(place.startsWith(`events[${index}]`), place).toBe(true);
  return 'refused';
}

const GAMES_DAMAGED = repetitions(1_500, 50_000);
const VALUES = repetitions(1_000, 50_000);

test('thousands of damaged games are refused with a code and a path, or still valid', () => {
  const answers = { played: 0, refused: 0 };
  for (let seed = 0; seed < GAMES_DAMAGED; seed += 1) {
    const next = random(seed);
    const game: unknown = structuredClone(GAMES[seed % GAMES.length]);
    if (!isContainer(game)) throw new Error('a game is an object');
    for (let times = 1 + Math.floor(next() * 3); times > 0; times -= 1) damage(game, next, TROUBLE);
    answers[expectAnAnswer(game)] += 1;
  }
  expect(answers.refused).toBeGreaterThan(GAMES_DAMAGED / 2);
  expect(answers.played).toBeGreaterThan(GAMES_DAMAGED / 100);
});

test('thousands of values that are not games are refused', () => {
  fc.assert(
    fc.property(fc.anything({ withSparseArray: true, withNullPrototype: true }), (value) => {
      expect(expectAnAnswer(value)).toBe('refused');
    }),
    { numRuns: VALUES },
  );
});
