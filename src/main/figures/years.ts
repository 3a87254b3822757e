import { areOneEvening } from '../../shared/core/evening.ts';
import type { Listed } from './facts.ts';

/** The games of each evening, from first to last. */
export function eveningsOf<Game extends Listed>(games: readonly Game[]): readonly (readonly Game[])[] {
  const evenings: Game[][] = [];
  let before: Game | undefined;
  for (const game of games) {
    if (isJoined(before, game)) evenings.at(-1)?.push(game);
    else evenings.push([game]);
    before = game;
  }
  return evenings;
}

/** Whether a game goes on the evening of the one before it. */
export function isJoined(before: Listed | undefined, game: Listed | undefined): boolean {
  if (before === undefined || game === undefined) return false;
  return areOneEvening(gathering(before), gathering(game));
}

function gathering({ playedAt, place, people }: Listed) {
  return { at: Date.parse(playedAt), place, people };
}

/** Years of evenings: one that began in a year takes its games after midnight along. */
export type Years = ReturnType<typeof yearsOf>;

/** Later moments wouldn't compare as text. */
const LAST_MOMENT = '9999-12-31T23:59:59.999Z';

/** `games` are all that count, in order of time. */
export function yearsOf(games: readonly Listed[]) {
  const known = new Map<number, string>();

  /** Midnight, or after the last game of the evening that goes on then. */
  function beginOf(year: number): string {
    const begin = known.get(year) ?? (year > 9999 ? LAST_MOMENT : afterEvening(midnightOf(year)));
    known.set(year, begin);
    return begin;
  }

  function afterEvening(midnight: string): string {
    let last = games.findLastIndex(({ playedAt }) => playedAt < midnight);
    let begin = midnight;
    for (; isJoined(games[last], games[last + 1]); last += 1)
      begin = new Date(Date.parse(games[last + 1]?.playedAt ?? midnight) + 1).toISOString();
    return begin;
  }

  return {
    /** The moments between which its games began. */
    spanOf: (year: number) => ({ from: beginOf(year), until: beginOf(year + 1) }),
    yearOf: (playedAt: string) => {
      const year = new Date(playedAt).getFullYear();
      return !Number.isNaN(year) && playedAt < beginOf(year) ? year - 1 : year;
    },
  };
}

/** By this computer's clock. */
function midnightOf(year: number): string {
  const midnight = new Date(2000, 0, 1);
  midnight.setFullYear(year);
  return midnight.toISOString();
}
