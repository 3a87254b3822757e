import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { render } from '../../mounted.ts';
import type { ChartSpec, ChartContent } from '../../../../src/renderer/ui/charts/chart.ts';
import ChartFigure from '../../../../src/renderer/ui/charts/ChartFigure.svelte';
import { draw, pictureOf } from '../../../../src/renderer/ui/charts/drawing.ts';
import { stopsOf } from '../../../../src/renderer/ui/charts/stops.ts';
import { readTheme } from '../../../../src/renderer/ui/charts/theme.ts';

const axis = { label: 'Money', format: String };
const SPECS: { readonly [Kind in ChartSpec['kind']]: Extract<ChartSpec, { readonly kind: Kind }> } = {
  lines: {
    kind: 'lines',
    categories: ['a', 'b', 'c'],
    series: [
      { label: 'Axel', ink: { kind: 'seat', seat: 0 }, values: [1, 2, null] },
      { label: 'Beatrix', ink: { kind: 'seat', seat: 1 }, values: [2, 1, 3] },
    ],
    y: axis,
    marks: [{ at: 0, label: 'Round 1' }],
  },
  bars: {
    kind: 'bars',
    categories: ['a', 'b'],
    series: [
      { label: 'Krypto', ink: { kind: 'artist', place: 5 }, values: [3, [1, 2]] },
      { label: 'Yoko', ink: { kind: 'tone', tone: 'ink' }, values: [null, 1] },
    ],
    y: axis,
  },
  points: {
    kind: 'points',
    series: [{ label: 'Yoko', ink: { kind: 'artist', place: 2 }, values: [{ x: 1, y: 2 }] }],
    x: axis,
    y: axis,
    equal: { above: 'gained', below: 'lost' },
  },
};

/** The most people a chart shows, each with a range and a most likely value. */
const HORIZONTAL: ChartSpec = {
  kind: 'bars',
  horizontal: true,
  categories: Array.from({ length: 12 }, (_, at) => `Massimiliano the ${at + 1}th`),
  series: [
    {
      label: 'Rating',
      ink: { kind: 'tone', tone: 'line' },
      values: Array.from({ length: 12 }, (_, at) => [at, at + 10] as const),
      dots: Array.from({ length: 12 }, (_, at) => at + 5),
    },
    { label: 'Wins', ink: { kind: 'tone', tone: 'ink' }, values: Array.from({ length: 12 }, () => 3) },
  ],
  y: axis,
};

const WITH_FEET: ChartSpec = {
  kind: 'bars',
  categories: ['Krypto', ['Yoko', 'winner']],
  series: ['1', '2'].map((label) => ({
    label,
    ink: { kind: 'tone', tone: 'ink' },
    inks: [
      { kind: 'artist', place: 5 },
      { kind: 'artist', place: 2 },
    ],
    values: [2, 1],
  })),
  feet: ['1', '2'],
  y: axis,
};

const EVERY_KIND = [
  ['lines', SPECS.lines],
  ['bars', SPECS.bars],
  ['horizontal bars', HORIZONTAL],
  ['bars with feet', WITH_FEET],
  ['points', SPECS.points],
] as const;

/** Almost entirely ink, which is dark on a light page. */
const INK: ChartSpec = {
  kind: 'bars',
  categories: ['a', 'b'],
  series: [{ label: 'Yoko', ink: { kind: 'tone', tone: 'ink' }, values: [9, 9] }],
  y: axis,
};

function told(spec: ChartSpec | null): ChartContent {
  return {
    id: 'one',
    title: 'Who was ahead?',
    answer: 'Axel was.',
    spec,
    numbers: [{ caption: 'Money', columns: ['Player', 'Money'], rows: [{ head: 'Axel', cells: ['3'] }] }],
  };
}

function canvas(): HTMLCanvasElement {
  const found = document.querySelector('canvas');
  if (found === null) throw new Error('a chart has a canvas');
  return found;
}

/** How many pixels of the canvas are drawn on, and their average lightness. */
function drawn(from: HTMLCanvasElement): { pixels: number; light: number } {
  const data = from.getContext('2d')?.getImageData(0, 0, from.width, from.height).data ?? [];
  let pixels = 0;
  let light = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 200) continue;
    pixels += 1;
    light += ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
  }
  return { pixels, light: pixels === 0 ? 0 : light / pixels };
}

afterEach(() => {
  delete document.documentElement.dataset['theme'];
});

