import { oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import { MOST_SEASON_GAMES, readSeason, SEASON_RULES, isDay, type Season } from '../season/index.ts';
import type { Named } from './statistics.ts';

/** A season: the games that count between two days, as a table. `docs/statistics.md` defines its points. */

export interface SeasonLine extends Named {
  readonly games: number;
  readonly wins: number;
  readonly points: number;
  /** The same points share a place; `null` with too few games. */
  readonly place: number | null;
}

export interface SeasonTable {
  readonly games: number;
  readonly evenings: number;
  /** The best first, and those with too few games last. */
  readonly people: readonly SeasonLine[];
  /** The points so far of these people after some of its evenings, the last one included; `null` before their first. */
  readonly course: readonly { readonly at: string; readonly points: readonly (number | null)[] }[];
}

/** The season that everybody sees here. */
export interface KeptSeason {
  /** `null` if nobody has chosen one. */
  readonly season: Season | null;
  /** Whether the club has it. Members who aren't owners may have one of their own. */
  readonly isOfClub: boolean;
}

const day = v.custom<string>(isDay);
const season = v.custom<Season>((value) => readSeason(value) !== null);

export const seasonContract = {
  kept: oc.output(typed<KeptSeason>()),
  /** Shows everybody this season from now on, or none. */
  keep: oc.input(v.object({ season: v.nullable(season) })).output(typed<null>()),
  table: oc
    .input(
      v.object({
        from: day,
        to: day,
        rule: v.picklist(SEASON_RULES),
        least: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MOST_SEASON_GAMES)),
        sample: v.exactOptional(v.literal(true)),
      }),
    )
    .output(typed<SeasonTable>()),
};
