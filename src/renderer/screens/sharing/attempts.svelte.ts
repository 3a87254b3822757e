import { SHARING } from '../../../shared/text/all-sharing.ts';
import { useLanguage } from '../../lib/language.svelte.ts';
import { answerTo } from './problem-words.ts';

/** Requests that may be refused, one at a time. */
export interface Attempts {
  /** One is under way. */
  readonly busy: boolean;
  /** Why the last one wasn't done, and what to do about it; empty if it was. */
  readonly trouble: string;
  /** `null` if it wasn't done. */
  readonly make: <T>(asked: Parameters<typeof answerTo<T>>[0]) => Promise<T | null>;
  /** Says why nothing can be asked; an empty text that it can. */
  readonly refuse: (trouble: string) => void;
}

export function useAttempts(): Attempts {
  const language = useLanguage();
  let busy = $state(false);
  let trouble = $state('');

  return {
    get busy() {
      return busy;
    },
    get trouble() {
      return trouble;
    },
    make: async (asked) => {
      busy = true;
      trouble = '';
      const answer = await answerTo(asked, SHARING[language.current]);
      busy = false;
      if (answer.kind === 'done') return answer.value;
      trouble = answer.said;
      return null;
    },
    refuse: (why) => (trouble = why),
  };
}
