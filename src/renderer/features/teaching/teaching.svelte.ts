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

/** What the table is told now, and the way to ask why. */
export interface Teaching {
  readonly level: TeachingLevel;
  readonly textLanguage: TextLanguage;
  /** `null` where there is no table to speak of. */
  readonly prompting: Prompting | null;
  /** The prompt in one line; empty where nothing is said by itself. */
  readonly line: string;
  /** What the screen asks just now, where it is not what the table is asked first. */
  readonly attended: readonly string[];
  /** Something on the screen asks for what one of these prompts is about, until what comes back is called. */
  readonly attend: (prompts: readonly string[]) => () => void;
  /** Asks the referee, about one prompt or about all of this moment. */
  readonly why: (prompt?: string) => void;
}

const NOTHING: ReadonlySet<string> = new Set();

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
    // Only where everything is told does it matter what has been told before.
    return promptingOf(textLanguage, record, table, level === 'teach' ? explainedBefore(record) : NOTHING);
  });
  let attended = $state.raw<readonly string[]>([]);
  return {
    get attended() {
      return attended;
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
      return level === 'quiet' ? '' : (prompting?.line ?? '');
    },
    why,
  };
}

const [teaching, provideTeaching, isTaught] = createContext<Teaching>();
export { provideTeaching };

/** While a component stands, what it asks is what is explained first. */
export function teachAbout(...prompts: readonly PromptKey[]): void {
  const teaching = useTeaching();
  if (teaching !== null) $effect(() => untrack(() => teaching.attend(prompts)));
}

/** The teaching of the screen around a component; `null` where it stands alone. */
export function useTeaching(): Teaching | null {
  return isTaught() ? teaching() : null;
}
