import { received, type GameFilter, type HistoryFilter, type PastGame } from '../../../shared/api.ts';
import { perLocale } from '../../../shared/text/formats.ts';
import { boxName } from '../../../shared/text/terms.ts';
import { money } from '../../../shared/text/money.ts';
import type { Client } from '../../lib/contract-client.ts';
import type { LanguageView } from '../../lib/language.svelte.ts';
import { dayText } from '../../shown/past/game-line.ts';

const GAMES_A_PAGE = 200;

/** Every finished game that counts, newest first, or the latest of them. */
export function nightsOf(client: Client, filter: GameFilter, most?: number): Promise<PastGame[]> {
  return gamesOf(client, { ...filter, counted: true }, most);
}

/** The games that pass a filter, newest first. Without a limit nothing is left out. */
export async function gamesOf(
  client: Client,
  filter: HistoryFilter,
  most = Number.POSITIVE_INFINITY,
): Promise<PastGame[]> {
  const games: PastGame[] = [];
  let isMore = true;
  while (isMore && games.length < most) {
    const wanted = Math.min(GAMES_A_PAGE, most - games.length);
    const page = received(await client.history.page({ filter, skip: games.length, most: wanted }));
    games.push(...page);
    isMore = page.length === wanted;
  }
  return games;
}

const dayOfYear = perLocale((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }));

/**
 * A game as a row: date (without the year if the heading names it), game, winner and amount, and the other
 * players.
 */
export function nightRow(
  language: LanguageView,
  { playedAt, edition, players, resultOnly }: PastGame,
  ofOneYear: boolean,
): readonly string[] {
  const winners = players.filter(({ place }) => place === 1);
  const others = players.filter(({ place }) => place !== 1);
  const [first] = winners;
  const score = first?.score ?? null;
  const won = language.list(winners.map(({ name }) => name));
  return [
    ofOneYear ? dayOfYear(language.locale).format(Date.parse(playedAt)) : dayText(playedAt, language.locale),
    `${boxName(language.words, edition).game}${resultOnly ? '\u00a0*' : ''}`,
    score === null ? won : `${won} (${money(edition, score, language.locale)})`,
    others.length === 0 ? '–' : language.list(others.map(({ name }) => name)),
  ];
}
