import type { Problem } from '../core/problem.ts';
import { editionIn, editionOf, recordUntil, seatsChange, type GameRecord } from '../record/index.ts';
import type { Words } from './en/index.ts';
import type { Message } from './message.ts';
import { namingOf } from './naming.ts';

/** A problem as a sentence; without a game, best effort. */
export function problemSentence(
  words: Words,
  locale: string,
  game: GameRecord | null,
  problem: Problem,
): string {
  const { code, detail } = problem;
  const family = game === null ? null : editionOf(editionIn(game)).family;
  // The families may word the same problem differently, so use the words of the problem's family.
  const messages: Readonly<Record<string, Message>> = {
    ...words.record.problems,
    ...words.result.problems,
    ...(family === null ? {} : words[family].problems),
  };
  return messages[code]?.(detail, namingOf(game === null ? null : thenOf(game, problem), locale)) ?? code;
}

/** A problem with an event is described with the players of that time. */
function thenOf(game: GameRecord, problem: Problem): GameRecord {
  const index = 'index' in problem && typeof problem.index === 'number' ? problem.index : -1;
  return index < 0 || !seatsChange(game) ? game : recordUntil(game, index);
}
