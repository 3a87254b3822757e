import { isEditionKey } from '../record/index.ts';
import { decoded, part, rest } from './piece.ts';
import { addressOfSearch, isOfSearch, searchAt, type Search } from './search.ts';

export const SHEETS = ['pad', 'story', 'person', 'season', 'catalogue', 'evening', 'year', 'points'] as const;
export type Sheet = (typeof SHEETS)[number];

interface WithId {
  readonly id: string;
}

/** An edition by its key: made boxes have one too. */
interface WithEdition {
  readonly edition: string;
}

export const nothing = rest<object>(
  () => ({}),
  () => ({ path: [], asked: '' }),
);

export const id = part<WithId>(
  (text) => {
    const read = decoded(text);
    return read === null ? null : { id: read };
  },
  (params) => encodeURIComponent(params.id.toWellFormed()),
);

/** One that exists, or a new one. */
export const maybeId = rest<Partial<WithId>>(
  ({ path: [text] }) => {
    const read = text === undefined ? null : decoded(text);
    return read === null ? {} : { id: read };
  },
  (params) => ({ path: given(params.id?.toWellFormed()).map(encodeURIComponent), asked: '' }),
);

export const edition = part<WithEdition>(
  (text) => {
    const known = knownEdition(text);
    return known === undefined ? null : { edition: known };
  },
  (params) => params.edition,
);

/** Somebody else. */
export const other = part<{ readonly other: string }>(
  (text) => {
    const read = decoded(text);
    return read === null ? null : { other: read };
  },
  (params) => encodeURIComponent(params.other.toWellFormed()),
);

export const sheet = part<{ readonly sheet: Sheet }>(
  (text) => {
    const known = SHEETS.find((each) => each === text);
    return known === undefined ? null : { sheet: known };
  },
  (params) => params.sheet,
);

export const year = part<{ readonly year: number }>(
  (text) => (/^\d{4}$/.test(text) ? { year: Number(text) } : null),
  (params) => String(params.year).padStart(4, '0'),
);

export const search = rest<{ readonly search: Search }>(
  ({ asked }) => ({ search: searchAt(asked) }),
  (params) => ({ path: [], asked: addressOfSearch(params.search) }),
);

/** The same where most have no filters. */
export const maybeSearch = rest<{ readonly search?: Search }>(
  ({ asked }) => (asked === '' ? {} : { search: searchAt(asked) }),
  (params) => ({ path: [], asked: addressOfSearch(params.search ?? {}) }),
);

/** Filtered games, and a chart about them. */
export const searchWithChart = rest<{ readonly search: Search; readonly chart?: string }>(
  ({ asked }) => ({ search: searchAt(asked), ...chartIn(asked) }),
  ({ search: filtered, chart }) => {
    const written = addressOfSearch(filtered);
    return {
      path: [],
      asked: chart === undefined ? written : `${written === '' ? '?' : `${written}&`}chart=${chart}`,
    };
  },
);

/** Filtered games, and what else follows the question mark, which the screen reads by itself. */
export const searchAndMore = rest<{ readonly search: Search; readonly more?: string }>(
  ({ asked }) => {
    const more = asked.split('&').filter((pair) => pair !== '' && !isOfSearch(pair));
    return { search: searchAt(asked), ...(more.length === 0 ? {} : { more: more.join('&') }) };
  },
  ({ search: filtered, more = '' }) => {
    const asked = [addressOfSearch(filtered).slice(1), more].filter((part) => part !== '');
    return { path: [], asked: asked.length === 0 ? '' : `?${asked.join('&')}` };
  },
);

/** What follows the question mark, which the screen reads by itself. */
export const asking = rest<{ readonly asked: string }>(
  ({ asked }) => ({ asked }),
  ({ asked }) => ({ path: [], asked: asked === '' ? '' : `?${asked}` }),
);

/** A whole game by default. */
export const length = rest<{ readonly length: 'game' | 'round' }>(
  ({ path: [text] }) => ({ length: text === 'round' ? 'round' : 'game' }),
  (params) => ({ path: [params.length], asked: '' }),
);

export const maybeEdition = rest<Partial<WithEdition>>(
  ({ path: [text] }) => maybe(text),
  (params) => ({ path: given(params.edition), asked: '' }),
);

/** The edition to compare with. */
export const beside = rest<{ readonly beside?: string }>(
  ({ path: [text] }) => {
    const known = knownEdition(text);
    return known === undefined ? {} : { beside: known };
  },
  (params) => ({ path: given(params.beside), asked: '' }),
);

export const lesson = rest<Partial<WithEdition> & { readonly lesson?: string }>(
  ({ path: [text, name] }) => {
    const known = maybe(text);
    return known.edition === undefined || name === undefined ? known : { ...known, lesson: name };
  },
  (params) => ({ path: [...given(params.edition), ...given(params.lesson)], asked: '' }),
);

/** Opened files, or one game with several logs. */
export const fileOrId = rest<Partial<WithId> & { readonly file?: string }>(
  ({ path: [text], asked }) => {
    const file = /^file=(.+)$/.exec(asked)?.[1];
    const name = file === undefined ? null : decoded(file);
    if (name !== null) return { file: name };
    const read = text === undefined ? null : decoded(text);
    return read === null ? {} : { id: read };
  },
  ({ id: game, file }) =>
    file === undefined
      ? { path: given(game?.toWellFormed()).map(encodeURIComponent), asked: '' }
      : { path: [], asked: `?file=${encodeURIComponent(file)}` },
);

interface Moment {
  /** A step of the replay: how many events it shows. */
  readonly step?: number;
  /** The step at which this round is paid out. */
  readonly round?: number;
  /** A chart of the story. */
  readonly chart?: string;
}

/** A moment of a game, or a chart. Anything else in the address is ignored. */
export const atMoment = rest<Moment>(
  ({ asked }) => {
    const step = /(?:^|&)step=(\d{1,6})(?:&|$)/.exec(asked)?.[1];
    const round = /(?:^|&)round=(\d{1,2})(?:&|$)/.exec(asked)?.[1];
    return {
      ...(step === undefined ? {} : { step: Number(step) }),
      ...(round === undefined ? {} : { round: Number(round) }),
      ...chartIn(asked),
    };
  },
  ({ step, round, chart }) => {
    const asked = Object.entries({ step, round, chart }).flatMap(([name, value]) =>
      value === undefined ? [] : `${name}=${value}`,
    );
    return { path: [], asked: asked.length === 0 ? '' : `?${asked.join('&')}` };
  },
);

function chartIn(asked: string): { readonly chart?: string } {
  const chart = /(?:^|&)chart=([a-z\d-]{1,30})(?:&|$)/.exec(asked)?.[1];
  return chart === undefined ? {} : { chart };
}

function maybe(text: string | undefined): Partial<WithEdition> {
  const known = knownEdition(text);
  return known === undefined ? {} : { edition: known };
}

function knownEdition(text: string | undefined): string | undefined {
  return text !== undefined && isEditionKey(text) ? text : undefined;
}

function given(text: string | undefined): readonly string[] {
  return text === undefined ? [] : [text];
}
