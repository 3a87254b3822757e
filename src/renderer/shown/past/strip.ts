/** A game as a strip of its rounds: small walls with a frame for every painting. */

/** A painting, as far as a strip shows it. */
export interface StripPainting {
  readonly artist: string;
  /** The event that sold it, if it was sold. */
  readonly lot: number | null;
  /** What the bank paid for one like it at the end of the round. */
  readonly paid: number;
}

export type StripRounds<Painting extends StripPainting = StripPainting> = readonly (readonly Painting[])[];

/** The space for a strip, in its own units: a line of rounds is `LINE_HEIGHT` high. */
export interface StripSpace {
  readonly width: number;
  /** How many lines the rounds are hung in. */
  readonly lines: number;
  /** How many pixels of the page one of its units is. */
  readonly scale: number;
  /** How many paintings the longest of the strips beside it has: frames are as wide on all of them. */
  readonly longest?: number;
}

/** A painting's place on a strip. */
export interface StripFrame<Painting extends StripPainting = StripPainting> {
  readonly painting: Painting;
  /** Its round, and its place in it, from 0. */
  readonly round: number;
  readonly place: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface HungStrip<Painting extends StripPainting = StripPainting> {
  readonly frames: readonly StripFrame<Painting>[];
  readonly width: number;
  readonly height: number;
}

const FRAME_WIDTH = 11;
const GAP = 2;
/** From one frame to the next, in widths of a frame. */
export const PITCH = (FRAME_WIDTH + GAP) / FRAME_WIDTH;
const ROUND_GAP = 16;
/** Paintings by artists that paid hang higher than the others. */
const HIGH = 34;
const LOW = 26;
/** Frames, and the dots that hang over them. */
export const LINE_HEIGHT = 41;
export const DOT_RADIUS = 2.5;
/** Its middle, below the frame. */
export const DOT_BELOW = LINE_HEIGHT - HIGH - DOT_RADIUS;
const LINE_GAP = 5;

/** The height of the space, whether the rounds need all its lines or not. */
export function heightOf(lines: number): number {
  return lines * LINE_HEIGHT + (lines - 1) * LINE_GAP;
}

/** Hangs the rounds next to each other, closer if there is less space. */
export function hangStrip<Painting extends StripPainting>(
  rounds: StripRounds<Painting>,
  { width, lines, longest = 0 }: Omit<StripSpace, 'scale'>,
): HungStrip<Painting> {
  const perLine = Math.max(1, Math.ceil(rounds.length / lines));
  const used = Math.max(1, Math.ceil(rounds.length / perLine));
  const widths = Array.from({ length: used }, (_, line) =>
    widthOf(rounds.slice(line * perLine, (line + 1) * perLine)),
  );
  const natural = Math.max(...widths);
  const closer = Math.min(1, width / Math.max(1, natural, widthOfLongest(longest, lines)));
  const frames = rounds.flatMap((paintings, round) => {
    const line = Math.floor(round / perLine);
    const before = rounds.slice(line * perLine, round);
    const left = before.length === 0 ? 0 : widthOf(before) + ROUND_GAP;
    return paintings.map((painting, place) => {
      const height = painting.paid > 0 ? HIGH : LOW;
      return {
        painting,
        round,
        place,
        x: (left + place * (FRAME_WIDTH + GAP)) * closer,
        y: line * (LINE_HEIGHT + LINE_GAP) + HIGH - height,
        width: FRAME_WIDTH * closer,
        height,
      };
    });
  });
  return { frames, width: natural * closer, height: heightOf(used) };
}

const USUAL_ROUNDS = 4;
/** Rounds get longer: of two lines, the second has so much of the paintings. */
const IN_SECOND_LINE = 0.6;

function widthOfLongest(paintings: number, lines: number): number {
  const inLine = lines === 1 ? paintings : paintings * IN_SECOND_LINE;
  return inLine * (FRAME_WIDTH + GAP) + (USUAL_ROUNDS / lines - 1) * ROUND_GAP;
}

function widthOf(rounds: StripRounds): number {
  const paintings = rounds.reduce((sum, { length }) => sum + length, 0);
  const gaps = rounds.reduce((sum, { length }) => sum + Math.max(0, length - 1), 0);
  return paintings * FRAME_WIDTH + gaps * GAP + Math.max(0, rounds.length - 1) * ROUND_GAP;
}

/** The top of the line that a frame hangs in. */
export function topOfLine({ y, height }: StripFrame): number {
  return y + height - HIGH;
}

/** The position of the frame nearest to a point of the strip; `null` if there is none. */
export function nearestFrame(frames: readonly StripFrame[], x: number, y: number): number | null {
  let best: number | null = null;
  let least = Infinity;
  for (const [at, frame] of frames.entries()) {
    const across = Math.max(frame.x - x, 0, x - frame.x - frame.width);
    const down = Math.max(frame.y - y, 0, y - frame.y - frame.height);
    const away = across + 4 * down;
    if (away < least) [best, least] = [at, away];
  }
  return best;
}

/** The outline of these frames, as the `d` of a path. */
export function framesPath(frames: readonly StripFrame[]): string {
  return frames
    .map(
      ({ x, y, width, height }) =>
        `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`,
    )
    .join('');
}

/** The red dots of these frames, as the `d` of a path. */
export function dotsPath(frames: readonly StripFrame[]): string {
  return frames
    .filter(({ painting }) => painting.lot !== null)
    .map(({ x, y, width, height }) => {
      const radius = Math.min(DOT_RADIUS, width * 0.4);
      const left = x + width - radius / 2 - radius;
      const middle = y + height + DOT_BELOW;
      const arc = (way: number) => `a${short(radius)} ${short(radius)} 0 1 0 ${short(way)} 0`;
      return `M${short(left)} ${short(middle)}${arc(2 * radius)}${arc(-2 * radius)}z`;
    })
    .join('');
}

function short(number: number): string {
  return String(Math.round(number * 100) / 100);
}

/** How often each artist hangs in a round, in the order of the board, without those who don't. */
export function counted(round: readonly StripPainting[], artists: readonly string[]): [string, number][] {
  return artists
    .map((artist): [string, number] => [artist, round.filter((one) => one.artist === artist).length])
    .filter(([, paintings]) => paintings > 0);
}
