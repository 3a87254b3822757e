import type { EntryKey } from '../entry-key.ts';
import type { Entry } from './entry.svelte.ts';
import type { Question } from './question.ts';

/** Applies a key to the current question, or to the entry waiting to be confirmed. */
export function press(key: EntryKey, entry: Entry, question: Question | null): void {
  switch (key.kind) {
    case 'enter':
      if (question === null) entry.confirm();
      else question.answers.find(({ obvious }) => obvious)?.pick();
      break;
    case 'escape':
    case 'backspace':
      entry.back();
      break;
    case 'digit':
      question?.answers.find(({ digit }) => digit === key.digit)?.pick();
      break;
    case 'seller':
      question?.seldom?.pick();
      break;
    case 'order':
      break;
  }
}
