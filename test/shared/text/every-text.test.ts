import { describe, expect, test } from 'vitest';
import { WORDS } from '../../../src/shared/text/all-words.ts';
import { LANGUAGES, type Language } from '../../../src/shared/text/languages.ts';
import { packed, page } from '../../telling.ts';
import { everyText, nounsOf, type Said } from './every-text.ts';

/** What changes after a number, “card/cards”, besides the nouns of the boxes. */
const COUNTED: Readonly<Record<Language, string>> = {
  en: `answer/answers card/cards entry/entries evening/evenings game/games guess/guesses painting/paintings
    person/people phone/phones player/players round/rounds screen/screens was/were win/wins`,
  de: `abend/abende antwort/antworten beispielpartie/beispielpartien eintrag/einträge großer/große handy/handys karte/karten partie/partien
    person/personen person/leute sieg/siege vermutung/vermutungen`,
  it: `carta/carte collegato/collegati coperta/coperte dipinto/dipinti giocatore/giocatori partita/partite persona/persone quadro/quadri
    risposta/risposte schermo/schermi serata/serate stima/stime telefono/telefoni venduto/venduti vittoria/vittorie voce/voci`,
};

/** Texts whose number is never 1, such as a limit or how many play, or doesn’t belong to the noun after it. */
const NEVER_ONE = `
  auction.problems.option-not-for-players auctionPrompts.lines.fifth-adjust auctionPrompts.lines.setup
  auctionPrompts.lines.setup-mystery auctionRulings.answers.course auctionRulings.answers.deal
  auctionRulings.answers.deal-mystery auctionRulings.answers.goal collection.COLLECTION.card.title
  gallery.problems.no-award-left galleryPrompts.lines.award-none-left galleryPrompts.lines.limit-reached
  galleryPrompts.lines.setup galleryPrompts.lines.value galleryPrompts.reasons.setup
  galleryRulings.answers.course galleryRulings.answers.deal galleryRulings.answers.goal
  galleryRulings.answers.limit gallerySettle.limit galleryTable.aCard galleryTable.artistExplained
  history.seats home.ahead home.level paper.problems.too-few record.problems.deal-for-more-rounds
  record.problems.kinds-not-the-cards record.problems.too-few-cards record.problems.wrong-number-of-players
  result.problems.one-a-player setup.clockwise setup.shuffle setup.tooFew setup.tooMany
  setup.underWay.problems.tooManyAwards`.split(/\s+/);

/** Words that a language shares with English: a text made of these and of names may be the same in both. */
const SHARED: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  de: 'app bank club code enter in mit name owner person qr reader symbol version writer',
  it: 'a app club file h in link menu min no owner per reader round volume writer',
};
const NAMES = 'art bg clara matagot modern ok stats vernissage vpn';

/** Messages that say things in another order than English, with the places that these have in English. */
const REORDERED: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  de: [
    'evenings.EVENINGS.prices.course.one: 2 1',
    'words.WORDS.auctionPrompts.lines.rank: 1 2 3 5 4',
    'words.WORDS.auctionPrompts.lines.rank: 1 2 4 3',
    'words.WORDS.events.paidTo: 2 1',
  ],
  it: [
    'collection.COLLECTION.card.usual: 2 1',
    'collection.COLLECTION.catalogue.some: 2 1',
    'evenings.EVENINGS.prices.course.one: 2 1',
    'words.WORDS.auctionPrompts.lines.pay-player: 1 3 2 4',
    'words.WORDS.auctionPrompts.lines.rank: 1 2 3 5 4',
    'words.WORDS.auctionPrompts.lines.rank: 1 2 4 3',
    'words.WORDS.auctionPrompts.lines.sell: 2 1',
    'words.WORDS.end.story.close: 2 3 1',
    'words.WORDS.events.paidTo: 2 1',
    'words.WORDS.gallerySettle.end.close: 2 3 1',
    'words.WORDS.gallerySettle.reveal.change: 2 1',
    'words.WORDS.paper.problems.sum-differs: 2 1',
    'words.WORDS.statistics.nemesisOf: 1 3 2 4',
    'words.WORDS.statistics.pair.answer: 3 1 2 4 5',
    'words.WORDS.statistics.pair.paid: 1 3 2 4',
    'words.WORDS.table.paid.player: 1 3 2',
  ],
};

