import { leftOf } from '../../shared/core/seats.ts';
import {
  repairsOf,
  type Corrected,
  type EventJson,
  type RecordProblem,
  type Repair,
  type Table,
  type Timeline,
} from '../../shared/record/index.ts';
import type { Words } from '../../shared/text/en/index.ts';
import type { Labels } from './labels.ts';
import { edited, type Step } from './pending-correction.svelte.ts';

/** What may have happened, or a way to say it: correcting the entry, or adding what is missing before it. */
export type Answer = Repair | { readonly kind: 'open' | 'add'; readonly edits: readonly [] };

/** An entry that no longer fits, with what may have happened. */
export interface Question {
  readonly key: string;
  readonly problem: RecordProblem;
  readonly event: EventJson;
  readonly before: Table;
  /** The one that is usually right comes first. */
  readonly answers: readonly Answer[];
  readonly chosen: Answer;
}

export interface Consequent {
  readonly questions: readonly Question[];
  /** What the chosen answers add to the correction. */
  readonly steps: readonly Step[];
  /** The game with them; what still doesn't fit has to be corrected or added. */
  readonly after: Timeline;
}

/** The keys of a question's answers, in their order: none names a word. */
export const answerKeys: readonly string[] = ['X', 'Y', 'Z', 'R', 'U', 'Q'];

/** A removal is never a guess: what goes is either never played, or chosen. */
const NEVER_GUESSED: readonly Answer['kind'][] = ['had-money', 'had-card', 'remove', 'remove-rest'];

/** Enough for a whole game; more is a loop. */
const MOST = 60;

/** What was chosen for each question, by its key. */
export type Chosen = Readonly<Record<string, Answer['kind']>>;

/** Everything that no longer fits, one after the other: each answer is the usual one, or that which was chosen. */
export function consequentOn(whole: Timeline, chosen: Chosen, correction: Corrected): Consequent {
  const questions: Question[] = [];
  const steps: Step[] = [];
  let after = whole;
  while (after.problem !== null && questions.length < MOST) {
    const question = questionOf(after, chosen, correction);
    if (question === null) break;
    questions.push(question);
    const { edits } = question.chosen;
    if (edits.length === 0) break;
    steps.push(edits);
    const next = edited(after, edits);
    if (next === after) break;
    after = next;
  }
  return { questions, steps, after };
}

function questionOf(timeline: Timeline, chosen: Chosen, correction: Corrected): Question | null {
  const { problem, record, tables } = timeline;
  const [event, before] = [record.events[problem?.index ?? -1], tables.at(-1)];
  if (problem === null || event === undefined || before === undefined) return null;
  const repairs = repairsOf(timeline, correction);
  const usual = repairs.filter(({ kind }) => !NEVER_GUESSED.includes(kind));
  const open: Answer = { kind: 'open', edits: [] };
  const add: Answer = { kind: 'add', edits: [] };
  const rest = repairs.filter(({ kind }) => NEVER_GUESSED.includes(kind));
  // A round that isn't over lacks the card that ended it.
  const isEarly = event.type === 'settle' && !before.state.situation.kind.startsWith('sell');
  const answers = isEarly ? [add, ...usual, ...rest, open] : [...usual, open, ...rest, add];
  const key = `${problem.index} ${problem.code} ${JSON.stringify(event)}`;
  const found = answers.find(({ kind }) => kind === chosen[key]);
  return { key, problem, event, before, answers, chosen: found ?? answers[0] ?? open };
}

export function answerText(answer: Answer, { next }: Words['log'], labels: Labels, players: number): string {
  switch (answer.kind) {
    case 'in-turn': {
      const { was, is, turns, type } = answer;
      const who = next[type === 'offer' ? 'putUp' : 'played'](labels.seat(is));
      if (turns === 1) return who;
      return next[was !== null && leftOf(was, players) === is ? 'onByOne' : 'inTurn'](who);
    }
    case 'was-turn':
    case 'bought':
    case 'had-money':
    case 'had-card':
      return next[answer.kind](labels.seat(answer.seat));
    case 'never-played':
    case 'remove':
    case 'remove-rest':
      return next[answer.kind](answer.entries);
    case 'unsold':
    case 'paid-out':
    case 'nobody-added':
    case 'skipped':
    case 'no-bids':
    case 'open':
    case 'add':
      return next[answer.kind];
  }
}
