import { describe, expect, test } from 'vitest';
import { EDITION_IDS, editionOf, type EditionId } from '../../../src/shared/record/index.ts';
import { WORDS } from '../../../src/shared/text/all-words.ts';
import { EVERYDAY } from '../../../src/shared/text/all-everyday.ts';
import { finderOf, type Finder } from '../../../src/shared/text/finding.ts';
import { LANGUAGES, type Language } from '../../../src/shared/text/languages.ts';
import { refereeInEdition, type RulingText } from '../../../src/shared/text/rulings.ts';
import { QUERIES } from './everyday-queries.ts';

const FIRST = 3;

function rulings(edition: EditionId, language: Language): readonly RulingText[] {
  return refereeInEdition({ words: WORDS[language], language, locale: language }, edition, 3);
}

function finder(edition: EditionId, language: Language): Finder {
  return finderOf(rulings(edition, language), EVERYDAY[language]);
}

function hits({ find }: Finder, typed: string): readonly string[] {
  return find(typed).hits.map(({ question }) => question);
}

describe.each(LANGUAGES)('searching in %s', (language) => {
  test.each(EDITION_IDS)('the right ruling of %s is among the first three hits', (edition) => {
    const asking = finder(edition, language);
    const { family } = editionOf(edition);
    const missed = Object.entries(QUERIES[language][family]).flatMap(([question, queries]) =>
      queries.flatMap((typed) => {
        const first = hits(asking, typed).slice(0, FIRST);
        return first.includes(question) ? [] : `${typed} → ${question}, not ${first.join(', ')}`;
      }),
    );
    expect(missed).toEqual([]);
  });

  test.each(EDITION_IDS)('every question of %s finds itself', (edition) => {
    const asking = finder(edition, language);
    const others = rulings(edition, language).filter(
      ({ question, title }) => !hits(asking, title).slice(0, FIRST).includes(question),
    );
    expect(others.map(({ title }) => title)).toEqual([]);
  });

  test('an empty search returns everything, in order', () => {
    const all = rulings('modern-art-card-game', language);
    expect(finderOf(all, EVERYDAY[language]).find('  ')).toEqual({ hits: all, nearest: [] });
  });

  test('nonsense finds nothing, but offers three questions', () => {
    for (const typed of ['xyzzy', 'scacchi']) {
      const asking = finder('masters-gallery', language);
      expect(hits(asking, typed), typed).toEqual([]);
      expect(asking.find(typed).nearest, typed).toHaveLength(3);
    }
  });
});

test.each([
  ['modern-art-cmon-en', 'en', 'auctoneer bid', 'auctioneer-bids'],
  ['modern-art-cmon-en', 'en', 'tiebraker', 'equal-artists'],
  ['modern-art-cmon-en', 'en', 'dobule', 'double-alone'],
  ['modern-art-cmon-en', 'en', 'mistery card', 'mystery-card'],
  ['modern-art-cmon-en', 'en', 'fixed prcie', 'fixed'],
  ['modern-art-cmon-en', 'en', 'minimun bid', 'least-bid'],
  ['modern-art-cmon-en', 'en', 'unsld', 'what-counts'],
  ['modern-art-cmon-en', 'en', 'auctio', 'auctioneer-bids'],
  ['modern-art-cmon-it', 'it', 'invendto', 'what-counts'],
  ['modern-art-cmon-it', 'it', 'banditroe', 'auctioneer-bids'],
  ['modern-art-cmon-it', 'it', 'misterisa', 'mystery-card'],
  ['modern-art-cmon-it', 'it', 'prezo fisso', 'fixed'],
  ['modern-art-cmon-it', 'it', 'pareggo', 'equal-artists'],
] as const)('with %s in %s ‘%s’, mistyped or only begun, finds %s', (edition, language, typed, question) => {
  expect(hits(finder(edition, language), typed)).toContain(question);
});

test('short words are not corrected: “tie” is not a typo', () => {
  const asking = finder('modern-art-1994', 'en');
  expect(hits(asking, 'tie').slice(0, FIRST)).toContain('equal-artists');
  expect(hits(asking, 'tie')).not.toContain('all-out-double');
  expect(hits(asking, 'pxy')).toEqual([]);
});

test('accents and the kind of apostrophe make no difference', () => {
  const asking = finder('modern-art-cmon-it', 'it');
  expect(asking.find('PARITA')).toEqual(asking.find('parità'));
  expect(asking.find("un'asta aperta")).toEqual(asking.find('un’asta aperta'));
  expect(hits(asking, "un'asta aperta")[0]).toBe('open');
});
