import type { Everyday } from './everyday.ts';
import type { RulingText } from './rulings.ts';

export interface Found {
  /** The rulings that match, best first. */
  readonly hits: readonly RulingText[];
  /** The nearest rulings if none match. */
  readonly nearest: readonly RulingText[];
}

const MOST_HITS = 8;
const NEAREST = 3;
/** The share of the typed words that has to match, and the share of the best score that a hit needs. */
const ENOUGH = 0.4;
const WORTH_SHOWING = 0.35;
/** Synonyms and prefixes count less than the word itself. */
const ALIKE = 0.8;
const MISTYPED = 0.7;

/** A stem, or the group of synonyms that a word or phrase belongs to. */
type Term = string;
type Weights = ReadonlyMap<Term, number>;

/** The possible meanings of one word or phrase. */
interface Wanted {
  /** Each with its certainty. */
  readonly terms: ReadonlyMap<Term, number>;
  readonly filler: boolean;
}

/** Searches rulings in everyday words. */
export interface Finder {
  readonly find: (typed: string) => Found;
}

export function finderOf(rulings: readonly RulingText[], everyday: Everyday): Finder {
  const tongue = tongueOf(everyday);
  const pages = rulings.map((ruling) => ({ ruling, weights: weightsOf(ruling, tongue) }));
  const known = vocabulary(rulings, tongue);
  /** A rare term says more than a frequent one. */
  const telling = (term: Term): number => {
    const among = pages.filter(({ weights }) => (weights.get(term) ?? 0) >= TELLING).length;
    // A term found nowhere is noise rather than a clue.
    return Math.log(1 + rulings.length / (1 + (among === 0 ? rulings.length / 4 : among)));
  };
  return { find };

  function find(typed: string): Found {
    const wanted = wantedIn(typed, tongue, known).map((each) => ({
      ...each,
      telling: Math.max(0, ...[...each.terms].map(([term, sure]) => sure * telling(term))),
    }));
    if (wanted.length === 0) return { hits: rulings, nearest: [] };
    const all = wanted.reduce((sum, each) => sum + each.telling, 0);
    const judged = pages
      .map(({ ruling, weights }) => {
        const parts = wanted.map((each) => ({ telling: each.telling, weight: bestOf(each, weights) }));
        const share =
          parts.reduce((sum, part) => sum + part.telling * Math.min(1, part.weight / TELLING), 0) / all;
        const score = parts.reduce((sum, part) => sum + part.telling * part.weight, 0) * share;
        return { ruling, share, score };
      })
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score);
    const best = judged[0]?.score ?? 0;
    const hits = judged.filter(({ share, score }) => share >= ENOUGH && score >= best * WORTH_SHOWING);
    if (hits.length > 0) return { hits: hits.slice(0, MOST_HITS).map(({ ruling }) => ruling), nearest: [] };
    const near = judged.map(({ ruling }) => ruling);
    return { hits: [], nearest: few([...near, ...rulings.filter((each) => !near.includes(each))]) };
  }
}

function few(rulings: readonly RulingText[]): readonly RulingText[] {
  return rulings.slice(0, NEAREST);
}

function bestOf({ terms }: Wanted, weights: Weights): number {
  return Math.max(0, ...[...terms].map(([term, sure]) => sure * (weights.get(term) ?? 0)));
}

/** How a language splits words, and its synonyms. */
interface Tongue {
  readonly stem: (word: string) => Term;
  readonly filler: (word: string) => boolean;
  /** By first stem: the stems of each phrase and the groups it belongs to. */
  readonly phrases: ReadonlyMap<Term, readonly Phrase[]>;
}

interface Phrase {
  readonly stems: readonly Term[];
  readonly thing: Term;
}

function tongueOf({ fillers, endings, alike }: Everyday): Tongue {
  const cuts = endings.split(' ').map((ending) => {
    const [end = '', instead = ''] = ending.split('>');
    return { end, instead };
  });
  const idle = new Set(words(fillers));
  const stem = (word: string) => stemOf(word, cuts);
  const filler = (word: string) => idle.has(word);
  const phrases = new Map<Term, Phrase[]>();
  for (const [at, line] of alike.entries()) {
    for (const each of line.split(',')) {
      const stems = words(each).map(stem);
      const [first] = stems;
      if (first === undefined) continue;
      phrases.set(first, [...(phrases.get(first) ?? []), { stems, thing: `#${at}` }]);
    }
  }
  return { stem, filler, phrases };
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

/** Lower-case words without accents. */
function words(text: string): readonly string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? []
  );
}

