import { editionOf, type AnyEdition } from '../record/index.ts';
import { EVERYDAY } from './all-everyday.ts';
import type { Everyday } from './everyday.ts';
import { LANGUAGES, type Language } from './languages.ts';
import type { RulingText } from './rulings.ts';

/** Returns the rulings that match what was typed, best first: none if nothing does, all if nothing was typed. */
export type Finder = (typed: string) => readonly RulingText[];

/** What a word and its synonyms have in common. */
type Term = string;

const MOST = 8;
/** The share of what was typed that has to match, and the share of the best score that a ruling needs. */
const ENOUGH = 0.25;
const WORTH_SHOWING = 0.35;
/** A guess counts less than a word that was typed. */
const GUESSED = 0.7;
/** How much a word counts by its place. */
const IN_TITLE = 3;
const IN_ASKED = 1;
const IN_ANSWER = 0.3;
/** A word that no ruling has says as much as one that this many have. */
const UNKNOWN = 8;
/** How much fillers and amounts say: only within a phrase. */
const FILLER = 0.4;
const AMOUNT = 1;
/** How much the phrases most like what was typed count, and how many of them. */
const LIKE = 4;
const LIKEST = 3;

/**
 * Ranks as BM25 does, where rare words say most, and a word says less in a long text and little more if repeated; and
 * by the phrases most like what was typed. Rulebooks aren’t always in the language of the app: each word is read in the
 * first language that knows it.
 */
export function finderOf(rulings: readonly RulingText[], language: Language, box: AnyEdition): Finder {
  const own = bookOf(rulings, EVERYDAY[language], box, true);
  const others = LANGUAGES.filter((other) => other !== language);
  const books = [own, ...others.map((other) => bookOf(rulings, EVERYDAY[other], box, false))];
  return find;

  function find(typed: string): readonly RulingText[] {
    const read = words(typed);
    if (read.length === 0) return rulings;
    // An artist’s name may have several words.
    const said = read.filter((word, at) => own.termOf(word) !== own.termOf(read[at - 1] ?? ''));
    const meant = said.map((word, at) => meanings(word, at === said.length - 1));
    // Fillers only count if there is nothing else.
    const telling = meant.filter((clues) => clues.some(({ light }) => !light));
    const wanted = telling.length > 0 ? telling : meant;
    const judged = rulings
      .map((ruling, at) => {
        const share = matching(wanted, ({ book, term }) => (book.pages[at]?.counts.has(term) ? 1 : 0));
        const score = matching(wanted, ({ book, term }) => damped(book.pages[at], term));
        const like = books.map((book) => likeness(meant, book, book.pages[at]?.phrases ?? []));
        return { ruling, share: share / worthOf(wanted), score: score + LIKE * total(like) };
      })
      .toSorted((one, other) => other.score - one.score);
    if (judged.every(({ share }) => share < ENOUGH)) return [];
    const most = judged[0]?.score ?? 0;
    return judged
      .filter(({ score }) => score >= most * WORTH_SHOWING)
      .slice(0, MOST)
      .map(({ ruling }) => ruling);
  }

  function meanings(word: string, last: boolean): Meanings {
    const book = books.find(({ fillers, known, termOf }) => fillers.has(word) || known.has(termOf(word)));
    if (book !== undefined) return book.clues(word, 1);
    const guessed = guesses(word, own, last).flatMap((each) => own.clues(each, GUESSED));
    const telling = guessed.filter(({ light }) => !light);
    if (telling.length > 0) return telling;
    return guessed.length > 0 ? guessed : own.clues(word, 1);
  }
}

/** What the rulings say in one language. */
interface Book {
  readonly termOf: (word: string) => Term;
  readonly clues: (word: string, sure: number) => Meanings;
  readonly fillers: ReadonlySet<string>;
  readonly vocabulary: ReadonlySet<string>;
  readonly known: ReadonlySet<Term>;
  readonly pages: readonly Page[];
}

/** One ruling: how often it says what, its length as a multiple of the average, and what is in its phrases. */
interface Page {
  readonly counts: ReadonlyMap<Term, number>;
  readonly length: number;
  readonly phrases: readonly Phrase[];
}

/** How much each of its terms says. */
type Phrase = ReadonlyMap<Term, number>;

/** What a word may mean: how much that says, and how sure it is; a light one is a filler or an amount. */
interface Clue {
  readonly book: Book;
  readonly term: Term;
  readonly light: boolean;
  readonly worth: number;
  readonly sure: number;
}
type Meanings = readonly Clue[];

