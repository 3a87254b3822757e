import type { RulingText } from '../../../shared/text/rulings.ts';

/** So many answers are read at once. */
export const FEW = 3;

/** The rulings in which every word that was typed occurs, titles before answers. */
export function found(rulings: readonly RulingText[], typed: string): readonly RulingText[] {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return rulings;
  const inTitle = rulings.filter(({ title }) => has(plain(title), words));
  const anywhere = rulings.filter((ruling) => !inTitle.includes(ruling) && has(wholeOf(ruling), words));
  return [...inTitle, ...anywhere];
}

function wholeOf({ title, answer, also, custom, elsewhere }: RulingText): string {
  return plain([title, answer, also, custom ?? '', ...elsewhere.map((other) => other.answer)].join(' '));
}

function has(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** Small letters without accents, and one kind of apostrophe. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();
}
