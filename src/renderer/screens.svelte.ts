import type { Component } from 'svelte';
import { addressOf, SCREEN_NAMES, type Place, type Screen } from '../shared/routes/index.ts';

/** The component of each screen of the route table. It asks `useRoute` what the address tells it. */
const SCREENS: Readonly<Record<Screen, () => Promise<{ readonly default: Component }>>> = {
  home: () => import('./screens/home/Home.svelte'),
  setup: () => import('./screens/setup/Setup.svelte'),
  story: () => import('./screens/game/StoryScreen.svelte'),
  'take-along': () => import('./screens/take-along/TakeAlong.svelte'),
  game: () => import('./screens/table/KeptGame.svelte'),
  board: () => import('./screens/board/BoardScreen.svelte'),
  history: () => import('./screens/history/HistoryScreen.svelte'),
  statistics: () => import('./screens/statistics/StatisticsScreen.svelte'),
  person: () => import('./screens/people/PersonScreen.svelte'),
  players: () => import('./screens/players-list/Players.svelte'),
  learn: () => import('./screens/learn/Learn.svelte'),
  reference: () => import('./screens/learn/Reference.svelte'),
  referee: () => import('./screens/learn/Referee.svelte'),
  try: () => import('./screens/table/TryOut.svelte'),
  paper: () => import('./screens/paper/PaperScreen.svelte'),
  result: () => import('./screens/paper/ResultScreen.svelte'),
  print: () => import('./screens/print/PrintScreen.svelte'),
  transfer: () => import('./screens/transfer/TransferScreen.svelte'),
  settings: () => import('./screens/settings/Settings.svelte'),
};

/** Where people mostly go next, before everything else. */
const LIKELY: readonly Screen[] = ['home', 'game', 'setup'];

/** Until then the first screen has the page to itself. */
const FIRST_SCREEN_MILLISECONDS = 500;

let loaded = $state.raw<Readonly<Partial<Record<Screen, Component>>>>({});

async function load(screen: Screen): Promise<void> {
  if (loaded[screen] !== undefined) return;
  const { default: component } = await SCREENS[screen]();
  loaded = { ...loaded, [screen]: component };
}

export const screens = {
  loaded: (screen: Screen): Component | null => loaded[screen] ?? null,
  load,
  /** Loads one screen after another once the first one stands, so that going there takes no time. */
  prefetch: (): void => {
    const waiting = [...LIKELY, ...SCREEN_NAMES];
    const next = (): void => {
      const screen = waiting.shift();
      if (screen !== undefined) requestIdleCallback(() => void load(screen).then(next, next));
    };
    setTimeout(next, FIRST_SCREEN_MILLISECONDS);
  },
};

/** A screen is recreated for another key. */
export function keyOf(place: Place): string {
  switch (place.screen) {
    case 'history':
    case 'learn':
    case 'reference':
    case 'referee':
      return place.screen;
    case 'statistics':
    case 'person':
      return addressOf({ ...place, search: place.search.sample === true ? { sample: true } : {} });
    default:
      return addressOf(place).replace(/\?.*/, '');
  }
}
