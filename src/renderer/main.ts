import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/instrument-sans';
import { mount } from 'svelte';
import { placeAt } from '../shared/routes/index.ts';
import { LANGUAGES } from '../shared/text/languages.ts';
import App from './App.svelte';
import { linkToHost } from './lib/host-link.ts';
import { isReading, readPlace } from './lib/reading.ts';
import { speak, systemLanguage } from './lib/language.svelte.ts';
import { linkToWindow } from './lib/window-link.ts';
import { wordsOf } from './lib/words.ts';
import { screens } from './screens.svelte.ts';
import './theme.css';
import './ui/layout.css';

const target = document.querySelector('#app');
if (target === null) throw new Error('the page has no place for the app');

/** A board receives only what everybody may see, so it connects to the read-only endpoint. */
const onlyLooks = () => placeAt(location.hash).screen === 'board';

function linkToBrowserHost() {
  // The server of a club's page decides what it may be asked.
  if (isReading()) return linkToHost('live');
  const looks = onlyLooks();
  addEventListener('hashchange', () => {
    if (onlyLooks() !== looks) location.reload();
  });
  return linkToHost(looks ? 'live/look' : 'live');
}

// The browser host speaks HTTP, and a club's page may be behind TLS. The desktop app's window has its own scheme.
const link = location.protocol === 'http:' || isReading() ? linkToBrowserHost() : linkToWindow();

/** The system's language, or any language that loads. */
async function firstWords() {
  const system = systemLanguage();
  for (const language of [system, ...LANGUAGES]) {
    const words = await wordsOf(language).catch(() => null);
    if (words !== null) return { language, words };
  }
  return null;
}

/** In English, since no language could be loaded. */
function nothingArrived(): HTMLElement {
  const again = document.createElement('button');
  again.textContent = 'Vernissage didn’t load. Try again.';
  again.addEventListener('click', () => location.reload());
  return again;
}

// No top-level await: the files awaited here may import this one.
async function start(target: Element): Promise<void> {
  // If a screen fails to load, the app says so itself.
  const screen = screens.open(readPlace(placeAt(location.hash)).screen).catch(() => undefined);
  const words = await firstWords();
  await screen;
  if (words === null) target.append(nothingArrived());
  else mount(App, { target, props: { link, language: speak(words, wordsOf) } });
}

void start(target);
