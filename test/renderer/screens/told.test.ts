import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { cleanup } from 'vitest-browser-svelte';
import { speak } from '../../../src/renderer/lib/language.svelte.ts';
import { place } from '../../../src/renderer/lib/place.svelte.ts';
import { isReading } from '../../../src/renderer/lib/reading.ts';
import { screens } from '../../../src/renderer/screens.svelte.ts';
import ClubHome from '../../../src/renderer/screens/club/ClubHome.svelte';
import { addressOf } from '../../../src/shared/routes/index.ts';
import { WORDS } from '../../../src/shared/text/all-words.ts';
import type {} from '@vitest/browser-playwright';
import { ENGLISH, withVoices } from '../lib/voice/fake-voices.ts';
import { leaveAddress, render, settingsAsked } from '../mounted.ts';
import { act, pageIn } from '../texts.ts';
import { toldMain } from '../told-main.ts';
import { stillRunning } from '../watched-page.ts';
import walks from './told/walks.txt?raw';

/** The page in Rome, in which formats are nobody else’s, on the day when main looks at its games. */
async function toRome(): Promise<void> {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId: 'Europe/Rome' });
  onTestFinished(async () => void (await cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' })));
  vi.setSystemTime('2026-11-21T19:30:00.000Z');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB-u-nu-latn']);
  onTestFinished(leaveAddress);
}

/** What happens on the page by itself within a second. */
const SOON = /^(?:setTimeout\(\d{0,3}\)|requestAnimationFrame).*src\//;

/** Numbers of a box that isn’t made, which may be others one day. */
const OF_BASE = /\([^()]* in the base box\)/g;

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** The addresses that a walk opens, and what is pressed or filled in there. */
const WALKS = walks
  .trimEnd()
  .split('\n')
  .map((walk) => walk.split(/: (.*)/));

test.each(WALKS)('what the screens say of the told games: %s', async (name, steps = '') => {
  await toRome();
  withVoices(ENGLISH);
  const main = await toldMain();
  const language = speak({ language: 'en', words: WORDS.en }, () => new Promise(() => undefined), WORDS);
  const { settings, changes } = settingsAsked();
  const told: string[] = [];
  let before: readonly string[] = [];
  for (const step of steps.split(' / ')) {
    if (step.startsWith('#/')) {
      await cleanup();
      location.hash = step;
      await expect.poll(() => place.isLeft).toBe(false);
      await screens.open(place.current.screen);
      const isClub = isReading() && place.current.screen === 'home';
      const Screen = isClub ? ClubHome : screens.loaded(place.current.screen);
      if (Screen === null) throw new Error('the screen is loaded');
      await render(Screen, {}, { link: main.link, place: null, language, settings });
    } else if (step === 'as a reader') {
      document.documentElement.dataset['reads'] = '';
      onTestFinished(() => void delete document.documentElement.dataset['reads']);
      continue;
    } else act(step);
    let drawn = '';
    const restless = async () => {
      const last = drawn;
      // Parts of a screen that are loaded when they are needed.
      await vi.dynamicImportSettled();
      await nextFrame();
      const soon = [...stillRunning().values()].filter((what) => SOON.test(what));
      const waited = [...soon, ...main.unanswered()];
      drawn = waited.length > 0 ? '' : document.body.innerHTML;
      return drawn === '' || drawn === last ? waited : [drawn];
    };
    await expect.poll(restless, { interval: 10 }).toEqual([]);
    const now = pageIn(document.body).map((line) => line.replaceAll(OF_BASE, '(…)'));
    const address = addressOf(place.current);
    told.push(`# ${step}${address === step || step.startsWith('#/') ? '' : ` (at ${address})`}`);
    const asked = main.asked
      .splice(0)
      .filter((call) => !/^.(?:app.info|games.shelves|history.behind)/.test(call));
    told.push(...new Set(asked.map((call) => `? ${call.slice(0, 300)}`)));
    told.push(...changes.splice(0).map((change) => `! ${JSON.stringify(change)}`));
    told.push(...now.filter((line) => !before.includes(line)), '');
    before = now;
  }
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`told/${name}.txt`);
});
