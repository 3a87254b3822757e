import type { BrokenGame } from '../../../shared/api.ts';
import { problemSentence } from '../../../shared/text/sentence.ts';
import type { LanguageView } from '../../lib/language.svelte.ts';
import { dayOf } from '../../shown/past/result-words.ts';

/** Where in a file something is invalid, and why. */
export function brokenSentence(
  language: LanguageView,
  { file, line, problem, head, play }: BrokenGame,
): string {
  const game = head === null ? null : { ...head, events: [] };
  const wrong = problemSentence(language.words, language.locale, game, problem);
  const sentence = problem.place === '' ? wrong : `${problem.place}: ${wrong}`;
  const placed = line === null ? sentence : language.words.transfer.in.line(language.number(line), sentence);
  const told =
    play === null ? placed : `${language.list(play.players)} · ${dayOf(language, play)}: ${placed}`;
  return file === null ? told : `${file} · ${told}`;
}
