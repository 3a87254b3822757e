import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ComponentProps } from 'svelte';
import type { Bay } from '../../../../src/renderer/game/wall/bay.ts';
import Wall from '../../../../src/renderer/game/wall/Wall.svelte';
import { render } from '../../mounted.ts';
import { textsIn } from '../../texts.ts';

const NAMES = ['Lite Metal', 'Yoko', 'Christin P', 'Karl Gitter', 'Krypto'];
const LONG = 'Bartholomäus Konstantinos Papadopoulos';
const WORTH = [{ label: 'If it ended now', value: '30,000' }];

/** A wall with 0 to 4 paintings of its artists. */
const wallOf = (each: Partial<Bay> = {}): Bay[] =>
  NAMES.map((name, at) => ({
    artist: name,
    name,
    letters: name.slice(0, 2),
    place: at + 1,
    count: at,
    limit: 5,
    of: 'of 5',
    sold: at,
    beside: '',
    reach: at === 4 ? 'one-more' : null,
    warning: at === 4 ? 'One more ends the round' : '',
    facts: WORTH,
    ...each,
  }));

/** The wall in a window of this width, with this much height for what hangs. */
async function hang(width: number, props: Partial<ComponentProps<typeof Wall>> = {}, least = 200) {
  await page.viewport(width, 800);
  const { container } = await render(Wall, { bays: wallOf(), ...props });
  const style = document.createElement('style');
  style.textContent = `:root { --least: ${least}px }`;
  container.append(style);
  // Its room is measured as it appears, and whenever it changes.
  for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  const all = (part: string) => [...container.querySelectorAll<HTMLElement>(part)];
  const places = (part: string) => all(part).map((one) => one.getBoundingClientRect());
  const tall = () => parseFloat(getComputedStyle(all('strong')[0] ?? document.body).fontSize);
  return { container, all, places, tall };
}

/** How many rows these are in. */
const rowsOf = (places: readonly DOMRect[]) => new Set(places.map(({ top }) => Math.round(top))).size;
const framesOf = (all: (part: string) => HTMLElement[], place: number) => {
  const bay = all('article')[place - 1];
  return [...(bay?.querySelectorAll('i') ?? [])].map((frame) => frame.getBoundingClientRect());
};

describe('what hangs', () => {
  test('is read out by name, count, warning and what it pays, in every size', async () => {
    const told = 'Krypto Kr 4 of 5 One more ends the round If it ended now 30,000';
    for (const width of [1280, 390]) {
      const { container } = await hang(width);
      expect(textsIn(container, 'article')[4]).toBe(told);
    }
    const { container } = await hang(390, { bays: wallOf({ facts: [] }) });
    expect(textsIn(container, 'article')[4]).toBe('Krypto Kr 4 of 5 One more ends the round');
  });

  test('has a frame for each painting up to the limit, and beyond it; once the round is over only for those that hang', async () => {
    const seen = async (props: Partial<ComponentProps<typeof Wall>>) => {
      const { all } = await hang(1280, props);
      const frames = all('i').filter((frame) => frame.checkVisibility({ visibilityProperty: true }));
      return frames.length;
    };
    expect(await seen({})).toBe(25);
    expect(await seen({ bays: wallOf({ count: 8 }) })).toBe(40);
    expect(await seen({ over: true })).toBe(10);
  });

  test('says which card beside the deck counts too', async () => {
    const { all } = await hang(1280, { bays: wallOf({ beside: 'Influence card', count: 2 }) });
    expect(all('.deck')[0]?.checkVisibility()).toBe(true);
    expect(all('i.beside')).toHaveLength(5);
  });
});

describe('sizes come from the space', () => {
  test('wide, the artists are side by side and everything below a name of two lines is level', async () => {
    const bays = wallOf().map((bay, at) => (at === 1 ? { ...bay, name: LONG } : bay));
    const { places } = await hang(1280, { bays });
    expect(rowsOf(places('article'))).toBe(1);
    for (const part of ['.hang', '.warning', 'dl']) expect(rowsOf(places(part)), part).toBe(1);
  });

  test('paintings hang in one row with little height and in two with more, and counts grow with it', async () => {
    const little = await hang(1280, {}, 100);
    expect(rowsOf(framesOf(little.all, 1))).toBe(1);
    expect(little.tall()).toBeGreaterThan(36);
    const more = await hang(1280, {}, 240);
    expect(rowsOf(framesOf(more.all, 1))).toBe(2);
    expect(more.tall()).toBeGreaterThan(60);
  });

  test('six hang in rows of three if there is much more height than width', async () => {
    const bays = wallOf({ limit: 6, of: 'of 6' });
    expect(rowsOf(framesOf((await hang(1280, { bays }, 180)).all, 1))).toBe(2);
    const { all } = await hang(1280, { bays }, 400);
    expect(new Set(framesOf(all, 1).map(({ left }) => Math.round(left))).size).toBe(3);
  });

  test('narrow, each artist is a line; with nothing to tell, a stack', async () => {
    const lines = await hang(390);
    expect(rowsOf(lines.places('article'))).toBe(5);
    for (const { bottom, height } of lines.places('article').slice(0, 4)) {
      expect(height).toBeLessThan(80);
      expect(bottom).toBeLessThan(400);
    }
    const stacks = await hang(390, { bays: wallOf({ facts: [] }) });
    expect(rowsOf(stacks.places('article'))).toBe(1);
    expect(rowsOf(framesOf(stacks.all, 5))).toBe(5);
  });

  test.each([1280, 640, 320])('nothing is larger than its bay, %i px wide', async (width) => {
    for (const bays of [wallOf(), wallOf({ limit: 6, count: 6 }), wallOf({ facts: [] })]) {
      const { all } = await hang(width, { bays });
      for (const article of all('article')) {
        const { left, right } = article.getBoundingClientRect();
        for (const part of article.querySelectorAll('i, strong, dd, .count span:not(.unseen)')) {
          const place = part.getBoundingClientRect();
          expect(place.left, part.className).toBeGreaterThanOrEqual(left - 1);
          expect(place.right, part.className).toBeLessThanOrEqual(right + 1);
        }
      }
    }
  });
});
