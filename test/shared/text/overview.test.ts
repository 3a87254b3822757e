import { describe, expect, test } from 'vitest';
import { EDITION_IDS, editionOf } from '../../../src/shared/record/index.ts';
import { LANGUAGES } from '../../../src/shared/text/languages.ts';
import { overviewOf } from '../../../src/shared/text/overview.ts';
import { boxOf } from '../../fixtures/replayed.ts';
import { randomAuctionBox } from '../../play/boxes.ts';
import { textLanguageOf, WORDS } from './described.ts';

/** A minute of reading aloud, or a little more with a look at the pictures. */
const WORDS_IN_A_MINUTE = 160;

describe.each(LANGUAGES)('the overview in %s', (language) => {
  const textLanguage = textLanguageOf(language);
  test.each(EDITION_IDS)('of %s takes a minute, and has only numbers of its box', (id) => {
    const texts = overviewOf(textLanguage, id, null).pages.map(({ text }) => text);
    expect(texts).toHaveLength(5);
    expect(texts.join(' ').split(/\s+/).length).toBeLessThanOrEqual(WORDS_IN_A_MINUTE);
    const [goal = '', , end = '', worth = '', table = ''] = texts;
    const { family, edition } = editionOf(id);
    expect(goal).toContain(String(edition.rounds));
    const hands = [...new Set(Object.values(edition.deal).map(([first = 0]) => first))];
    for (const hand of hands) expect(table).toContain(String(hand));
    const leading = family === 'auction' ? edition.tiles : edition.valueTokens;
    for (const each of leading) expect(worth).toContain(String(each));
    const limits = family === 'auction' ? [edition.limit] : Object.values(edition.limits);
    for (const limit of limits) expect(end).toContain(String(limit));
    if (family === 'auction') expect(table).toContain(String(edition.startingCash));
  });

  test('of a made box has one hand for all only if every number of players gets it', () => {
    const { deal, dealtTo } = WORDS[language].overview;
    const box = { ...randomAuctionBox(1), rounds: 1, mystery: null };
    for (const hands of ['999', '998', '988', '989']) {
      const dealt = Object.fromEntries([...hands].map((cards, at) => [at + 3, [Number(cards)]]));
      const { pages, drawn } = overviewOf(textLanguage, boxOf({ ...box, deal: dealt }), null);
      const isOne = new Set(hands).size === 1;
      const each = isOne ? [deal('9')] : [...hands].map((cards, at) => dealtTo(cards, String(at + 3)));
      for (const part of each) expect(pages[4]?.text, hands).toContain(part);
      expect(drawn.hand, hands).toBe(isOne ? 9 : null);
    }
  });
});
