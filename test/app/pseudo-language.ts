import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';

const assets = join(import.meta.dirname, '../../out/renderer/assets');

/** Finds the built file of a language's words, and the export's name. */
function wordsOf(language: string): { readonly file: string; readonly name: string } {
  const loading = new RegExp(
    `text/${language}/index\\.ts":.*?import\\(\`\\./([^\`]+)\`\\)\\.then\\(\\w+=>\\w+\\.(\\w+)\\)`,
  );
  for (const script of readdirSync(assets).filter((name) => name.endsWith('.js'))) {
    const [, file, name] = loading.exec(readFileSync(join(assets, script), 'utf8')) ?? [];
    if (file !== undefined && name !== undefined) return { file, name };
  }
  throw new Error(`the words of ${language} are no file of their own`);
}

/** Runs in the page: an English text with marked letters, half as long again. */
function marked(text: string): string {
  const MARKED: Readonly<Record<string, string>> = {
    a: 'á', b: 'ƀ', c: 'ç', d: 'đ', e: 'é', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'í', j: 'ĵ', k: 'ķ', l: 'ļ', m: 'ɱ',
    n: 'ñ', o: 'ó', p: 'þ', q: 'ǫ', r: 'ŕ', s: 'š', t: 'ţ', u: 'ú', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž',
  }; // oxfmt-ignore
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

/** Runs in the page: marks every text, including those messages return. */
function translated(words: unknown, mark: (text: string) => string): unknown {
  // A language's code is used for lookup and never displayed.
  if (words === 'en') return 'it';
  if (typeof words === 'string') return mark(words);
  if (typeof words === 'function') return (...values: unknown[]) => translated(words(...values), mark);
  if (Array.isArray(words)) return words.map((each) => translated(each, mark));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, translated(each, mark)]));
}

/** Texts that only some screens need: every language in one file. */
const TOGETHER = /([\w$]+)=\{en:(?=\{|[\w$]+,it:)/g;

/** Replaces Italian with a pseudo-language: English with marked letters, half as long again. */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  const [english, italian] = [wordsOf('en'), wordsOf('it')];
  const body = `
    import { ${english.name} as english } from './${english.file}';
    ${marked.toString()}
    ${translated.toString()}
    const pseudo = { it: translated(english.en, marked) };
    export { pseudo as ${italian.name} };
  `;
  await answer(context, italian.file, body);
  for (const script of readdirSync(assets).filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(join(assets, script), 'utf8');
    const names = [...text.matchAll(TOGETHER)].map(([, name = '']) => name);
    if (names.length === 0) continue;
    const replaced = names.map((name) => `${name}.it = translated(${name}.en, marked);`);
    await answer(context, script, [text, marked.toString(), translated.toString(), ...replaced].join('\n'));
  }
}

async function answer(context: BrowserContext, script: string, body: string): Promise<void> {
  await context.route(`**/assets/${script}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}
