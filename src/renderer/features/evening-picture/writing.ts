/**
 * How text is set in a picture that is drawn without a page: its width is estimated from the letters of Arial, which
 * Helvetica and Liberation Sans share.
 */

/** Widths in thousandths of the size, from the space to the tilde. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const FIRST = 32;
/** Of letters that aren't Latin: Chinese ones and emoji are as wide as they are high. */
const [OTHER, SQUARE] = [640, 1050];
/** Bold letters are wider, some of them a lot. */
const BOLD = 1.09;

/** Where none of these is installed, another takes its place. Most are wider. */
const ANOTHER = 1.13;

/** In the unit of the size; rather too wide than too narrow. */
export function widthOf(text: string, size: number, bold: boolean): number {
  let width = 0;
  for (const letter of text.normalize('NFD')) {
    const code = letter.codePointAt(0) ?? 0;
    if (/\p{Mark}|\p{Cf}/u.test(letter)) continue;
    width += WIDTHS[code - FIRST] ?? (code > 0x2e7f ? SQUARE : OTHER);
  }
  return (width * size * ANOTHER * (bold ? BOLD : 1)) / 1000;
}

/** Shortened to a width, if it is longer. */
export function shortened(text: string, size: number, bold: boolean, width: number): string {
  if (widthOf(text, size, bold) <= width) return text;
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, size, bold) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The largest size, down to the least, in which a text fits. */
export function sizeFor(text: string, most: number, least: number, bold: boolean, width: number): number {
  const needed = widthOf(text, most, bold);
  return Math.max(least, Math.min(most, Math.floor((most * width) / Math.max(1, needed))));
}

/** Broken into lines at spaces; the last line takes what is left, shortened. */
export function linesOf(text: string, size: number, bold: boolean, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  const words = text.split(' ');
  for (const [at, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, size, bold) <= width || line === '') {
      line = longer;
      continue;
    }
    if (lines.length === most - 1)
      return [...lines, shortened([line, ...words.slice(at)].join(' '), size, bold, width)];
    lines.push(line);
    line = word;
  }
  return [...lines, shortened(line, size, bold, width)];
}

/** As the content or an attribute of an SVG: what XML doesn't allow is left out. */
export function escaped(text: string): string {
  const signs: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (sign) => signs[sign] ?? '');
}
