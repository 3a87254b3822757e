import * as v from 'valibot';

/**
 * Where the distributor of the app publishes the newest version: an https address that returns `{"version":
 * "1.2.3"}`. At present there is none, so nothing is requested; with one, the user must first allow it in the
 * menu.
 */
export const NEWEST_VERSION_ADDRESS: string | null = null;

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
const answer = v.object({ version: v.pipe(v.string(), v.regex(VERSION)) });

/** Returns null if there is no newer version or no answer. */
export async function findNewerVersion(
  address: string,
  current: string,
  ask: (address: string) => Promise<Response>,
): Promise<string | null> {
  try {
    const response = await ask(address);
    const parsed = v.safeParse(answer, response.ok ? await response.json() : null);
    return parsed.success && isNewer(parsed.output.version, current) ? parsed.output.version : null;
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
