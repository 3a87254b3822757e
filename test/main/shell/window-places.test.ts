import { describe, expect, test } from 'vitest';
import type { WindowPlaces } from '../../../src/main/shell/desktop-memory.ts';
import { nameOf, placeOnScreen, withPlace, type Screen } from '../../../src/main/shell/window-places.ts';

function screen(id: number, label: string, x: number, width = 1920, height = 1080): Screen {
  const bounds = { x, y: 0, width, height };
  return { id, label, bounds, workArea: { ...bounds, y: 30, height: height - 30 }, scaleFactor: 1 };
}

const laptop = screen(1, 'built in', 0);
const television = screen(2, 'television', 1920, 3840, 2160);
const NOWHERE: WindowPlaces = { last: '', screens: {} };

describe('a window opens', () => {
  test('in the middle of the screen the first time', () => {
    expect(placeOnScreen(NOWHERE, [laptop], laptop)).toEqual({
      x: 320,
      y: 155,
      width: 1280,
      height: 800,
      maximized: false,
      fullScreen: false,
    });
  });

  test('at its last position, on its last screen, whatever id that has today', () => {
    const place = { x: 2000, y: 100, width: 3000, height: 1500, maximized: true, fullScreen: true };
    const places = withPlace(NOWHERE, television, place, true);
    const screens = [laptop, { ...television, id: 7 }];
    expect(placeOnScreen(places, screens, laptop)).toEqual(place);
    // Nobody chose the only screen there was.
    const since = withPlace(places, laptop, { ...place, x: 5 }, false);
    expect(placeOnScreen(since, screens, laptop)).toEqual(place);
  });

  test('at its last position on this screen, if the other is gone', () => {
    const onLaptop = { x: 10, y: 40, width: 1100, height: 700, maximized: false, fullScreen: false };
    const before = withPlace(NOWHERE, laptop, onLaptop, true);
    const places = withPlace(before, television, { ...onLaptop, x: 2000 }, true);
    expect(placeOnScreen(places, [laptop], laptop)).toEqual(onLaptop);
  });

  test('inside the screen, even if that has become smaller or moved', () => {
    const outside = { x: -500, y: 900, width: 5000, height: 200, maximized: false, fullScreen: false };
    const places = withPlace(NOWHERE, laptop, outside, true);
    expect(placeOnScreen(places, [laptop], laptop)).toMatchObject({ x: 0, y: 440, width: 1920, height: 640 });
    const above = { x: 10, y: 0, width: 1100, height: 700, maximized: false, fullScreen: false };
    expect(placeOnScreen(withPlace(NOWHERE, laptop, above, true), [laptop], laptop).y).toBe(30);
    // The origin is the main screen’s, so screens to the left of it or above are below zero.
    const upLeft = { ...laptop, workArea: { ...laptop.workArea, x: -1920, y: -1050 } };
    const there = { ...above, x: -1900, y: -1000 };
    expect(placeOnScreen(withPlace(NOWHERE, upLeft, there, true), [upLeft], upLeft)).toEqual(there);
    const moved = { ...laptop, workArea: { ...laptop.workArea, x: 3840 } };
    expect(placeOnScreen(places, [moved], moved).x).toBe(3840);
  });

  test('as large as a small screen allows', () => {
    const small = screen(3, 'old', 0, 800, 600);
    expect(placeOnScreen(NOWHERE, [small], small)).toMatchObject({ x: 0, y: 30, width: 800, height: 570 });
  });
});

test('screens are identified by what a user can see of them', () => {
  expect(nameOf(laptop)).not.toBe(nameOf(television));
  expect(nameOf({ ...laptop, id: 9 })).toBe(nameOf(laptop));
});
