import { outcomeOf, type Timeline } from '../../src/shared/record/index.ts';

/** The indexes of the events that ended and settled a round. */
export interface RoundOver {
  readonly round: number;
  /** The event that ended it. */
  readonly ended: number;
  /** The event that settled it; `null` until then. */
  readonly settled: number | null;
  /** Whether everybody's payout is known. */
  readonly known: boolean;
}

export function roundsOver({ tables }: Timeline, events: readonly { readonly type: string }[]): RoundOver[] {
  const outcomes = tables.map(outcomeOf);
  const rounds: RoundOver[] = [];
  let ended = -1;
  events.forEach(({ type }, index) => {
    if (outcomes[index]?.status === 'playing' && outcomes[index + 1]?.status === 'settling') ended = index;
    if (type === 'settle') rounds.push({ round: rounds.length + 1, ended, settled: index, known: true });
  });
  const last = outcomes.at(-1);
  if (last?.status === 'settling') {
    const known = last.rounds.at(-1)?.payouts !== null;
    rounds.push({ round: rounds.length + 1, ended, settled: null, known });
  }
  return rounds;
}

/** The seats with the highest value. */
export function leaders(values: readonly number[]): number[] {
  return values.flatMap((value, seat) => (values.every((other) => other <= value) ? seat : []));
}

/** How often the sole leader changed. */
export function changesOfLead(moments: readonly (readonly number[])[]): number {
  const alone = moments.map(leaders).filter((first) => first.length === 1);
  return alone.filter((first, at) => at > 0 && first[0] !== alone[at - 1]?.[0]).length;
}

/** Who was ahead after which rounds, as a sentence: equal rounds are combined. */
export function aheadAfterRounds(
  ends: readonly string[],
  say: (first: number, last: number, names: string) => string,
): string[] {
  const told: string[] = [];
  for (let first = 0; first < ends.length;) {
    let last = first;
    while (last + 1 < ends.length && ends[last + 1] === ends[first]) last += 1;
    told.push(say(first + 1, last + 1, ends[first] ?? ''));
    first = last + 1;
  }
  return told;
}
