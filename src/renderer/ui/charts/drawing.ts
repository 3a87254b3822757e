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
  type ActiveElement,
  type ChartConfiguration,
  type ChartOptions,
  type ChartType,
} from 'chart.js';
import type { ChartSpec } from './chart.ts';
import { configurationOf } from './configuration.ts';
import { horizontalRems } from './horizontal.ts';
import { pointer } from './marking.ts';
import { writeAround, type Caption } from './picture.ts';
import type { Drawn, Stop } from './stops.ts';
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

/** A chart on the page. */
export interface Drawing {
  readonly stop: () => void;
  /** Marks where the replay is. */
  readonly mark: (drawn: readonly Drawn[]) => void;
  /** Shows a stop as if the pointer were there. `null` ends that. */
  readonly point: (stop: Stop | null) => void;
}

/**
 * Draws into a canvas and follows its size. Not animated, because that would delay this chart and those below it.
 * `onpick` hears what was touched, and `picks` says whether that would lead anywhere.
 */
export function draw(
  canvas: HTMLCanvasElement,
  spec: ChartSpec,
  theme: ChartTheme,
  picking: {
    readonly onpick: (drawn: Drawn) => void;
    readonly picks: (drawn: Drawn) => boolean;
  } | null = null,
): Drawing {
  let marked: readonly Drawn[] = [];
  const configuration = configurationOf(spec, theme);
  const chart = drawnWith(
    canvas,
    {
      ...configuration,
      plugins: [...(configuration.plugins ?? []), pointer(spec, () => marked, theme)],
    },
    {
      responsive: true,
      maintainAspectRatio: false,
      animation: false,
      ...(picking === null
        ? {}
        : {
            onClick: (_: unknown, touched: readonly ActiveElement[]) => {
              const [first] = touched.map(drawnAt);
              if (first !== undefined) picking.onpick(first);
            },
            onHover: (_: unknown, touched: readonly ActiveElement[]) => {
              const [first] = touched.map(drawnAt);
              canvas.style.cursor = first !== undefined && picking.picks(first) ? 'pointer' : '';
            },
          }),
    },
  );
  return {
    stop: () => chart.destroy(),
    mark: (drawn) => {
      if (drawn.length === 0 && marked.length === 0) return;
      marked = drawn;
      chart.draw();
    },
    point: (stop) => {
      if (stop === null && chart.getActiveElements().length === 0) return;
      const active = (stop?.drawn ?? []).map(({ series, index }) => ({ datasetIndex: series, index }));
      const [first] = active;
      const at = first && chart.getDatasetMeta(first.datasetIndex).data[first.index];
      chart.setActiveElements(active);
      chart.tooltip?.setActiveElements(active, { x: at?.x ?? 0, y: at?.y ?? 0 });
      chart.update();
    },
  };
}

function drawnAt({ datasetIndex, index }: ActiveElement): Drawn {
  return { series: datasetIndex, index };
}

const PICTURE = { width: 1000, height: 540, scale: 2, remPixels: 16 } as const;

/** The chart as an image file, with its title, answer and footer. */
export async function pictureOf(spec: ChartSpec, theme: ChartTheme, caption: Caption): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  const { width, height, remPixels } = PICTURE;
  canvas.height = Math.max(height, (horizontalRems(spec, width / remPixels) ?? 0) * remPixels);
  const large: ChartTheme = { ...theme, remPixels: PICTURE.remPixels, isStill: true };
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
