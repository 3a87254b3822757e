import type { Noun } from '../noun.ts';

/** “Carta Opera”, “carta Capolavoro”: the words around it agree with “carta”, whatever the card is called. */
export function cardName({ one }: Noun): string {
  return `carta ${one.charAt(0).toUpperCase()}${one.slice(1)}`;
}
