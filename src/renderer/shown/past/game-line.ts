import type { PastGame } from '../../../shared/api.ts';
import type { Words } from '../../../shared/text/en/index.ts';
import { boxName, pointsIn, type WithTerms } from '../../../shared/text/terms.ts';
import { money } from '../../../shared/text/money.ts';
import { listFormat, perLocale } from '../../../shared/text/formats.ts';

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
  const { history, home } = words;
  const names = listFormat(locale);
  const winners = game.players.filter(({ place }) => place === 1);
  const [first] = winners;
  const score = first?.score ?? null;
  const won = home.won(names.format(winners.map(({ name }) => name)), winners.length > 1);
  return {
    players: names.format(game.players.map(({ name }) => name)),
    result:
      game.status !== 'finished' || first === undefined
        ? history.statuses[game.status]
        : score === null
          ? won
          : history.wonWith(won, scoreText(game, score, { words, locale })),
    edition: editionText(game.edition, words),
    day: dayText(game.playedAt, locale),
    details: [
      ...(game.place === null ? [] : [game.place]),
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

export function editionText(edition: PastGame['edition'], words: WithTerms): string {
  const terms = boxName(words, edition);
  return `${terms.game}, ${terms.edition}`;
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

const dayFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));

export function dayText(instant: string, locale: string): string {
  const moment = Date.parse(instant);
  return Number.isNaN(moment) ? '–' : dayFormat(locale).format(moment);
}

export function minutesText(minutes: number, { history }: Words): string {
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? history.minutes(minutes) : history.hours(hours, minutes % 60);
}