/** The phrases that start at an index, longest first. */
function phrasesAt({ phrases }: Tongue, stems: readonly Term[], at: number): readonly Phrase[] {
  const first = stems[at];
  if (first === undefined) return [];
  return (phrases.get(first) ?? [])
    .filter((phrase) => phrase.stems.every((stem, more) => stems[at + more] === stem))
    .toSorted((one, other) => other.stems.length - one.stems.length);
}

/** Weight by place: the question counts most. */
const IN_TITLE = 3;
const IN_KEYWORDS = 2.4;
const IN_ANSWER = 1;
const ELSEWHERE = 0.4;
const TELLING = IN_KEYWORDS * ALIKE;

function weightsOf({ title, answer, also, custom, elsewhere }: RulingText, tongue: Tongue): Weights {
  const weights = new Map<Term, number>();
  const add = (text: string, weight: number) => {
    const stems = words(text).map(tongue.stem);
    for (const [at, stem] of stems.entries()) {
      raise(weights, stem, weight);
      for (const { thing } of phrasesAt(tongue, stems, at)) raise(weights, thing, weight);
    }
  };
  add(title, IN_TITLE);
  add(also, IN_KEYWORDS);
  add(answer, IN_ANSWER);
  add([custom ?? '', ...elsewhere.map((other) => other.answer)].join(' '), ELSEWHERE);
  return weights;
}

function raise(weights: Map<Term, number>, term: Term, weight: number): void {
  weights.set(term, Math.max(weights.get(term) ?? 0, weight));
}

/** Every searchable word, as written. */
function vocabulary(rulings: readonly RulingText[], { phrases, filler }: Tongue): readonly string[] {
  const written = rulings.flatMap(({ title, answer, also }) => words(`${title} ${also} ${answer}`));
  const alike = [...phrases.values()].flat().flatMap(({ stems }) => stems);
  return [...new Set([...written, ...alike])].filter((word) => !filler(word));
}

/** The query, word by word, with phrases as a unit. */
function wantedIn(typed: string, tongue: Tongue, known: readonly string[]): readonly Wanted[] {
  const knownStems = new Set(known.map(tongue.stem));
  const read = words(typed).map((word) => ({ stem: tongue.stem(word), word, filler: tongue.filler(word) }));
  const meanings = read.map(({ stem, word, filler }) =>
    filler || knownStems.has(stem) ? null : guesses(word, known),
  );
  // A word that is clearly mistyped counts as the intended one, in phrases too.
  const stems = read.map(({ stem }, at) => {
    const [only, ...others] = meanings[at] ?? [];
    return only === undefined || others.length > 0 ? stem : tongue.stem(only);
  });
  const wanted: Wanted[] = [];
  for (let at = 0; at < stems.length;) {
    const [longest, ...shorter] = phrasesAt(tongue, stems, at);
    if (longest !== undefined && longest.stems.length > 1) {
      wanted.push({ terms: new Map([[longest.thing, 1]]), filler: false });
      at += longest.stems.length;
      continue;
    }
    const terms = new Map<Term, number>();
    const guessed = meanings[at] ?? null;
    const sure = guessed === null ? 1 : MISTYPED;
    for (const stem of guessed?.map(tongue.stem) ?? [stems[at] ?? '']) {
      terms.set(stem, sure);
      for (const { stems: phrase, thing } of phrasesAt(tongue, [stem], 0))
        if (phrase.length === 1) terms.set(thing, sure * ALIKE);
    }
    for (const { thing } of shorter) terms.set(thing, Math.max(terms.get(thing) ?? 0, sure * ALIKE));
    wanted.push({ terms, filler: read[at]?.filler ?? false });
    at += 1;
  }
  // Filler words only count if there is nothing else.
  const telling = wanted.filter(({ filler }) => !filler);
  return telling.length === 0 ? wanted : telling;
}

/** Words that start with this one, otherwise those with the fewest typos. */
function guesses(word: string, known: readonly string[]): readonly string[] {
  if (word.length < SHORTEST_STEM) return [];
  const begun = known.filter((each) => each.startsWith(word));
  if (begun.length > 0) return begun;
  const most = slipsIn(word);
  for (let slips = 1; slips <= most; slips += 1) {
    const near = known.filter((each) => each.length > SHORTEST_STEM && slipsBetween(word, each) === slips);
    if (near.length > 0) return near;
  }
  return [];
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
