import type { Ink } from './chart.ts';
import { colourOf, seeThrough, variantOf, type ChartTheme } from './theme.ts';

/** The artists' patterns, as the theme draws them on frames: plain, stripes, dots, lines, checks. */
const TILES: readonly { readonly size: number; readonly paint: (tile: CanvasRenderingContext2D) => void }[] =
  [
    { size: 8, paint: () => undefined },
    {
      size: 9,
      paint: (tile) => {
        tile.lineWidth = 2.5;
        for (const shift of [-9, 0, 9]) {
          tile.beginPath();
          tile.moveTo(shift, 9);
          tile.lineTo(shift + 9, 0);
          tile.stroke();
        }
      },
    },
    {
      size: 9,
      paint: (tile) => {
        tile.beginPath();
        tile.arc(4.5, 4.5, 2, 0, Math.PI * 2);
        tile.fill();
      },
    },
    { size: 8, paint: (tile) => tile.fillRect(0, 0, 8, 2) },
    {
      size: 12,
      paint: (tile) => {
        tile.fillRect(6, 0, 6, 6);
        tile.fillRect(0, 6, 6, 6);
      },
    },
  ];

/** Resolution of a tile relative to the page, for dense screens and saved pictures. */
const FINER = 2;

/** How an ink fills an area, with its pattern scaled with the font size. */
export function fillOf(theme: ChartTheme, ink: Ink): CanvasPattern | string {
  // Greys may be as light as the patterns of artists.
  const paint = ink.kind === 'artist' ? theme : { patternInk: seeThrough(theme.wall) };
  const pattern = tiled(paint, colourOf(theme, ink), variantOf(ink), (theme.remPixels * FINER) / 16);
  if (typeof pattern !== 'string') pattern.setTransform(new DOMMatrix().scale(1 / FINER));
  return pattern;
}

/** The same, `scale` times as large in the canvas's own pixels as on a page with a font size of 16 pixels. */
export function tiled(
  { patternInk }: Pick<ChartTheme, 'patternInk'>,
  colour: string,
  variant: number,
  scale: number,
): CanvasPattern | string {
  const { size, paint } = TILES[variant % TILES.length] ?? { size: 8, paint: () => undefined };
  const side = Math.max(1, Math.round(size * scale));
  const tile = document.createElement('canvas');
  tile.width = tile.height = side;
  const context = tile.getContext('2d');
  if (context === null) return colour;
  context.scale(side / size, side / size);
  context.fillStyle = colour;
  context.fillRect(0, 0, size, size);
  context.fillStyle = context.strokeStyle = patternInk;
  paint(context);
  return context.createPattern(tile, 'repeat') ?? colour;
}
