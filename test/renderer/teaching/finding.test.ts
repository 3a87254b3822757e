import { describe, expect, test } from 'vitest';
import { found } from '../../../src/renderer/features/teaching/finding.ts';
import { LANGUAGES, type Language } from '../../../src/shared/text/languages.ts';
import { WORDS } from '../../../src/shared/text/all-words.ts';
import { refereeText } from '../../../src/shared/text/rulings.ts';
import { replay } from '../../../src/shared/record/index.ts';

function rulings(edition: string, tracking: string, language: Language) {
  const replayed = replay({
    format: 'vernissage/game',
    version: 1,
    id: 'g',
    edition,
    players: ['Axel', 'Beatrix', 'Clemens'].map((name, at) => ({ id: `p${at}`, name })),
    firstSeat: 0,
    options: { tracking },
    events: [],
  });
  if (!replayed.ok) throw new Error(replayed.problem.code);
  const speech = { words: WORDS[language], language, locale: language };
  const { now, others } = refereeText(speech, replayed.record, replayed.table);
  return [...now, ...others];
}

/** What tables really argue about, in the words they use. */
const AUCTION = {
  en: {
    'double taken over': 'double-taken-over',
    'tied fists': 'tied-fists',
    tie: 'equal-artists',
    'fifth double': 'fifth-double',
    'earlier tiles': 'tiles-kept',
    'who starts': 'who-starts',
    'out of cards': 'all-out',
    'no cards': 'no-cards',
    'equal money': 'equal-money',
  },
  it: {
    'doppia incasso': 'double-taken-over',
    'parita pugno': 'tied-fists',
    'quinta doppia': 'fifth-double',
    'senza carte': 'all-out',
    'chi comincia': 'who-starts',
    'chi inizia': 'who-starts',
    'stesso denaro': 'equal-money',
  },
} as const;

const GALLERY = {
  en: {
    'face down': 'face-down',
    'all at once': 'past-limit',
    'extra cards': 'extra-cards',
    'who begins': 'who-starts',
    'equal points': 'equal-points',
  },
  it: {
    coperte: 'face-down',
    'oltre limite': 'past-limit',
    'carte in piu': 'extra-cards',
    'stessi punti': 'equal-points',
  },
} as const;

describe.each(LANGUAGES)('looked for in %s', (language) => {
  test.each(Object.entries(AUCTION[language]))('at an auction, ‘%s’ finds %s', (typed, question) => {
    const hits = found(rulings('modern-art-1994', 'ledger', language), typed);
    expect(hits.map((hit) => hit.question)).toContain(question);
    expect(hits.length).toBeLessThan(12);
  });

  test.each(Object.entries(GALLERY[language]))('in a gallery, ‘%s’ finds %s', (typed, question) => {
    const hits = found(rulings('masters-gallery', 'full', language), typed);
    expect(hits.map((hit) => hit.question)).toContain(question);
    expect(hits.length).toBeLessThan(12);
  });

  test('nothing typed is everything, and nonsense is nothing', () => {
    const all = rulings('modern-art-card-game', 'full', language);
    expect(found(all, '  ')).toEqual(all);
    expect(found(all, 'xyzzy')).toEqual([]);
  });
});

test('accents and the kind of apostrophe do not matter, and titles come first', () => {
  const all = rulings('modern-art-cmon-it', 'ledger', 'it');
  expect(found(all, 'PARITA')).toEqual(found(all, 'parità'));
  expect(found(all, "un'asta aperta")[0]?.question).toBe('open');
});
