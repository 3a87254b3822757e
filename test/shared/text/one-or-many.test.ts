import { expect, test } from 'vitest';
import { the, theMany } from '../../../src/shared/text/it/noun.ts';
import { to } from '../../../src/shared/text/it/to.ts';

test('“a” becomes “ad” before an A, however it is written', () => {
  const told = ['Anna', 'alba', 'Àgata', 'Bo', 'Elsa', 'Ørjan'].map(to);
  expect(told).toEqual(['ad Anna', 'ad alba', 'ad Àgata', 'a Bo', 'a Elsa', 'a Ørjan']);
});

test.each([
  ['masculine', 'segnalino/segnalini', 'il segnalino, i segnalini'],
  ['masculine', 'artista/artisti', 'l’artista, gli artisti'],
  ['masculine', 'stendardo/stendardi', 'lo stendardo, gli stendardi'],
  ['masculine', 'sasso/sassi', 'il sasso, i sassi'],
  ['masculine', 'zaino/zaini', 'lo zaino, gli zaini'],
  ['feminine', 'opera/opere', 'l’opera, le opere'],
  ['feminine', 'scheda/schede', 'la scheda, le schede'],
] as const)('in Italian, the articles of the %s %s are %s', (gender, noun, expected) => {
  const [one = '', many = ''] = noun.split('/');
  expect(`${the({ one, many, gender })}, ${theMany({ one, many, gender })}`).toBe(expected);
});
