import type { GamePoint } from '../../../shared/api.ts';
import { inkNumber } from '../../../shared/core/box.ts';
import { editionOf, type AnyEdition } from '../../../shared/record/index.ts';
import type { Search } from '../../../shared/routes/index.ts';
import { EVENINGS, type EveningWords } from '../../../shared/text/all-evenings.ts';
import type { Words } from '../../../shared/text/en/index.ts';
import { percentFormat } from '../../../shared/text/formats.ts';
import { kindNames } from '../../../shared/text/kinds.ts';
import { money } from '../../../shared/text/money.ts';
import type { LanguageView } from '../../lib/language.svelte.ts';
import type { Ink } from '../../ui/charts/chart.ts';
import { fullBoxName } from '../../../shared/text/terms.ts';
import { dayText, minutesText } from '../../shown/past/game-line.ts';

type ArtistInk = Extract<Ink, { readonly kind: 'artist' }>;

/** Words, names and number formats for statistics over many games, in one language. */
export interface StatisticsFormats {
  readonly words: Words['statistics'];
  readonly evenings: EveningWords;
  readonly worth: Words['worth'];
  /** How many games were counted, which may be those of the sample history. */
  readonly games: (games: number, search: Search) => string;
  readonly edition: (edition: AnyEdition) => string;
  /** An edition and its number of players. */
  readonly table: (line: { readonly edition: AnyEdition; readonly seats: number }) => string;
  /** A number of players. */
  readonly seats: (seats: number) => string;
  readonly artist: (
    edition: AnyEdition,
    artist: string,
  ) => { readonly name: string; readonly ink: ArtistInk };
  /** An auction type, or what a card does in the card games. */
  readonly kind: (edition: AnyEdition, kind: string) => string;
  /** Money in that box's currency, or points; averages to a tenth of a thousand or a tenth of a point. */
  readonly score: (edition: AnyEdition, value: number) => string;
  /** The same with a plus if it is one. */
  readonly signed: (edition: AnyEdition, value: number) => string;
  readonly count: (value: number) => string;
  /** To a tenth, or a hundredth if small differences matter. */
  readonly decimal: (value: number, digits?: 1 | 2) => string;
  readonly percent: (share: number) => string;
  readonly day: (point: Pick<GamePoint, 'playedAt'>) => string;
  readonly minutes: (minutes: number) => string;
}

export function statisticsFormatsOf({
  current,
  words,
  locale,
}: Pick<LanguageView, 'current' | 'words' | 'locale'>): StatisticsFormats {
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const decimals = { 1: decimalsOf(locale, 1), 2: decimalsOf(locale, 2) };
  const day = (instant: string) => dayText(instant, locale);
  const score = (edition: AnyEdition, value: number) =>
    rounded(value, (amount) => money(edition, amount, locale));
  const edition = (id: AnyEdition) => fullBoxName(words, id);
  return {
    words: words.statistics,
    evenings: EVENINGS[current],
    worth: words.worth,
    games: (games, { sample }) =>
      (sample === true ? words.statistics.samples : words.statistics).counted(games, count.format(games)),
    edition,
    table: ({ edition: id, seats }) => `${edition(id)} · ${words.history.seats(seats)}`,
    seats: words.history.seats,
    artist: (id, artist) => {
      const { artists } = editionOf(id).edition;
      const at = artists.findIndex((one) => one.id === artist);
      return { name: artists[at]?.name ?? artist, ink: { kind: 'artist', place: inkNumber(artists, at) } };
    },
    kind: (id, kind) => kindNames(words, id)[kind] ?? kind,
    score,
    signed: (id, value) => (Math.round(value * 10) > 0 ? `+${score(id, value)}` : score(id, value)),
    count: (value) => count.format(value),
    decimal: (value, digits = 1) => decimals[digits].format(value).replace(/^-/, '−'),
    percent: (share) => percentFormat(locale).format(share),
    day: ({ playedAt }) => day(playedAt),
    minutes: (minutes) => minutesText(minutes, words),
  };
}

function decimalsOf(locale: string, digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** An amount to a tenth, with its sign before the box's currency symbol. */
function rounded(value: number, write: (amount: number) => string): string {
  const amount = Math.round(Math.abs(value) * 10) / 10;
  return value < 0 && amount !== 0 ? `−${write(amount)}` : write(amount);
}
