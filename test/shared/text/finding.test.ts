import { describe, expect, test } from 'vitest';
import { EDITION_IDS, editionOf, type EditionId } from '../../../src/shared/record/index.ts';
import { WORDS } from '../../../src/shared/text/all-words.ts';
import { EVERYDAY } from '../../../src/shared/text/all-everyday.ts';
import { finderOf, type Finder } from '../../../src/shared/text/finding.ts';
import { LANGUAGES, type Language } from '../../../src/shared/text/languages.ts';
import { refereeInEdition, type RulingText } from '../../../src/shared/text/rulings.ts';
import { MISSED_BEFORE, PUT_ASIDE, TUNED_ON } from './everyday-queries.ts';

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
  test('is tried with a hundred queries, half of them not used for tuning', () => {
    for (const queries of [TUNED_ON, PUT_ASIDE]) {
      const counted = Object.values(queries[language]);
      expect(counted.map((each) => Object.keys(each).length)).toEqual([25, 25]);
    }
  });

  test.each(EDITION_IDS)('the right ruling of %s is among the first three hits', (edition) => {
    const asking = finder(edition, language);
    const { family } = editionOf(edition);
    const missed = [TUNED_ON, PUT_ASIDE, MISSED_BEFORE]
      .flatMap((queries) => Object.entries(queries[language][family]))
      .flatMap(([typed, question]) => {
        const first = hits(asking, typed).slice(0, FIRST);
        return first.includes(question) ? [] : `${typed} → ${question}, not ${first.join(', ')}`;
      });
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
  ['auctoneer bid', 'auctioneer-bids'],
  ['tiebraker', 'equal-artists'],
  ['dobule', 'double-alone'],
  ['mistery card', 'mystery-card'],
  ['fixed prcie', 'fixed'],
  ['minimun bid', 'least-bid'],
  ['unsld', 'what-counts'],
  ['auctio', 'auctioneer-bids'],
])('‘%s’, mistyped or only begun, finds %s', (typed, question) => {
  expect(hits(finder('modern-art-cmon-en', 'en'), typed)).toContain(question);
});

test.each([
  ['invendto', 'what-counts'],
  ['banditroe', 'auctioneer-bids'],
  ['misterisa', 'mystery-card'],
  ['prezo fisso', 'fixed'],
  ['pareggo', 'equal-artists'],
])('‘%s’, scritto male, trova %s', (typed, question) => {
  expect(hits(finder('modern-art-cmon-it', 'it'), typed)).toContain(question);
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
