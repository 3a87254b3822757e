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

/** A few milliseconds of reading, so that the table doesn't notice. */
const GAMES_AT_A_TIME = 1000;

type Listed = readonly [playedAt: string, game: string, ...more: unknown[]];

/** All rows in the order of the list, some at a time; what is written meanwhile may be among them or not. */
export function* inListOrder<Row extends Listed>(
  where: Where,
  believed: string,
  read: (part: Where, most: number) => Row[],
): Generator<readonly Row[]> {
  for (const all of partsAfter(where, null, believed)) {
    for (let rest: Where | undefined = all; rest !== undefined;) {
      const rows = read(rest, GAMES_AT_A_TIME);
      yield rows;
      const last = rows.at(-1);
      if (last === undefined || rows.length < GAMES_AT_A_TIME) break;
      [rest] = partsAfter(where, { playedAt: last[0], id: last[1] }, believed);
    }
  }
}
