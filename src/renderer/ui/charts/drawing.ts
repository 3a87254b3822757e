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
import { horizontalRems } from './horizontal.ts';
import { writeAround, type Caption } from './picture.ts';
import type { ChartTheme } from './theme.ts';

// Register only the parts we use, to keep the library small.
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
 * Draws into a canvas and follows its size; returns how to stop. Not animated, because that would delay
 * this chart and those below it.
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

/** The chart as an image file, with its title, answer and footer. */
export async function pictureOf(spec: ChartSpec, theme: ChartTheme, caption: Caption): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  const { width, height, remPixels } = PICTURE;
  canvas.height = Math.max(height, (horizontalRems(spec, width / remPixels) ?? 0) * remPixels);
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
  // The explicit type spares the compiler from trying every chart type.
  return new Chart<ChartType>(canvas, {
    ...configuration,
    options: { ...configuration.options, ...options },
  });
}
