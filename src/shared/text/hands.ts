import type { Detail } from '../core/problem.ts';
import { listFormat } from './formats.ts';

/** A deal in one sentence, round by round; `said` words one round. The details of a ruling on the deal are its hands. */
export function handsSaid(
  detail: Detail,
  locale: string,
  said: (cards: number, round: number) => string,
): string {
  return listFormat(locale).format(Object.values(detail).map((cards, at) => said(Number(cards), at + 1)));
}
