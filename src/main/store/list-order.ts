import type { HistoryCursor } from '../../shared/api.ts';
import type { Where } from './game-filter.ts';

/** The history's list has the latest game first. */
export const BY_TIME = 'ORDER BY played_at DESC, projected_game.game DESC';

/**
 * The conditions for what comes after a game: first the games with plausible times. Those dated in the future would be
 * first for years, and come last.
 */
export function partsAfter(where: Where, after: HistoryCursor | null, believed: string): readonly Where[] {
  const doubtful = part(where, 'played_at >= :believed', { believed });
  if (after === null) return [part(where, 'played_at < :believed', { believed }), doubtful];
  return after.playedAt < believed ? [behind(where, after), doubtful] : [behind(doubtful, after)];
}

function behind(where: Where, { playedAt, id }: HistoryCursor): Where {
  const others = '(played_at, projected_game.game) < (:afterTime, :afterGame)';
  return part(where, others, { afterTime: playedAt, afterGame: id });
}

function part({ sql, values }: Where, condition: string, more: Where['values']): Where {
  return { sql: `${sql} AND ${condition}`, values: { ...values, ...more } };
}
