import type { Problem } from '../core/problem.ts';
import { editionOf, type GameRecord } from '../record/index.ts';
import type { Words } from './en/index.ts';
import type { Message } from './message.ts';
import { namingOf } from './naming.ts';

/** A problem in the words of a language; without a game, as good as it gets. */
export function problemSentence(
  words: Words,
  locale: string,
  game: GameRecord | null,
  { code, detail }: Problem,
): string {
  const family = game === null ? null : editionOf(game.edition).family;
  // The two families may say the same thing in words of their own, so whose problem it is decides.
  const messages: Readonly<Record<string, Message>> = {
    ...words.record.problems,
    ...words.result.problems,
    ...(family === null ? {} : words[family].problems),
  };
  return messages[code]?.(detail, namingOf(game, locale)) ?? code;
}
