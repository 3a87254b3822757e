import type { GameSummary } from '../../../shared/api.ts';
import type { Words } from '../../../shared/text/en/index.ts';

type GameProgress = Pick<GameSummary, 'round' | 'finished' | 'winners'>;

/** A game's progress or result, in a few words. */
export function progressOf(
  { home }: Words,
  { round, finished, winners }: GameProgress,
  list: (names: readonly string[]) => string,
): string {
  if (winners !== null) return home.won(list(winners), winners.length > 1);
  if (finished) return home.uncounted;
  return round === 0 ? home.broken : home.round(round);
}

/** A finished game shows when it was played, an unfinished one when it was last changed. */
export function whenOf(
  { paper, home }: Words,
  { winners, resultOnly, startedAt, changedAt }: GameSummary,
  told: { readonly day: (instant: string) => string; readonly moment: (instant: string) => string },
): string {
  if (winners === null) return home.lastChange(told.moment(changedAt));
  const day = startedAt === null ? home.lastChange(told.day(changedAt)) : told.day(startedAt);
  return resultOnly ? `${day} · ${paper.mark}` : day;
}
