import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';

/**
 * Where Electron's binary is and how to get it. Don't import its package or run its command for that: both
 * start a download without a time limit.
 */
export interface ElectronPlace {
  /** The package's folder. */
  readonly module: string;
  /** Marks that a download was tried, so that it isn't tried at every start. */
  readonly attempt: string;
}

const root = join(import.meta.dirname, '..');
export const ELECTRON: ElectronPlace = {
  module: join(root, 'node_modules', 'electron'),
  attempt: join(root, 'node_modules', '.cache', 'electron-attempt'),
};

const FETCHED_WITHIN_MILLISECONDS = 180_000;
/** A start without a network may wait as long as this each time. */
const REACHED_WITHIN_MILLISECONDS = 2_000;

/** Returns null if the binary isn't installed. */
export function findElectron({ module }: ElectronPlace = ELECTRON): string | null {
  const named = join(module, 'path.txt');
  if (!existsSync(named)) return null;
  const binary = join(module, 'dist', readFileSync(named, 'utf8').trim());
  return existsSync(binary) ? binary : null;
}

/** Tries to download the binary, once per version and with a time limit. */
export async function fetchElectronOnce(
  place: ElectronPlace = ELECTRON,
  { install = runInstaller, reachable = isReachable, say = tell } = {},
): Promise<string | null> {
  const version = versionOf(place);
  if (version === null || (existsSync(place.attempt) && readFileSync(place.attempt, 'utf8') === version))
    return null;
  // Without a network, a later start may try.
  if (!(await reachable())) return null;
  mkdirSync(dirname(place.attempt), { recursive: true });
  writeFileSync(place.attempt, version);
  say('Fetching Electron, once and for three minutes at most…');
  await install(join(place.module, 'install.js'));
  return findElectron(place);
}

function versionOf({ module }: ElectronPlace): string | null {
  const manifest = join(module, 'package.json');
  if (!existsSync(manifest)) return null;
  return /"version": "([^"]+)"/.exec(readFileSync(manifest, 'utf8'))?.[1] ?? null;
}

/** Electron's own installer, which handles mirrors, proxies and checksums. */
function runInstaller(script: string): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script], {
      stdio: 'ignore',
      timeout: FETCHED_WITHIN_MILLISECONDS,
    });
    child.on('error', () => resolve());
    child.on('exit', () => resolve());
  });
}

/**
 * Behind a firewall that drops packets, the installer would hang. With a proxy set, it is up to the proxy.
 */
function isReachable(): Promise<boolean> {
  if (process.env['HTTPS_PROXY'] !== undefined || process.env['https_proxy'] !== undefined)
    return Promise.resolve(true);
  const mirror = process.env['ELECTRON_MIRROR'] ?? process.env['npm_config_electron_mirror'];
  const { hostname, port } = new URL(mirror ?? 'https://github.com/');
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port === '' ? 443 : port) });
    const settle = (reached: boolean) => {
      socket.destroy();
      resolve(reached);
    };
    socket.setTimeout(REACHED_WITHIN_MILLISECONDS, () => settle(false));
    socket.on('connect', () => settle(true));
    socket.on('error', () => settle(false));
  });
}

function tell(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
