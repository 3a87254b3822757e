import {
  prompts as promptsAtAuction,
  type Moment as AuctionMoment,
  type PromptKey as AuctionPrompt,
  type State as AuctionState,
} from '../auction/index.ts';
import type { Detail } from '../core/problem.ts';
import type { Seat } from '../core/seats.ts';
import {
  prompts as promptsInGallery,
  type Moment as GalleryMoment,
  type PromptKey as GalleryPrompt,
  type State as GalleryState,
} from '../gallery/index.ts';
import { eitherFormat, listFormat } from './formats.ts';
import { timelineOf, type GameRecord, type Table } from '../record/index.ts';
import type { Words } from './en/index.ts';
import { auctionTerms, galleryTerms } from './terms.ts';
import type { Language } from './languages.ts';
import type { Naming, Saying } from './message.ts';
import { namingOf } from './naming.ts';
import { AUCTION_CASES, GALLERY_CASES } from './prompt-cases.ts';

/** The steps of settling a round, in order. */
export const BEATS = ['ranked', 'worth', 'paid', 'scored', 'next'] as const;
export type Beat = (typeof BEATS)[number];

/** The words and number formats of one language. */
export interface TextLanguage {
  readonly words: Words;
  readonly language: Language;
  readonly locale: string;
}

/** One prompt for the table. */
export interface PromptText {
  readonly key: string;
  /** Its step of settling; `null` while a round is played. */
  readonly beat: Beat | null;
  readonly line: string;
  /** Short enough for a heading; `null` if there is no shorter version. */
  readonly gist: string | null;
  /** Why, in one sentence; `null` if this game has already explained it, or the line says so. */
  readonly reason: string | null;
  /** A rule bites that the usual reason leaves out. */
  readonly bites: boolean;
  /** The players it is for; everybody if empty. */
  readonly seats: readonly Seat[];
  /** Whether something has to be entered for it. */
  readonly asks: boolean;
}

export interface Prompting {
  /** The current question, short enough for one line. */
  readonly line: string;
  /** What it says besides the question, where the question is above it; may be empty. */
  readonly besides: string;
  readonly prompts: readonly PromptText[];
}

/** What happens now, who does it, what they may choose and why. */
export function promptingOf(
  { words, locale }: TextLanguage,
  record: GameRecord,
  table: Table,
  explained: ReadonlySet<string>,
): Prompting {
  const naming = namingOf(record, locale);
  switch (table.family) {
    case 'auction': {
      const terms = auctionTerms(words, table.setup.edition);
      return promptTexts(shownAtAuction(table.state), {
        ...words.auctionPrompts,
        leading: [],
        alike: AUCTION_ALIKE,
        when: AUCTION_CASES,
        artists: table.setup.artists.length,
        beats: table.state.situation.kind === 'settling' ? AUCTION_BEATS : {},
        gists: AUCTION_GISTS,
        terms,
        naming,
        locale,
        explained,
      });
    }
    case 'gallery': {
      const terms = galleryTerms(words, table.setup.edition);
      return promptTexts(shownInGallery(table.state), {
        ...words.galleryPrompts,
        leading: LEADING,
        alike: GALLERY_ALIKE,
        when: GALLERY_CASES,
        artists: table.setup.artists.length,
        beats: table.state.situation.kind === 'settling' ? GALLERY_BEATS : {},
        gists: GALLERY_GISTS,
        terms,
        naming,
        locale,
        explained,
      });
    }
  }
}

/** What this game has already explained: all that has been answered since. A correction answers nothing. */
export function explainedBefore(record: GameRecord): ReadonlySet<string> {
  const { tables } = timelineOf(record, null);
  return new Set(
    record.events.flatMap(({ type }, index) => {
      const table = tables[index];
      return table === undefined || type === 'adjust' ? [] : explainedAt(table);
    }),
  );
}

/** The names of all reasons at a moment. A case covers the usual reason of its prompt. */
export function explainedAt(table: Table): readonly string[] {
  switch (table.family) {
    case 'auction':
      return shownAtAuction(table.state).flatMap((prompt) => [prompt.key, reasonOf(prompt, AUCTION_CASES)]);
    case 'gallery':
      return shownInGallery(table.state).flatMap((prompt) => [prompt.key, reasonOf(prompt, GALLERY_CASES)]);
  }
}

type Cases<Key extends string> = Readonly<Partial<Record<Key, (detail: Detail) => boolean>>>;

