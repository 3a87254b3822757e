import type { TableKey } from '../../../lib/table-key.ts';
import type { Question } from './answers.ts';
import type { Entry } from './entry.svelte.ts';

export function press(key: TableKey, entry: Entry, question: Question | null): void {
  switch (key.kind) {
    case 'enter':
      entry.confirm();
      break;
    case 'escape':
      entry.back();
      break;
    case 'backspace':
      if (entry.lot.price !== '') entry.price(entry.lot.price.slice(0, -1));
      break;
    case 'digit':
      if (entry.step?.ask === 'sale') pressInSale(key.digit, entry);
      else pressAnswer(key.digit, question);
      break;
  }
}

function pressAnswer(digit: number, question: Question | null): void {
  const answer = question?.answers.find(({ hotkey }) => hotkey === String(digit));
  if (answer !== undefined && !answer.disabled) answer.pick();
}

/** First who buys; every further digit goes into the price, wherever the focus is. */
function pressInSale(digit: number, entry: Entry): void {
  if (entry.step?.ask !== 'sale' || entry.lot.bids !== null) return;
  const { buyers } = entry.step.sale;
  const priced = buyers.some(({ price }) => price !== null);
  if (entry.lot.buyer !== null && priced) entry.price(`${entry.lot.price}${digit}`);
  else if (buyers.some(({ seat }) => seat === digit - 1)) entry.buyer(digit - 1);
}
