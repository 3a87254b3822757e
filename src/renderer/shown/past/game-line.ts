import type { PastGame, PlayedSeat } from '../../../shared/api.ts';
import { isolated } from '../../../shared/core/person-name.ts';
import type { Words } from '../../../shared/text/en/index.ts';
import { fullBoxName, pointsIn } from '../../../shared/text/terms.ts';
import { money } from '../../../shared/text/money.ts';
import { dayFormat, listFormat, numberFormat, perLocale } from '../../../shared/text/formats.ts';

/** The language to describe games in. */
export interface TextLanguage {
  readonly words: Words;
  readonly locale: string;
}

/** A game of the history in words. */
export interface GameLine {
  readonly players: string;
  /** Who won, and with how much. */
  readonly result: string;
  readonly edition: string;
  readonly day: string;
  /** Place, duration and tags. */
  readonly details: readonly string[];
  /** Caveats about the result. */
  readonly marks: readonly string[];
}

export function lineOf(game: PastGame, { words, locale }: TextLanguage): GameLine {
  const { history } = words;
  return {
    players: listFormat(locale).format(game.players.map(({ name }) => name)),
    result: resultText(game, { words, locale }),
    edition: fullBoxName(words, game.edition),
    day: dayText(game.playedAt, locale),
    details: [
      ...(game.place === null ? [] : [isolated(game.place)]),
      ...(game.minutes === null ? [] : [minutesText(game.minutes, words)]),
      ...game.tags.map((tag) => history.tag(tag)),
    ],
    marks: [
      ...(game.contradicted ? [history.contradicted] : []),
      ...(game.resultOnly && !game.contradicted ? [words.paper.mark] : []),
      ...(game.misplayed ? [history.misplayed] : []),
      ...(game.sample ? [history.sample] : []),
    ],
  };
}

/** Who won, and with how much. */
function resultText(game: PastGame, { words, locale }: TextLanguage): string {
  const { history, home } = words;
  const winners = game.players.filter(({ place }) => place === 1);
  const [first] = winners;
  if (game.status !== 'finished' || first === undefined) return history.statuses[game.status];
  const won = home.won(listFormat(locale).format(winners.map(({ name }) => name)), winners.length > 1);
  if (first.score === null) return won;
  return history.wonWith(won, scoreText(game, first.score, { words, locale }));
}

/** Who won a game and when, as its row begins. */
export interface RowLabel {
  /** The winners; the status of a game without any. */
  readonly who: string;
  readonly isWon: boolean;
  /** The day, or the time among several games of an evening, and the score. */
  readonly when: readonly string[];
  /** What the winner had, if known. */
  readonly score: string | null;
  /** The same in full. */
  readonly spoken: string;
}

/** A game of the history as a row that leads with who won. */
export interface GameRowText extends RowLabel {
  /** Who else played, then the place, the tags and the box. */
  readonly facts: readonly string[];
  readonly marks: readonly string[];
  /** Everybody with their result, if only the result is known. */
  readonly scores: string | null;
  /** Who played, and the day in full. */
  readonly players: string;
  readonly day: string;
}

export function labelOf(game: PastGame, inEvening: boolean, textLanguage: TextLanguage): RowLabel {
  const { locale } = textLanguage;
  const winners = winnersOf(game);
  const first = winners[0]?.score ?? null;
  const score = first === null ? null : scoreText(game, first, textLanguage);
  const result = resultText(game, textLanguage);
  const time = game.resultOnly ? [] : [timeText(game.playedAt, locale)];
  return {
    who: winners.length === 0 ? result : listFormat(locale).format(winners.map(({ name }) => name)),
    isWon: winners.length > 0,
    when: [...(inEvening ? time : [weekdayText(game.playedAt, locale)]), ...(score === null ? [] : [score])],
    score,
    spoken: `${result}, ${dayText(game.playedAt, locale)}`,
  };
}

function winnersOf(game: PastGame): readonly PlayedSeat[] {
  return game.status === 'finished' ? game.players.filter(({ place }) => place === 1) : [];
}

export function rowOf(game: PastGame, inEvening: boolean, textLanguage: TextLanguage): GameRowText {
  const { words, locale } = textLanguage;
  const { history } = words;
  const line = lineOf(game, textLanguage);
  const label = labelOf(game, inEvening, textLanguage);
  const winners = winnersOf(game);
  const scored = game.resultOnly ? game.players.filter((player) => player.score !== null) : [];
  const others = listFormat(locale).format(
    game.players
      .filter((player) => !winners.includes(player) && !scored.includes(player))
      .map(({ name }) => name),
  );
  return {
    ...label,
    facts: [
      ...(others === '' ? [] : [label.isWon ? history.with(others) : others]),
      ...(game.place === null || inEvening ? [] : [isolated(game.place)]),
      ...game.tags.map((tag) => history.tag(tag)),
      line.edition,
      ...(game.minutes === null ? [] : [minutesText(game.minutes, words)]),
    ],
    marks: line.marks,
    scores:
      scored.length === 0
        ? null
        : scored
            .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
            .map((player) =>
              history.contradiction.score(player.name, scoreText(game, player.score ?? 0, textLanguage)),
            )
            .join(' · '),
    players: line.players,
    day: line.day,
  };
}

/** How many games there are, and on how many evenings if that is known. */
export function gamesText(
  games: number,
  evenings: number | null,
  { words: { history }, locale }: TextLanguage,
): string {
  const number = numberFormat(locale);
  const said = history.games(games, number.format(games));
  return evenings === null ? said : history.gamesOn(said, evenings, number.format(evenings));
}

/** Money in the box's currency, or points under the box's name. */
export function scoreText(
  { edition }: Pick<PastGame, 'edition'>,
  score: number,
  { words, locale }: TextLanguage,
): string {
  const points = pointsIn(words, edition);
  const amount = score < 0 ? `−${money(edition, -score, locale)}` : money(edition, score, locale);
  return points === null ? amount : words.story.film.points(amount, points);
}

const weekdayFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' }),
);

/** The day under a heading that names the year. */
export function weekdayText(instant: string, locale: string): string {
  const moment = Date.parse(instant);
  return Number.isNaN(moment) ? '–' : weekdayFormat(locale).format(moment);
}

const dateFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric' }),
);

/** The day under a heading that names the month, as large as a numeral in the margin. */
export function dateInMonth(
  instant: string,
  locale: string,
): { readonly date: string; readonly weekday: string } {
  const moment = Date.parse(instant);
  const parts = Number.isNaN(moment) ? [] : dateFormat(locale).formatToParts(moment);
  const part = (type: 'day' | 'weekday') => parts.find((each) => each.type === type)?.value ?? '';
  return { date: part('day'), weekday: part('weekday') };
}

const timeFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));

export function timeText(instant: string, locale: string): string {
  const moment = Date.parse(instant);
  return Number.isNaN(moment) ? '–' : timeFormat(locale).format(moment);
}

const monthFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }),
);

/** A month, such as `2026-11`. */
export function monthText(month: string, locale: string): string {
  const moment = Date.parse(`${month}-01T12:00`);
  return Number.isNaN(moment) ? '–' : monthFormat(locale).format(moment);
}

export function dayText(instant: string, locale: string): string {
  const moment = Date.parse(instant);
  return Number.isNaN(moment) ? '–' : dayFormat(locale).format(moment);
}

export function minutesText(minutes: number, { history }: Words): string {
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? history.minutes(minutes) : history.hours(hours, minutes % 60);
}
