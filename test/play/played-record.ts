import type { Outcome } from '../../src/shared/core/family.ts';
import { below, random, type Random } from './random.ts';

export type RawEvent = Readonly<Record<string, unknown>> & { readonly type: string };

/** A game record as JSON has it. */
export interface PlayedRecord<EditionId extends string, Options> {
  readonly format: 'vernissage/game';
  readonly version: 1;
  readonly id: string;
  readonly edition: EditionId;
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly firstSeat: number;
  readonly options: Options;
  readonly events: readonly RawEvent[];
}

/** A plan for a game of either family. The same plan gives the same game. */
export interface PlanOf<EditionId extends string, Options> {
  readonly edition: EditionId;
  readonly players: number;
  readonly options: Options;
  readonly seed: number;
  readonly firstSeat?: number;
  /** Which card players prefer: any, one of the artist in front, or one of the rarest artist. */
  readonly style?: 'any' | 'rush' | 'spread';
  /** Events after which the table pauses. */
  readonly stopAfter?: number;
  /** How often there is an adjustment, from 0 to 1. */
  readonly adjusting?: number;
  /** How often somebody leaves or comes back, from 0 to 1; hands must be tracked. */
  readonly leaving?: number;
}

export interface Played<Record, Table> {
  readonly record: Record;
  /** What is on the table, worked out without the app's rules. */
  readonly outcome: Outcome;
  readonly table: Table;
}

/** How to set up a game of a family and how to play it. */
interface Evening<Plan, Table> {
  readonly people: readonly string[];
  readonly lay: (plan: Plan, firstSeat: number, next: Random) => Table;
  readonly play: (table: Table, plan: Plan, next: Random) => Iterable<RawEvent>;
  readonly expected: (table: Table) => Outcome;
}

/** A whole game, or the start of one. */
export function playedBy<EditionId extends string, Options, Plan extends PlanOf<EditionId, Options>, Table>(
  plan: Plan & PlanOf<EditionId, Options>,
  { people, lay, play, expected }: Evening<Plan, Table>,
): Played<PlayedRecord<EditionId, Options>, Table> {
  const { edition, players, options, seed } = plan;
  const next = random(seed);
  const firstSeat = plan.firstSeat ?? below(next, players);
  const table = lay(plan, firstSeat, next);
  const events: RawEvent[] = [];
  const stopAfter = plan.stopAfter ?? Number.POSITIVE_INFINITY;
  if (stopAfter > 0) {
    for (const event of play(table, plan, next)) {
      events.push(event);
      if (events.length >= stopAfter) break;
    }
  }
  return {
    record: {
      format: 'vernissage/game',
      version: 1,
      id: `${edition}-${players}-${seed}`,
      edition,
      players: people.slice(0, players).map((name, seat) => ({ id: `p${seat}`, name })),
      firstSeat,
      options,
      events,
    },
    outcome: expected(table),
    table,
  };
}
