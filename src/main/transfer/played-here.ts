import type { Database } from 'better-sqlite3';
import { editionIn, editionOf, type GameRecord } from '../../shared/record/index.ts';
import { resultOf } from '../../shared/result/index.ts';

const DAY_MILLISECONDS = 86_400_000;

/**
 * Finds the game here that a play from another program is, if it was exported there and got a new id: the
 * same game within a day, with the same scores.
 */
export function playedHere(database: Database): (play: GameRecord) => string | null {
  const select = database.prepare<
    [string, number, string, string],
    { readonly id: string; readonly scores: string | null }
  >(
    `SELECT game.id AS id, group_concat(score) AS scores
       FROM projected_game JOIN projected_result ON projected_result.game = number
         JOIN game ON game.id = projected_game.game
       WHERE family = ? AND seats = ? AND played_at BETWEEN ? AND ? AND game.events > 0
       GROUP BY number`,
  );
  return (play) => {
    const scores = resultOf(play)?.scores ?? null;
    const moment = Date.parse(play.startedAt ?? '');
    if (scores === null || Number.isNaN(moment)) return null;
    const day = (apart: number) => new Date(moment + apart * DAY_MILLISECONDS).toISOString();
    const { family } = editionOf(editionIn(play));
    const same = sorted(scores);
    const found = select
      .all(family, scores.length, day(-1), day(1))
      .find((each) => each.scores !== null && sorted(each.scores.split(',').map(Number)) === same);
    return found?.id ?? null;
  };
}

function sorted(scores: readonly number[]): string {
  return scores.toSorted((one, other) => one - other).join();
}
