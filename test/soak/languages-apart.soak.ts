import { join } from 'node:path';
import { test } from 'node:test';
import { build, type Plugin } from 'vite';
import config from '../../electron.vite.config.ts';
import { keepApart } from '../../scripts/budget.ts';
import { LANGUAGES } from '../../src/shared/text/languages.ts';

const root = join(import.meta.dirname, '../..');
const TEXTS = join(root, 'src/shared/text');

/** English once more, as another language. */
const third: Plugin = {
  name: 'third-language',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/renderer/lib/words.ts')
      ? code.replace(
          /import\.meta\.glob[^(]*\([^)]*\)/,
          `({ ${[...LANGUAGES, 'third'].map(loading).join()} })`,
        )
      : null,
  resolveId: (source, importer = '') => {
    if (source === 'third') return `${TEXTS}/en/index.ts?third`;
    return importer.endsWith('?third') && source.startsWith('./')
      ? `${join(TEXTS, 'en', source)}?third`
      : null;
  },
};

function loading(language: string): string {
  const file = `../../shared/text/${language}/index.ts`;
  return `'${file}': () => import('${language === 'third' ? 'third' : file}')`;
}

test('in a build with three languages, none loads another', async () => {
  if (typeof config !== 'object' || !('renderer' in config))
    throw new Error('the window is built by its config');
  const { plugins = [], ...renderer } = config.renderer ?? {};
  const languages = [
    ...LANGUAGES.map((each) => `src/shared/text/${each}/index.ts`),
    'src/shared/text/en/index.ts?third',
  ];
  await build({
    ...renderer,
    configFile: false,
    logLevel: 'silent',
    root: join(root, 'src/renderer'),
    plugins: [third, plugins[0], keepApart(root, languages)],
    build: { ...renderer.build, write: false, minify: false, license: false },
  });
});
