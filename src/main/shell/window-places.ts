import type { Display, Rectangle } from 'electron';
import type { WindowPlace, WindowPlaces } from './desktop-memory.ts';

/** The properties of a screen that matter here. */
export type Screen = Pick<Display, 'id' | 'label' | 'bounds' | 'workArea' | 'scaleFactor'>;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The smallest window in which everything fits, and the size at the first start. */
export const SMALLEST: Size = { width: 1024, height: 640 };
const FIRST: Size = { width: 1280, height: 800 };

/** Identifies a screen across restarts: systems assign new ids each time. */
export function nameOf({ label, bounds, scaleFactor }: Screen): string {
  return `${label} ${bounds.width}×${bounds.height} @${scaleFactor}`;
}

/**
 * Where a window opens: at its last position on the screen it was last on, if that screen is connected;
 * otherwise at its last position on the preferred screen, or in the middle of it. Never outside the screen.
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
    ? { ...inTheMiddle(workArea), maximized: false, fullScreen: false }
    : { ...within(workArea, kept), maximized: kept.maximized, fullScreen: kept.fullScreen };
}

/**
 * Adds a position. A screen counts as the last one only if it was `chosen` among several: with a single
 * screen the user had no choice.
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

/** Large enough for everything to fit, but no larger than the screen. */
function fitting(area: Rectangle, { width, height }: Size): Size {
  return {
    width: Math.min(Math.max(width, SMALLEST.width), area.width),
    height: Math.min(Math.max(height, SMALLEST.height), area.height),
  };
}
