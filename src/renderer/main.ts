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

/** The system's language, or any whose words arrive. */
async function firstWords() {
  const system = systemLanguage();
  for (const language of [system, ...LANGUAGES]) {
    const words = await wordsOf(language).catch(() => null);
    if (words !== null) return { language, words };
  }
  return null;
}

/** In English: no language has arrived to say it in. */
function nothingArrived(): HTMLElement {
  const again = document.createElement('button');
  again.textContent = 'Vernissage could not be loaded. Try again.';
  again.addEventListener('click', () => location.reload());
  return again;
}

// No top-level await: files that are waited for here may import this one.
async function start(target: Element): Promise<void> {
  // The app says itself that a screen did not arrive.
  const screen = screens.load(placeAt(location.hash).screen).catch(() => undefined);
  const words = await firstWords();
  await screen;
  if (words === null) target.append(nothingArrived());
  else mount(App, { target, props: { link, language: speak(words, wordsOf) } });
}

void start(target);