/** Messages beside each other that are one in another language, and may be. */
const ONE_FOR_TWO: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'words.WORDS.events.paidTo and has: “Ψ Γ”',
    'words.WORDS.home.abandoned and isAbandoned: “Abandoned”',
    'words.WORDS.keeping.outage.safe.not-allowed and gone: “Nothing was changed.”',
    'words.WORDS.lessons.nothing and same: “Nothing”',
  ],
  de: ['words.WORDS.terms.auction.artist-value-tiles.tile.one and many: “Künstlerwert-Plättchen”'],
  it: [
    'words.WORDS.liveAuction.pass and declines: “Passa”',
    'words.WORDS.settle.pad.cash and money: “Denaro”',
    'words.WORDS.story.title and see: “Rivedi la partita”',
    'words.WORDS.lessons.nobody and same: “Nessuno”',
  ],
};

/** Messages beside each other that only look as if each said what the other says in English. */
const LIKE_EACH_OTHER: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  de: [
    'year.YEAR.title, year.YEAR.seeOf',
    'words.WORDS.log.seats.newName, words.WORDS.log.seats.asked',
    'words.WORDS.home.leaveTitle, words.WORDS.home.abandonIt',
  ],
  it: ['words.WORDS.setup.underWay.awardsLine, words.WORDS.setup.underWay.now'],
};

/** What it says without a word that a count would change. */
const COUNTED_IN_ENGLISH: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  // “Gemälde” is one or many.
  de: ['collection.COLLECTION.catalogue.about', 'settle.paintings'],
  it: ['collection.COLLECTION.card.title'],
};

/** Words that no other language has: a text with one of them is English. */
const ENGLISH = /\b(?:the|and|with|you|your|this|that|when|are|from|has|have|isn’t|doesn’t)\b/i;

/** The longest sentence that people read in one go. */
const MOST_WORDS = 30;

