import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';

const assets = join(import.meta.dirname, '../../out/renderer/assets');

function chunkOf(language: string): string {
  const file = readdirSync(assets).find((name) => name.startsWith(`${language}-`) && name.endsWith('.js'));
  if (file === undefined) throw new Error(`${language} is no file of its own`);
  return file;
}

/** Runs in the page: every English text with its letters marked, and half as long again. */
function marked(text: string): string {
  const MARKED: Readonly<Record<string, string>> = {
    a: 'á', b: 'ƀ', c: 'ç', d: 'đ', e: 'é', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'í', j: 'ĵ', k: 'ķ', l: 'ļ', m: 'ɱ',
    n: 'ñ', o: 'ó', p: 'þ', q: 'ǫ', r: 'ŕ', s: 'š', t: 'ţ', u: 'ú', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž',
  }; // prettier-ignore
  const letters = [...text].filter((letter) => MARKED[letter.toLowerCase()] !== undefined).length;
  if (letters < 2) return text;
  const written = [...text]
    .map((letter) => {
      const other = MARKED[letter.toLowerCase()] ?? letter;
      return letter === letter.toLowerCase() ? other : other.toUpperCase();
    })
    .join('');
  return `${written}${' őőő'.repeat(Math.ceil(letters / 8))}`;
}

/** Runs in the page: texts wherever they are, and what messages say. */
function translated(words: unknown, mark: (text: string) => string): unknown {
  // By its code a language is looked up, not read.
  if (words === 'en') return 'it';
  if (typeof words === 'string') return mark(words);
  if (typeof words === 'function') return (...values: unknown[]) => translated(words(...values), mark);
  if (Array.isArray(words)) return words.map((each) => translated(each, mark));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, translated(each, mark)]));
}

/** A language nobody speaks takes the place of Italian: English with marked letters, half as long again. */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  const italian = chunkOf('it');
  const exported = /export\{\w+ as it\};\s*$/.test(readFileSync(join(assets, italian), 'utf8'));
  if (!exported) throw new Error('the Italian file exports something else than its words');
  const body = `
    import { en } from './${chunkOf('en')}';
    ${marked.toString()}
    ${translated.toString()}
    export const it = translated(en, marked);
  `;
  await context.route(`**/assets/${italian}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}