/** The name of a prompt's reason: its key, or another one in a case that the usual reason leaves out. */
function reasonOf<Key extends string>(
  { key, detail }: { readonly key: Key; readonly detail: Detail },
  cases: Cases<Key>,
): string {
  return cases[key]?.(detail) === true ? `${key}: case` : key;
}

/** Warnings that the round could end, the most urgent first. */
const AUCTION_WARNINGS: readonly AuctionPrompt[] = ['one-more', 'two-more'];
const GALLERY_WARNINGS: readonly GalleryPrompt[] = ['one-more', 'second-could-end', 'everyone-could-end'];

const shownAtAuction = (state: AuctionState) => mostUrgent(promptsAtAuction(state), AUCTION_WARNINGS);
const shownInGallery = (state: GalleryState) => mostUrgent(promptsInGallery(state), GALLERY_WARNINGS);

/** All prompts, but of the warnings only those that fit the most urgent line. */
function mostUrgent<Prompt extends { readonly key: string; readonly detail: Detail }>(
  prompts: readonly Prompt[],
  warnings: readonly string[],
): readonly Prompt[] {
  const leftOf = ({ detail }: Prompt) => Number(detail.left ?? 0);
  const urgent = warnings.find((key) => prompts.some((prompt) => prompt.key === key));
  const left = Math.min(...prompts.filter(({ key }) => key === urgent).map(leftOf));
  return prompts.filter(
    (prompt) => !warnings.includes(prompt.key) || (prompt.key === urgent && leftOf(prompt) === left),
  );
}

const AUCTION_BEATS: Partial<Record<AuctionMoment, Beat>> = {
  fifth: 'ranked',
  'all-out': 'ranked',
  ranking: 'ranked',
  value: 'worth',
  sell: 'paid',
  'next-round': 'next',
  end: 'next',
};

const GALLERY_BEATS: Partial<Record<GalleryMoment, Beat>> = {
  limit: 'ranked',
  reveal: 'ranked',
  tokens: 'ranked',
  values: 'worth',
  extras: 'scored',
  score: 'scored',
  starter: 'next',
  'clean-up': 'next',
  end: 'next',
};

/** What such prompts name. They become one sentence about any or all of it. */
interface Alike {
  readonly of: 'artist' | 'seat';
  readonly in: readonly string[];
  readonly any: boolean;
}

const ANY_ARTIST: Alike = { of: 'artist', in: ['artist'], any: true };
const ALL_TIED: Alike = { of: 'artist', in: ['artist', 'over'], any: false };
const EVERY_WINNER: Alike = { of: 'seat', in: ['seat'], any: false };

const AUCTION_ALIKE: Partial<Record<AuctionPrompt, Alike>> = {
  'one-more': ANY_ARTIST,
  'two-more': ANY_ARTIST,
  'rank-tie': ALL_TIED,
  'end-shared': EVERY_WINNER,
};

const GALLERY_ALIKE: Partial<Record<GalleryPrompt, Alike>> = {
  'one-more': ANY_ARTIST,
  'second-could-end': ANY_ARTIST,
  'everyone-could-end': ANY_ARTIST,
  'token-tie': ALL_TIED,
  'end-shared': EVERY_WINNER,
};

type Gist = (detail: Detail, naming: Naming) => string;

const AUCTION_GISTS: Partial<Record<AuctionPrompt, Gist>> = {
  rank: ({ artist }, naming) => naming.artist(artist),
  value: ({ artist, value }, naming) => `${naming.artist(artist)} ${naming.money(value)}`,
  sell: ({ seat, amount }, naming) => `${naming.seat(seat)} ${naming.money(amount)}`,
};

const GALLERY_GISTS: Partial<Record<GalleryPrompt, Gist>> = {
  token: ({ artist }, naming) => naming.artist(artist),
  value: ({ artist, value }, naming) => `${naming.artist(artist)} ${naming.count(value)}`,
  score: ({ seat, points }, naming) => `${naming.seat(seat)} ${naming.count(points)}`,
};

interface PromptOf<Key extends string, Moment> {
  readonly moment: Moment;
  readonly key: Key;
  readonly detail: Detail;
  readonly seats: readonly Seat[];
  readonly next: readonly string[];
}

