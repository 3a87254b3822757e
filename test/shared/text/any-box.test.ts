import { describe, expect, test } from 'vitest';
import { editionOf, type Box } from '../../../src/shared/record/index.ts';
import { LANGUAGES, type Language } from '../../../src/shared/text/languages.ts';
import { overviewOf } from '../../../src/shared/text/overview.ts';
import { ownNumbers } from '../../../src/shared/text/own-numbers.ts';
import { refereeInEdition } from '../../../src/shared/text/rulings.ts';
import { SEVEN, SHORT } from '../../app/made-boxes.ts';
import { recordOf, boxOf } from '../../fixtures/replayed.ts';
import { playAuction } from '../../play/auction.ts';
import type { AuctionBox, GalleryBox } from '../../play/boxes.ts';
import { playGallery } from '../../play/gallery.ts';
import { prompted, sheetSaid, textLanguageOf, told, WORDS } from './described.ts';

/** Two boxes that share no number with their bases. */
const AUCTION: AuctionBox & { readonly money: object } = {
  ...SHORT,
  basedOn: 'modern-art-cmon-en',
  artists: SHORT.artists.map((artist) => ({ ...artist, cards: 19 })),
  limit: 7,
  startingCash: 70,
  tiles: [45, 15, 8],
  deal: { 3: [9, 8], 4: [9, 8], 5: [9, 8] },
  mystery: { deal: [9, 8] },
  splitDouble: 'variant',
  money: { before: '', after: '\u00a0€', times: 1, tokens: null },
};
const GALLERY: GalleryBox = {
  ...SEVEN,
  basedOn: 'masters-gallery',
  artists: SEVEN.artists.map((artist, at) => ({ ...artist, cards: 22 + at })),
  limit: 8,
  valueTokens: [9, 8, 7],
  awards: { count: 2, value: 11 },
  deal: { 2: [12, 9], 3: [12, 9], 4: [12, 8], 5: [11, 7] },
};
const BOXES = [AUCTION, GALLERY].map(boxOf);

/** Numbers of the built-in boxes that no box has to have, in words. */
const IN_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(four|fourth|five|fifth|six|sixth|thirty|hundred|thousand)s?\b/iu,
  de: /(?<!\p{L})(vier|vierten?|fünf|fünften?|sechs|sechsten?|dreißig|hundert|tausend)(?!\p{L})/iu,
  it: /(?<!\p{L})(quattro|quart[oaie]|cinque|quint[oaie]|sest[oaie]|sei (carte|round)|trenta|cento|mila|migliaia)(?!\p{L})/iu,
};
/** And in figures. */
const IN_FIGURES = /\b([3-6]|10|20|30|100)\b/u;
/**
 * Every box has five artists, of whom three lead, and as many players as its base. A mystery hand is the fourth of three
 * players. Or it’s not about a box.
 */
const IN_ANY_BOX: Readonly<Record<Language, RegExp>> = {
  en: /\d to 5\b|(?:the|all|up to) five\b|\bof all five|four of you|game of four|fourth hand|four outcomes|five pictures|five or more games|thirty sample/giu,
  de: /\d bis 5\b|(?:die|der|aller|alle|bis zu) fünf\b|zu viert|vierte Hand|vier (?:Ergebnisse|Ausgänge)|fünf (?:Bilder|oder mehr Partien)|dreißig Beispiel/giu,
  it: /\d a 5\b|(?:i|tutti e|fino a) cinque\b|in quattro|quarta mano|quattro gli esiti|cinque figure|cinque o più partite|trenta partite/giu,
};

/** The rules of a box, in every number of players. */
function rulesSaid(box: Box, language: Language): string[] {
  const textLanguage = textLanguageOf(language);
  const { least, most } = editionOf(box).edition.players;
  return [
    ...sheetSaid(box, language),
    ...Array.from({ length: most - least + 1 }, (_, more) => least + more).flatMap((players) =>
      refereeInEdition(textLanguage, box, players).flatMap(({ title, answer, custom }) => [
        title,
        answer,
        custom ?? '',
      ]),
    ),
    ...overviewOf(textLanguage, box, null)
      .pages.slice(0, -1)
      .map(({ text }) => text),
  ];
}

const GAMES = [
  ...(['ledger', 'owners', 'counts'] as const).map((tracking, seed) => {
    const options = { tracking, ...(seed === 0 ? { mystery: true } : {}) };
    const plan = { edition: AUCTION.basedOn, box: AUCTION, players: 3 + seed, options, seed };
    return { ...playAuction(plan), edition: 'box', box: AUCTION };
  }),
  ...(['full', 'counts'] as const).map((tracking, seed) => {
    const plan = { edition: GALLERY.basedOn, box: GALLERY, players: 4 - seed, options: { tracking }, seed };
    return { ...playGallery(plan), edition: 'box', box: GALLERY };
  }),
].map(recordOf);

/** Everything said at a table, from the first prompt to the last line of the log. */
function saidAtTables(language: Language): Set<string> {
  return new Set(GAMES.flatMap((record) => [...told(record, language), ...prompted(record, language)]));
}

/**
 * Every fixed text of a language. Lessons have their own decks, and tables and score pads say their unit.
 */
function fixedTexts(value: unknown, path: string): string[] {
  if (/Lessons|\.(keeping|paper|transfer\.table)/.test(path)) return [];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => fixedTexts(part, `${path}.${key}`));
}

describe.each(LANGUAGES)('in %s', (language) => {
  const saying = (number: RegExp) => (texts: Iterable<string>) =>
    [...texts].filter((text) => number.test(text.replaceAll(IN_ANY_BOX[language], '')));
  const withWords = saying(IN_WORDS[language]);
  const inFigures = saying(IN_FIGURES);

  test('the rules say the numbers of the box and none of its base', () => {
    for (const box of BOXES) {
      const said = rulesSaid(box, language);
      expect(said.length).toBeGreaterThan(100);
      expect(withWords(said)).toEqual([]);
      expect(inFigures(said)).toEqual([]);
    }
  });

  test('nothing said at a table has a number of its base', () => {
    const said = saidAtTables(language);
    expect(said.size).toBeGreaterThan(300);
    expect(withWords(said)).toEqual([]);
  });

  test('no fixed text has a number that boxes differ in', () => {
    expect(withWords(fixedTexts(WORDS[language], language))).toEqual([]);
  });

  test('a box says where it differs from its base, and which of it are house rules', () => {
    const numbers = BOXES.map((box) => ownNumbers(textLanguageOf(language), box));
    expect(numbers.map((all) => all.length)).toEqual([9, 12]);
    expect(numbers[0]?.slice(1, 5)).toEqual([
      { label: WORDS[language].boxes.form.rounds, own: '2', base: '4', houseRule: true },
      { label: WORDS[language].boxes.form.limit, own: '7', base: '5', houseRule: true },
      { label: WORDS[language].boxes.form.cash, own: '70\u00a0€', base: '100\u00a0€', houseRule: true },
      {
        label: WORDS[language].boxes.form.tiles,
        own: '45\u00a0€, 15\u00a0€, 8\u00a0€',
        base: '30\u00a0€, 20\u00a0€, 10\u00a0€',
        houseRule: true,
      },
    ]);
    expect(numbers[0]?.[0]?.houseRule).toBe(false);
  });
});
