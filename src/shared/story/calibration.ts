import { at, total } from '../core/tally.ts';
import type { Position, Table, Timeline } from '../record/index.ts';
import type { ArtistInRound } from './artists.ts';

/** Chances from 0 to 100% are counted in ten steps. */
export const STEPS = 10;

/** All chances of one step. */
export interface Step {
  /** Their sum. */
  readonly said: number;
  readonly times: number;
  /** How often it happened. */
  readonly happened: number;
}

/** How often the forecast was right. */
export interface Calibration {
  readonly rounds: number;
  readonly steps: readonly Step[];
}

/** Closer to 0 or 1, something is impossible or certain, and nothing was forecast; closer to a step's start, it's in it. */
const CERTAIN = 1e-9;

/**
 * Compares what the forecast said after each card with how the round ended: for every artist, the chance of each place
 * and of none. Leaves out rounds in which a correction changed the cards on the table.
 */
export function calibrationIn(
  { record, tables }: Timeline,
  positions: readonly Position[],
  ended: readonly ArtistInRound[],
): Calibration {
  const rankOf = new Map(ended.map(({ round, artist, rank }) => [`${round} ${artist}`, rank]));
  const corrected = roundsCorrected(record.events, tables);
  const steps = Array.from({ length: STEPS }, () => ({ said: 0, times: 0, happened: 0 }));
  const rounds = new Set<number>();

  function count(chance: number, happened: boolean): void {
    if (chance < CERTAIN || chance > 1 - CERTAIN) return;
    const step = steps[Math.min(STEPS - 1, Math.floor(chance * STEPS + CERTAIN))];
    if (step === undefined) return;
    step.said += chance;
    step.times += 1;
    step.happened += happened ? 1 : 0;
  }

  for (const { after, round, artists } of positions) {
    const [before, now] = [tables[after - 1], tables[after]];
    if (before === undefined || now === undefined || corrected.has(round) || !isCardOf(before, now)) continue;
    for (const { artist, places } of artists ?? []) {
      const rank = rankOf.get(`${round} ${artist}`);
      if (rank === undefined) continue;
      rounds.add(round);
      places.forEach((chance, place) => count(chance, rank === place + 1));
      count(1 - total(places), rank === null);
    }
  }
  return { rounds: rounds.size, steps };
}

/** A card came onto the table, and the round goes on. */
function isCardOf({ state: before }: Table, { state: now }: Table): boolean {
  const { kind } = now.situation;
  return (
    before.round === now.round &&
    total(now.counts) > total(before.counts) &&
    kind !== 'settling' &&
    kind !== 'finished'
  );
}

function roundsCorrected(events: Timeline['record']['events'], tables: readonly Table[]): Set<number> {
  const rounds = events.flatMap(({ type }, index) => {
    const [before, after] = [tables[index]?.state, tables[index + 1]?.state];
    if (type !== 'adjust' || before === undefined || after === undefined) return [];
    return before.counts.some((count, artist) => count !== at(after.counts, artist)) ? before.round : [];
  });
  return new Set(rounds);
}
