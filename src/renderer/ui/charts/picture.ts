import type { ChartTheme } from './theme.ts';
import { wrapped } from './writing.ts';

export interface Caption {
  readonly title: string;
  readonly answer: string;
  /** Whose game, and when. */
  readonly footer: string;
}

const MARGIN = 32;

/** Draws a chart onto the wall colour, with the title above and the footer below. */
export function writeAround(
  chart: HTMLCanvasElement,
  scale: number,
  theme: ChartTheme,
  { title, answer, footer }: Caption,
): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  const context = picture.getContext('2d');
  if (context === null) return picture;
  const width = chart.width / scale;
  const titleFont = `700 28px ${theme.displayFont}`;
  const textFont = `16px ${theme.textFont}`;
  const within = (font: string, text: string) => {
    context.font = font;
    return wrapped(context, text, width);
  };
  const lines = [
    ...within(titleFont, title).map((text) => ({
      text,
      font: titleFont,
      colour: theme.tones.ink,
      height: 36,
    })),
    ...within(textFont, answer).map((text) => ({
      text,
      font: textFont,
      colour: theme.tones.quiet,
      height: 24,
    })),
  ];
  const head = lines.reduce((sum, { height }) => sum + height, MARGIN) + MARGIN / 2;
  picture.width = (width + 2 * MARGIN) * scale;
  picture.height = (head + chart.height / scale + 2 * MARGIN) * scale;
  context.scale(scale, scale);
  context.fillStyle = theme.wall;
  context.fillRect(0, 0, picture.width, picture.height);
  context.textBaseline = 'top';
  let top = MARGIN;
  for (const { text, font, colour, height } of lines) {
    context.font = font;
    context.fillStyle = colour;
    context.fillText(text, MARGIN, top);
    top += height;
  }
  context.drawImage(chart, MARGIN, head, width, chart.height / scale);
  context.font = `13px ${theme.textFont}`;
  context.fillStyle = theme.tones.quiet;
  context.fillText(footer, MARGIN, head + chart.height / scale + MARGIN / 2, width);
  return picture;
}
