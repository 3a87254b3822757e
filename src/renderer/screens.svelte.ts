import type { Component } from 'svelte';
import { addressOf, SCREEN_NAMES, type Place, type Screen } from '../shared/routes/index.ts';
import { isRead, isReading } from './lib/reading.ts';

/** Each route's component. It reads its parameters with `useRoute`. */
const SCREENS: Readonly<Record<Screen, () => Promise<{ readonly default: Component }>>> = {
  home: () => (isReading() ? import('./screens/club/ClubHome.svelte') : import('./screens/home/Home.svelte')),
  setup: () => import('./screens/setup/Setup.svelte'),
  story: () => import('./screens/game/StoryScreen.svelte'),
  'take-along': () => import('./screens/take-along/TakeAlong.svelte'),
  game: () => import('./screens/table/KeptGame.svelte'),
  board: () => import('./screens/board/BoardScreen.svelte'),
  history: async () => ({ default: (await import('./looking-back.ts')).History }),
  collection: async () => ({ default: (await import('./looking-back.ts')).Collection }),
  evening: async () => ({ default: (await import('./looking-back.ts')).Evening }),
  catalogue: async () => ({ default: (await import('./looking-back.ts')).Catalogue }),
  statistics: () => import('./screens/statistics/StatisticsScreen.svelte'),
  questions: () => import('./screens/statistics/QuestionsScreen.svelte'),
  'person-questions': () => import('./screens/people/PersonQuestions.svelte'),
  pair: () => import('./screens/people/PairScreen.svelte'),
  year: () => import('./screens/year/YearScreen.svelte'),
  season: () => import('./screens/season/SeasonScreen.svelte'),
  person: () => import('./screens/people/PersonScreen.svelte'),
  boxes: () => import('./screens/boxes/BoxesScreen.svelte'),
  box: () => import('./screens/boxes/BoxScreen.svelte'),
  players: () => import('./screens/players-list/Players.svelte'),
  learn: () => import('./screens/learn/Learn.svelte'),
  reference: () => import('./screens/learn/Reference.svelte'),
  referee: () => import('./screens/learn/Referee.svelte'),
  try: () => import('./screens/table/Practice.svelte'),
  paper: () => import('./screens/paper/PaperScreen.svelte'),
  result: () => import('./screens/paper/ResultScreen.svelte'),
  print: () => import('./screens/print/PrintScreen.svelte'),
  transfer: () => import('./screens/transfer/TransferScreen.svelte'),
  sharing: () => import('./screens/sharing/SharingScreen.svelte'),
  settings: () => import('./screens/settings/Settings.svelte'),
};

/** The screens most likely to be opened next are loaded first. */
const LIKELY: readonly Screen[] = ['home', 'game', 'setup'];

/** Until then the first screen doesn't compete with other downloads. */
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
  /** Loads the other screens once the first is shown, so that navigating is instant. */
  prefetch: (): void => {
    const waiting = [...LIKELY, ...SCREEN_NAMES].filter(isRead);
    const next = (): void => {
      const screen = waiting.shift();
      if (screen !== undefined) requestIdleCallback(() => void load(screen).then(next, next));
    };
    setTimeout(next, FIRST_SCREEN_MILLISECONDS);
  },
};

/** A screen is recreated when its key changes. */
export function keyOf(place: Place): string {
  switch (place.screen) {
    case 'history':
    case 'collection':
    case 'learn':
    case 'reference':
    case 'referee':
      return place.screen;
    case 'statistics':
    case 'questions':
    case 'person':
    case 'person-questions':
    case 'pair':
      return pathOf(place) + (place.search.sample === true ? '?sample' : '');
    default:
      return pathOf(place);
  }
}

function pathOf(place: Place): string {
  return addressOf(place).replace(/\?.*/, '');
}
