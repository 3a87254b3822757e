import type { Component } from 'svelte';
import { addressOf, SCREEN_NAMES, type Place, type Screen } from '../shared/routes/index.ts';
import { isRead, isReading } from './lib/reading.ts';
import type * as LookingBack from './looking-back.ts';

/** Each route's component. It reads its parameters with `useRoute`. */
const SCREENS: Readonly<Record<Screen, () => Promise<{ readonly default: Component }>>> = {
  home: () => (isReading() ? import('./screens/club/ClubHome.svelte') : import('./screens/home/Home.svelte')),
  setup: () => import('./screens/setup/Setup.svelte'),
  story: () => import('./screens/game/StoryScreen.svelte'),
  'take-along': () => import('./screens/take-along/TakeAlong.svelte'),
  game: () => import('./screens/table/KeptGame.svelte'),
  board: () => import('./screens/board/BoardScreen.svelte'),
  history: lookingBack('History'),
  evening: lookingBack('Evening'),
  people: lookingBack('People'),
  pair: lookingBack('Pair'),
  year: lookingBack('Year'),
  season: lookingBack('Season'),
  person: lookingBack('Person'),
  boxes: () => import('./screens/boxes/BoxesScreen.svelte'),
  box: () => import('./screens/boxes/BoxScreen.svelte'),
  rules: () => import('./screens/rules/RulesScreen.svelte'),
  reference: () => import('./screens/rules/OnePage.svelte'),
  try: () => import('./screens/table/Practice.svelte'),
  paper: () => import('./screens/paper/PaperScreen.svelte'),
  result: () => import('./screens/paper/ResultScreen.svelte'),
  print: () => import('./screens/print/PrintScreen.svelte'),
  transfer: () => import('./screens/transfer/TransferScreen.svelte'),
  sharing: () => import('./screens/sharing/SharingScreen.svelte'),
  settings: () => import('./screens/settings/Settings.svelte'),
};

function lookingBack(screen: keyof typeof LookingBack) {
  return async () => ({ default: (await import('./looking-back.ts'))[screen] });
}

/** The screens most likely to be opened next are loaded first. */
const LIKELY: readonly Screen[] = ['home', 'game', 'setup', 'history'];

/** For so long after it was opened, a screen doesn't compete with other downloads. */
const OPENING_MILLISECONDS = 500;

let loaded = $state.raw<Readonly<Partial<Record<Screen, Component>>>>({});

let openedAt = 0;

function open(screen: Screen): Promise<void> {
  openedAt = performance.now();
  return load(screen);
}

async function load(screen: Screen): Promise<void> {
  if (loaded[screen] !== undefined) return;
  const { default: component } = await SCREENS[screen]();
  loaded = { ...loaded, [screen]: component };
}

export const screens = {
  loaded: (screen: Screen): Component | null => loaded[screen] ?? null,
  /** Loads a screen that somebody wants to see. */
  open,
  /** Loads the other screens once the first is shown, so that navigating is instant. */
  prefetch: (): void => {
    const waiting = [...LIKELY, ...SCREEN_NAMES].filter(isRead);
    const next = (): void => {
      const left = openedAt + OPENING_MILLISECONDS - performance.now();
      const screen = left > 0 ? undefined : waiting.shift();
      if (screen !== undefined) requestIdleCallback(() => void load(screen).then(next, next));
      else if (waiting.length > 0) setTimeout(next, left);
    };
    setTimeout(next, OPENING_MILLISECONDS);
  },
};

/** A screen is recreated when its key changes. */
export function keyOf(place: Place): string {
  switch (place.screen) {
    case 'history':
    case 'rules':
    case 'reference':
      return place.screen;
    case 'people':
    case 'person':
    case 'pair':
      return pathOf(place) + (place.search.sample === true ? '?sample' : '');
    default:
      return pathOf(place);
  }
}

function pathOf(place: Place): string {
  return addressOf(place).replace(/\?.*/, '');
}
