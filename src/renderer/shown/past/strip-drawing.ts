import { tiled } from '../../ui/charts/pattern.ts';
import type { ChartTheme } from '../../ui/charts/theme.ts';
import type { HungGame } from './hung-game.ts';
import { hangStrip, DOT_BELOW, DOT_RADIUS, PITCH, type StripFrame, type StripSpace } from './strip.ts';

/*
 * A list shows a thousand paintings at once and hangs other games with every turn of the wheel, so all strips on the
 * screen are drawn on one canvas: elements for them would take longer than a frame.
 */

/** A game's strip, and what stands out on it. */
export interface Strip {
  readonly hung: HungGame;
  /** Which paintings are lit, by position; `null`: all. */
  readonly lit: readonly boolean[] | null;
  /** The position of the painting that is framed. */
  readonly chosen: number | null;
}

/** How far below the top of the canvas it hangs, in pixels of the page. */
export interface PlacedStrip extends Strip {
  readonly top: number;
}

export interface StripLook {
  /** By the number of the ink, from 0. */
  readonly fills: readonly (CanvasPattern | string)[];
  readonly dot: string;
  readonly chosen: string;
}

/** Patterns on small frames are finer than on charts. */
const PATTERN = 2 / 3;
const DIMMED = 0.2;
const CHOSEN_LINE = 2.5;

/** `unit` is a strip's unit in the canvas's own pixels. */
export function stripLook(theme: ChartTheme, unit: number): StripLook {
  return {
    fills: theme.artists.map((colour, ink) => tiled(theme, colour, ink, PATTERN * unit)),
    dot: theme.tones.dot,
    chosen: theme.tones.ink,
  };
}

interface Frames {
  readonly space: StripSpace;
  readonly frames: readonly StripFrame[];
  /** The number of each frame's ink, from 0. */
  readonly inks: readonly number[];
}

/** Hung once for a size of the screen. */
const hanging = new WeakMap<HungGame, Frames>();

function hang(game: HungGame, space: StripSpace): Frames {
  const known = hanging.get(game);
  if (known?.space === space) return known;
  const { frames } = hangStrip(game.rounds, space);
  const inks = frames.map(({ painting }) => game.inkOf(painting.artist) - 1);
  const hung = { space, frames, inks };
  hanging.set(game, hung);
  return hung;
}

export function framesOf(game: HungGame, space: StripSpace): readonly StripFrame[] {
  return hang(game, space).frames;
}

/** Draws the strips on an empty canvas, `left` pixels of the page from its left edge. */
export function drawStrips(
  context: CanvasRenderingContext2D,
  strips: readonly PlacedStrip[],
  left: number,
  space: StripSpace,
  look: StripLook,
  resolution: number,
): void {
  const unit = space.scale * resolution;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  for (const strip of strips) {
    context.setTransform(1, 0, 0, 1, Math.round(left * resolution), Math.round(strip.top * resolution));
    drawStrip(context, strip, hang(strip.hung, space), unit, look);
  }
}

function drawStrip(
  context: CanvasRenderingContext2D,
  { lit, chosen }: Strip,
  { frames, inks }: Frames,
  unit: number,
  { fills, dot, chosen: line }: StripLook,
): void {
  const isLit = (at: number) => lit === null || lit[at] === true;
  for (const [ink, fill] of fills.entries()) {
    context.fillStyle = fill;
    for (const [at, frame] of frames.entries()) {
      if (inks[at] !== ink) continue;
      context.globalAlpha = isLit(at) ? 1 : DIMMED;
      // On whole pixels, which is sharper and faster, with one between frames that would touch.
      const [x, y] = [Math.round(frame.x * unit), Math.round(frame.y * unit)];
      const next = Math.round((frame.x + frame.width * PITCH) * unit);
      const width = Math.min(Math.round((frame.x + frame.width) * unit), next - 1) - x;
      context.fillRect(x, y, Math.max(1, width), Math.round((frame.y + frame.height) * unit) - y);
    }
  }
  context.globalAlpha = 1;
  context.fillStyle = dot;
  context.beginPath();
  for (const [at, frame] of frames.entries()) {
    if (frame.painting.lot === null || !isLit(at)) continue;
    const radius = Math.min(DOT_RADIUS, frame.width * 0.4);
    const x = (frame.x + frame.width - radius / 2) * unit;
    const y = (frame.y + frame.height + DOT_BELOW) * unit;
    context.moveTo(x + radius * unit, y);
    context.arc(x, y, radius * unit, 0, 2 * Math.PI);
  }
  context.fill();
  const framed = chosen === null ? undefined : frames[chosen];
  if (framed === undefined) return;
  context.strokeStyle = line;
  context.lineWidth = CHOSEN_LINE * unit;
  context.strokeRect(
    (framed.x - CHOSEN_LINE) * unit,
    (framed.y - CHOSEN_LINE) * unit,
    (framed.width + 2 * CHOSEN_LINE) * unit,
    (framed.height + 2 * CHOSEN_LINE) * unit,
  );
}
