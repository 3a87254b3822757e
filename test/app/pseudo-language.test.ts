import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Screen } from '../../src/shared/routes/index.ts';
import { EDITION_IDS, editionOf } from '../../src/shared/record/index.ts';
import { ownName } from '../../src/shared/text/formats.ts';
import { LANGUAGES } from '../../src/shared/text/languages.ts';
import { playersNamed } from '../fixtures/people.ts';
import { beforeFirst, beforePayout, boxOf, cutAt } from '../fixtures/replayed.ts';
import { nightWith } from '../fixtures/result.ts';
import { CARDS_OF_FOUR, LEDGER_OF_FIVE, RUSHED_BY_FIVE, RUSHED_CARDS } from '../fixtures/whole-games.ts';
import { expectAccessible, ownPage, step } from './browser.ts';
import { settledHere } from './cut-off.ts';
import { playedBy } from './long-names.ts';
import { SHORT } from './made-boxes.ts';
import { runningApp } from './running-app.ts';
import { keepNamed, withStore } from './store.ts';

/** Names without Latin letters, so that every unmarked Latin letter is the app's own. */
const PEOPLE = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дина'];

const auction = playedBy(LEDGER_OF_FIVE, PEOPLE);
const gallery = playedBy(CARDS_OF_FOUR, PEOPLE);

const GAMES = {
  whole: playedBy(RUSHED_BY_FIVE, PEOPLE),
  cards: playedBy(RUSHED_CARDS, PEOPLE),
  playing: cutAt(auction, 8),
  // One more could end the round.
  near: cutAt(auction, beforeFirst(auction, 'settle').events.length - 1),
  settling: beforePayout(auction, 1),
  turning: cutAt(gallery, 9),
  scoring: beforePayout(gallery, 1),
  pad: nightWith({ startedAt: '2026-05-18', players: playersNamed(PEOPLE.slice(0, 3)) }),
};
const ARTISTS = PEOPLE.map((name, id) => ({ id: `${id}`, name, cards: 14 }));

/** Every screen, first in the state that shows most. The page is loaded again for a board, so that comes last. */
const PLACES: Readonly<Record<Screen, readonly [string, ...string[]]>> = {
  home: ['#/'], setup: ['#/new'], history: ['#/history?painting=0.whole'],
  evening: ['#/evening/whole'], people: ['#/people', '#/people?chart=names'],
  year: ['#/year/2026'], season: ['#/season'], person: ['#/person/p0'],
  pair: ['#/pair/p0/p1'], boxes: ['#/boxes'], box: ['#/box'],
  rules: ['#/rules/modern-art-1994', '#/rules/modern-art-card-game'],
  reference: ['#/rules/modern-art-1994/page/masters-gallery'],
  try: ['#/try/modern-art-cmon-it/round'], paper: ['#/paper'], result: ['#/result/pad'], transfer: ['#/transfer'],
  sharing: ['#/sharing'], settings: ['#/settings'], story: ['#/game/whole/story', '#/game/cards/story'],
  game: [
    '#/game/near', '#/game/playing', '#/game/settling', '#/game/turning', '#/game/scoring', '#/game/whole',
    '#/game/cards',
  ],
  'take-along': ['#/game/whole/take-along'],
  print: ['#/print/season/2026', '#/print/pad/whole', '#/print/story/cards'],
  board: ['#/board/playing', '#/board/settling', '#/board/scoring'],
}; // oxfmt-ignore
const LOOKED_AT = new Set(Object.values(PLACES).map(([first]) => first));

/**
 * Texts that are the same in every language: names of boxes, artists, languages, programs, formats, keys
 * and units.
 */
const NAMES = [
  ...EDITION_IDS.flatMap((id) => {
    const { edition } = editionOf(id);
    const names = edition.artists.map(({ name }) => name);
    return [edition.title, ...Object.values(edition.translatedTitles), ...names];
  }),
  ...LANGUAGES.map(ownName),
  'Vernissage', 'CMON', 'Gryphon Games', 'BG Stats', 'BoardGameGeek', 'Ctrl', 'Esc', 'Enter', 'CSV', 'JSON',
].toSorted((one, other) => other.length - one.length); // oxfmt-ignore

