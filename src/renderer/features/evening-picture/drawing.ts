import { INKS, type Ink } from '../../../shared/core/box.ts';
import { dotsPath, framesPath, hangStrip, heightOf, type StripRounds } from '../../shown/past/strip.ts';
import { escaped, linesOf, shortened, sizeFor, widthOf } from './writing.ts';

/** What a picture of an evening shows. */
export interface EveningPicture {
  /** At the top, small: what this is, and when and where it was. */
  readonly kind: string;
  readonly when: string;
  readonly title: string;
  readonly subtitle: string;
  readonly walls: readonly PictureWall[];
  /** How many walls there wasn't space for, in words; empty if there was. */
  readonly more: string;
  readonly labels: readonly PictureLabel[];
}

export interface PictureWall {
  /** Who won, and with how much; both may be empty. */
  readonly who: string;
  readonly score: string;
  readonly rounds: StripRounds;
  readonly inkOf: (artist: string) => number;
}

export interface PictureLabel {
  readonly heading: string;
  readonly said: string;
  readonly painting: string;
}

export type Scheme = 'light' | 'dark';

export const PICTURE = { width: 1600, height: 1000 } as const;

interface Tones {
  readonly wall: string;
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  readonly dot: string;
  /** The pattern over an artist's colour, and how much of it shows. */
  readonly mark: number;
  readonly inks: Readonly<Record<Ink, string>>;
}

/** The app's own colours: the picture is drawn where its style sheet doesn't reach. */
export const TONES: Readonly<Record<Scheme, Tones>> = {
  light: {
    wall: '#f5f2ec',
    ink: '#1d1a16',
    quiet: '#625a4f',
    line: '#d8d0c2',
    dot: '#c8372d',
    mark: 0.37,
    inks: { yellow: '#d9a521', blue: '#2f67b1', red: '#c4472f', green: '#23806a', violet: '#7a4b94' },
  },
  dark: {
    wall: '#16171b',
    ink: '#f1ede4',
    quiet: '#aaa498',
    line: '#3a3c45',
    dot: '#ff5a4d',
    mark: 0.32,
    inks: { yellow: '#e6b840', blue: '#5b93de', red: '#e2654a', green: '#3aa88c', violet: '#a874c4' },
  },
};

/** Every system has one of them, and they are equally wide. */
const FONTS = "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif";
const MARGIN = 100;
const WIDTH = PICTURE.width - 2 * MARGIN;

/** The size of the subtitle, and how far apart its lines are. */
const [SUBTITLE, LINE] = [30, 38];

/** More walls than these would be too small. */
export const MOST_WALLS = 5;

/** The picture as an SVG that needs nothing else. */
export function drawn(picture: EveningPicture, scheme: Scheme): string {
  const tones = TONES[scheme];
  const hasLabels = picture.labels.length > 0;
  const subtitle = linesOf(picture.subtitle, SUBTITLE, false, WIDTH, 2);
  const below = (subtitle.length - 1) * LINE;
  const parts = [
    `<rect width="${PICTURE.width}" height="${PICTURE.height}" fill="${tones.wall}"/>`,
    ...head(picture, subtitle, tones),
    ...walls(picture, tones, 350 + below, (hasLabels ? 340 : 530) - below),
    ...labels(picture.labels, tones, 740),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}" font-family="${escaped(FONTS)}" role="img">`,
    `<title>${escaped([picture.title, picture.when].filter((text) => text !== '').join(', '))}</title>`,
    `<defs>${INKS.map((ink) => pattern(ink, tones)).join('')}</defs>`,
    ...parts,
    '</svg>',
  ].join('');
}

interface Written {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly bold?: boolean;
  readonly anchor?: 'end';
  readonly spacing?: number;
}

