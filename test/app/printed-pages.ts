import { inflateSync } from 'node:zlib';

/** One printed page. */
export interface PaperPage {
  /** In the order they were written. */
  readonly words: string;
  /** The leftmost and rightmost start of a text, as a share of the page's width. */
  readonly from: number;
  readonly to: number;
  /** The darkest large area: 0 is black, 1 is white. */
  readonly darkest: number;
}

type Matrix = readonly [number, number, number, number, number, number];

/** Reads a PDF in the form Chromium writes: plain objects, one-byte codes, text in the page's own content. */
export function pagesOf(pdf: Buffer): readonly PaperPage[] {
  const text = pdf.toString('latin1');
  const at = new Map([...text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)].map((found) => [found[1], found.index]));
  const objectAt = (id = '') => {
    const begin = at.get(id) ?? 0;
    return { begin, head: text.slice(begin, text.indexOf('endobj', begin)) };
  };
  const streamOf = (id = '') => {
    const { begin, head } = objectAt(id);
    const from = text.indexOf('stream\n', begin) + 'stream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
    return inflateSync(pdf.subarray(from, from + length)).toString('latin1');
  };
  const letters = new Map<string, ReadonlyMap<string, string>>();
  const lettersOf = (id: string) => {
    const known = letters.get(id) ?? lettersIn(streamOf(/\/ToUnicode (\d+)/.exec(objectAt(id).head)?.[1]));
    letters.set(id, known);
    return known;
  };
  return [...at.keys()]
    .map((id) => objectAt(id).head)
    .filter((head) => /\/Type \/Page\b/.test(head))
    .map((head) => {
      const fonts = new Map(
        [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, id]),
      );
      const [, width = '1', height = '1'] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head) ?? [];
      const content = streamOf(/\/Contents (\d+)/.exec(head)?.[1]);
      return pageIn(content, Number(width), Number(height), (font) => lettersOf(fonts.get(font) ?? ''));
    });
}

/** The letter for each code of a font. */
function lettersIn(table: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', last = first, letter = ''] of table.matchAll(
    /^<(\w\w)> (?:<(\w\w)> )?<(\w{4})>$/gm,
  )) {
    const begin = Number.parseInt(first, 16);
    for (let code = begin; code <= Number.parseInt(last, 16); code += 1) {
      const shown = String.fromCharCode(Number.parseInt(letter, 16) + code - begin);
      letters.set(code.toString(16).toUpperCase().padStart(2, '0'), shown);
    }
  }
  return letters;
}

function pageIn(
  content: string,
  width: number,
  height: number,
  lettersOf: (font: string) => ReadonlyMap<string, string>,
): PaperPage {
  const kept: Matrix[] = [];
  let now: Matrix = [1, 0, 0, 1, 0, 0];
  let font: ReadonlyMap<string, string> = new Map();
  let ink = 0;
  let words = '';
  let [from, to, darkest] = [1, 0, 1];
  let area = 0;
  for (const line of content.split('\n')) {
    const parts = line.split(' ');
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = parts.map(Number);
    if (line === 'q') kept.push(now);
    else if (line === 'Q') now = kept.pop() ?? now;
    else if (line.endsWith(' cm')) now = times([a, b, c, d, e, f], now);
    else if (line.endsWith(' rg')) ink = Number(parts.at(-3)) + Number(parts.at(-2)) + Number(parts.at(-4));
    else if (line.endsWith(' re')) area = Math.abs(c * d * now[0] * now[3]) / (width * height);
    else if (line.endsWith(' m')) area = 0;
    else if (line === 'f' && area > 0.05) darkest = Math.min(darkest, ink / 3);
    else if (line.endsWith(' Tf')) font = lettersOf(line.slice(1, line.indexOf(' ')));
    else if (line === 'ET') words += ' ';
    if (line.endsWith(' Tm')) {
      const x = times([a, b, c, d, e, f], now)[4] / width;
      [from, to] = [Math.min(from, x), Math.max(to, x)];
    }
    for (const [, codes = ''] of line.matchAll(/<([\dA-F]+)> Tj/g)) {
      words += (codes.match(/../g) ?? []).map((code) => font.get(code) ?? '').join('');
    }
  }
  return { words: words.replaceAll(/\s+/g, ' '), from, to, darkest };
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}
