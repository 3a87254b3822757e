import type { Display, Rectangle } from 'electron';
import type { WindowPlace, WindowPlaces } from './desktop-memory.ts';

/** What is asked of a screen. */
export type Screen = Pick<Display, 'id' | 'label' | 'bounds' | 'workArea' | 'scaleFactor'>;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The smallest window everything fits into, and the one that a first start shows. */
export const SMALLEST: Size = { width: 1024, height: 640 };
const FIRST: Size = { width: 1280, height: 800 };

/** A screen as the person would tell it from others: systems give it another number at every start. */
export function nameOf({ label, bounds, scaleFactor }: Screen): string {
  return `${label} ${bounds.width}×${bounds.height} @${scaleFactor}`;
}

/**
 * Where a window opens: where it stood when it was last on the screen it left, if that screen is there; else where it
 * stood on the preferred one; else in the middle of that. Never anywhere outside the screen.
 */
export function placeOnScreen(
  places: WindowPlaces,
  screens: readonly Screen[],
  preferred: Screen,
): WindowPlace {
  const screen = screens.find((one) => nameOf(one) === places.last) ?? preferred;
  const { workArea } = screen;
  const kept = places.screens[nameOf(screen)];
  return kept === undefined
    ? { ...inTheMiddle(workArea), maximized: false }
    : { ...within(workArea, kept), maximized: kept.maximized };
}

/**
 * The same places with this one, on a screen that was `chosen` among several as the latest: where there is only one, nobody
 * has said that the window belongs there.
 */
export function withPlace(
  places: WindowPlaces,
  screen: Screen,
  place: WindowPlace,
  chosen: boolean,
): WindowPlaces {
  const name = nameOf(screen);
  return { last: chosen ? name : places.last, screens: { ...places.screens, [name]: place } };
}

function inTheMiddle(area: Rectangle): Rectangle {
  const { width, height } = fitting(area, FIRST);
  return {
    x: area.x + Math.floor((area.width - width) / 2),
    y: area.y + Math.floor((area.height - height) / 2),
    width,
    height,
  };
}

function within(area: Rectangle, place: Rectangle): Rectangle {
  const { width, height } = fitting(area, place);
  return {
    x: Math.min(Math.max(place.x, area.x), area.x + area.width - width),
    y: Math.min(Math.max(place.y, area.y), area.y + area.height - height),
    width,
    height,
  };
}

/** No smaller than everything fits into, and no larger than the screen. */
function fitting(area: Rectangle, { width, height }: Size): Size {
  return {
    width: Math.min(Math.max(width, SMALLEST.width), area.width),
    height: Math.min(Math.max(height, SMALLEST.height), area.height),
  };
}
