import { problem, type Problem } from './problem.ts';
import { err, ok, type Result } from './result.ts';
import type { BySeat, Seat } from './seats.ts';

/** The round in which each seat left, 0 before the first card of the game; `null` for seats that are there. */
export type Away = BySeat<number | null>;

/** Who leaves (`true`) and who comes back, by seat number. */
export type AwayChanges = Readonly<Record<string, boolean>>;

export interface AwayChoice {
  /** Who is away. Their cards can't be adjusted, not even as they leave or come back. */
  readonly seats: readonly Seat[];
  /** How many of the others may leave; `null` if it isn't the moment to leave or come back. */
  readonly leaving: number | null;
}

export const AWAY_CODES = [
  'away-not-now',
  'already-away',
  'not-away',
  'two-must-stay',
  'hands-while-away',
] as const;

type AwayProblem = Problem<(typeof AWAY_CODES)[number]>;

/** A table of either family, as far as coming and going changes it. */
interface Seated {
  readonly away: Away;
  readonly hands: BySeat<number>;
  readonly round: number;
  readonly lastToPlay: Seat | null;
  readonly situation: { readonly kind: string };
}

const LEAST_THERE = 2;

export function isAway(away: Away, seat: Seat): boolean {
  return (away[seat] ?? null) !== null;
}

export function seatsThere(away: Away): Seat[] {
  return away.flatMap((since, seat) => (since === null ? seat : []));
}

export function seatsAway(away: Away): Seat[] {
  return away.flatMap((since, seat) => (since === null ? [] : seat));
}

/** The round of which it is said that somebody left in it. */
export function leavingIn({ round, lastToPlay, situation }: Seated): number {
  return round > 1 || lastToPlay !== null || situation.kind === 'settling' ? round : 0;
}

/** Everybody's cards and what is dealt; those who are away have none and get none. */
export function handsThere(hands: BySeat<number>, away: Away, dealt: number): BySeat<number> {
  return hands.map((cards, seat) => (isAway(away, seat) ? 0 : cards + dealt));
}

export function awayChoice({ away, situation }: Seated): AwayChoice {
  const leaving = isBetween(situation) ? seatsThere(away).length - LEAST_THERE : null;
  return { seats: seatsAway(away), leaving };
}

/** Who is there after an adjustment, and with which cards before it changes any: all together, or what is wrong. */
export function comeAndGo(
  table: Seated,
  changes: AwayChanges | null | undefined,
  hands: Readonly<Record<string, number>> | null | undefined,
): Result<Pick<Seated, 'away' | 'hands'>, AwayProblem> {
  const after = changes ? changedAway(table, changes) : ok(table.away);
  if (!after.ok) return after;
  for (const key of Object.keys(hands ?? {})) {
    const seat = Number(key);
    if (isAway(table.away, seat) || isAway(after.value, seat))
      return err(problem('hands-while-away', `.hands.${key}`, { seat }));
  }
  return ok({
    away: after.value,
    hands: changes ? handsThere(table.hands, after.value, 0) : table.hands,
  });
}

function changedAway(table: Seated, changes: AwayChanges): Result<Away, AwayProblem> {
  const { away, situation } = table;
  if (!isBetween(situation)) return err(problem('away-not-now', '.away'));
  const after = away.slice();
  for (const [key, leaves] of Object.entries(changes)) {
    const seat = Number(key);
    if (leaves === isAway(away, seat))
      return err(problem(leaves ? 'already-away' : 'not-away', `.away.${key}`, { seat }));
    after[seat] = leaves ? leavingIn(table) : null;
  }
  return seatsThere(after).length < LEAST_THERE ? err(problem('two-must-stay', '.away')) : ok(after);
}

/** Nobody leaves during a lot or an effect, or before the card beside the deck is turned up. */
function isBetween({ kind }: Seated['situation']): boolean {
  return kind === 'offering' || kind === 'turn' || kind === 'settling';
}
