import type { Ink, Tone } from './chart.ts';

/** The theme's tokens as a canvas needs them. */
export interface ChartTheme {
  readonly wall: string;
  readonly grid: string;
  /** On a painting that was sold. */
  readonly dot: string;
  readonly patternInk: string;
  readonly tones: Readonly<Record<Tone, string>>;
  readonly artists: readonly string[];
  readonly textFont: string;
  readonly displayFont: string;
  /** The root font size in pixels. */
  readonly remPixels: number;
  /** Paper or a picture, where nothing shows a name in full if the drawing doesn't. */
  readonly isStill: boolean;
}

const PLACES = [1, 2, 3, 4, 5] as const;
/** The greys of people, in the order of their seats. */
const GREYS = ['ink', 'quiet', 'line', 'quiet', 'ink'] as const satisfies readonly Tone[];

/** Reads the tokens at an element; on paper always the light ones. */
export function readTheme(within: Element, onPaper: boolean): ChartTheme {
  const probe = document.createElement('i');
  probe.hidden = true;
  if (onPaper) probe.style.colorScheme = 'light';
  within.append(probe);
  const style = getComputedStyle(probe);
  // A `light-dark()` token resolves only when it is used as a colour.
  const colour = (token: string): string => {
    probe.style.color = `var(${token})`;
    return style.color;
  };
  const artists = PLACES.map((place) => {
    probe.dataset['place'] = String(place);
    return colour('--art');
  });
  const theme: ChartTheme = {
    patternInk: colour('--pattern-ink'),
    artists,
    wall: colour('--wall'),
    grid: colour('--line'),
    dot: colour('--dot'),
    tones: {
      ink: colour('--ink'),
      quiet: colour('--ink-quiet'),
      line: colour('--line-strong'),
      pale: colour('--line'),
    },
    textFont: style.getPropertyValue('--font-text'),
    displayFont: style.getPropertyValue('--font-display'),
    remPixels: parseFloat(getComputedStyle(document.documentElement).fontSize),
    isStill: onPaper,
  };
  probe.remove();
  return theme;
}

export function colourOf(theme: ChartTheme, ink: Ink): string {
  switch (ink.kind) {
    case 'artist':
      return theme.artists[(ink.place - 1) % theme.artists.length] ?? theme.tones.ink;
    case 'seat':
      return theme.tones[GREYS[ink.seat % GREYS.length] ?? 'ink'];
    case 'tone':
      return theme.tones[ink.tone];
  }
}

/** Which pattern, dash and shape go with an ink, from 0. */
export function variantOf(ink: Ink): number {
  switch (ink.kind) {
    case 'artist':
      return (ink.place - 1) % PLACES.length;
    case 'seat':
      return ink.seat % PLACES.length;
    case 'tone':
      return ink.pattern ?? 0;
  }
}

/** A colour of the theme that lets some of what is behind it through. */
export function seeThrough(colour: string): string {
  return colour.replace(/^rgb\((.+)\)$/, 'rgba($1, 0.6)');
}
