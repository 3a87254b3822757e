/** Whole percentages of these chances that add up to 100: those that lose most by rounding down get one more. */
export function wholePercents(chances: readonly number[]): readonly number[] {
  const exact = chances.map((chance) => chance * 100);
  const floors = exact.map(Math.floor);
  const missing = Math.round(100 - floors.reduce((sum, floor) => sum + floor, 0));
  const lost = exact.map((percent, at) => ({ at, rest: percent - (floors[at] ?? 0) }));
  const up = new Set(
    lost
      .sort((one, other) => other.rest - one.rest)
      .slice(0, missing)
      .map(({ at }) => at),
  );
  return floors.map((floor, at) => (up.has(at) ? floor + 1 : floor));
}
