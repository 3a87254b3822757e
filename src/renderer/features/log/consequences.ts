import type { Problem } from '../../../shared/core/problem.ts';
import type { LanguageView } from '../../lib/language.svelte.ts';
import { changesBetween } from './changes.ts';
import type { Labels } from './labels.ts';
import type { Mending, Step } from './mending.svelte.ts';
import { toldChanges } from './told-changes.ts';

/** What a correction comes to, in words: what it changes, or what no longer fits with it. */
export interface Consequences {
  readonly breaks: boolean;
  readonly lines: readonly string[];
}

/** What it takes to say what a correction comes to. */
export interface Told {
  readonly language: LanguageView;
  readonly labels: Labels;
  /** The table plays with open money: amounts may be read by everybody. */
  readonly cashShown: boolean;
  readonly say: (problem: Problem) => string;
}

/** What the correction comes to with further steps, before they are put into it. */
export function consequencesOf(mending: Mending, more: readonly Step[], told: Told): Consequences {
  const { language, labels, cashShown, say } = told;
  const after = mending.with(...more);
  if (after.problem !== null) return { breaks: true, lines: [say(after.problem)] };
  const changes = changesBetween(mending.stands, after);
  const lines = toldChanges(changes, language.words, labels, (parts) => language.list(parts), cashShown);
  return { breaks: false, lines };
}