function write(text: string, { x, y, size, fill, bold = false, anchor, spacing }: Written): string {
  const also = [
    bold ? ' font-weight="700"' : '',
    anchor === undefined ? '' : ` text-anchor="${anchor}"`,
    spacing === undefined ? '' : ` letter-spacing="${spacing}"`,
  ].join('');
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${also}>${escaped(text)}</text>`;
}

function head(
  { kind, when, title }: EveningPicture,
  subtitle: readonly string[],
  { ink, quiet, dot }: Tones,
): string[] {
  const size = sizeFor(title, 124, 56, true, WIDTH);
  const told = shortened(title, size, true, WIDTH);
  const kindWidth = widthOf(kind, 24, true) + kind.length * 5;
  return [
    `<circle cx="${MARGIN + 9}" cy="${MARGIN + 1}" r="9" fill="${dot}"/>`,
    write(kind, { x: MARGIN + 34, y: MARGIN + 10, size: 24, fill: ink, bold: true, spacing: 5 }),
    write(shortened(when, 26, false, WIDTH - kindWidth - 90), {
      x: PICTURE.width - MARGIN,
      y: MARGIN + 10,
      size: 26,
      fill: quiet,
      anchor: 'end',
    }),
    write(told, { x: MARGIN - 4, y: 245, size, fill: ink, bold: true, spacing: -1 }),
    ...subtitle.map((line, at) =>
      write(line, { x: MARGIN, y: 305 + at * LINE, size: SUBTITLE, fill: quiet }),
    ),
  ];
}

/** One wall takes all the space; several hang below each other, with the winners beside them. */
function walls(
  { walls: hung, more, subtitle }: EveningPicture,
  tones: Tones,
  from: number,
  height: number,
): string[] {
  const top = subtitle === '' ? from - 40 : from;
  const bottom = from + height;
  const few = hung.slice(0, MOST_WALLS);
  const isAlone = few.length === 1;
  const beside = few.some(({ who }) => who !== '') && !isAlone ? 340 : 0;
  const each = (bottom - top - (more === '' ? 0 : 34)) / Math.max(1, few.length);
  const drawing = few.map((wall, at) => {
    const y = top + at * each;
    const lines = isAlone ? Math.min(2, Math.max(1, wall.rounds.length)) : 1;
    const space = isAlone ? each : Math.min(each - 14, 110);
    const scale = Math.min(4, space / heightOf(lines));
    const strip = hangStrip(wall.rounds, { width: (WIDTH - beside) / scale, lines });
    const inks = Map.groupBy(strip.frames, ({ painting }) => wall.inkOf(painting.artist));
    const frames = INKS.flatMap((ink, number) => {
      const own = inks.get(number + 1);
      return own === undefined ? [] : `<path d="${framesPath(own)}" fill="url(#${ink})"/>`;
    });
    return [
      `<g transform="translate(${MARGIN + beside} ${round(y)}) scale(${round(scale)})">`,
      ...frames,
      `<path d="${dotsPath(strip.frames)}" fill="${tones.dot}"/>`,
      '</g>',
      ...(beside === 0 ? [] : winner(wall, y + space / 2, beside - 40, tones)),
    ].join('');
  });
  return more === ''
    ? drawing
    : [...drawing, write(more, { x: MARGIN + beside, y: bottom - 6, size: 24, fill: tones.quiet })];
}

/** Who won, and with how much, at the left of their wall. */
function winner({ who, score }: PictureWall, middle: number, width: number, { ink, quiet }: Tones): string[] {
  const [x, name, amount] = [MARGIN, 27, 21];
  return [
    write(shortened(who, name, true, width), { x, y: round(middle - 3), size: name, fill: ink, bold: true }),
    write(shortened(score, amount, false, width), { x, y: round(middle + 23), size: amount, fill: quiet }),
  ];
}

function labels(told: readonly PictureLabel[], { ink, quiet }: Tones, top: number): string[] {
  const gap = 36;
  const width = (WIDTH - gap * (told.length - 1)) / Math.max(1, told.length);
  return told.flatMap(({ heading, said, painting }, at) => {
    const x = round(MARGIN + at * (width + gap));
    const small = sizeFor(heading, 21, 16, false, width);
    const lines = [
      ...linesOf(said, 26, true, width, 3).map((text) => ({ text, size: 26, bold: true, fill: ink })),
      ...linesOf(painting, 23, false, width, 2).map((text) => ({ text, size: 23, bold: false, fill: quiet })),
    ];
    return [
      `<path d="M${x} ${top}h${round(width)}" stroke="${ink}" stroke-width="3"/>`,
      write(shortened(heading, small, false, width), { x, y: top + 38, size: small, fill: quiet }),
      ...lines.map(({ text, ...look }, number) => write(text, { x, y: top + 74 + 32 * number, ...look })),
    ];
  });
}

/** As on the strips of the history. */
function pattern(ink: Ink, { inks, mark }: Tones): string {
  const size = ink === 'violet' ? 8 : 6;
  const turned = ink === 'blue' ? ' patternTransform="rotate(45)"' : '';
  const marks: Readonly<Record<Ink, string>> = {
    yellow: '',
    blue: '<rect width="2" height="6"',
    red: '<circle cx="3" cy="3" r="1.3"',
    green: '<rect width="6" height="1.75"',
    violet: '<path d="M0 0h4v4h-4zM4 4h4v4h-4z"',
  };
  const drawnMark = marks[ink] === '' ? '' : `${marks[ink]} fill="#fff" fill-opacity="${mark}"/>`;
  return `<pattern id="${ink}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"${turned}><rect width="${size}" height="${size}" fill="${inks[ink]}"/>${drawnMark}</pattern>`;
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
