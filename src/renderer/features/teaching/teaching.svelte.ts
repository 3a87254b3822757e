import { createContext, untrack } from 'svelte';
import type { Settings, TeachingLevel } from '../../../shared/api.ts';
import type { PromptKey } from '../../../shared/gallery/index.ts';
import type { Replay } from '../../../shared/record/index.ts';
import {
  explainedBefore,
  promptingOf,
  type Prompting,
  type TextLanguage,
} from '../../../shared/text/prompting.ts';
import type { LanguageView } from '../../lib/language.svelte.ts';

/** What the table is told now, and how to ask why. */
export interface Teaching {
  readonly level: TeachingLevel;
  readonly textLanguage: TextLanguage;
  /** `null` without a table. */
  readonly prompting: Prompting | null;
  /** The prompt in one line; empty if nothing is shown unasked. */
  readonly line: string;
  /** What it says besides the question above it. */
  readonly besides: string;
  /** The screen's current question, if different from the table's first. */
  readonly attended: readonly string[];
  /** A card waits to be confirmed, and nothing else is said. */
  readonly waits: boolean;
  /** Puts these prompts first while the screen asks about them, until the returned function is called. */
  readonly attend: (prompts: readonly string[]) => () => void;
  /** Opens the referee for one prompt, or for all current ones. */
  readonly why: (prompt?: string) => void;
}

const NOTHING: ReadonlySet<string> = new Set();
const ENDINGS: readonly PromptKey[] = ['one-more', 'second-could-end', 'everyone-could-end'];

export function teach(
  language: LanguageView,
  settings: () => Settings,
  replayed: () => Replay | null,
  why: (prompt?: string) => void,
): Teaching {
  const level = $derived(settings().teaching);
  const textLanguage = $derived(language.textLanguage(settings().teachingLanguage));
  const prompting = $derived.by(() => {
    const game = replayed();
    if (game === null || !game.ok) return null;
    const { record, table } = game;
    // Earlier prompts only matter if everything is explained.
    return promptingOf(textLanguage, record, table, level === 'teach' ? explainedBefore(record) : NOTHING);
  });
  let attended = $state.raw<readonly string[]>([]);
  const waits = $derived(attended === ENDINGS);
  const told = $derived(level === 'quiet' || waits ? null : prompting);
  return {
    get attended() {
      return attended;
    },
    get waits() {
      return waits;
    },
    attend: (prompts) => {
      attended = prompts;
      return () => {
        if (attended === prompts) attended = [];
      };
    },
    get level() {
      return level;
    },
    get textLanguage() {
      return textLanguage;
    },
    get prompting() {
      return prompting;
    },
    get line() {
      return told?.line ?? '';
    },
    get besides() {
      return told?.besides ?? '';
    },
    why,
  };
}

const [teaching, provideTeaching, isTaught] = createContext<Teaching>();
export { provideTeaching };

/** While the component is mounted, its question is explained first. */
export function teachAbout(...prompts: readonly PromptKey[]): void {
  const teaching = useTeaching();
  if (teaching !== null) $effect(() => untrack(() => teaching.attend(prompts)));
}

/** While the component is mounted, a card waits to be confirmed: what else could be done isn't said. */
export function teachEnding(): void {
  const teaching = useTeaching();
  if (teaching !== null) $effect(() => untrack(() => teaching.attend(ENDINGS)));
}

/** From the surrounding screen; `null` without one. */
export function useTeaching(): Teaching | null {
  return isTaught() ? teaching() : null;
}
