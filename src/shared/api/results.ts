import { oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import { MOST_TAGS } from '../core/limits.ts';
import type { Problem } from '../core/problem.ts';
import type { GameView } from './games.ts';
import { anyEdition, date, id, line, name, position } from './shapes.ts';

/** Games of which only the result is known, as entered from a score pad. */

const amount = v.pipe(v.number(), v.safeInteger());
const amounts = v.pipe(v.array(amount), v.maxLength(8));

const written = v.object({
  edition: anyEdition,
  players: v.pipe(v.array(v.object({ id: v.exactOptional(id), name })), v.minLength(1), v.maxLength(8)),
  /** A day, or a moment; `null` if unknown. */
  startedAt: v.nullable(date),
  location: v.nullable(line),
  notes: v.nullable(v.string()),
  tags: v.pipe(v.array(line), v.maxLength(MOST_TAGS)),
  /** `null` if nobody knows them. */
  scores: v.nullable(amounts),
  /** By default the players with the highest score. */
  winners: v.exactOptional(v.pipe(v.array(position), v.maxLength(8))),
  rounds: v.pipe(v.array(amounts), v.maxLength(20)),
});
export type WrittenDown = v.InferOutput<typeof written>;

const refused = { REFUSED: { data: typed<Problem>() } };

export const resultsContract = {
  add: oc.input(written).errors(refused).output(typed<GameView>()),
  /** Overwrites the game with this id; can be undone like any edit. */
  change: oc
    .input(v.object({ id, position, written }))
    .errors({ ...refused, NOT_FOUND: {}, CONFLICT: {} })
    .output(typed<null>()),
};
