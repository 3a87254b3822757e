import { median, percentile } from '../interleaved.ts';
import { STEPS, type Step } from './evenings.ts';
import type { Stroke } from './stopwatch.ts';

export interface TimedStroke extends Stroke {
  readonly step: Step;
  /** The game, and which of its keys of this step it was. */
  readonly where: string;
}

/** How much slower the slowest hundredth may be than on an empty page. */
const MOST_MILLISECONDS = 14;
const SLOW_MILLISECONDS = 50;
/** At most this share of keys may be slow. */
const MOST_SLOW = 1 / 1000;
/** This share of the keys is listed, slowest first. */
const SHOWN = 0.02;

/** Prints the times of keys, in total and by step. */
export function reportStrokes(
  what: string,
  atTable: readonly TimedStroke[],
  onEmpty: readonly Stroke[],
): void {
  const table = timesOf(atTable);
  const empty = timesOf(onEmpty);
  const ratio = median(table) / median(empty);
  const slower = percentile(table, 0.99) - percentile(empty, 0.99);
  console.log(`\n${what}: from key to painted screen, ${table.length} keys`);
  console.log(line('all keys', table));
  for (const step of STEPS) {
    const strokes = atTable.filter((stroke) => stroke.step === step);
    if (strokes.length > 0) console.log(`${line(step, timesOf(strokes))}, the slowest: ${slowest(strokes)}`);
  }
  console.log(line('an empty page', empty));
  console.log(
    `  ${ratio.toFixed(2)} times the empty page at the median, ${slower.toFixed(1)} ms more at the 99th percentile`,
  );
  const silent = atTable.filter(({ painted }) => painted === null);
  if (silent.length > 0) {
    console.log(
      `  ${silent.length} keys changed nothing: ${silent.map(({ key, step }) => `${key} (${step})`).join(', ')}`,
    );
  }
}

/** Fails the run if the slowest keys took too long. */
export function judgeStrokes(atTable: readonly TimedStroke[], onEmpty: readonly Stroke[]): void {
  const table = timesOf(atTable);
  const more = percentile(table, 0.99) - percentile(timesOf(onEmpty), 0.99);
  const slow = table.filter((time) => time > SLOW_MILLISECONDS).length;
  console.log(
    `\nall evenings: ${more.toFixed(1)} ms more than an empty page at the 99th percentile (at most ${MOST_MILLISECONDS}), ${slow} of ${table.length} keys above ${SLOW_MILLISECONDS} ms (at most ${Math.floor(table.length * MOST_SLOW)})`,
  );
  console.log(`\nthe slowest ${(SHOWN * 100).toFixed(0)} %:`);
  const slowestFirst = atTable.toSorted((one, other) => (other.painted ?? 0) - (one.painted ?? 0));
  for (const { key, painted, step, where } of slowestFirst.slice(0, Math.ceil(table.length * SHOWN)))
    console.log(`  ${(painted ?? 0).toFixed(1).padStart(6)} ms  ${step.padEnd(9)}${key.padEnd(7)}${where}`);
  if (!(more <= MOST_MILLISECONDS && slow <= table.length * MOST_SLOW)) process.exitCode = 1;
}

function timesOf(strokes: readonly Stroke[]): number[] {
  return strokes.flatMap(({ painted }) => painted ?? []);
}

function line(what: string, times: readonly number[]): string {
  const figures = [median(times), percentile(times, 0.99)].map((time) => `${time.toFixed(1).padStart(6)} ms`);
  return `  ${what.padEnd(14)}${String(times.length).padStart(5)} keys: median ${figures.join(', 99th percentile ')}`;
}

function slowest(strokes: readonly Stroke[]): string {
  return strokes
    .toSorted((one, other) => (other.painted ?? 0) - (one.painted ?? 0))
    .slice(0, 3)
    .map(({ key, painted }) => `${key} ${(painted ?? 0).toFixed(0)}`)
    .join(', ');
}
