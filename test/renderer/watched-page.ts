import { expect } from 'vitest';
import { place } from '../../src/renderer/lib/place.svelte.ts';

/** What was started on this page and not stopped yet, by what it can be stopped with, and who started it. */
const running = new Map<string, string>();

/** Timers and listeners that are still there, by what they can be stopped with. */
export const stillRunning = (): ReadonlyMap<string, string> => running;

/** These let go of something later, and nobody sees it. */
const RELEASING = ['src/renderer/lib/in-one-tab.ts', 'src/renderer/lib/save-file.ts'];

function remember(key: string, what: string): void {
  const { test, file, line } = startedBy();
  // What a module of the app, or axe, starts on load runs as long as the page does.
  const stays =
    (test === undefined && /^src\/|\/accessible\.ts$/.test(file ?? '')) || RELEASING.includes(file ?? '');
  if (stays) return;
  const by = `${test === undefined ? '' : ` in “${test}”`}${file === undefined ? '' : `, ${file}${line}`}`;
  running.set(key, `${what}${by}`);
}

/** The test, and the line of ours, that is starting something. */
function startedBy() {
  const { currentTestName } = expect.getState();
  const line = new Error().stack
    ?.split('\n')
    .map((each) => /\/((?:src\/(?:renderer|shared)|test)\/[^?:)]+)[^:]*(:\d+)/.exec(each))
    .find((found) => found !== null && !found[1]?.includes('watched-page'));
  return { test: currentTestName === '' ? undefined : currentTestName, file: line?.[1], line: line?.[2] };
}

type Called = (...given: unknown[]) => void;

/** Remembers what is started with a number, until it's stopped, or has happened if that's only once. */
function watchTimer(
  start: string,
  starting: (called: Called, milliseconds?: number) => number,
  stop: string,
  stopping: (id: number) => void,
) {
  const kind = start.startsWith('set') ? 'timer' : 'frame';
  Object.assign(window, {
    [start]: (called: Called, milliseconds?: number, ...rest: unknown[]) => {
      const id = starting((...given) => {
        if (start !== 'setInterval') running.delete(`${kind} ${id}`);
        called(...given, ...rest);
      }, milliseconds);
      remember(`${kind} ${id}`, `${start}(${milliseconds ?? ''})`);
      return id;
    },
    [stop]: (id: number) => {
      running.delete(`${kind} ${id}`);
      stopping(id);
    },
  });
}

const numbers = new WeakMap<object, number>();
let latest = 0;

function numberOf(listener: object): number {
  const number = numbers.get(listener) ?? (latest += 1);
  numbers.set(listener, number);
  return number;
}

function watchListeners(target: Document | Window, name: string) {
  const adding: EventTarget['addEventListener'] = target.addEventListener.bind(target);
  const removing: EventTarget['removeEventListener'] = target.removeEventListener.bind(target);
  const keyOf = (type: string, listener: object, options: boolean | EventListenerOptions | undefined) =>
    `${name} ${type} ${numberOf(listener)} ${typeof options === 'object' ? (options.capture ?? false) : (options ?? false)}`;
  Object.assign(target, {
    addEventListener: (
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | AddEventListenerOptions,
    ) => {
      adding(type, listener, options);
      // Svelte adds this one once and for all, with the first form.
      if (listener === null || (target === document && type === 'reset')) return;
      const key = keyOf(type, listener, options);
      remember(key, `a listener to ${type} on the ${name}`);
      if (typeof options !== 'object') return;
      if (options.once === true) adding(type, () => running.delete(key), options);
      options.signal?.addEventListener('abort', () => running.delete(key), { once: true });
    },
    removeEventListener: (
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | EventListenerOptions,
    ) => {
      removing(type, listener, options);
      if (listener !== null) running.delete(keyOf(type, listener, options));
    },
  });
}

const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
const { requestAnimationFrame, cancelAnimationFrame } = window;
watchTimer('setTimeout', setTimeout, 'clearTimeout', clearTimeout);
watchTimer('setInterval', setInterval, 'clearInterval', clearInterval);
watchTimer('requestAnimationFrame', requestAnimationFrame, 'cancelAnimationFrame', cancelAnimationFrame);
watchListeners(window, 'window');
watchListeners(document, 'document');

const attributesOf = (element: Element) =>
  Object.fromEntries(
    Array.from(element.attributes, ({ name, value }) => [name, value]).filter(
      ([, value]) => value !== '' && value?.startsWith('__vitest') !== true,
    ),
  );

/** Imported styles stay: a module is loaded once for all files. */
const isImported = (element: Element) => element.hasAttribute('data-vite-dev-id');

const media = (query: string) => matchMedia(query).matches;

/** Everything else that one file of tests can leave to the next, by its name. */
export function lookOfPage() {
  return {
    'elements in the body': [...document.body.children],
    'elements in the head': [...document.head.children].filter((element) => !isImported(element)),
    'adopted styles': document.adoptedStyleSheets.length,
    'attributes of <html>': attributesOf(document.documentElement),
    'attributes of <body>': attributesOf(document.body),
    title: document.title,
    address: location.hash,
    place: place.current.screen,
    'local storage': { ...localStorage },
    'session storage': { ...sessionStorage },
    focus: document.activeElement,
    scrolled: [scrollX, scrollY],
    'the size of the window': [innerWidth, innerHeight],
    'media emulated': {
      print: media('print'),
      dark: media('(prefers-color-scheme: dark)'),
      'reduced motion': media('(prefers-reduced-motion: reduce)'),
      'more contrast': media('(prefers-contrast: more)'),
      'forced colours': media('(forced-colors: active)'),
    },
    'global names': Object.keys(globalThis).filter((name) => !name.startsWith('__')),
  };
}

export type Look = ReturnType<typeof lookOfPage>;

/** What differs from how it was before, in words. */
export function leftBehind(before: Look): string[] {
  const after: Readonly<Record<string, unknown>> = lookOfPage();
  return Object.entries(before).flatMap(([name, found]) => {
    const [was, is] = [shown(found), shown(after[name])];
    return was === is ? [] : [`${name}: ${is} instead of ${was}`];
  });
}

function shown(value: unknown): string {
  if (value instanceof Element) return value.outerHTML.slice(0, 200);
  if (Array.isArray(value)) return `[${value.map(shown).join(', ')}]`;
  return JSON.stringify(value) ?? String(value);
}
