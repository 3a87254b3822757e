import { dotsPath, framesPath, hangStrip, heightOf } from '../../shown/past/strip.ts';
import { tiled } from '../../ui/charts/pattern.ts';
import type { ChartTheme } from '../../ui/charts/theme.ts';
import { shortened, wrapped } from '../../ui/charts/writing.ts';
import type { EveningPicture } from './picture.ts';

export const PICTURE = { width: 1600, height: 1000 } as const;

const MARGIN = 100;
const WIDTH = PICTURE.width - 2 * MARGIN;
/** The title is as large as its space allows. */
const [LARGEST, SMALLEST] = [124, 56];
const GAP = 36;
/** From one line of a text to the next, in its size. */
const LINE = 1.26;

interface Writing {
  readonly size: number;
  readonly bold?: boolean;
  readonly quiet?: boolean;
  readonly width?: number;
  readonly lines?: number;
}

export function drawPicture(
  context: CanvasRenderingContext2D,
  { kind, when, title, subtitle, walls, more, labels }: EveningPicture,
  theme: ChartTheme,
): void {
  function use({ size, bold = false, quiet = false }: Writing): void {
    context.font = `${bold ? 700 : 400} ${size}px ${bold ? theme.displayFont : theme.textFont}`;
    context.fillStyle = quiet ? theme.tones.quiet : theme.tones.ink;
  }

  /** Writes a text, shortened if it is too long; returns where the next line begins. */
  function write(text: string, x: number, y: number, writing: Writing): number {
    const { size, width = WIDTH, lines: most = 1 } = writing;
    use(writing);
    const lines = wrapped(context, text, width);
    const few = [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')].filter((line) => line !== '');
    for (const [at, line] of few.entries())
      context.fillText(shortened(context, [line], width)?.[0] ?? '', x, y + at * size * LINE);
    return y + few.length * size * LINE;
  }

  function dot(x: number, y: number, radius: number): void {
    context.fillStyle = theme.dot;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }

  function hang(
    { rounds, inkOf }: EveningPicture['walls'][number],
    x: number,
    y: number,
    height: number,
    lines: number,
  ): void {
    const scale = Math.min(4, height / heightOf(lines));
    const strip = hangStrip(rounds, { width: (PICTURE.width - MARGIN - x) / scale, lines });
    context.save();
    context.translate(x, y);
    context.scale(scale, scale);
    for (const [ink, frames] of Map.groupBy(strip.frames, ({ painting }) => inkOf(painting.artist) - 1)) {
      context.fillStyle = tiled(theme, theme.artists[ink] ?? '', ink, 2 / 3);
      context.fill(new Path2D(framesPath(frames)));
    }
    context.fillStyle = theme.dot;
    context.fill(new Path2D(dotsPath(strip.frames)));
    context.restore();
  }

  context.fillStyle = theme.wall;
  context.fillRect(0, 0, PICTURE.width, PICTURE.height);
  dot(MARGIN + 9, MARGIN + 1, 9);
  write(kind, MARGIN + 34, MARGIN + 10, { size: 24, bold: true });
  const beside = context.measureText(kind).width + 90;
  context.textAlign = 'end';
  write(when, PICTURE.width - MARGIN, MARGIN + 10, { size: 26, quiet: true, width: WIDTH - beside });
  context.textAlign = 'start';
  use({ size: LARGEST, bold: true });
  const fitting = Math.floor((LARGEST * WIDTH) / context.measureText(title).width);
  write(title, MARGIN, 245, { size: Math.max(SMALLEST, Math.min(LARGEST, fitting)), bold: true });
  const top = write(subtitle, MARGIN, 305, { size: 30, quiet: true, lines: 2 }) + 8;

  // One wall takes all the space; several hang below each other, with the winners beside them.
  const bottom = (labels.length > 0 ? 690 : 880) - (more === '' ? 0 : GAP);
  const isAlone = walls.length === 1;
  const left = !isAlone && walls.some(({ who }) => who !== '') ? MARGIN + 340 : MARGIN;
  const each = (bottom - top) / Math.max(1, walls.length);
  for (const [at, wall] of walls.entries()) {
    const y = top + at * each;
    const height = isAlone ? each : Math.min(each - 14, 110);
    hang(wall, left, y, height, isAlone ? Math.min(2, Math.max(1, wall.rounds.length)) : 1);
    if (left === MARGIN) continue;
    write(wall.who, MARGIN, y + height / 2 - 3, { size: 27, bold: true, width: 300 });
    write(wall.score, MARGIN, y + height / 2 + 23, { size: 21, quiet: true, width: 300 });
  }
  write(more, left, bottom + GAP - 6, { size: 24, quiet: true });

  const width = (WIDTH - GAP * (labels.length - 1)) / Math.max(1, labels.length);
  for (const [at, { heading, said, painting }] of labels.entries()) {
    const x = MARGIN + at * (width + GAP);
    context.fillStyle = theme.tones.ink;
    context.fillRect(x, 738, width, 3);
    write(heading, x, 778, { size: 20, quiet: true, width });
    const below = write(said, x, 814, { size: 26, bold: true, width, lines: 3 });
    write(painting, x, below, { size: 23, quiet: true, width, lines: 2 });
  }
}
