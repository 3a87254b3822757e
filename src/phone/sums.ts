import type { SeatView } from '../shared/phones/views.ts';
import { moneyOf, typedUnit } from '../shared/text/money.ts';

type Money = SeatView['money'];

/** An amount in thousands as the box writes it. */
export function sumOf(money: Money, amount: number, locale: string): string {
  return moneyOf({ money: factsOf(money) }, amount, locale);
}

/** What follows the digits that somebody types. */
export function unitOf(money: Money, locale: string): string {
  return typedUnit(factsOf(money), locale);
}

function factsOf(money: Money) {
  return { ...(money ?? { before: '', after: '', times: 1 }), tokens: null };
}
