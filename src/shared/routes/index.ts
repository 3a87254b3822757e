import type { Words } from '../text/en/index.ts';
import { word, type Address, type Piece } from './piece.ts';
import {
  atMoment,
  beside,
  edition,
  fileOrId,
  id,
  length,
  lesson,
  maybeEdition,
  maybeId,
  maybeSearch,
  nothing,
  asking,
  other,
  search,
  searchWithChart,
  sheet,
  year,
} from './pieces.ts';

export * from './search.ts';

/** Where a screen can be reached from, besides other screens. */
interface Listing {
  /** Its name in the navigation bar. */
  readonly label?: (words: Words) => string;
  /** The navigation bar has it from the first game on. */
  readonly looksBack?: true;
  /** Its name in the application menu. */
  readonly inMenu?: MenuWord;
  /** The navigation entry it belongs to. */
  readonly under?: 'learn' | 'statistics' | 'collection' | 'settings';
}

interface Route<P extends object> extends Listing {
  /** The first word of its address. */
  readonly begins: string;
  readonly goesOn: Piece<P>;
}

function route<P extends object>(begins: string, goesOn: Piece<P>, listing: Listing = {}): Route<P> {
  return { begins, goesOn, ...listing };
}

/**
 * Every screen with its address and its entries in the navigation bar and the menu, both in the order of this table.
 * The first matching address wins, and anything after it is ignored.
 */
const ROUTES = {
  home: route('', nothing, { label: (words) => words.window.sections.home }),
  setup: route('new', nothing),
  /** At its end, at a moment or at a chart. */
  story: route('game', id.and(word('story')).and(atMoment)),
  'take-along': route('game', id.and(word('take-along'))),
  game: route('game', id),
  /** A read-only view of a game for everybody at the table. */
  board: route('board', id),
  history: route('history', search, {
    label: (words) => words.window.sections.history,
    looksBack: true,
    inMenu: 'history',
  }),
  /** Every painting of every game, those that match lit, and one of them chosen. */
  collection: route('collection', asking, {
    label: (words) => words.window.sections.collection,
    looksBack: true,
    inMenu: 'collection',
  }),
  /** What is worth remembering of a game's evening, and its picture if that is asked for, or of a year. */
  evening: route('catalogue', word('evening').and(id).and(asking), { under: 'collection' }),
  catalogue: route('catalogue', year.and(search), { under: 'collection' }),
  statistics: route('statistics', search, {
    label: (words) => words.window.sections.statistics,
    looksBack: true,
    inMenu: 'statistics',
  }),
  /** Everything the statistics can answer about many games, or one question of it. */
  questions: route('questions', searchWithChart, { under: 'statistics' }),
  /** The same about one person. */
  'person-questions': route('person', id.and(word('questions')).and(searchWithChart), {
    under: 'statistics',
  }),
  /** A year in review. */
  year: route('year', year.and(search), { under: 'statistics' }),
  /** A season between two days, with points; the one that everybody sees if it isn't named. */
  season: route('season', asking, { under: 'statistics' }),
  person: route('person', id.and(search), { under: 'statistics' }),
  /** Two people. */
  pair: route('pair', id.and(other).and(searchWithChart), { under: 'statistics' }),
  /** Boxes that somebody made. */
  boxes: route('boxes', nothing),
  box: route('box', maybeId),
  players: route('players', nothing, {
    label: (words) => words.window.sections.players,
    looksBack: true,
    inMenu: 'players',
  }),
  /** The lessons of an edition, or one of them. */
  learn: route('learn', lesson, { label: (words) => words.lessons.title, inMenu: 'learn' }),
  /** An edition’s rules on one page, compared with another’s. */
  reference: route('reference', edition.and(beside), { under: 'learn' }),
  /** The rulings of an edition. */
  referee: route('referee', maybeEdition, { label: (words) => words.referee.section }),
  /** Practice: a game or one round that doesn't count. */
  try: route('try', edition.and(length)),
  /** Adding an old game from its score pad. */
  paper: route('paper', nothing, { label: (words) => words.paper.section, inMenu: 'paper' }),
  /** A game of which only the result is known. */
  result: route('result', id),
  /** A printed sheet: of a game, a person, an evening or a year. */
  print: route('print', sheet.and(id).and(maybeSearch)),
  /** Export and import. */
  transfer: route('transfer', fileOrId, {
    label: (words) => words.window.sections.transfer,
    inMenu: 'transfer',
  }),
  /** One history on several laptops. */
  sharing: route('sharing', nothing, { under: 'settings' }),
  settings: route('settings', nothing, { label: (words) => words.keeping.title, inMenu: 'settings' }),
};

export type Screen = keyof typeof ROUTES;

type Params = { [S in Screen]: (typeof ROUTES)[S] extends Route<infer P> ? P : never };

/** A place in the app, kept in the address so that reloading, going back and a second tab work. */
export type PlaceOn<S extends Screen> = { [K in S]: { readonly screen: K } & Params[K] }[S];
export type Place = PlaceOn<Screen>;

const table: { readonly [S in Screen]: Route<Params[S]> } = ROUTES;
export const SCREEN_NAMES: readonly Screen[] = keysOf(ROUTES);

export const HOME: Place = { screen: 'home' };

/** The hash of the app's address. */
export function addressOf<S extends Screen>(place: PlaceOn<S>): string {
  const { begins, goesOn } = table[place.screen];
  const { path, asked } = goesOn.write(place);
  return `#/${[begins, ...path].join('/')}${asked}`;
}

export function placeAt(address: string): Place {
  const [before = '', asked = ''] = address.split('?');
  const [, begins = '', ...path] = before.split('/');
  for (const screen of SCREEN_NAMES) {
    const place = table[screen].begins === begins ? placeOn(screen, { path, asked }) : null;
    if (place !== null) return place;
  }
  return HOME;
}

function placeOn<S extends Screen>(screen: S, address: Address): PlaceOn<S> | null {
  const read = table[screen].goesOn.read(address);
  return read === null ? null : { screen, ...read.params };
}

/** An entry of the navigation bar. */
export interface Section {
  readonly screen: Screen;
  readonly address: string;
  readonly label: (words: Words) => string;
  readonly looksBack: boolean;
}

export const SECTIONS: readonly Section[] = SCREEN_NAMES.flatMap((screen) => {
  const { begins, label, looksBack = false } = table[screen];
  return label === undefined ? [] : [{ screen, address: `#/${begins}`, label, looksBack }];
});

/** The navigation entry to mark as current on this screen. */
export function sectionOf(screen: Screen): Screen {
  return table[screen].under ?? screen;
}

type MenuWord = keyof Words['shell']['menu']['sections'];

/** The entries of the application menu, by their words. */
export const MENU: readonly { readonly word: MenuWord; readonly address: string }[] = SCREEN_NAMES.flatMap(
  (screen) => {
    const { begins, inMenu } = table[screen];
    return inMenu === undefined ? [] : [{ word: inMenu, address: `#/${begins}` }];
  },
);

function keysOf<T extends object>(of: T): readonly Extract<keyof T, string>[] {
  const keys: Extract<keyof T, string>[] = [];
  for (const key in of) keys.push(key);
  return keys;
}
