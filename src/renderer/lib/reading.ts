import { HOME, type Place, type Screen } from '../../shared/routes/index.ts';

/**
 * Whether this page only shows what was played: a club's page. Its server says so in the page itself, so that nothing
 * is offered for a moment that can't be done.
 */
export function isReading(): boolean {
  return document.documentElement.dataset['reads'] !== undefined;
}

/** The screens that look back. All others are for the computer where games are entered. */
const READ: ReadonlySet<Screen> = new Set([
  'home',
  'story',
  'take-along',
  'board',
  'history',
  'evening',
  'people',
  'year',
  'season',
  'person',
  'pair',
  'result',
  'print',
]);

export function isRead(screen: Screen): boolean {
  return !isReading() || READ.has(screen);
}

/** A link may have been copied at the table: a reader is shown the same game, or what there is to read. */
export function readPlace(place: Place): Place {
  if (isRead(place.screen)) return place;
  return place.screen === 'game' ? { screen: 'story', id: place.id } : HOME;
}