describe('a chart', () => {
  function drawnAlone(spec: ChartSpec) {
    const canvas = document.createElement('canvas');
    const box = document.createElement('div');
    box.style.cssText = 'position: relative; width: 600px; height: 600px';
    box.append(canvas);
    document.body.append(box);
    const drawing = draw(canvas, spec, readTheme(box, false));
    onTestFinished(() => {
      drawing.stop();
      box.remove();
    });
    return { canvas, drawing };
  }

  test('is complete as soon as it is drawn', async () => {
    const { canvas } = drawnAlone(INK);
    const first = canvas.toDataURL();
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    expect(canvas.toDataURL()).toBe(first);
  });

  test('of courses that end at 0 looks as if they ended just above, with their names beside the end', () => {
    const ending = (last: number) => SPECS.lines.series.map((one) => ({ ...one, values: [1, 3, last] }));
    const [none, hardlyAny] = [0, 1e-9].map((last) =>
      drawnAlone({ ...SPECS.lines, series: ending(last) }).canvas.toDataURL(),
    );
    expect(none === hardlyAny).toBe(true);
  });

  test.each(EVERY_KIND)('of %s is drawn, and marks where the replay is', (_, spec) => {
    const { canvas, drawing } = drawnAlone(spec);
    // The first moment of a course is on the axis.
    const [first = null, second = first] = stopsOf(spec);
    const plain = drawn(canvas).pixels;
    expect(plain).toBeGreaterThan(200);
    const more = () => drawn(canvas).pixels - plain;
    drawing.mark(second?.drawn ?? []);
    expect(more()).toBeGreaterThan(50);
    drawing.mark([]);
    expect(Math.abs(more())).toBeLessThan(20);
    drawing.point(second);
    expect(more()).toBeGreaterThan(50);
    drawing.point(null);
    expect(Math.abs(more())).toBeLessThan(20);
  });

  test('has its answer in words and a table of its numbers next to it', async () => {
    const screen = await render(ChartFigure, { chart: told(SPECS.lines), footer: 'Axel and Beatrix' });
    await expect.element(screen.getByRole('img', { name: 'Axel was.' })).toBeVisible();
    await expect.poll(() => drawn(canvas()).pixels).toBeGreaterThan(200);
    expect(screen.getByRole('table').elements()).toHaveLength(0);
    await screen.getByRole('button', { name: 'Show numbers: Who was ahead?' }).click();
    await expect.element(screen.getByRole('table', { name: 'Money' })).toBeVisible();
    await expect.element(screen.getByRole('row', { name: 'Axel 3' })).toBeVisible();
    await screen.getByRole('button', { name: 'Hide numbers: Who was ahead?' }).click();
    expect(screen.getByRole('table').elements()).toHaveLength(0);
  });

  test('without anything to draw shows only its numbers, which lead to their moments', async () => {
    const row = { head: 'Round 1', href: '#/one', cells: ['3', '4'], hrefs: [null, '#/two'] };
    const numbers = [{ caption: 'Money', columns: ['Round', 'Axel', 'Most'], rows: [row] }];
    const screen = await render(ChartFigure, { chart: { ...told(null), numbers }, footer: '' });
    const table = screen.getByRole('table', { name: 'Money' });
    await expect.element(table).toBeVisible();
    const links = table.getByRole('link').elements();
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Round 1', '#/one'],
      ['4', '#/two'],
    ]);
    expect(document.querySelector('canvas')).toBeNull();
    expect(screen.getByRole('button').elements()).toHaveLength(0);
  });

  test('of horizontal bars is tall enough for every name, on the page and as a picture', async () => {
    const screen = await render(ChartFigure, { chart: told(HORIZONTAL), footer: '' });
    const high = screen.getByRole('img').element().getBoundingClientRect().height;
    expect(high).toBeGreaterThan(12 * 2 * 16);
    const picture = await pictureOf(HORIZONTAL, readTheme(document.body, false), {
      title: 'Who?',
      answer: 'Axel.',
      footer: 'A game',
    });
    if (picture === null) throw new Error('a picture was made');
    expect((await createImageBitmap(picture)).height).toBeGreaterThan(2 * high);
  });

  test('follows light and dark mode while it is shown, and is drawn in print colours for printing', async () => {
    document.documentElement.dataset['theme'] = 'light';
    await render(ChartFigure, { chart: told(INK), footer: '' });
    await expect.poll(() => drawn(canvas()).pixels).toBeGreaterThan(200);
    const light = drawn(canvas()).light;
    document.documentElement.dataset['theme'] = 'dark';
    await expect.poll(() => drawn(canvas()).light).toBeGreaterThan(Math.max(light + 80, 120));
    const dark = drawn(canvas()).light;
    dispatchEvent(new Event('beforeprint'));
    // No waiting: the page is laid out for print at once.
    expect(drawn(canvas()).light).toBeLessThan(dark - 80);
    dispatchEvent(new Event('afterprint'));
    await expect.poll(() => drawn(canvas()).light).toBeGreaterThan(dark - 10);
  });

  test('is saved as a picture on the wall colour', async () => {
    document.documentElement.dataset['theme'] = 'dark';
    const theme = readTheme(document.body, false);
    const texts = { title: 'Who?', answer: 'Axel.', footer: 'A game' };
    const picture = await pictureOf(SPECS.points, theme, texts);
    if (picture === null) throw new Error('a picture was made');
    expect(picture.type).toBe('image/png');
    const bitmap = await createImageBitmap(picture);
    expect(bitmap.width).toBe(2 * (1000 + 2 * 32));
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [bitmap.width, bitmap.height];
    const context = copy.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const [red, green, blue] = context?.getImageData(0, 0, 1, 1).data ?? [];
    expect(`rgb(${red}, ${green}, ${blue})`).toBe(theme.wall);
    // The title, the chart and the footer: each part of the picture has something drawn on the wall.
    const { width, height } = copy;
    for (const [top, bottom] of [
      [0, 0.15],
      [0.25, 0.5],
      [0.5, 0.85],
      [0.93, 1],
    ] as const) {
      const part = context?.getImageData(0, top * height, width, (bottom - top) * height).data ?? [];
      let upon = 0;
      for (let at = 0; at < part.length; at += 4) {
        if (part[at] !== red || part[at + 1] !== green || part[at + 2] !== blue) upon += 1;
      }
      expect(upon, `${top} to ${bottom}`).toBeGreaterThan(100);
    }
  });
});
