import { mount } from 'svelte';
import { LANGUAGES } from '../shared/text/languages.ts';
import { browser, storageOf, today } from './browser.ts';
import { codeFrom, keepCode, typedFragment } from './code.ts';
import { memoryIn } from './memory.ts';
import Phone from './Phone.svelte';
import './phone.css';
import { followVisit } from './visit.svelte.ts';
import { firstLanguage, spokenIn } from './words.ts';

const target = document.querySelector('#app');
if (target === null) throw new Error('the page has no place for the app');

const memory = memoryIn(storageOf('localStorage'));
const tab = storageOf('sessionStorage');
const code = codeFrom(location.hash || typedFragment(location.pathname), tab);
// The code is a secret, and an address is easily shown or sent.
if (location.hash !== '' || location.pathname !== '/') history.replaceState(null, '', '/');

const language = firstLanguage(memory.choice('language'));

/** In English, since no language could be loaded. */
function nothingArrived(): HTMLElement {
  const again = document.createElement('button');
  again.textContent = 'The page didn’t load. Try again.';
  again.addEventListener('click', () => location.reload());
  return again;
}

async function start(target: Element): Promise<void> {
  for (const each of [language, ...LANGUAGES]) {
    const spoken = await spokenIn(each).catch(() => null);
    if (spoken === null) continue;
    const visit = followVisit({
      code,
      keepCode: (next) => keepCode(next, tab),
      memory,
      language: each,
      today,
      surroundings: browser,
    });
    mount(Phone, { target, props: { visit, memory, spoken } });
    return;
  }
  target.append(nothingArrived());
}

// A new code scanned in the same tab only changes the fragment.
addEventListener('hashchange', () => {
  if (location.hash !== '') location.reload();
});

void start(target);
