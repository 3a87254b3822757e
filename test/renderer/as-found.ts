import { afterAll, afterEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-svelte';
import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/instrument-sans';
import '../../src/renderer/theme.css';
import { letterKeys } from '../../src/renderer/lib/letter-keys.svelte.ts';
import { hush } from '../../src/renderer/lib/voice/speaker.ts';
import { language } from './spoken.ts';
import { leftBehind, lookOfPage, stillRunning } from './watched-page.ts';

/*
 * All files share a page, and their modules are loaded once, so what one leaves behind makes another fail, depending
 * on their order. This file runs again for each of them. (The hook that the library registers on load runs only
 * for the first.)
 */

// While this file loads, no test is running: the last one was in another file.
expect.setState({ currentTestName: '' });
const before = lookOfPage();
const runningBefore = new Set(stillRunning().keys());
const { title } = document;
const { innerWidth: width, innerHeight: height } = window;

afterEach(async ({ task }) => {
  const [error] = task.result?.errors ?? [];
  if (error !== undefined) error.message = `${error.message}\n${shownInstead()}`;
  await cleanup();
  hush();
  language.choose(null);
  letterKeys.switch(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.title = title;
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
});

afterAll(async () => {
  const running = () => [...stillRunning()].flatMap(([key, what]) => (runningBefore.has(key) ? [] : [what]));
  // What is due now still happens, and what that brings about at once; something that goes on like this is left behind.
  let turns = 0;
  do await new Promise((done) => setTimeout(done));
  while ((turns += 1) < 20 && running().some((what) => /^setTimeout\(0?\)/.test(what)));
  const left = [...leftBehind(before), ...running()];
  if (left.length > 0) {
    throw new Error(`This file leaves something on the page that all files share:\n${left.join('\n')}`);
  }
});

/** What the page shows, for the message of a test that waited for something else. */
function shownInstead(): string {
  const said = (parts: string) =>
    Array.from(document.querySelectorAll(parts), ({ textContent }) => textContent.trim()).join(', ');
  return `The page shows the headings ${said('h1, h2, h3')} and the buttons ${said('button')}.`;
}
