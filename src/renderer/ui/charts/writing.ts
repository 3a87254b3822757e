import type { Category } from './chart.ts';

/** The part of a canvas context that measures text. */
export interface Measure {
  readonly measureText: (text: string) => { readonly width: number };
}

/** Wraps a text at words. */
export function wrapped(measure: Measure, text: string, width: number): readonly string[] {
  return filled(text.split(' '), (line) => measure.measureText(line).width <= width, ' ');
}

/** Puts as many pieces on each line as fit. */
function filled(pieces: readonly string[], fits: (line: string) => boolean, between: string): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    const longer = last === undefined ? piece : `${last}${between}${piece}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}

/** Longer names are shortened, because they would take too much of a chart's height when slanted. */
const LONGEST_SLANTED = 14;
const inLetters: Measure = { measureText: (text) => ({ width: lettersIn(text).length }) };

/**
 * Wraps axis labels to a width. If a single word somewhere is too wide and they may slant, returns each on one line, and
 * all of them get slanted, and as short as that needs if they may; otherwise words break.
 */
export function linesWithin(
  measure: Measure,
  categories: readonly Category[],
  width: number,
  maySlant: boolean,
  mayShorten: boolean,
): (string | string[])[] {
  const fits = (line: string) => measure.measureText(line).width <= width;
  const all = categories.map((category) =>
    linesOf(category).flatMap((line) => wrapped(measure, line, width)),
  );
  if (!all.flat().every(fits)) {
    const names = categories.map((category) => linesOf(category)[0] ?? '');
    const slanted = maySlant ? shortened(inLetters, names, LONGEST_SLANTED) : null;
    if (slanted !== null && (mayShorten || slanted.join() === names.join())) return [...slanted];
    return categories.map((category) => linesOf(category).flatMap((line) => broken(line, fits)));
  }
  return all.map((lines) => (lines.length === 1 ? (lines[0] ?? '') : lines));
}

const LETTERS = new Intl.Segmenter();

function lettersIn(text: string): string[] {
  return [...LETTERS.segment(text)].map(({ segment }) => segment);
}

/** Wraps a text at words and hyphens, and inside of words that are still too wide. */
function broken(text: string, fits: (line: string) => boolean): string[] {
  return filled(
    text.split(' ').flatMap((word) => {
      if (fits(word)) return [word];
      const pieces = word
        .split(/(?<=-)/u)
        .flatMap((piece) => (fits(piece) ? [piece] : filled(lettersIn(piece), fits, '')));
      return filled(pieces, fits, '');
    }),
    fits,
    ' ',
  );
}

/**
 * Shortens names to a width, each as little as needed. Returns `null` if they couldn't be told apart: names that begin
 * alike keep their end too, if that helps.
 */
export function shortened(
  measure: Measure,
  names: readonly string[],
  width: number,
): readonly string[] | null {
  const fits = (text: string) => measure.measureText(text).width <= width;
  const begun = names.map((name) => longest(lettersIn(name), fits, () => 0));
  const short = begun.map((name, at) => {
    const isAlone = begun.every((other, place) => other !== name || place === at);
    return isAlone ? name : longest(lettersIn(names[at] ?? ''), fits, (kept) => Math.ceil(kept / 2));
  });
  return new Set(short).size === names.length ? short : null;
}

/** As many letters as fit, of which `atEnd` says how many are the last ones. */
function longest(
  letters: readonly string[],
  fits: (text: string) => boolean,
  atEnd: (kept: number) => number,
): string {
  const whole = letters.join('');
  if (fits(whole)) return whole;
  for (let kept = letters.length - 1; kept > 0; kept -= 1) {
    const last = atEnd(kept);
    const [first, end] = [letters.slice(0, kept - last), letters.slice(letters.length - last)];
    const short = `${first.join('').trimEnd()}…${end.join('').trimStart()}`;
    if (fits(short)) return short;
  }
  return '…';
}

function linesOf(category: Category): readonly string[] {
  return typeof category === 'string' ? [category] : category;
}

export function inOneLine(category: Category): string {
  return linesOf(category).join(', ');
}

/** Moves overlapping positions apart, keeping their order and staying between `least` and `most`. */
export function apart(wished: readonly number[], gap: number, least: number, most: number): number[] {
  const order = wished.map((at, index) => ({ at, index })).sort((one, other) => one.at - other.at);
  let free = least;
  for (const one of order) {
    one.at = Math.max(one.at, free);
    free = one.at + gap;
  }
  let limit = most;
  for (const one of order.toReversed()) {
    one.at = Math.min(one.at, limit);
    limit = one.at - gap;
  }
  const placed = wished.map(() => 0);
  for (const { at, index } of order) placed[index] = at;
  return placed;
}
