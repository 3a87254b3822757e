import * as v from 'valibot';

/**
 * Where whoever ships the app says what the newest version is: an https address that answers `{"version": "1.2.3"}`.
 * There is none, so nobody is asked; with one, nobody is asked either until the person has switched it on.
 */
export const NEWEST_VERSION_ADDRESS: string | null = null;

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
const answer = v.object({ version: v.pipe(v.string(), v.regex(VERSION)) });

/** The newer version there is, or null; whoever cannot be asked has none to tell of. */
export async function findNewerVersion(
  address: string,
  current: string,
  ask: (address: string) => Promise<Response>,
): Promise<string | null> {
  try {
    const response = await ask(address);
    const told = v.safeParse(answer, response.ok ? await response.json() : null);
    return told.success && isNewer(told.output.version, current) ? told.output.version : null;
  } catch {
    return null;
  }
}

export function isNewer(version: string, current: string): boolean {
  const [one, other] = [numbersOf(version), numbersOf(current)];
  const differing = one.findIndex((number, at) => number !== other[at]);
  return differing !== -1 && (one[differing] ?? 0) > (other[differing] ?? 0);
}

function numbersOf(version: string): number[] {
  return (VERSION.exec(version) ?? []).slice(1).map(Number);
}