/** Titles and answers are only in the language of the app. */
function bookOf(rulings: readonly RulingText[], everyday: Everyday, box: AnyEdition, own: boolean): Book {
  const { family, edition } = editionOf(box);
  const asked: Readonly<Record<string, string>> = everyday.asked[family];
  const names = edition.artists.map(({ name }) => name).join(' ');
  const [artist = '', ...itself] = words(everyday.artist);
  const fillers = new Set(words(everyday.fillers));
  const vocabulary = new Set([...fillers, ...words(names), ...everyday.alike.flatMap(words)]);
  const stemmed = termsOf(everyday, `${artist} ${names}`);
  // A filler only means itself, whatever it is the stem of.
  const termOf = (word: string) => (fillers.has(word) ? `${word} ` : stemmed(word));
  const said = rulings.map(({ question, title, answer }) => {
    const counts = new Map<Term, number>();
    const add = (text: string, weight: number) => {
      for (const word of words(text)) {
        vocabulary.add(word);
        const term = termOf(word);
        if (term !== SOME_AMOUNT) counts.set(term, (counts.get(term) ?? 0) + weight);
      }
    };
    add(asked[question] ?? '', IN_ASKED);
    if (own) add(title, IN_TITLE);
    if (own) add(answer, IN_ANSWER);
    const phrases = [...(asked[question] ?? '').split(','), ...(own ? [title] : [])];
    return { counts, phrases, length: total([...counts.values()]) };
  });
  const average = total(said.map(({ length }) => length)) / said.length;
  const worths = new Map<Term, number>([...fillers].map((word) => [termOf(word), FILLER]));
  worths.set(SOME_AMOUNT, AMOUNT);
  const book: Book = {
    termOf,
    // A painting goes by its artist’s name.
    clues: (word, sure) => [
      clue(word, sure),
      ...(termOf(word) === termOf(artist) ? itself.map((each) => clue(each, sure * GUESSED)) : []),
    ],
    fillers,
    vocabulary,
    known: new Set([...vocabulary].map(termOf)),
    pages: said.map(({ counts, phrases, length }) => ({
      counts,
      length: length / average,
      phrases: phrases.map(phraseOf),
    })),
  };
  return book;

  function phraseOf(text: string): Phrase {
    return new Map(words(text).map((word) => [termOf(word), worthIn(termOf(word))]));
  }

  function clue(word: string, sure: number): Clue {
    const term = termOf(word);
    return { book, term, light: term === SOME_AMOUNT || fillers.has(word), worth: worthIn(term), sure };
  }

  function worthIn(term: Term): number {
    const found = worths.get(term);
    if (found !== undefined) return found;
    const among = total(said.map(({ counts }) => Math.min(1, counts.get(term) ?? 0)));
    const worth = Math.log(1 + rulings.length / (1 + (among || UNKNOWN)));
    worths.set(term, worth);
    return worth;
  }
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

/** How much all of this says, one meaning of each word. */
function worthOf(meant: readonly Meanings[]): number {
  return total(meant.map((clues) => Math.max(...clues.map(({ worth }) => worth))));
}

/** How much of it matches, by the meaning of each word that matches best. */
function matching(meant: readonly Meanings[], weigh: (clue: Clue) => number): number {
  return total(meant.map((clues) => Math.max(...clues.map((clue) => clue.worth * clue.sure * weigh(clue)))));
}

function damped(page: Page | undefined, term: Term): number {
  const count = page?.counts.get(term) ?? 0;
  return count / (count + 0.5 + 0.5 * (page?.length ?? 1));
}

/** What it has in common with the phrases most like it, for the length of both. */
function likeness(meant: readonly Meanings[], book: Book, phrases: readonly Phrase[]): number {
  const whole = worthOf(meant);
  const likest = phrases
    .map((phrase) => {
      const common = matching(meant, (clue) => (clue.book === book && phrase.has(clue.term) ? 1 : 0));
      return common ** 2 / Math.sqrt(whole * total([...phrase.values()]));
    })
    .toSorted((one, other) => other - one)
    .slice(0, LIKEST);
  return total(likest) / LIKEST;
}

/** Lower-case words without accents, and the sign of a double. */
function words(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\d]+|=/gu) ?? []
  );
}

/** No word is like this. */
const SOME_AMOUNT = '#';

/** A word that is listed means what its group does; others mean what a listed word of the same stem does. */
function termsOf({ endings, alike }: Everyday, artists: string): (word: string) => Term {
  const cuts = endings.split(' ').map((ending) => {
    const [end = '', instead = ''] = ending.split('>');
    return { end, instead };
  });
  const stem = (word: string) => stemOf(word, cuts);
  const groups = [...alike, artists].map(words);
  const listed = groups.flatMap((group) => group.map((word) => [word, stem(group[0] ?? word)] as const));
  const byWord = new Map(listed);
  const byStem = new Map(listed.map(([word, term]) => [stem(word), term]));
  return (word) => {
    if (/^\d\d/.test(word)) return SOME_AMOUNT;
    return byWord.get(word) ?? byStem.get(stem(word)) ?? stem(word);
  };
}

interface Cut {
  readonly end: string;
  readonly instead: string;
}

const SHORTEST_STEM = 3;

function stemOf(word: string, cuts: readonly Cut[]): Term {
  const cut = cuts.find(({ end }) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM);
  if (cut === undefined) return word.replace(/(\p{L})\1$/u, '$1');
  return stemOf(word.slice(0, -cut.end.length) + cut.instead, cuts);
}

/** Words that start with this one, if it may be only begun; otherwise those with the fewest typos, fillers first. */
function guesses(word: string, { vocabulary, fillers }: Book, last: boolean): readonly string[] {
  if (word.length < 2) return [];
  const mayBeBegun = last || word.length > SHORTEST_STEM;
  const begun = [...vocabulary].filter((each) => mayBeBegun && each.startsWith(word));
  if (begun.length > 0) return begun;
  const near = [...vocabulary]
    .filter((each) => each.length > SHORTEST_STEM)
    .map((each) => ({ word: each, slips: slipsBetween(word, each) }));
  const fewest = Math.min(slipsIn(word), ...near.map(({ slips }) => slips));
  const nearest = near.flatMap((each) => (each.slips === fewest ? each.word : []));
  const likeliest = nearest.filter((each) => fillers.has(each));
  return likeliest.length > 0 ? likeliest : nearest;
}

/** How many typos a word of this length may have. */
function slipsIn({ length }: string): number {
  return length >= 8 ? 2 : length >= 4 ? 1 : 0;
}

/** Edit distance: letters missing, added, changed or swapped with the next. */
function slipsBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Infinity;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1];
      const swapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      line.push(
        Math.min(
          (above[at] ?? 0) + 1,
          (line[at - 1] ?? 0) + 1,
          (above[at - 1] ?? 0) + (same ? 0 : 1),
          row > 1 && at > 1 && swapped ? (before[at - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = above;
    above = line;
  }
  return above[other.length] ?? Infinity;
}
