import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/instrument-sans';
import { mount } from 'svelte';
import App from './App.svelte';
import { linkToHost } from './lib/host-link.ts';
import { speak, systemLanguage } from './lib/language.svelte.ts';
import { placeAt } from './lib/place.svelte.ts';
import { linkToWindow } from './lib/window-link.ts';
import { wordsOf } from './lib/words.ts';
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
const system = systemLanguage();
const language = speak({ language: system, words: await wordsOf(system) }, wordsOf);
mount(App, { target, props: { link, language } });
