import type { EveningCatalogue, PastGame, PlayedSeat } from '../../../shared/api.ts';
import type { Standing } from '../../../shared/season/index.ts';
import { EVENING } from '../../../shared/text/all-evening.ts';
import { listFormat, numberFormat, perLocale } from '../../../shared/text/formats.ts';
import { boxName } from '../../../shared/text/terms.ts';
import { eveningTable, firstOf } from '../../shown/past/evening-table.ts';
import {
  labelOf,
  lineOf,
  minutesText,
  scoreText,
  timeText,
  type TextLanguage,
} from '../../shown/past/game-line.ts';

/** What somebody had in each game. */
export type EveningRow = ReturnType<typeof eveningStory>['standings'][number];

/** A game beside its strip. */
export interface StripLine {
  readonly game: PastGame;
  /** Who won, and with how much; may be empty. */
  readonly who: string;
  readonly score: string;
  readonly said: string;
  readonly when: string;
}

type Evening = Pick<EveningCatalogue, 'played' | 'leftOut' | 'comebacks'>;

const dayFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full' }));

/** An evening's day is that on which its first game began; empty if it isn't known. */
export function eveningDay({ played: [first] }: Pick<Evening, 'played'>, locale: string): string {
  const moment = Date.parse(first?.playedAt ?? '');
  return Number.isNaN(moment) ? '' : dayFormat(locale).format(moment);
}

export function eveningPlace({ played }: Pick<Evening, 'played'>): string | null {
  return played.find(({ place }) => place !== null)?.place ?? null;
}

/** How an evening went, in words: who won it, by how much, and what decided it. */
export function eveningStory({ played, leftOut, comebacks }: Evening, textLanguage: TextLanguage) {
  const { words, locale } = textLanguage;
  const told = EVENING[words.terms.language];
  const number = (count: number) => numberFormat(locale).format(count);
  const table = eveningTable(played);
  const games = played.map((game): StripLine => {
    const { who, score } = labelOf(game, true, textLanguage);
    const behind = comebacks.find((comeback) => comeback.game === game.id)?.amount ?? null;
    return {
      game,
      who,
      score: score ?? '',
      said: [
        ...leadText(game, told.by, textLanguage),
        ...(behind === null ? [] : [told.comeback(scoreText(game, behind, textLanguage))]),
      ].join(', '),
      when: [
        ...(game.resultOnly ? [] : [timeText(game.playedAt, locale)]),
        ...(game.minutes === null ? [] : [minutesText(game.minutes, words)]),
        words.history.seats(game.players.length),
        boxName(words, game.edition).game,
      ].join(' · '),
    };
  });
  const [only, another] = games;
  const best = firstOf(table);
  const won = another === undefined ? words.story.decided.won : told.won;
  const title = won(namesOf(best, locale), best.length > 1);
  return {
    title,
    sentence:
      another === undefined
        ? `${[title, only?.said ?? ''].filter((text) => text !== '').join(', ')}.`
        : [`${title}${pointsText(table, textLanguage)}.`, ...decidedText(played, table, textLanguage)].join(
            ' ',
          ),
    standings: table.map(({ id, name, wins, points }) => ({
      id,
      name,
      games: played.map((game) => {
        const seat = game.players.find(({ person }) => person === id);
        // They missed it.
        if (seat === undefined) return null;
        const { score, place } = seat;
        return {
          score: score === null ? '' : scoreText(game, score, textLanguage),
          place: place === null ? '' : words.paper.place1(place),
          won: place === 1,
        };
      }),
      /** How many they won, and their points for places. */
      sums: another === undefined ? [] : [number(wins), number(points)],
    })),
    // Of one game, the sentence says it already.
    games: another === undefined ? games.map((game) => ({ ...game, said: '' })) : games,
    /** Games that don't count, and why. */
    leftOut: leftOut.map((game) => {
      const why = game.misplayed ? words.history.misplayed : words.history.statuses[game.status];
      return { ...game, said: told.players(lineOf(game, textLanguage).players, why) };
    }),
  };
}

/** With how many points, and how many more than the second. */
function pointsText(table: readonly Standing[], { words, locale }: TextLanguage): string {
  const told = EVENING[words.terms.language];
  const number = (count: number) => numberFormat(locale).format(count);
  const [first, next] = table;
  if (first === undefined) return '';
  const points = told.points(first.points, number(first.points), next?.points === first.points);
  if (next === undefined || next.points === first.points) return points;
  const second = table.filter(({ place }) => place === next.place);
  return `${points}${told.more(number(first.points - next.points), namesOf(second, locale))}`;
}

/** The game after which the winner was ahead alone for good. */
function decidedText(
  games: readonly PastGame[],
  table: readonly Standing[],
  { words }: TextLanguage,
): string[] {
  const { from } = EVENING[words.terms.language];
  const [best, another] = firstOf(table);
  if (best === undefined || another !== undefined) return [];
  const since =
    2 +
    games.findLastIndex((_, at) => {
      const [ahead, level] = firstOf(eveningTable(games.slice(0, at + 1)));
      return level !== undefined || ahead?.id !== best.id;
    });
  if (since === 1) return [from.first(best.name)];
  return [since === games.length ? from.last : from.nth(best.name, since)];
}

function winnersOf({ players }: PastGame): readonly PlayedSeat[] {
  return players.filter(({ place }) => place === 1);
}

/** How much more the winner had than the best of the others, if somebody won alone by having most. */
function leadText(
  game: PastGame,
  say: (lead: string, second: string) => string,
  textLanguage: TextLanguage,
): string[] {
  const others = game.players.filter(({ place }) => place !== 1);
  const most = Math.max(...others.map(({ score }) => score ?? NaN));
  const lead = (winnersOf(game)[0]?.score ?? NaN) - most;
  if (others.length !== game.players.length - 1 || !(lead > 0)) return [];
  const second = others.filter(({ score }) => score === most);
  return [say(scoreText(game, lead, textLanguage), namesOf(second, textLanguage.locale))];
}

function namesOf(people: readonly { readonly name: string }[], locale: string): string {
  return listFormat(locale).format(people.map(({ name }) => name));
}
