import { outcomeOf, type Position, type Timeline } from '../../../shared/record/index.ts';
import { accountsOf, tellStory, worthThen } from '../../../shared/story/index.ts';
import { eventDescriber } from '../../../shared/text/event-sentence.ts';
import { momentsOf } from '../../features/story/moments.ts';
import type { LanguageView } from '../../lib/language.svelte.ts';
import { linesOf } from '../../shown/log-lines.ts';
import { NO_SENTENCES, sentencesThen } from '../../shown/worth-then.ts';

/** A game with what is told of it at once. */
type Told = NonNullable<ReturnType<typeof toldOf>>;

/** With what takes a while. */
export type Played = ReturnType<typeof playedOf>;

/** Returns `null` for a game that can't even be opened. */
export function toldOf(timeline: Timeline, { words, locale }: LanguageView) {
  const { record, tables } = timeline;
  const story = tellStory(timeline);
  const last = tables.at(-1);
  if (story === null || last === undefined) return null;
  /** In the order of the game. */
  const log = linesOf(timeline, timeline, eventDescriber(words, locale, record))
    .map(({ round, lines }) => ({ round, lines: lines.toReversed() }))
    .reverse();
  return { record, timeline, outcome: outcomeOf(last), story, log };
}

export function playedOf(told: Told, positions: readonly Position[] | null, language: LanguageView) {
  const { record, timeline } = told;
  const { words, locale } = language;
  const then = positions && worthThen(timeline, positions);
  const moments = positions && momentsOf(timeline, positions, language);
  return {
    ...told,
    /** What the artists are worth at every step; `null` until that's worked out, and so is what follows. */
    positions,
    /** What was sold or displayed, with its worth then, and the same in words by the index of its event. */
    then,
    sentences: then === null ? NO_SENTENCES : sentencesThen(words, locale, record, then),
    accounts: positions && accountsOf(timeline, positions),
    /** What decided it, and its events in the order of their numbers. */
    moments,
    decided: moments?.map(({ index }) => index) ?? [],
  };
}