/** Leftovers of code, which nobody should read. */
const LEFTOVERS = /undefined|NaN|\[object|=>/;

function wordsOf(list: string): Set<string> {
  return new Set(list.split(/[\s/]+/));
}

/** Read once: every test looks at all of them. */
const TEXTS = new Map(
  LANGUAGES.map((language) => [
    language,
    [...everyText(language)].map((each) => ({ ...each, path: each.path.replace(/^words\.WORDS\./, '') })),
  ]),
);
const said = (language: Language): readonly Said[] => TEXTS.get(language) ?? [];

const isSingular = (language: Language, count: string) =>
  new Intl.PluralRules(language).select(Number(count)) === 'one';

/** “1 dipinti”: a number and up to two words, without the names of people. */
const AFTER_A_NUMBER = /(?<![\p{L}\d.,:/–-])([012]) (\p{L}[\p{L}’-]*)(?: (\p{L}[\p{L}’-]*))?/gu;

interface Forms {
  readonly ones: ReadonlySet<string>;
  readonly many: ReadonlySet<string>;
}

function formsIn(language: Language): Forms {
  const listed = COUNTED[language].split(/\s+/).map((pair) => pair.split('/'));
  const ofBoxes = nounsOf(WORDS[language].terms)
    .flatMap((noun) => [noun, ...Object.values(noun.cases ?? {})])
    .map(({ one, many }) => [one, many].map(firstWord));
  const all = [...listed, ...ofBoxes];
  const unchanged = new Set(all.flatMap(([one, many]) => (one === many ? one : [])));
  const pairs = all.filter((pair) => pair.every((word) => !unchanged.has(word)));
  return {
    ones: new Set(pairs.map(([one = '']) => one)),
    many: new Set(pairs.map(([, many = '']) => many)),
  };
}

const firstWord = (text: string) => text.toLowerCase().split(' ')[0] ?? '';

/** A form of the wrong number, and where. */
function wronglyCounted(language: Language): string[] {
  const { ones, many } = formsIn(language);
  const found = new Map<string, string>();
  for (const { path, text } of said(language)) {
    if (NEVER_ONE.includes(path)) continue;
    for (const [, count = '', ...following] of text.matchAll(AFTER_A_NUMBER)) {
      const noun = following
        .map((word = '') => word.toLowerCase())
        .find((word) => ones.has(word) || many.has(word));
      if (noun === undefined || (isSingular(language, count) ? ones : many).has(noun)) continue;
      found.set(path, `${path}: “${text}” has “${noun}” after ${count}`);
    }
  }
  return [...found.values()];
}

/** What changes after a number in some text: the first word that isn’t the same after 1 as after 2. */
function countedIn(language: Language): Set<string> {
  const texts = new Map<string, string>();
  const all = said(language);
  for (const { path, given, text } of all) texts.set(`${path} ${given.join()}`, text);
  return new Set(
    all.flatMap(({ path, given, counted, text }) =>
      given.flatMap((count, at) => {
        if (!counted[at] || count !== 1) return [];
        const other = texts.get(`${path} ${given.with(at, 2).join()}`);
        return other === undefined ? [] : changed(text, other);
      }),
    ),
  );
}

function changed(one: string, two: string): string[] {
  const [ones, twos] = [[...one.matchAll(AFTER_A_NUMBER)], [...two.matchAll(AFTER_A_NUMBER)]];
  if (ones.length !== twos.length) return [];
  return ones.flatMap(([, count, ...words], nth) => {
    const [, other, ...otherWords] = twos[nth] ?? [];
    if (count !== '1' || other !== '2') return [];
    const at = words.findIndex((word, index) => word !== otherWords[index]);
    const [word, otherWord] = [words[at], otherWords[at]];
    return word === undefined || otherWord === undefined ? [] : [`${word}/${otherWord}`.toLowerCase()];
  });
}

describe.each(LANGUAGES)('every text in %s', (language) => {
  test('has one thing after a 1, and several after a 0 or a 2', () => {
    expect(wronglyCounted(language)).toEqual([]);
  });

  test('counts only things whose forms are in COUNTED above', () => {
    const { ones, many } = formsIn(language);
    const unknown = [...countedIn(language)].filter((pair) => {
      const [one = '', other = ''] = pair.split('/');
      return !ones.has(one) || !many.has(other);
    });
    expect(unknown).toEqual([]);
  });

  test('has no leftovers of code', () => {
    const found = said(language).filter(({ text }) => LEFTOVERS.test(text));
    expect(found.map(({ path, text }) => `${path}: “${text}”`)).toEqual([]);
  });

  test('has no digits in lessons: numbers come from the table only', () => {
    const lessons = said(language).filter(({ path }) => /^(auction|gallery)Lessons\./.test(path));
    expect(lessons.length).toBeGreaterThan(50);
    expect(lessons.filter(({ text }) => /\d/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('has no sentence of more than 30 words', () => {
    const long = new Map<string, string>();
    for (const { path, text } of said(language))
      for (const sentence of text.split(/(?<=[.!?])\s+|\n/)) {
        const { length } = sentence.split(/\s+/);
        if (length > MOST_WORDS) long.set(path, `${path}: “${sentence}” has ${length} words: make it two`);
      }
    expect([...long.values()]).toEqual([]);
  });

  test('has the words of its own boxes', () => {
    expect(WORDS[language].terms.language).toBe(language);
  });
});

/** The same terms in every language: what is left is each message’s own. */
const NEUTRAL = neutral(WORDS.en.terms);

function neutral<Value>(value: Value): Value;
function neutral(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? 'Ψ' : value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, neutral(inner)]));
}

const keyOf = (path: string, given: readonly number[]) => `${path} ${given.join()}`;
const NEUTRAL_TEXTS = new Map(
  LANGUAGES.map((language) => [language, [...everyText(language, { vocabulary: NEUTRAL })]]),
);
const neutrally = (language: Language): readonly Said[] => NEUTRAL_TEXTS.get(language) ?? [];
const textsIn = (language: Language) =>
  new Map(neutrally(language).map(({ path, given, text }) => [keyOf(path, given), text]));
const ENGLISH_TEXTS = textsIn('en');

const latinIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{Script=Latin}+/gu) ?? [];

/** What a message is told, in the order in which a text says it first. */
const toldIn = (text: string): readonly string[] => [...new Set(text.match(/\p{Script=Greek}+|\d+/gu))];

/** Messages that say the same things as in English, but in another order: perhaps about the wrong ones. */
function reordered(language: Exclude<Language, 'en'>): string[] {
  const found = new Set<string>();
  for (const { path, given, text } of neutrally(language)) {
    const there = toldIn(ENGLISH_TEXTS.get(keyOf(path, given)) ?? '');
    const order = toldIn(text).flatMap((told) => (there.includes(told) ? [there.indexOf(told)] : []));
    if (order.every((place, at) => at === 0 || place > (order[at - 1] ?? 0))) continue;
    found.add(`${path}: ${order.map((place) => place + 1).join(' ')}`);
  }
  return [...found];
}

function untranslated(language: Exclude<Language, 'en'>): string[] {
  const englishWords = new Set([...ENGLISH_TEXTS.values()].flatMap(latinIn));
  const shared = wordsOf(`${NAMES} ${SHARED[language]}`);
  const found = new Map<string, string>();
  for (const { path, given, text } of neutrally(language)) {
    if (ENGLISH.test(text)) found.set(path, `${path}: “${text}” is English`);
    const own = latinIn(text);
    if (own.every((word) => shared.has(word))) continue;
    if (own.length > 2 && own.every((word) => englishWords.has(word)))
      found.set(path, `${path}: “${text}” has only words of English texts`);
    if (text === ENGLISH_TEXTS.get(keyOf(path, given)))
      found.set(path, `${path}: “${text}” is the same in English`);
  }
  return [...found.values()];
}

/** Messages that have other words for 1 than for 2, or for 0, in English, and the same here: perhaps forgotten. */
function uncounted(language: Exclude<Language, 'en'>): string[] {
  const texts = new Map(neutrally(language).map((each) => [keyOf(each.path, each.given), each]));
  const found = new Set<string>();
  for (const { path, given, counted, text } of texts.values())
    for (const [at, count] of given.entries()) {
      if (!counted[at] || count === 2) continue;
      const other = keyOf(path, given.with(at, 2));
      const [one = '', two = ''] = [keyOf(path, given), other].map((key) => ENGLISH_TEXTS.get(key));
      if (wordsIn(one) === wordsIn(two) || wordsIn(text) !== wordsIn(texts.get(other)?.text ?? '')) continue;
      found.add(path.replace(/^words\.WORDS\./, ''));
    }
  return [...found];
}

const wordsIn = (text: string) => text.replace(/\d+(?:st|nd|rd|th|[ºª])?/g, '#');

/** Two messages beside each other that say the same in a language and not in another: perhaps one of them twice. */
function mixedUp(language: Language, otherwise: ReadonlyMap<string, string>): string[] {
  const beside = new Map<string, string>();
  const found = new Set<string>();
  for (const { path, given, text } of neutrally(language)) {
    const key = path.lastIndexOf('.');
    const same = `${path.slice(0, key)} ${given.join()} ${text}`;
    const other = beside.get(same);
    beside.set(same, other ?? path);
    if (other === undefined || other === path) continue;
    const [one, two] = [path, other].map((each) => otherwise.get(keyOf(each, given)));
    if (one !== two) found.add(`${other} and ${path.slice(key + 1)}: “${text}”`);
  }
  return [...found];
}

/** Messages beside each other of which each has the words for what the other says in English. */
function swapped(language: Exclude<Language, 'en'>): string[] {
  const long = (text: string) => [...new Set(latinIn(text).filter((word) => word.length > 2))];
  const messages = new Map(
    neutrally(language)
      .toReversed()
      .map(({ path, given, text }) => {
        const en = long(ENGLISH_TEXTS.get(keyOf(path, given)) ?? '');
        return [path, { path, given: given.length, en, own: long(text) }];
      }),
  );
  const all = [...messages.values()];
  const [ofEnglish, ofOwn] = [counted(all.flatMap(({ en }) => en)), counted(all.flatMap(({ own }) => own))];
  /** How often a word is where an English one is. */
  const together = new Map(
    [
      ...Map.groupBy(
        all.flatMap(({ en, own }) => en.map((word) => ({ word, own }))),
        ({ word }) => word,
      ),
    ].map(([word, beside]) => [word, counted(beside.flatMap(({ own }) => own))]),
  );
  const alike = (word: string, other: string) => {
    const times = together.get(word)?.get(other) ?? 0;
    return times > 1 ? (2 * times) / ((ofEnglish.get(word) ?? 0) + (ofOwn.get(other) ?? 0)) : 0;
  };
  const fit = ({ en }: { en: readonly string[] }, { own }: { own: readonly string[] }) =>
    en.reduce((sum, word) => sum + own.reduce((most, other) => Math.max(most, alike(word, other)), 0), 0);
  const beside = Map.groupBy(all, ({ path, given }) => `${path.slice(0, path.lastIndexOf('.'))} ${given}`);
  return [...beside.values()].flatMap((group) => {
    const fits = group.map((one) => fit(one, one));
    return group.flatMap((one, at) =>
      group.slice(0, at).flatMap((two, other) => {
        const apart = (fits[at] ?? 0) + (fits[other] ?? 0);
        return fit(one, two) + fit(two, one) > apart + SURE ? `${one.path}, ${two.path}` : [];
      }),
    );
  });
}

function counted(words: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...Map.groupBy(words, (word) => word)].map(([word, { length }]) => [word, length]));
}

