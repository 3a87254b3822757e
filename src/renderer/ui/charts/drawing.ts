import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  ScatterController,
  Tooltip,
  type ChartConfiguration,
  type ChartOptions,
  type ChartType,
} from 'chart.js';
import type { ChartSpec } from './chart.ts';
import { configurationOf } from './configuration.ts';
import { lyingRems } from './lying.ts';
import { writeAround, type Caption } from './picture.ts';
import type { ChartTheme } from './theme.ts';

// All that charts are made of, and nothing else of the library.
Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  ScatterController,
  Tooltip,
);

/**
 * Draws into a canvas and follows its size; returns how to stop. What a chart says stands there at once: bars that grow
 * would keep everybody waiting, and the charts below them too.
 */
export function draw(canvas: HTMLCanvasElement, spec: ChartSpec, theme: ChartTheme): () => void {
  const chart = drawnWith(canvas, configurationOf(spec, theme), {
    responsive: true,
    maintainAspectRatio: false,
    animation: false,
  });
  return () => chart.destroy();
}

const PICTURE = { width: 1000, height: 540, scale: 2, remPixels: 16 } as const;

/** The chart as a file to keep, with its title, what it says and whose game it is. */
export async function pictureOf(spec: ChartSpec, theme: ChartTheme, caption: Caption): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  const { width, height, remPixels } = PICTURE;
  canvas.height = Math.max(height, (lyingRems(spec, width / remPixels) ?? 0) * remPixels);
  const large: ChartTheme = { ...theme, remPixels: PICTURE.remPixels };
  const chart = drawnWith(canvas, configurationOf(spec, large), {
    responsive: false,
    animation: false,
    devicePixelRatio: PICTURE.scale,
  });
  const picture = writeAround(canvas, PICTURE.scale, large, caption);
  chart.destroy();
  return new Promise((resolve) => picture.toBlob(resolve, 'image/png'));
}

function drawnWith(
  canvas: HTMLCanvasElement,
  configuration: ChartConfiguration,
  options: ChartOptions,
): Chart {
  // Said what it is, the compiler need not find it out among all kinds of charts.
  return new Chart<ChartType>(canvas, {
    ...configuration,
    options: { ...configuration.options, ...options },
  });
}
