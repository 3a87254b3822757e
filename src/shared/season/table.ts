import type { SeasonRule } from './season.ts';

/** A game as a season counts it: everybody who played, with the place if it is known. */
export interface SeasonGame {
  /** Whether everybody was still there at the end. */
  readonly whole: boolean;
  readonly results: readonly { readonly person: string; readonly place: number | null }[];
}

export interface Standing {
  readonly id: string;
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly points: number;
  /** The same points share a place; `null` with too few games. */
  readonly place: number | null;
}

/** What the games don't say about people. */
interface Known {
  readonly nameOf: (person: string) => string;
  /** The rating somebody has at least, in these games alone. */
  readonly sure: (person: string) => number;
}

/** Points are added up in whole parts of one, so that equal points are equal. It can be divided by any number of players. */
const PARTS = 840;

/** Everybody who played, the most points first; those with fewer games than it takes come last. */
export function seasonTable(
  games: readonly SeasonGame[],
  { rule, least }: { readonly rule: SeasonRule; readonly least: number },
  { nameOf, sure }: Known,
): Standing[] {
  const played = new Map<string, { games: number; wins: number; parts: number }>();
  for (const game of games) {
    for (const { person, place } of game.results) {
      const line = played.get(person) ?? { games: 0, wins: 0, parts: 0 };
      played.set(person, line);
      line.games += 1;
      line.wins += place === 1 ? 1 : 0;
      line.parts += partsOf(rule, place, game);
    }
  }
  const lines = [...played].map(([id, { games: own, wins, parts }]) => ({
    id,
    name: nameOf(id),
    games: own,
    wins,
    points: rule === 'rating' ? Math.round(sure(id) * 100) / 100 : parts / PARTS,
  }));
  const placed = lines.filter((line) => line.games >= least).map(({ points }) => points);
  placed.sort((one, other) => other - one);
  const places = new Map<number, number>();
  for (const [before, points] of placed.entries()) if (!places.has(points)) places.set(points, before + 1);
  return lines
    .map((line) => ({ ...line, place: line.games < least ? null : (places.get(line.points) ?? null) }))
    .sort(
      (one, other) =>
        Number(one.place === null) - Number(other.place === null) ||
        other.points - one.points ||
        one.name.localeCompare(other.name),
    );
}

/** Everybody's points after each of these evenings, for a rule that adds them up. */
export function seasonCourse(
  evenings: readonly (readonly SeasonGame[])[],
  rule: SeasonRule,
): readonly ReadonlyMap<string, number>[] {
  const parts = new Map<string, number>();
  return evenings.map((evening) => {
    for (const game of evening)
      for (const { person, place } of game.results)
        parts.set(person, (parts.get(person) ?? 0) + partsOf(rule, place, game));
    return new Map([...parts].map(([person, own]) => [person, own / PARTS]));
  });
}

function partsOf(rule: SeasonRule, place: number | null, { whole, results }: SeasonGame): number {
  switch (rule) {
    case 'places': {
      // Everybody is level with themselves.
      const behind = results.filter((other) => rankOf(other.place) > rankOf(place)).length;
      const level = results.filter((other) => rankOf(other.place) === rankOf(place)).length - 1;
      return behind * PARTS + (level * PARTS) / 2;
    }
    case 'wins':
      return whole ? (place === 1 ? PARTS : 0) - PARTS / results.length : 0;
    case 'rating':
      return 0;
  }
}

/** Players without a known place are level, behind all others. */
function rankOf(place: number | null): number {
  return place ?? Number.MAX_SAFE_INTEGER;
}