interface PromptContext<Key extends string, Moment extends string, Terms> {
  readonly lines: Readonly<Record<Key, Saying<Terms>>>;
  readonly reasons: Readonly<Partial<Record<Key, Saying<Terms>>>>;
  /** The reasons in cases that the usual ones leave out, and when. */
  readonly cases: Readonly<Partial<Record<Key, Saying<Terms>>>>;
  readonly when: Cases<Key>;
  readonly together: Readonly<Partial<Record<Key, Saying<Terms>>>>;
  readonly besides: Readonly<Partial<Record<Key, Saying<Terms>>>>;
  readonly anyArtist: string;
  /** How many there are. */
  readonly artists: number;
  /** Not a question, but the round cannot start without knowing who leads. */
  readonly leading: readonly Key[];
  readonly alike: Readonly<Partial<Record<Key, Alike>>>;
  readonly beats: Readonly<Partial<Record<Moment, Beat>>>;
  readonly gists: Readonly<Partial<Record<Key, Gist>>>;
  readonly terms: Terms;
  readonly naming: Naming;
  readonly locale: string;
  readonly explained: ReadonlySet<string>;
}

function promptTexts<Key extends string, Moment extends string, Terms>(
  prompts: readonly PromptOf<Key, Moment>[],
  context: PromptContext<Key, Moment, Terms>,
): Prompting {
  const { lines, reasons, cases, when, together, alike, beats, gists, terms, naming } = context;
  const explained = new Set(context.explained);
  const texts = prompts.flatMap((prompt, index): PromptText[] => {
    const { key, moment, detail, seats, next } = prompt;
    const name = reasonOf(prompt, when);
    const bites = name !== key;
    const says = bites ? cases[key] : reasons[key];
    const reason = explained.has(name) ? null : (says?.(detail, naming, terms) ?? null);
    explained.add(key).add(name);
    const asks = next.length > 0;
    const beat = beats[moment] ?? null;
    const differ = alike[key];
    if (differ !== undefined) {
      const same = prompts.filter((other) => other.key === key && other.detail.count === detail.count);
      if (same[0] !== prompt) return [];
      const line = lines[key](detail, namingAll(same, differ, context), terms);
      const all = same.flatMap((each) => each.seats);
      return [{ key, beat, line, gist: null, reason, bites, seats: all, asks }];
    }
    const gist = gists[key]?.(detail, naming) ?? null;
    const line = lines[key](withoutWarning(detail), naming, terms);
    const own: PromptText = { key, beat, line, gist, reason, bites, seats, asks };
    const once = together[key];
    if (once === undefined) return [own];
    const each = { ...own, reason: null, asks: false };
    const all = { ...own, line: once(detail, naming, terms), gist: null, seats: [] };
    return prompts.findIndex((other) => other.key === key) === index ? [all, each] : [each];
  });
  const first = texts[0]?.line ?? '';
  return {
    line: askingLine(prompts, context, lines) ?? first,
    besides: askingLine(prompts, context, { ...lines, ...context.besides }) ?? first,
    prompts: texts,
  };
}

/** Names all they name at once. */
function namingAll<Key extends string, Moment extends string, Terms>(
  prompts: readonly PromptOf<Key, Moment>[],
  { of, in: parts, any }: Alike,
  { naming, locale, artists, anyArtist }: PromptContext<Key, Moment, Terms>,
): Naming {
  const named = new Set(prompts.flatMap(({ detail }) => parts.map((part) => detail[part])));
  const list = (any ? eitherFormat : listFormat)(locale);
  const all = any && named.size === artists ? anyArtist : list.format(Array.from(named, naming[of]));
  return { ...naming, [of]: () => all };
}

/** The warning that a question ends with has its own prompt. */
function withoutWarning({ near: _near, almost: _almost, ...others }: Detail): Detail {
  return others;
}

const LEADING: readonly GalleryPrompt[] = [
  'setup-first-museum',
  'setup-first-chosen',
  'starter-token',
  'starter-finisher',
  'starter-untold',
  'starter-passed-over',
];

/**
 * Of several prompts that ask for the same thing only the first; of those for single players, the one for everybody.
 * Returns null if none asks.
 */
function askingLine<Key extends string, Moment extends string, Terms>(
  prompts: readonly PromptOf<Key, Moment>[],
  { together, leading: leadingKeys, terms, naming }: PromptContext<Key, Moment, Terms>,
  lines: Readonly<Record<Key, Saying<Terms>>>,
): string | null {
  const asking = prompts.filter(({ next }) => next.length > 0);
  if (asking.length === 0) return null;
  const different = asking.filter(
    ({ next }, index) => asking.findIndex((other) => String(other.next) === String(next)) === index,
  );
  // Who plays first is said last, even if others were passed over.
  const leading = prompts.filter(({ key }) => leadingKeys.includes(key)).slice(-1);
  return [...different.slice(0, 2), ...leading]
    .map(({ key, detail }) => (together[key] ?? lines[key])(detail, naming, terms))
    .filter((said) => said !== '')
    .join(' ');
}
