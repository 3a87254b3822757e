import type { BySeat } from '../../../shared/core/seats.ts';
import type { Outcome } from '../../../shared/core/family.ts';
import { outcomeOf, type GameRecord, type Position, type Timeline } from '../../../shared/record/index.ts';
import {
  accountsOf,
  tellStory,
  worthThen,
  type Account,
  type Story,
  type WorthThen,
} from '../../../shared/story/index.ts';
import { eventDescriber } from '../../../shared/text/event-sentence.ts';
import { momentsOf, type ToldMoment } from '../../features/story/moments.ts';
import type { LanguageView } from '../../lib/language.svelte.ts';
import { linesOf, type RoundOfLines } from '../../shown/log-lines.ts';
import { NO_SENTENCES, sentencesThen } from '../../shown/worth-then.ts';

/** A game with what is told of it at once. */
export interface Told {
  readonly record: GameRecord;
  readonly timeline: Timeline;
  readonly outcome: Outcome;
  readonly story: Story;
  /** The log, in the order of the game. */
  readonly log: readonly RoundOfLines[];
}

/** With what takes a while. */
export interface Played extends Told {
  /** What the artists are worth at every step; `null` until that's worked out, and so is what follows. */
  readonly positions: readonly Position[] | null;
  /** What was sold or displayed, with its worth then. */
  readonly then: WorthThen | null;
  /** The same in words, by the index of its event. */
  readonly sentences: ReadonlyMap<number, string>;
  readonly accounts: BySeat<Account> | null;
  /** What decided it. */
  readonly moments: readonly ToldMoment[] | null;
  /** Its events, in the order of their numbers. */
  readonly decided: readonly number[];
}

/** Returns `null` for a game that can't even be opened. */
export function toldOf(timeline: Timeline, { words, locale }: LanguageView): Told | null {
  const { record, tables } = timeline;
  const story = tellStory(timeline);
  const last = tables.at(-1);
  if (story === null || last === undefined) return null;
  const log = linesOf(timeline, timeline, eventDescriber(words, locale, record))
    .map(({ round, lines }) => ({ round, lines: lines.toReversed() }))
    .reverse();
  return { record, timeline, outcome: outcomeOf(last), story, log };
}

export function playedOf(told: Told, positions: readonly Position[] | null, language: LanguageView): Played {
  const { record, timeline } = told;
  const { words, locale } = language;
  const then = positions && worthThen(timeline, positions);
  const moments = positions && momentsOf(timeline, positions, language);
  return {
    ...told,
    positions,
    then,
    sentences: then === null ? NO_SENTENCES : sentencesThen(words, locale, record, then),
    accounts: positions && accountsOf(timeline, positions),
    moments,
    decided: moments?.map(({ index }) => index) ?? [],
  };
}
