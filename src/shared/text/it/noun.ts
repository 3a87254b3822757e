import type { Noun } from '../noun.ts';

/** Articles, adjectives and participles agree with it. */
export interface ItalianNoun extends Noun {
  readonly gender: 'masculine' | 'feminine';
}

/** The form of a word that agrees with a noun. */
export function agreeing({ gender }: Noun, masculine: string, feminine: string): string {
  return gender === 'feminine' ? feminine : masculine;
}

/** “la carta extra”, “il capolavoro”, “l’opera” */
export function the(noun: Noun): string {
  return withArticle(noun, ['il', 'lo', 'la', 'l’']);
}

/** “della carta extra”, “del capolavoro”, “dell’opera” */
export function ofThe(noun: Noun): string {
  return withArticle(noun, ['del', 'dello', 'della', 'dell’']);
}

/** “sulla carta extra”, “sul capolavoro”, “sull’opera” */
export function onThe(noun: Noun): string {
  return withArticle(noun, ['sul', 'sullo', 'sulla', 'sull’']);
}

/** “i segnalini”, “gli stendardi”, “le opere” */
export function theMany(noun: Noun): string {
  const gli = VOWEL.test(noun.many) || TAKES_LO.test(noun.many);
  return `${agreeing(noun, gli ? 'gli' : 'i', 'le')} ${noun.many}`;
}

const VOWEL = /^[aeiou]/i;
const TAKES_LO = /^(?:s[^aeiou]|z|gn|ps|x|y)/i;

type Articles = readonly [il: string, lo: string, la: string, elided: string];

function withArticle(noun: Noun, [il, lo, la, elided]: Articles): string {
  if (VOWEL.test(noun.one)) return `${elided}${noun.one}`;
  return `${agreeing(noun, TAKES_LO.test(noun.one) ? lo : il, la)} ${noun.one}`;
}
