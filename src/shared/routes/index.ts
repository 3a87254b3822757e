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
  searchAndMore,
  searchWithChart,
  sheet,
  year,
} from './pieces.ts';

export * from './search.ts';
export { decoded } from './piece.ts';

/** Where a screen can be reached from, besides other screens. */
interface Listing {
  /** Its name in the bar. */
  readonly bar?: SectionName;
  /** The bar has it from the first finished game on. */
  readonly looksBack?: true;
  /** Its name in the menu. */
  readonly menu?: SectionName;
  /** What it asks of the screen. */
  readonly menuAsks?: string;
  /** The section that is marked here. */
  readonly under?: 'history' | 'people' | 'rules';
}

/** The key of its words, both the window's and those of the application's menu. */
type SectionName = keyof Words['shell']['menu']['sections'];

interface Route<P extends object> extends Listing {
  /** The first word of its address. */
  readonly begins: string;
  readonly goesOn: Piece<P>;
}

function route<P extends object>(begins: string, goesOn: Piece<P>, listing: Listing = {}): Route<P> {
  return { begins, goesOn, ...listing };
}

/**
 * Every screen with its address, and its place in the bar or the menu, both in the order of this table.
 * The first matching address wins, and anything after it is ignored.
 */
const ROUTES = {
  home: route('', nothing, { bar: 'home' }),
  setup: route('new', nothing),
  /** At its end, at a moment or at a chart. */
  story: route('game', id.and(word('story')).and(atMoment), { under: 'history' }),
  'take-along': route('game', id.and(word('take-along')), { under: 'history' }),
  game: route('game', id),
  /** A read-only view of a game for everybody at the table. */
  board: route('board', id),
  /** Every game, with the paintings that match lit, and one of them chosen. */
  history: route('history', searchAndMore, { bar: 'history', looksBack: true }),
  /** The evening of a game, and its picture if that is asked for. */
  evening: route('evening', id.and(asking), { under: 'history' }),
  year: route('year', year.and(search), { under: 'history' }),
  /** Everybody, and a question about them. */
  people: route('people', searchWithChart, {
    bar: 'people',
    looksBack: true,
    menu: 'players',
    menuAsks: '?chart=names',
  }),
  /** A season between two days, with points; the one that everybody sees if it isn't named. */
  season: route('season', asking, { under: 'people' }),
  person: route('person', id.and(searchWithChart), { under: 'people' }),
  /** Two people. */
  pair: route('pair', id.and(other).and(searchWithChart), { under: 'people' }),
  /** An edition’s rules on one page, compared with another’s. */
  reference: route('rules', edition.and(word('page')).and(beside), { under: 'rules' }),
  /** The lessons and the rulings of an edition, or one lesson. */
  rules: route('rules', lesson, { bar: 'rules' }),
  /** Practice: a game or one round that doesn't count. */
  try: route('try', edition.and(length)),
  /** Adding an old game from its score pad. */
  paper: route('paper', nothing, { menu: 'paper' }),
  /** A game of which only the result is known. */
  result: route('result', id, { under: 'history' }),
  /** A printed sheet: of a game, a person, an evening or a year. */
  print: route('print', sheet.and(id).and(maybeSearch)),
  /** Export and import. */
  transfer: route('transfer', fileOrId, { menu: 'transfer' }),
  /** One history on several laptops. */
  sharing: route('sharing', nothing, { menu: 'sharing' }),
  /** Boxes that somebody made. */
  boxes: route('boxes', nothing, { menu: 'boxes' }),
  box: route('box', maybeId),
  settings: route('settings', nothing, { menu: 'settings' }),
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
  return placeMoved(begins, { path, asked }) ?? HOME;
}

function placeOn<S extends Screen>(screen: S, address: Address): PlaceOn<S> | null {
  const read = table[screen].goesOn.read(address);
  return read === null ? null : { screen, ...read.params };
}

/** The addresses of version 0.1 that have changed, and what is there now. */
const MOVED: readonly Moved[] = [
  moved('collection', searchAndMore, (asked) => ({ screen: 'history', ...asked })),
  moved('catalogue', word('evening').and(id).and(asking), (asked) => ({ screen: 'evening', ...asked })),
  moved('catalogue', year.and(search), (asked) => ({ screen: 'year', ...asked })),
  moved('statistics', searchWithChart, (asked) => ({ screen: 'people', ...asked })),
  moved('questions', searchWithChart, (asked) => ({ screen: 'people', ...asked })),
  moved('players', nothing, () => ({ screen: 'people', search: {}, chart: 'names' })),
  moved('learn', lesson, (asked) => ({ screen: 'rules', ...asked })),
  moved('referee', maybeEdition, (asked) => ({ screen: 'rules', ...asked })),
  moved('reference', edition.and(beside), (asked) => ({ screen: 'reference', ...asked })),
];

interface Moved {
  readonly begins: string;
  readonly placeAt: (address: Address) => Place | null;
}

function moved<P extends object>(begins: string, goesOn: Piece<P>, to: (params: P) => Place): Moved {
  const placeAt = (address: Address): Place | null => {
    const read = goesOn.read(address);
    return read === null ? null : to(read.params);
  };
  return { begins, placeAt };
}

function placeMoved(begins: string, address: Address): Place | null {
  for (const each of MOVED) {
    const place = each.begins === begins ? each.placeAt(address) : null;
    if (place !== null) return place;
  }
  return null;
}

/** What the bar or the menu leads to. */
export interface Section {
  readonly screen: Screen;
  readonly name: SectionName;
  readonly address: string;
  readonly looksBack: boolean;
}

export const BAR: readonly Section[] = sectionsIn('bar');
export const MENU: readonly Section[] = sectionsIn('menu');

function sectionsIn(where: 'bar' | 'menu'): readonly Section[] {
  return SCREEN_NAMES.flatMap((screen) => {
    const { begins, [where]: name, looksBack = false, menuAsks = '' } = table[screen];
    const asked = where === 'menu' ? menuAsks : '';
    return name === undefined ? [] : [{ screen, name, address: `#/${begins}${asked}`, looksBack }];
  });
}

/** The section to mark as current on this screen. */
export function sectionOf(screen: Screen): Screen {
  return table[screen].under ?? screen;
}

function keysOf<T extends object>(of: T): readonly Extract<keyof T, string>[] {
  const keys: Extract<keyof T, string>[] = [];
  for (const key in of) keys.push(key);
  return keys;
}
