import type { Noun } from '../noun.ts';

/** “Carta Opera”, “carta Capolavoro”: whatever the box shows, the words around it agree with “carta”. */
export function cardName({ one }: Noun): string {
  return `carta ${one.charAt(0).toUpperCase()}${one.slice(1)}`;
}
