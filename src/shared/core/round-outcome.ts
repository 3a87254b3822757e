import type { EndedBy, RoundOutcome } from './family.ts';
import type { BySeat } from './seats.ts';
import { at, type Tally } from './tally.ts';

/** The artists in the order of the table’s board, and in the edition’s own. */
interface Board {
  readonly artists: readonly string[];
  readonly edition: { readonly artists: readonly { readonly id: string }[] };
}

interface Settled {
  readonly round: number;
  readonly endedBy: EndedBy;
  readonly counts: Tally;
  readonly ranking: readonly number[];
  readonly values: Tally;
}

/** A settled round as the public record writes it; payouts are `null` if not known yet. */
export function roundOutcome(
  board: Board,
  { round, endedBy, counts, ranking, values }: Settled,
  payouts: BySeat<number> | null,
): RoundOutcome {
  return {
    round,
    endedBy,
    counts: named(board, counts),
    ranking: ranking.map((artist) => board.artists[artist] ?? ''),
    values: named(board, values),
    payouts,
  };
}

/** Always in edition order, independent of this table’s board. */
function named({ artists, edition }: Board, values: Tally): Record<string, number> {
  const byName: Record<string, number> = {};
  for (const { id } of edition.artists) byName[id] = at(values, artists.indexOf(id));
  return byName;
}
