import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/instrument-sans';
import { mount } from 'svelte';
import { placeAt } from '../shared/routes/index.ts';
import { LANGUAGES } from '../shared/text/languages.ts';
import App from './App.svelte';
import { linkToHost } from './lib/host-link.ts';
import { speak, systemLanguage } from './lib/language.svelte.ts';
import { linkToWindow } from './lib/window-link.ts';
import { wordsOf } from './lib/words.ts';
import { screens } from './screens.svelte.ts';
import './theme.css';
import './ui/layout.css';

const target = document.querySelector('#app');
if (target === null) throw new Error('the page has no place for the app');

/** A board for everybody is told no more than everybody may see, so that it asks for no more than to look. */
const onlyLooks = () => placeAt(location.hash).screen === 'board';

function linkToBrowserHost() {
  const looks = onlyLooks();
  addEventListener('hashchange', () => {
    if (onlyLooks() !== looks) location.reload();
  });
  return linkToHost(looks ? '/live/look' : '/live');
}

// The browser host speaks HTTP; a window of the app has a scheme of its own, and main knows what it is for.
const link = location.protocol === 'http:' ? linkToBrowserHost() : linkToWindow();

/** The first words that arrive: the system's, or any at all. */
async function firstWords() {
  const system = systemLanguage();
  for (const language of [system, ...LANGUAGES]) {
    const words = await wordsOf(language).catch(() => null);
    if (words !== null) return { language, words };
  }
  throw new Error('no language could be loaded');
}

// The app says itself which screen did not arrive.
const screen = screens.load(placeAt(location.hash).screen).catch(() => undefined);
const language = speak(await firstWords(), wordsOf);
await screen;
mount(App, { target, props: { link, language } });