/** By how much two messages fit better crosswise before that is more than chance. */
const SURE = 0.4;

test.each(LANGUAGES.filter((each) => each !== 'en'))(
  'what depends on a count in English does in %s',
  (language) => {
    expect(uncounted(language)).toEqual(COUNTED_IN_ENGLISH[language]);
  },
);

test.each(LANGUAGES.filter((each) => each !== 'en'))('no text in %s is still English', (language) => {
  expect(untranslated(language)).toEqual([]);
});

test.each(LANGUAGES.filter((each) => each !== 'en'))(
  'what is told in another order in %s is listed',
  (language) => {
    expect(reordered(language).toSorted()).toEqual(REORDERED[language].toSorted());
  },
);

test.each(LANGUAGES)('what is said in other words for other counts and choices, in %s', async (language) => {
  const messages = Map.groupBy(neutrally(language), ({ path }) => path.replace(/^words\.WORDS\./, ''));
  const lines = [...messages].flatMap(([path, all]) => {
    const ways = [
      ...Map.groupBy(all, ({ text }) => text.replaceAll(/[\p{Script=Greek}\d]+/gu, '#')).values(),
    ];
    const first = ways.map(([one]) => `${one?.given.join('')} “${one?.text.replaceAll('\n', ' ⏎ ')}”`);
    return ways.length === 1 ? [] : [`${path}:`, ...packed('  ', first, ' / ')];
  });
  await expect(page(lines)).toMatchFileSnapshot(`told/ways-in-${language}.txt`);
});

test('in Italian, rounds, games and players begin with “inizia”, the word of the Italian box', () => {
  // People search in any words.
  const typed = said('it').filter(({ text }) => /\bcominci/i.test(text));
  expect(typed.map(({ path }) => path).filter((path) => !path.includes('.also.'))).toEqual([]);
});

test.each(LANGUAGES.filter((each) => each !== 'en'))(
  'what differs in English or %s differs in both, and the same way',
  (language) => {
    expect(mixedUp(language, ENGLISH_TEXTS).toSorted()).toEqual(ONE_FOR_TWO[language].toSorted());
    expect(mixedUp('en', textsIn(language)).toSorted()).toEqual(ONE_FOR_TWO.en.toSorted());
    expect(swapped(language)).toEqual(LIKE_EACH_OTHER[language]);
  },
);
