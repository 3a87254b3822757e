import type { Link } from './link.svelte.ts';

/** The answer to the question asked last: an earlier one that is answered later changes nothing. */
export interface Latest<Answer> {
  /** Stays until the next answer; `null` before the first. */
  readonly answer: Answer | null;
  /** The last question wasn't answered, though there is a connection. */
  readonly failed: boolean;
  /** Resolves to the answer, or to `null` if there is none or something else has been asked meanwhile. */
  readonly ask: (question: () => Promise<Answer>) => Promise<Answer | null>;
  /** What is known already, instead of what is being asked. */
  readonly show: (known: Answer) => void;
}

export function latestOf<Answer>(link: Pick<Link, 'status'>): Latest<Answer> {
  let answer = $state.raw<Answer | null>(null);
  let failed = $state(false);
  let asked = 0;

  function show(known: Answer): void {
    asked += 1;
    answer = known;
    failed = false;
  }

  async function ask(question: () => Promise<Answer>): Promise<Answer | null> {
    const own = (asked += 1);
    try {
      const found = await question();
      if (own !== asked) return null;
      show(found);
      return found;
    } catch {
      if (own === asked) failed = link.status === 'open';
      return null;
    }
  }

  return {
    get answer() {
      return answer;
    },
    get failed() {
      return failed;
    },
    ask,
    show,
  };
}
