import { describe, expect, test } from 'vitest';
import { eveningStory } from '../../../../src/renderer/features/evening/story.ts';
import type { EveningCatalogue, PastGame } from '../../../../src/shared/api.ts';
import { WORDS } from '../../../../src/shared/text/all-words.ts';
import { GAME } from '../../shown/past/past-game.ts';

const english = { words: WORDS.en, locale: 'en-GB' };
const NAMES: Readonly<Record<string, string>> = { a: 'Ada', b: 'Bo', c: 'Cy' };

/** A game with these scores; who has most won it. */
function game(
  id: string,
  scores: Readonly<Record<string, number | null>>,
  also: Partial<PastGame> = {},
): PastGame {
  const all = Object.values(scores).map((score) => score ?? -1);
  const players = Object.entries(scores).map(([person, score]) => ({
    person,
    name: NAMES[person] ?? '',
    score,
    place: 1 + all.filter((other) => other > (score ?? -1)).length,
  }));
  return { ...GAME, id, players, ...also };
}

function told(
  played: readonly PastGame[],
  also: Partial<Pick<EveningCatalogue, 'leftOut' | 'comebacks'>> = {},
) {
  return eveningStory({ played, leftOut: [], comebacks: [], ...also }, english);
}

const comeback = (one: PastGame, amount: number) => {
  const { id, playedAt, edition, players } = one;
  return { game: id, playedAt, edition, seats: players.length, people: [], amount, step: 7, round: null };
};

describe('an evening', () => {
  const first = game('first', { a: 500, b: 400, c: 300 });

  test('of one game is told by its result, the lead, and how far the winner was behind', () => {
    expect(told([first], { comebacks: [comeback(first, 60)] }).sentence).toBe(
      'Ada won, 100,000 ahead of Bo, after being 60,000 behind.',
    );
    expect(told([first]).standings.map(({ sums }) => sums)).toEqual([[], [], []]);
  });

  test('says when the last game decided it, or one before', () => {
    const lead = (...ids: readonly string[]) =>
      ids.map((id, at) => game(`${at}`, { ...{ a: 2, b: 1, c: 0 }, [id]: 9 }));
    expect(told(lead('b', 'a', 'a')).sentence).toMatch(/The last game decided it\.$/);
    expect(told(lead('b', 'a', 'a', 'a')).sentence).toMatch(/Ada was ahead from game 3 on\.$/);
  });

  test('says which games were left out, and why', () => {
    const left = (also: Partial<PastGame>) =>
      told([first], { leftOut: [game('x', { a: 1, b: 2 }, also)] }).leftOut;
    expect(left({ misplayed: true })[0]?.said).toBe('Ada and Bo (misplayed, doesn’t count)');
    expect(left({ status: 'abandoned' })[0]?.said).toBe('Ada and Bo (Abandoned)');
  });
});
