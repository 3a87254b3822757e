import type { Problem } from '../../../shared/core/problem.ts';
import type { LanguageView } from '../../lib/language.svelte.ts';
import { changesBetween } from './changes.ts';
import type { Labels } from './labels.ts';
import type { PendingCorrection, Step } from './pending-correction.svelte.ts';
import { changeSentences } from './change-sentences.ts';

/** A correction's effects in words: what it changes, or what no longer fits. */
export interface Consequences {
  readonly breaks: boolean;
  readonly lines: readonly string[];
}

/** What is needed to put a correction's effects into words. */
export interface ConsequenceContext {
  readonly language: LanguageView;
  readonly labels: Labels;
  /** The table plays with open money, so amounts are visible. */
  readonly cashShown: boolean;
  readonly say: (problem: Problem) => string;
}

/** The correction's effects with further steps that aren't part of it yet. */
export function consequencesOf(
  pendingCorrection: PendingCorrection,
  more: readonly Step[],
  told: ConsequenceContext,
): Consequences {
  const { language, labels, cashShown, say } = told;
  const after = pendingCorrection.with(...more);
  if (after.problem !== null) return { breaks: true, lines: [say(after.problem)] };
  const changes = changesBetween(pendingCorrection.original, after);
  const lines = changeSentences(changes, language.words, labels, (parts) => language.list(parts), cashShown);
  return { breaks: false, lines };
}
