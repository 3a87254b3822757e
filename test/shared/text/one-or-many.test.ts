import { expect, test } from 'vitest';
import { gallery, type EditionId } from '../../../src/shared/gallery/index.ts';
import { galleryTerms } from '../../../src/shared/text/terms.ts';
import { the, theMany } from '../../../src/shared/text/it/noun.ts';
import { to } from '../../../src/shared/text/it/to.ts';
import type { Naming } from '../../../src/shared/text/message.ts';
import { WORDS } from './described.ts';

const naming: Naming = { seat: () => 'Anna', artist: () => 'Monet', money: String, count: String };

const termsOf = (edition: EditionId) =>
  [
    galleryTerms(WORDS.en, gallery.editions[edition]),
    galleryTerms(WORDS.it, gallery.editions[edition]),
  ] as const;

test('“a” becomes “ad” before an A, however it is written', () => {
  const told = ['Anna', 'alba', 'Àgata', 'Bo', 'Elsa', 'Ørjan'].map(to);
  expect(told).toEqual(['ad Anna', 'ad alba', 'ad Àgata', 'a Bo', 'a Elsa', 'a Ørjan']);
});

test('verbs agree with the number of cards and sample games, and two players are “both”', () => {
  const [en, it] = termsOf('masters-gallery');
  const { en: english, it: italian } = WORDS;
  const short = (left: number) =>
    italian.galleryPrompts.lines['everyone-could-end']({ artist: 'monet', left }, naming, it);
  expect(short(1)).toContain('manca solo 1 carta');
  expect(short(2)).toContain('mancano solo 2 carte');
  expect(english.galleryPrompts.lines.everyone({ cards: 2 }, naming, en)).toMatch(/^Both players /);
  expect(english.galleryPrompts.lines.everyone({ cards: 3 }, naming, en)).toMatch(/^All 3 players /);
  expect(italian.galleryPrompts.lines.everyone({ cards: 2 }, naming, it)).toMatch(/^Entrambi i /);
  expect(english.history.samples.here(1)).toBe('1 sample game is here. It doesn’t count.');
  expect(english.history.samples.here(30)).toBe('30 sample games are here. They don’t count.');
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
