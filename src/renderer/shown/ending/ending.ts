import type { BySeat, Seat } from '../../../shared/core/seats.ts';

/** How a game ended, for money or points. */
export type Ending =
  | { readonly kind: 'shared'; readonly winners: readonly Seat[]; readonly amount: number }
  /** So close that almost anything could have changed the winner. */
  | (Margin & { readonly kind: 'close' })
  /** The winner was last after this round. */
  | (Margin & { readonly kind: 'comeback'; readonly round: number })
  | (Margin & { readonly kind: 'clear' });

interface Margin {
  readonly winner: Seat;
  readonly margin: number;
  readonly runnersUp: readonly Seat[];
}

/** Everybody's money or points after a round. */
export interface RoundAmounts {
  readonly round: number;
  readonly amounts: BySeat<number>;
}

/** `standings`: after every round but the last, in order, as far as they are known. */
export function endingOf(
  winners: readonly Seat[],
  amounts: BySeat<number>,
  close: number,
  standings: readonly RoundAmounts[],
): Ending {
  const [winner = 0, ...others] = winners;
  const most = amounts[winner] ?? 0;
  if (others.length > 0) return { kind: 'shared', winners, amount: most };
  const second = Math.max(...amounts.filter((_, seat) => seat !== winner));
  const runnersUp = amounts.flatMap((amount, seat) => (amount === second && seat !== winner ? seat : []));
  const margin = { winner, margin: most - second, runnersUp };
  if (margin.margin <= close) return { kind: 'close', ...margin };
  const behind = standings.findLast((standing) => isLast(winner, standing.amounts));
  return behind === undefined
    ? { kind: 'clear', ...margin }
    : { kind: 'comeback', round: behind.round, ...margin };
}

/** Whether this seat is the only one in last place. */
function isLast(seat: Seat, amounts: BySeat<number>): boolean {
  const own = amounts[seat] ?? 0;
  return amounts.every((other, at) => at === seat || other > own);
}

/** One family's wording for endings. */
export interface EndingWords {
  readonly shared: (amount: string) => string;
  readonly close: (winner: string, margin: string, runnersUp: string) => string;
  readonly comeback: (winner: string, round: number, margin: string) => string;
  readonly clear: (winner: string, margin: string, runnersUp: string) => string;
}

export interface EndingNames {
  readonly seat: (seat: Seat) => string;
  readonly amount: (amount: number) => string;
  readonly list: (names: readonly string[]) => string;
}

export function endingSentence(ending: Ending, words: EndingWords, names: EndingNames): string {
  if (ending.kind === 'shared') return words.shared(names.amount(ending.amount));
  const winner = names.seat(ending.winner);
  const margin = names.amount(ending.margin);
  const runnersUp = names.list(ending.runnersUp.map(names.seat));
  switch (ending.kind) {
    case 'close':
      return words.close(winner, margin, runnersUp);
    case 'comeback':
      return words.comeback(winner, ending.round, margin);
    case 'clear':
      return words.clear(winner, margin, runnersUp);
  }
}
