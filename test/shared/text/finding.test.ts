import { describe, expect, test } from 'vitest';
import { EDITION_IDS, editionOf, type EditionId } from '../../../src/shared/record/index.ts';
import { WORDS } from '../../../src/shared/text/all-words.ts';
import { finderOf } from '../../../src/shared/text/finding.ts';
import { LANGUAGES, type Language } from '../../../src/shared/text/languages.ts';
import { refereeInEdition, type RulingText } from '../../../src/shared/text/rulings.ts';
import { SHORT } from '../../app/made-boxes.ts';
import { boxOf } from '../../fixtures/replayed.ts';
import { QUERIES } from './everyday-queries.ts';

const FIRST = 3;

function rulings(edition: EditionId, language: Language): readonly RulingText[] {
  return refereeInEdition({ words: WORDS[language], language, locale: language }, edition, 3);
}

/** The questions found, best first. */
function searching(edition: EditionId, language: Language): (typed: string) => readonly string[] {
  const find = finderOf(rulings(edition, language), language, edition);
  return (typed) => find(typed).map(({ question }) => question);
}

describe.each(LANGUAGES)('searching in %s', (language) => {
  test.each(EDITION_IDS)('the right ruling of %s is among the first three', (edition) => {
    const find = searching(edition, language);
    const missed = (QUERIES[language][edition] ?? []).flatMap(([question, typed]) => {
      const first = find(typed).slice(0, FIRST);
      return first.includes(question) ? [] : `${typed} → ${question}, not ${first.join(', ')}`;
    });
    expect(missed).toEqual([]);
  });

  test.each(EDITION_IDS)('every question of %s finds itself', (edition) => {
    const find = searching(edition, language);
    const others = rulings(edition, language).filter(
      ({ question, title }) => !find(title).slice(0, FIRST).includes(question),
    );
    expect(others.map(({ title }) => title)).toEqual([]);
  });

  test('an empty search finds everything, in order', () => {
    const all = rulings('modern-art-card-game', language);
    expect(finderOf(all, language, 'modern-art-card-game')('  ')).toEqual(all);
  });

  test('what the rules never speak of finds nothing', () => {
    const find = searching('masters-gallery', language);
    for (const typed of ['xyzzy', 'scacchi', 'pizza', 'how is the weather', 'dragon', 'il gatto dorme', '12'])
      expect(find(typed), typed).toEqual([]);
  });
});

test.each([
  ['modern-art-cmon-en', 'en', 'auctoneer bid', 'auctioneer-bids'],
  ['modern-art-cmon-en', 'en', 'dobule', 'double'],
  ['modern-art-cmon-en', 'en', 'fixed prcie', 'fixed'],
  ['modern-art-cmon-en', 'en', 'minimun bid', 'least-bid'],
  ['modern-art-cmon-en', 'en', 'auctio', 'auctioneer-bids'],
  ['modern-art-cmon-it', 'it', 'invendto', 'what-counts'],
  ['modern-art-cmon-it', 'it', 'banditroe', 'auctioneer-bids'],
  ['modern-art-cmon-it', 'it', 'prezo fisso', 'fixed'],
] as const)('with %s in %s ‘%s’, mistyped or only begun, finds %s', (edition, language, typed, question) => {
  expect(searching(edition, language)(typed)).toContain(question);
});

test('short words are not corrected: “tie” is not a typo', () => {
  const find = searching('modern-art-1994', 'en');
  expect(find('tie').slice(0, FIRST)).toContain('equal-artists');
  expect(find('tie')).not.toContain('all-out-double');
  expect(find('pxy')).toEqual([]);
});

test('accents and the kind of apostrophe make no difference', () => {
  const find = searching('modern-art-cmon-it', 'it');
  expect(find('PARITA')).toEqual(find('parità'));
  expect(find("un'asta aperta")).toEqual(find('un’asta aperta'));
  expect(find("un'asta aperta")[0]).toBe('open');
});

test('an artist is an artist by any name, in a made box too', () => {
  const box = boxOf(SHORT);
  const all = refereeInEdition({ words: WORDS.en, language: 'en', locale: 'en' }, box, 3);
  const find = finderOf(all, 'en', box);
  const [one, other] = editionOf(box).edition.artists.map(({ name }) => name);
  expect(find(`${one} and ${other} are tied`)).toEqual(find('artist and artist are tied'));
});

test('words of a rulebook in another language are found, but not guessed', () => {
  const find = searching('modern-art-1994', 'it');
  expect(find('sight screen')).toContain('screens');
  expect(find('sreen')).toEqual([]);
});
