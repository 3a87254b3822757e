import type { EntryKey } from '../entry-key.ts';
import type { Question } from './answers.ts';
import type { Entry } from './entry.svelte.ts';
import { saleAsks } from './lot.ts';

export function press(key: EntryKey, entry: Entry, question: Question | null): void {
  switch (key.kind) {
    case 'enter':
      entry.confirm();
      break;
    case 'order':
      entry.switchOrder();
      break;
    case 'seller':
      question?.seldom?.pick();
      break;
    case 'escape':
      entry.back();
      break;
    case 'backspace':
      if (!entry.lot.priceSaid && entry.lot.price !== '') entry.price(entry.lot.price.slice(0, -1));
      else if (entry.lot.priceSaid || entry.lot.buyer !== null) entry.back();
      break;
    case 'digit':
      if (entry.step?.ask === 'sale') pressInSale(key.digit, entry);
      else pressAnswer(key.digit, question);
      break;
  }
}

function pressAnswer(digit: number, question: Question | null): void {
  if (question === null) return;
  const answer = question.answers.find(({ hotkey }) => hotkey === String(digit));
  if (answer?.disabled === false) (answer.mark ?? answer.pick)();
}

/** One question at a time: a digit belongs to the price until the price is done, wherever the focus is. */
function pressInSale(digit: number, entry: Entry): void {
  if (entry.step?.ask !== 'sale') return;
  const { sale } = entry.step;
  const { buyer, price } = entry.lot;
  switch (saleAsks(sale, entry.lot)) {
    case 'bids':
      break;
    case 'price':
      entry.price(`${price}${digit}`);
      break;
    case 'buyer':
      if (digit === 0) {
        if (buyer !== 'nobody') entry.buyer('nobody');
      } else if (buyer !== digit - 1 && sale.buyers.some(({ seat }) => seat === digit - 1)) {
        entry.buyer(digit - 1);
      }
      break;
  }
}
