/** The app's own scheme: its pages are an origin of their own, unlike files, which all share one. */
export const SCHEME = 'vernissage';
const HOST = 'app';

/** A place in the app is what follows the `#` of its one page, such as `#/game/5f0c…`. */
export const HOME = '#/';

export function addressOf(place: string): string {
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
  return url.hash.startsWith('#/') ? url.hash : HOME;
}

/** The game that is shown at a place, whichever screen shows it. */
export function gameAt(place: string): string | null {
  const [, screen, id] = place.split('/');
  if ((screen !== 'game' && screen !== 'board') || id === undefined || id === '') return null;
  return decoded(id);
}

export function placeOfBoard(id: string): string {
  return `#/board/${encodeURIComponent(id)}`;
}

/** Where files are looked through before anything of them is taken in, by the name they go by. */
export function placeOfFiles(file: string): string {
  return `#/transfer?file=${encodeURIComponent(file)}`;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
