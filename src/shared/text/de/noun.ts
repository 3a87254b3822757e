import type { Noun } from '../noun.ts';

/** Articles and adjectives agree with it. */
export interface GermanNoun extends Noun {
  readonly gender: 'masculine' | 'feminine' | 'neuter';
}

export type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';

type Gender = GermanNoun['gender'];

const DEFINITE: Readonly<Record<Gender | 'many', Readonly<Record<Case, string>>>> = {
  masculine: { nominative: 'der', accusative: 'den', dative: 'dem', genitive: 'des' },
  feminine: { nominative: 'die', accusative: 'die', dative: 'der', genitive: 'der' },
  neuter: { nominative: 'das', accusative: 'das', dative: 'dem', genitive: 'des' },
  many: { nominative: 'die', accusative: 'die', dative: 'den', genitive: 'der' },
};

/** What “ein” ends in. */
const AFTER_EIN: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  masculine: { nominative: '', accusative: 'en', dative: 'em', genitive: 'es' },
  feminine: { nominative: 'e', accusative: 'e', dative: 'er', genitive: 'er' },
  neuter: { nominative: '', accusative: '', dative: 'em', genitive: 'es' },
};

/** The form of a word that agrees with a noun: “jeder”, “jede”, “jedes”. */
export function agreeing({ gender }: Noun, masculine: string, feminine: string, neuter: string): string {
  if (gender === 'feminine') return feminine;
  return gender === 'neuter' ? neuter : masculine;
}

/** A noun’s forms in a case, for `counted` too: “2 Punkten”. */
export function inCase(noun: Noun, as: Case): Noun {
  return as === 'nominative' ? noun : { ...noun, ...noun.cases?.[as] };
}

/** “die Zusatzkarte”, “dem Meisterwerk”, “des Meisterwerks” */
export function the(noun: Noun, as: Case = 'nominative'): string {
  return `${DEFINITE[noun.gender ?? 'masculine'][as]} ${inCase(noun, as).one}`;
}

/** “die Punkte”, “den Punkten” */
export function theMany(noun: Noun, as: Case = 'nominative'): string {
  return `${DEFINITE.many[as]} ${inCase(noun, as).many}`;
}

/** “ein Meisterwerk”, “einer Zusatzkarte” */
export function a(noun: Noun, as: Case = 'nominative'): string {
  return `ein${AFTER_EIN[noun.gender ?? 'masculine'][as]} ${inCase(noun, as).one}`;
}
