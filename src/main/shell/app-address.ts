import { addressOf, HOME, placeAt } from '../../shared/routes/index.ts';

/** The app's own scheme gives its pages a separate origin; with file URLs they would share one. */
export const SCHEME = 'vernissage';
const HOST = 'app';

/** A place in the app is the part after `#`, such as `#/game/5f0c…`. */
export const HOME_ADDRESS = addressOf(HOME);

export function pageAt(place: string): string {
  return `${SCHEME}://${HOST}/${place}`;
}

/** Whether this is an address of our page or its files. */
export function isOurs(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === `${SCHEME}:` && url.host === HOST;
}

/** The place in an address of our page; null for any other address. */
export function placeIn(address: string): string | null {
  const url = URL.parse(address);
  if (url === null || !isOurs(address) || url.pathname !== '/' || url.search !== '') return null;
  return url.hash.startsWith('#/') ? url.hash : HOME_ADDRESS;
}

/** The game shown at a place, on any screen. */
export function gameAt(address: string): string | null {
  const place = placeAt(address);
  switch (place.screen) {
    case 'game':
    case 'story':
    case 'take-along':
    case 'board':
      return place.id === '' ? null : place.id;
    default:
      return null;
  }
}

/** Whether somebody is playing here, or about to. */
export function isAtTable(address: string): boolean {
  return ['setup', 'game', 'board', 'try'].includes(placeAt(address).screen);
}