/** An artist's initials, used if the name doesn't fit. */
const INITIALS = /^\s*[A-Z]{2}\s*$/;

/** Runs in the page: everything visible or announced, except quotations and keys. */
function saidHere(): string[] {
  const said: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
        said.push(node.getAttribute(name) ?? '');
    } else if (node.parentElement?.closest('cite, kbd, code, script, style, [lang]:not(html)') === null) {
      said.push(node.textContent ?? '');
    }
  }
  return said.filter((text) => /\p{L}/u.test(text));
}

/** Runs in the page: everything that overflows the page or is clipped. */
function brokenHere(): string[] {
  const page = document.documentElement;
  const broken = page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth} px wide`] : [];
  const below = page.scrollHeight - Math.max(page.clientHeight, document.body.offsetHeight);
  if (below > 1) broken.push(`the page goes on for ${below} px below what it shows`);
  for (const each of document.querySelectorAll<HTMLElement>(
    'button, a, label, legend, h1, h2, h3, th, td, p, li, dt, dd',
  )) {
    const { overflowX, textOverflow } = getComputedStyle(each);
    // What is only read aloud has no room.
    const isCut = each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1;
    const cut = overflowX !== 'visible' && overflowX !== 'auto' && isCut;
    if (cut && textOverflow !== 'ellipsis') broken.push(`cut off: ${each.textContent.trim().slice(0, 60)}`);
  }
  return broken;
}

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
  // In front, so that a label that begins with what is seen still does.
  return `${'őőő '.repeat(Math.ceil(letters / 8))}${written}`;
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
const TOGETHER = /([\w$]+)=(?:[\w$]+\()?\{en:(?=\{|[\w$]+,[a-z]{2}:)/g;

/** Replaces Italian with a pseudo-language: English with marked letters, half as long again. */
async function speakPseudo(context: BrowserContext): Promise<void> {
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

let page: Page;
const app = runningApp((data) => {
  keepNamed(data, GAMES);
  withStore(data, ({ boxes }) =>
    boxes.keep(boxOf({ ...SHORT, title: 'Коробка', artists: ARTISTS }), '2026-11-21T20:00:00.000Z'),
  );
});
beforeAll(async () => {
  page = await ownPage(app.address, { locale: 'it' }, speakPseudo);
  await page.locator('h1').waitFor();
});

/** Month and day names come from the browser. */
const DATES = new RegExp(
  `(?<!\\p{L})(?:${Array.from({ length: 12 }, (_, month) => new Date(2026, month, month + 1))
    .flatMap((day) => ['long', 'short'].map((width) => ({ day, width: width as 'long' | 'short' })))
    .flatMap(({ day, width }) => [
      new Intl.DateTimeFormat('it', { month: width }).format(day),
      new Intl.DateTimeFormat('it', { weekday: width }).format(day),
    ])
    .join('|')})(?!\\p{L})`,
  'giu',
);

/** And so do the units of a file's size. */
const SIZES = /\d\s[kM]B\b/g;

test.each(Object.values(PLACES).flat())(
  'in a language half as long again as English, with letters English lacks: %s',
  async (place) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await step(page, place);
    await page.evaluate(settledHere, 3);
    const untranslated = (await page.evaluate(saidHere))
      .map((text) => NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text).replaceAll(DATES, ''))
      .map((text) => text.replaceAll(SIZES, ''))
      .filter((text) => /[A-Za-z]{2}/.test(text) && !INITIALS.test(text));
    expect.soft(untranslated, 'written into a screen rather than into the texts').toEqual([]);
    expect.soft(await page.evaluate(brokenHere), 'at 1280 px').toEqual([]);
    if (LOOKED_AT.has(place)) await expectAccessible(page, { inDark: true });
    await page.setViewportSize({ width: 390, height: 800 });
    await page.evaluate(settledHere, 3);
    expect.soft(await page.evaluate(brokenHere), 'at 390 px').toEqual([]);
  },
);
