import { addressOfSearch, searchAt, type Search } from './search.ts';
import { EDITION_IDS, type EditionId } from '../../shared/record/index.ts';
export const SHEETS = ['pad', 'story', 'person', 'season'] as const;
export type Sheet = (typeof SHEETS)[number];

/** Where in the app the person is, kept in the address so that reloading, going back and a second tab work. */
export type Place =
  | { readonly screen: 'home' }
  | { readonly screen: 'setup' }
  | { readonly screen: 'settings' }
  | { readonly screen: 'game'; readonly id: string }
  /** A game looked at again. */
  | { readonly screen: 'story'; readonly id: string }
  /** A game for everybody to see, who enter nothing. */
  | { readonly screen: 'board'; readonly id: string }
  /** Games that were played: those that are looked for. */
  | { readonly screen: 'history'; readonly search: Search }
  /** People and the group over the games that are looked for. */
  | { readonly screen: 'statistics'; readonly search: Search }
  | { readonly screen: 'person'; readonly id: string; readonly search: Search }
  | { readonly screen: 'players' }
  /** An old night written down from its pad. */
  | { readonly screen: 'paper' }
  /** A game of which only the result is known. */
  | { readonly screen: 'result'; readonly id: string }
  /** A finished game on its way elsewhere. */
  | { readonly screen: 'take-along'; readonly id: string }
  /** A sheet of paper: of a game, a person, or a year. */
  | { readonly screen: 'print'; readonly sheet: Sheet; readonly id: string }
  /** Taking out and bringing in, with files that somebody opened; of one game its several logs. */
  | { readonly screen: 'transfer'; readonly id?: string; readonly file?: string }
  /** The lessons of an edition, or one of them. */
  | { readonly screen: 'learn'; readonly edition?: EditionId; readonly lesson?: string }
  /** An edition’s rules on one page, beside those of another. */
  | { readonly screen: 'reference'; readonly edition: EditionId; readonly beside?: EditionId }
  /** What tables ask, and how an edition answers it. */
  | { readonly screen: 'referee'; readonly edition?: EditionId }
  /** A table that counts nowhere: a game, or one round of it. */
  | { readonly screen: 'try'; readonly edition: EditionId; readonly length: 'game' | 'round' };

export function addressOf(place: Place): string {
  switch (place.screen) {
    case 'home':
      return '#/';
    case 'setup':
      return '#/new';
    case 'settings':
      return '#/settings';
    case 'game':
      return `#/game/${encodeURIComponent(place.id)}`;
    case 'story':
      return `#/game/${encodeURIComponent(place.id)}/story`;
    case 'board':
      return `#/board/${encodeURIComponent(place.id)}`;
    case 'history':
      return `#/history${addressOfSearch(place.search)}`;
    case 'statistics':
      return `#/statistics${addressOfSearch(place.search)}`;
    case 'person':
      return `#/person/${encodeURIComponent(place.id)}${addressOfSearch(place.search)}`;
    case 'players':
      return '#/players';
    case 'paper':
      return '#/paper';
    case 'result':
      return `#/result/${encodeURIComponent(place.id)}`;
    case 'take-along':
      return `#/game/${encodeURIComponent(place.id)}/take-along`;
    case 'print':
      return `#/print/${place.sheet}/${encodeURIComponent(place.id)}`;
    case 'transfer':
      if (place.file !== undefined) return `#/transfer?file=${encodeURIComponent(place.file)}`;
      return place.id === undefined ? '#/transfer' : `#/transfer/${encodeURIComponent(place.id)}`;
    case 'learn':
      return ['#/learn', place.edition, place.lesson].filter((part) => part !== undefined).join('/');
    case 'reference':
      return ['#/reference', place.edition, place.beside].filter((part) => part !== undefined).join('/');
    case 'referee':
      return ['#/referee', place.edition].filter((part) => part !== undefined).join('/');
    case 'try':
      return `#/try/${place.edition}/${place.length}`;
  }
}

export function placeAt(address: string): Place {
  const [path = '', asked = ''] = address.split('?');
  const [, screen, id, part] = path.split('/');
  if (screen === 'new') return { screen: 'setup' };
  if (screen === 'settings') return { screen: 'settings' };
  if (screen === 'game' && id !== undefined) {
    const shown = part === 'story' || part === 'take-along' ? part : 'game';
    return { screen: shown, id: decodeURIComponent(id) };
  }
  if (screen === 'players' || screen === 'paper') return { screen };
  if (screen === 'result' && id !== undefined) return { screen, id: decodeURIComponent(id) };
  const sheet = SHEETS.find((each) => each === id);
  if (screen === 'print' && sheet !== undefined && part !== undefined) {
    return { screen, sheet, id: decodeURIComponent(part) };
  }
  if (screen === 'board' && id !== undefined) return { screen, id: decodeURIComponent(id) };
  if (screen === 'history' || screen === 'statistics') return { screen, search: searchAt(asked) };
  if (screen === 'person' && id !== undefined) {
    return { screen, id: decodeURIComponent(id), search: searchAt(asked) };
  }
  if (screen === 'transfer') {
    const file = /^file=(.+)$/.exec(asked)?.[1];
    if (file !== undefined) return { screen, file: decodeURIComponent(file) };
    return id === undefined ? { screen } : { screen, id: decodeURIComponent(id) };
  }
  const edition = EDITION_IDS.find((known) => known === id);
  if (screen === 'learn') {
    if (edition === undefined) return { screen };
    return part === undefined ? { screen, edition } : { screen, edition, lesson: part };
  }
  if (screen === 'reference' && edition !== undefined) {
    const beside = EDITION_IDS.find((known) => known === part);
    return beside === undefined ? { screen, edition } : { screen, edition, beside };
  }
  if (screen === 'referee') return edition === undefined ? { screen } : { screen, edition };
  if (screen === 'try' && edition !== undefined)
    return { screen, edition, length: part === 'round' ? 'round' : 'game' };
  return { screen: 'home' };
}

let current = $state.raw<Place>(placeAt(location.hash));
addEventListener('hashchange', () => {
  current = placeAt(location.hash);
});

export const place = {
  get current(): Place {
    return current;
  },
  goTo(next: Place): void {
    location.hash = addressOf(next);
  },
  /** The same place seen otherwise: going back does not lead through it. */
  turnTo(next: Place): void {
    history.replaceState(history.state, '', addressOf(next));
    current = next;
  },
};
