export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a point may go, in steps from its place: there, next to it, or in a second ring. */
const PLACES: readonly Spot[] = [{ x: 0, y: 0 }, ...ring(6, 1), ...ring(12, 2), ...ring(18, 3)];

function ring(places: number, far: number): Spot[] {
  return Array.from({ length: places }, (_, at) => {
    const angle = (2 * Math.PI * at) / places;
    return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
  });
}

/** Moves points that would hide each other a little apart, each to the nearest free place, in their order. */
export function spread(points: readonly Spot[], step: number): Spot[] {
  const placed: Spot[] = [];
  for (const point of points) {
    const wished = PLACES.map(({ x, y }) => ({ x: point.x + step * x, y: point.y + step * y }));
    // Points exactly one step apart are free of each other, whatever the rounding.
    const free = wished.find((spot) =>
      placed.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) > step * 0.99),
    );
    placed.push(free ?? point);
  }
  return placed;
}
