import type { TableKey } from '../../../lib/table-key.ts';
import type { Entry } from './entry.svelte.ts';
import type { Question } from './question.ts';

/** What a key does at the question that stands, or at the entry that waits for a second word. */
export function press(key: TableKey, entry: Entry, question: Question | null): void {
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
      if (question?.seldom?.digit === key.digit) question.seldom.pick();
      else question?.answers.find(({ digit }) => digit === key.digit)?.pick();
      break;
  }
}
