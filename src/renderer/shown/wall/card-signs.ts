import type { Sign } from '../../../shared/text/sign.ts';

/** A symbol on a card: how it is sold, or what else it does. */
export type CardSignName = Sign;

/** Paths in a 24 × 24 square. */
export const CARD_SIGNS: Readonly<Record<CardSignName, string>> = {
  open: 'M5 19 19 5M12.5 5H19v6.5M19 19 5 5M5 11.5V5h6.5',
  once: 'M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.8 3v4.6h-4.6',
  hidden: 'M12 3.5l7.4 4.25v8.5L12 20.5l-7.4-4.25v-8.5zM12 9.8a2.2 2.2 0 1 0 .01 0',
  fixed: 'M4 4h7.5L20.5 13 13 20.5 4 11.5zM8.2 7.2a1 1 0 1 0 .01 0',
  double: 'M5 9h14M5 15h14',
  draw: 'M4 8.5h9v12H4zM8 5h9v12M19.5 3.5v7M16.5 7.5l3 3 3-3',
  'second-up': 'M4 4h9v12H4zM11 19.5v.5h9V8h-3.5M15.5 12v4M13.5 14h4',
  'second-down': 'M4 4h9v12H4zM11 19.5v.5h9V8h-3.5M16.5 11v5M14.5 14l2 2 2-2',
  everyone: 'M3 4h5v7H3zM16 4h5v7h-5zM3 14h5v7H3zM16 14h5v7h-5zM12 9.5v6M9.5 12.5h5',
  award: 'M12 3a5.5 5.5 0 1 0 .01 0M9 13.2 7.5 21l4.5-2.5 4.5 2.5-1.5-7.8M12 6.6v4M10 8.6h4',
};

export function isSign(text: string): text is CardSignName {
  return text in CARD_SIGNS;
}
