import { app, crashReporter } from 'electron';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Chromium's profile, beside the games: the lock of the running app is in it. */
const PROFILE = 'electron';
/** Beside the log, so that both are found together. */
const CRASHES = 'crashes';
const MOST_CRASHES = 5;

/**
 * Puts Chromium's files where they belong: the profile with the games, its cache with the system's other caches
 * instead of in the folder that people back up. Crash dumps stay on this computer, beside the log. Returns the profile.
 */
export function useProfileIn(folder: string, logs: string, note: (error: unknown) => void): string {
  const profile = madeFolder(join(folder, PROFILE));
  app.setPath('userData', profile);
  try {
    app.setPath('sessionData', madeFolder(cacheOf(folder, app.getPath('home'), process.env)));
  } catch (error) {
    // Then the cache is in the profile.
    note(error);
  }
  try {
    const crashes = madeFolder(join(logs, CRASHES));
    dropOldCrashes(crashes);
    app.setPath('crashDumps', crashes);
    crashReporter.start({ uploadToServer: false });
  } catch (error) {
    // For example on a full disk: the app works without dumps.
    note(error);
  }
  return profile;
}

function madeFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  return path;
}

/** Each data folder has its own cache: two running apps can't share one. */
export function cacheOf(
  folder: string,
  home: string,
  environment: NodeJS.ProcessEnv,
  platform: NodeJS.Platform = process.platform,
): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  switch (platform) {
    case 'darwin':
      return join(home, 'Library', 'Caches', 'Vernissage', name);
    case 'win32':
      return join(environment['LOCALAPPDATA'] ?? join(home, 'AppData', 'Local'), 'Vernissage', 'Cache', name);
    default:
      return join(environment['XDG_CACHE_HOME'] ?? join(home, '.cache'), 'vernissage', name);
  }
}

/** Dumps are large, and the newest few are enough to find a cause. */
export function dropOldCrashes(folder: string): void {
  const dumps = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.dmp'))
    .map((name) => join(folder, name))
    .map((file) => ({ file, changed: statSync(file).mtimeMs }))
    .sort((one, other) => other.changed - one.changed);
  for (const { file } of dumps.slice(MOST_CRASHES)) rmSync(file, { force: true });
}
