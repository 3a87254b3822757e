import type { CardWord } from '../glossary.ts';

/** “Carta Opera”, “carta Capolavoro”: whatever the box shows, the words around it agree with “carta”. */
export function cardName({ one }: CardWord): string {
  return `carta ${one.charAt(0).toUpperCase()}${one.slice(1)}`;
}
