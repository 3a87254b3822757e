const DAYS = 7;
const WEEKS = 4;
const MONTHS = 12;
/** The latest few are always kept: one bad day may produce several. */
const LATEST = 5;

const DAY_MILLISECONDS = 86_400_000;

interface Taken {
  readonly at: string;
}

/**
 * Which backups to keep, of a list with the latest first: the latest five, and the last of each of the seven
 * latest days, four latest weeks and twelve latest months that have any.
 */
export function keptBackups<Backup extends Taken>(backups: readonly Backup[]): ReadonlySet<Backup> {
  return new Set([
    ...backups.slice(0, LATEST),
    ...latestOfEach(backups, ({ at }) => at.slice(0, 10), DAYS),
    ...latestOfEach(backups, ({ at }) => String(weekOf(at)), WEEKS),
    ...latestOfEach(backups, ({ at }) => at.slice(0, 7), MONTHS),
  ]);
}

function latestOfEach<Backup>(
  backups: readonly Backup[],
  spanOf: (backup: Backup) => string,
  most: number,
): Backup[] {
  const latest = new Map<string, Backup>();
  for (const backup of backups) {
    const span = spanOf(backup);
    if (!latest.has(span)) latest.set(span, backup);
  }
  return [...latest.values()].slice(0, most);
}

/** Weeks begin on Monday; the first day of 1970 was a Thursday. */
function weekOf(at: string): number {
  return Math.floor((Date.parse(at) / DAY_MILLISECONDS + 3) / 7);
}
