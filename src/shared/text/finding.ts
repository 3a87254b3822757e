import { editionOf, type AnyEdition } from '../record/index.ts';
import { EVERYDAY } from './all-everyday.ts';
import type { Everyday } from './everyday.ts';
import { LANGUAGES, type Language } from './languages.ts';
import type { RulingText } from './rulings.ts';

/** Returns the rulings that match what was typed, best first: none if nothing does, all if nothing was typed. */
export type Finder = (typed: string) => readonly RulingText[];

/** What a word and its synonyms have in common, or two such terms in a row. */
type Term = string;

const MOST = 8;
/** The share of what was typed that has to match, and the share of the best score that a ruling needs. */
const ENOUGH = 0.4;
const WORTH_SHOWING = 0.35;
/** A guess, or two words in a row, count less than a word that was typed. */
const GUESSED = 0.7;
const IN_A_ROW = 0.5;
/** How much a word counts by its place. */
const IN_TITLE = 2;
const IN_ASKED = 1;
const IN_ANSWER = 0.4;
/** A word that no ruling has says as much as one that this many have. */
const UNKNOWN = 4;

/** Rulebooks aren’t always in the language of the app: what it doesn’t know is looked for, as it is, in the others. */
export function finderOf(rulings: readonly RulingText[], language: Language, box: AnyEdition): Finder {
  const languages = [language, ...LANGUAGES.filter((other) => other !== language)];
  const finders = languages.map((each) => finderIn(rulings, EVERYDAY[each], box, each === language));
  return (typed) => {
    for (const find of finders) {
      const found = find(typed);
      if (found.length > 0) return found;
    }
    return [];
  };
}

/** Ranks as BM25 does: rare words say most, and a word says less in a long text and little more if repeated. */
function finderIn(rulings: readonly RulingText[], everyday: Everyday, box: AnyEdition, own: boolean): Finder {
  const { family, edition } = editionOf(box);
  const asked: Readonly<Record<string, string>> = everyday.asked[family];
  const artists = edition.artists.map(({ name }) => name).join(' ');
  const termOf = termsOf(everyday, artists);
  const fillers = new Set(words(everyday.fillers));
  const vocabulary = new Set([...fillers, ...words(artists), ...everyday.alike.flatMap(words)]);
  const pages = rulings.map((ruling) => {
    const counts = new Map<Term, number>();
    const add = (text: string, weight: number) => {
      for (const term of indexed(text)) counts.set(term, (counts.get(term) ?? 0) + weight);
    };
    add(asked[ruling.question] ?? '', IN_ASKED);
    if (own) add(ruling.title, IN_TITLE);
    if (own) add(ruling.answer, IN_ANSWER);
    return { ruling, counts, length: total([...counts.values()]) };
  });
  const average = total(pages.map(({ length }) => length)) / pages.length;
  const known = new Set([...vocabulary].map(termOf));
  return find;

  function indexed(text: string): Term[] {
    return text.split(/[,.:;?!]/).flatMap((phrase) => {
      const said = words(phrase);
      for (const word of said) vocabulary.add(word);
      return [...said.map(termOf), ...inARow(said.filter((word) => !fillers.has(word)).map(termOf))];
    });
  }

  function find(typed: string): readonly RulingText[] {
    const read = words(typed);
    if (read.length === 0) return rulings;
    const meant = read.map(meanings).filter(({ length }) => length > 0);
    // Fillers only count if there is nothing else.
    const wanted = meant.length > 0 ? meant : read.map((word) => [clue(termOf(word), 1)]);
    const rows = inARow(wanted.map(([first]) => first?.term ?? '')).map((term) => [clue(term, IN_A_ROW)]);
    const all = total(wanted.map((clues) => Math.max(...clues.map(({ worth }) => worth))));
    const judged = pages
      .map(({ ruling, counts, length }) => {
        const best = (clues: readonly Clue[], weigh: (count: number) => number) =>
          Math.max(...clues.map(({ term, worth, sure }) => worth * sure * weigh(counts.get(term) ?? 0)));
        const share = total(wanted.map((clues) => best(clues, (count) => (count > 0 ? 1 : 0)))) / all;
        const damped = (count: number) => count / (count + 0.5 + (0.5 * length) / average);
        return { ruling, share, score: total([...wanted, ...rows].map((clues) => best(clues, damped))) };
      })
      .toSorted((one, other) => other.score - one.score);
    if (judged.every(({ share }) => share < ENOUGH)) return [];
    const most = judged[0]?.score ?? 0;
    return judged
      .filter(({ score }) => score >= most * WORTH_SHOWING)
      .slice(0, MOST)
      .map(({ ruling }) => ruling);
  }

  /** What a typed word may mean: nothing if it is a filler or an amount. */
  function meanings(word: string): readonly Clue[] {
    if (fillers.has(word) || /^\d\d/.test(word)) return [];
    const term = termOf(word);
    const guessed = own && !known.has(term) ? guesses(word, vocabulary) : [];
    if (guessed.length === 0) return [clue(term, 1)];
    return guessed.filter((each) => !fillers.has(each)).map((each) => clue(termOf(each), GUESSED));
  }

  function clue(term: Term, sure: number): Clue {
    const among = pages.filter(({ counts }) => counts.has(term)).length;
    return { term, sure, worth: Math.log(1 + rulings.length / (1 + (among || UNKNOWN))) };
  }
}

/** A term that was typed or guessed: how sure it is, and how much it says about a ruling. */
interface Clue {
  readonly term: Term;
  readonly sure: number;
  readonly worth: number;
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

/** Each term with the next, in whichever order. */
function inARow(terms: readonly Term[]): Term[] {
  return terms.slice(1).map((term, at) => [terms[at], term].toSorted().join(' '));
}

/** Lower-case words without accents. */
function words(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? []
  );
}

function termsOf({ endings, alike, artist }: Everyday, artists: string): (word: string) => Term {
  const cuts = endings.split(' ').map((ending) => {
    const [end = '', instead = ''] = ending.split('>');
    return { end, instead };
  });
  const stem = (word: string) => stemOf(word, cuts);
  const groups = [...alike, `${artist} ${artists}`].map((line) => words(line).map(stem));
  const meaning = new Map(groups.flatMap((stems) => stems.map((each) => [each, stems[0] ?? each])));
  return (word) => meaning.get(stem(word)) ?? stem(word);
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

/** Words that start with this one, otherwise those with the fewest typos. */
function guesses(word: string, known: ReadonlySet<string>): readonly string[] {
  if (word.length < 2) return [];
  const begun = [...known].filter((each) => each.startsWith(word));
  if (begun.length > 0) return begun;
  const near = [...known]
    .filter((each) => each.length > SHORTEST_STEM)
    .map((each) => ({ word: each, slips: slipsBetween(word, each) }));
  const fewest = Math.min(slipsIn(word), ...near.map(({ slips }) => slips));
  return near.flatMap((each) => (each.slips === fewest ? each.word : []));
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
