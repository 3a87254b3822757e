import type { HungGame } from './hung-game.ts';
import {
  hangStrip,
  heightOf,
  DOT_BELOW,
  DOT_RADIUS,
  PITCH,
  topOfLine,
  type StripFrame,
  type StripSpace,
} from './strip.ts';

/*
 * A list shows a thousand paintings at once and hangs other games with every turn of the wheel, so all strips on the
 * screen are drawn on one canvas, as pixels: elements, patterns or paths would take longer than a frame of the screen.
 */

/** A game's strip, and what stands out on it. */
export interface Strip {
  readonly hung: HungGame;
  /** Which paintings are lit, by position; `null`: all. */
  readonly lit: readonly boolean[] | null;
  /** The position of the painting whose lot is framed. */
  readonly chosen: number | null;
  /** What is written above a painting, by its position. */
  readonly price?: { readonly at: number; readonly text: string } | undefined;
}

/** How far below the easel's top it hangs, in pixels of the page. */
export interface PlacedStrip extends Strip {
  readonly top: number;
}

/** What strips are drawn on, in its own pixels. */
export interface Easel {
  readonly height: number;
  readonly clear: () => void;
  readonly frame: (ink: number, box: Box, isLit: boolean) => void;
  readonly dot: (x: number, y: number, radius: number) => void;
  /** Shows what has been drawn in a box. */
  readonly show: (box: Box) => void;
  /** A line around frames that are shown. */
  readonly choose: (box: Box, line: number) => void;
  /** A small text, and the point that it ends above. */
  readonly write: (text: string, x: number, y: number) => void;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const CHOSEN_LINE = 2.5;
/** How far a price is above the tallest frames beside its own. */
const PRICE_ABOVE = 4;

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

/** Draws the strips, `left` pixels of the page from the easel's left edge. */
export function drawStrips(
  easel: Easel,
  strips: readonly PlacedStrip[],
  left: number,
  space: StripSpace,
  resolution: number,
): void {
  const unit = space.scale * resolution;
  const x = Math.round(left * resolution);
  const height = Math.ceil(heightOf(space.lines) * unit) + 1;
  easel.clear();
  // Until it is measured, there is no room.
  if (unit <= 0) return;
  for (const strip of strips) {
    const top = Math.round(strip.top * resolution);
    if (top > easel.height || top + height < 0) continue;
    const right = drawStrip(easel, strip, x, top, space, unit);
    easel.show({ x: 0, y: top, width: right, height });
    const framed = lotOf(strip, space);
    if (framed !== null) easel.choose(aroundOf(framed, x, top, unit), CHOSEN_LINE * unit);
    const { price } = strip;
    const under = price === undefined ? undefined : hang(strip.hung, space).frames[price.at];
    if (price !== undefined && under !== undefined)
      easel.write(price.text, x + under.x * unit, top + (topOfLine(under) - PRICE_ABOVE) * unit);
  }
}

/** Draws a strip; returns where it ends. */
function drawStrip(
  easel: Easel,
  { hung, lit }: Strip,
  left: number,
  top: number,
  space: StripSpace,
  unit: number,
): number {
  const { frames, inks } = hang(hung, space);
  let right = left;
  for (const [at, frame] of frames.entries()) {
    const isLit = lit === null || lit[at] === true;
    // On whole pixels, which is sharper and faster, with one between frames that would touch.
    const [x, y] = [Math.round(frame.x * unit), Math.round(frame.y * unit)];
    const next = Math.round((frame.x + frame.width * PITCH) * unit);
    const width = Math.max(1, Math.min(Math.round((frame.x + frame.width) * unit), next - 1) - x);
    const height = Math.round((frame.y + frame.height) * unit) - y;
    easel.frame(inks[at] ?? 0, { x: left + x, y: top + y, width, height }, isLit);
    right = Math.max(right, left + Math.ceil((frame.x + frame.width + DOT_RADIUS) * unit) + 1);
    if (frame.painting.lot === null || !isLit) continue;
    const radius = Math.min(DOT_RADIUS, frame.width * 0.4);
    const middle = frame.x + frame.width - radius / 2;
    easel.dot(left + middle * unit, top + (frame.y + frame.height + DOT_BELOW) * unit, radius * unit);
  }
  return right;
}

/** The frames of the chosen painting and of what was sold with it, which hangs beside it. */
function lotOf({ hung, chosen }: Strip, space: StripSpace): Box | null {
  const { frames } = hang(hung, space);
  const own = chosen === null ? undefined : frames[chosen];
  if (chosen === null || own === undefined) return null;
  const { lot } = own.painting;
  const isOfLot = (at: number) => lot !== null && frames[at]?.painting.lot === lot;
  const first = (isOfLot(chosen - 1) ? frames[chosen - 1] : undefined) ?? own;
  const last = (isOfLot(chosen + 1) ? frames[chosen + 1] : undefined) ?? own;
  return { ...first, width: last.x + last.width - first.x };
}

function aroundOf({ x, y, width, height }: Box, left: number, top: number, unit: number): Box {
  return {
    x: left + (x - CHOSEN_LINE) * unit,
    y: top + (y - CHOSEN_LINE) * unit,
    width: (width + 2 * CHOSEN_LINE) * unit,
    height: (height + 2 * CHOSEN_LINE) * unit,
  };
}
