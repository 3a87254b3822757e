import type { Category } from './chart.ts';

/** The part of a canvas context that measures text. */
export interface Measure {
  readonly measureText: (text: string) => { readonly width: number };
}

/** Wraps a text at words. */
export function wrapped(measure: Measure, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && measure.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Wraps axis labels to a width. If a single word somewhere is too wide, returns each on one line, and all
 * of them get slanted.
 */
export function linesWithin(
  measure: Measure,
  categories: readonly Category[],
  width: number,
): (string | string[])[] {
  const all = categories.map((category) =>
    linesOf(category).flatMap((line) => wrapped(measure, line, width)),
  );
  const fit = all.every((lines) => lines.every((line) => measure.measureText(line).width <= width));
  if (!fit) return categories.map((category) => linesOf(category)[0] ?? '');
  return all.map((lines) => (lines.length === 1 ? (lines[0] ?? '') : lines));
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
