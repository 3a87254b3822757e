import { tiled } from '../../ui/charts/pattern.ts';
import type { ChartTheme } from '../../ui/charts/theme.ts';
import type { Box, Easel } from './strip-drawing.ts';

/** Patterns on small frames are finer than on charts. */
const PATTERN = 2 / 3;
const DIMMED = 0.2;
/** More pixels than a frame is high. */
const MOST_HIGH = 10_000;

/** A painted frame or dot, to be copied wherever one like it hangs. */
export interface Stamp {
  readonly width: number;
  readonly height: number;
  /** Its pixels, line by line; 0 where there is nothing. */
  readonly pixels: Uint32Array;
}

/** The few that differ, each painted once. */
export interface Stamps {
  readonly frame: (ink: number, width: number, height: number, isLit: boolean) => Stamp;
  readonly dot: (radius: number) => Stamp;
  /** The colour of the line around the frames that are chosen, and of prices, and what is behind them. */
  readonly ink: string;
  readonly wall: string;
  readonly font: string;
}

/** The size of prices, in rem. */
const LETTERS = 0.6875;

/** `unit` is a strip's unit in the easel's own pixels, and `resolution` a pixel of the page. */
export function stampsOf(theme: ChartTheme, unit: number, resolution: number): Stamps {
  const fills = theme.artists.map((colour, ink) => tiled(theme, colour, ink, PATTERN * unit));
  const frames = new Map<number, Stamp>();
  const dots = new Map<number, Stamp>();
  return {
    frame: (ink, width, height, isLit) => {
      const kind = (width * MOST_HIGH + height) * 2 * fills.length + 2 * ink + (isLit ? 1 : 0);
      return kept(frames, kind, () =>
        painted(width, height, (context) => {
          context.globalAlpha = isLit ? 1 : DIMMED;
          context.fillStyle = fills[ink] ?? '';
          context.fillRect(0, 0, width, height);
        }),
      );
    },
    dot: (radius) => {
      const side = 2 * Math.ceil(radius + 1);
      return kept(dots, radius, () =>
        painted(side, side, (context) => {
          context.fillStyle = theme.dot;
          context.arc(side / 2, side / 2, radius, 0, 2 * Math.PI);
          context.fill();
        }),
      );
    },
    ink: theme.tones.ink,
    wall: theme.wall,
    font: `600 ${LETTERS * theme.remPixels * resolution}px ${theme.textFont}`,
  };
}

function kept(stamps: Map<number, Stamp>, kind: number, make: () => Stamp): Stamp {
  const known = stamps.get(kind);
  if (known !== undefined) return known;
  const made = make();
  stamps.set(kind, made);
  return made;
}

function painted(width: number, height: number, paint: (context: CanvasRenderingContext2D) => void): Stamp {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.max(1, width), Math.max(1, height)];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return { width: 0, height: 0, pixels: new Uint32Array() };
  paint(context);
  return {
    width: canvas.width,
    height: canvas.height,
    pixels: new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer),
  };
}

/** The pixels of a canvas. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
}

/** Copies a stamp, as far as it is on the sheet. */
export function copyTo(sheet: Sheet, stamp: Stamp, left: number, top: number): void {
  const { width, height, pixels } = stamp;
  const target = sheet.pixels;
  const first = Math.max(0, -left);
  const end = Math.min(width, sheet.width - left);
  const last = Math.min(height, sheet.height - top);
  for (let line = Math.max(0, -top); line < last; line += 1) {
    const from = line * width;
    const to = (top + line) * sheet.width + left;
    for (let column = first; column < end; column += 1) {
      const pixel = pixels[from + column];
      if (pixel) target[to + column] = pixel;
    }
  }
}

/** Draws on a whole canvas. */
export function easelOn(context: CanvasRenderingContext2D, stamps: Stamps): Easel {
  const { width, height } = context.canvas;
  // What another easel has drawn.
  context.clearRect(0, 0, width, height);
  const image = new ImageData(Math.max(1, width), Math.max(1, height));
  const sheet: Sheet = {
    width: image.width,
    height: image.height,
    pixels: new Uint32Array(image.data.buffer),
  };
  /** What is drawn on. Most strips are far from filling their row, and what stays empty needn't be copied. */
  let drawn: Box[] = [];
  return {
    height: sheet.height,
    clear: () => {
      for (const box of drawn) {
        context.clearRect(box.x, box.y, box.width, box.height);
        for (let line = Math.max(0, box.y); line < Math.min(sheet.height, box.y + box.height); line += 1) {
          const from = line * sheet.width + box.x;
          sheet.pixels.fill(0, from, from + box.width);
        }
      }
      drawn = [];
    },
    frame: (ink, box, isLit) => {
      copyTo(sheet, stamps.frame(ink, box.width, box.height, isLit), box.x, box.y);
    },
    dot: (x, y, radius) => {
      const stamp = stamps.dot(radius);
      copyTo(sheet, stamp, Math.round(x - stamp.width / 2), Math.round(y - stamp.height / 2));
    },
    show: (box) => {
      drawn.push(box);
      context.putImageData(image, 0, 0, box.x, box.y, box.width, box.height);
    },
    choose: (box, line) => {
      drawn.push({
        x: 0,
        y: Math.floor(box.y - line),
        width: sheet.width,
        height: Math.ceil(box.height + 2 * line),
      });
      context.strokeStyle = stamps.ink;
      context.lineWidth = line;
      context.strokeRect(box.x, box.y, box.width, box.height);
    },
    write: (text, x, y) => {
      context.font = stamps.font;
      const { width: wide, actualBoundingBoxAscent: above } = context.measureText(text);
      const left = Math.max(0, Math.min(Math.round(x), sheet.width - Math.ceil(wide)));
      const box = {
        x: left,
        y: Math.floor(y - above) - 1,
        width: Math.ceil(wide),
        height: Math.ceil(above) + 3,
      };
      // It may be in front of the line of frames above.
      context.fillStyle = stamps.wall;
      context.fillRect(box.x, box.y, box.width, box.height);
      context.fillStyle = stamps.ink;
      context.fillText(text, left, y);
      drawn.push(box);
    },
  };
}
