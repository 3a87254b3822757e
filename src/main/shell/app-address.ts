import { addressOf, HOME, placeAt } from '../../shared/routes/index.ts';

/** The app's own scheme: its pages are an origin of their own, unlike files, which all share one. */
export const SCHEME = 'vernissage';
const HOST = 'app';

/** A place in the app is what follows the `#` of its one page, such as `#/game/5f0c…`. */
export const HOME_ADDRESS = addressOf(HOME);

export function pageAt(place: string): string {
  return `${SCHEME}://${HOST}/${place}`;
}

/** Whether this is an address of our page or of its files, and of nobody else's. */
export function isOurs(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === `${SCHEME}:` && url.host === HOST;
}

/** The place an address of our page names; null for any other address. */
export function placeIn(address: string): string | null {
  const url = URL.parse(address);
  if (url === null || !isOurs(address) || url.pathname !== '/' || url.search !== '') return null;
  return url.hash.startsWith('#/') ? url.hash : HOME_ADDRESS;
}

/** The game that is shown at a place, whichever screen shows it. */
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
