import { fork } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { wordsOfTerminal } from '../src/main/localisation.ts';
import type { Words } from '../src/shared/text/en/index.ts';
import type { Arrived } from './electron-installer.ts';

/**
 * Where Electron's binary is and how to get it. Don't import its package or run its command for that: both
 * start a download without a time limit.
 */
export interface ElectronPlace {
  /** The package's folder. */
  readonly module: string;
  /** Says for which version a download has failed, so that it isn't tried at every start. */
  readonly attempt: string;
}

/** Why there's no binary. */
export type NoElectron =
  | { readonly kind: 'not-installed' }
  | { readonly kind: 'no-sandbox' }
  | { readonly kind: 'unreachable'; readonly address: string }
  | { readonly kind: 'failed'; readonly reason: string };

type Environment = NodeJS.ProcessEnv;

const root = join(import.meta.dirname, '..');
export const ELECTRON: ElectronPlace = {
  module: join(root, 'node_modules', 'electron'),
  attempt: join(root, 'node_modules', '.cache', 'electron-attempt'),
};

/** A start without a network may wait as long as this each time. */
const REACHED_WITHIN_MILLISECONDS = 2_000;

/** Returns null if the binary isn't installed. */
export function findElectron({ module }: ElectronPlace = ELECTRON): string | null {
  const named = join(module, 'path.txt');
  if (!existsSync(named)) return null;
  const binary = join(module, 'dist', readFileSync(named, 'utf8').trim());
  return existsSync(binary) ? binary : null;
}

/** Ubuntu, from 24.04 on, allows a sandbox only to programs that it knows, and Electron ends without one. */
const SANDBOX = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';

export function isSandboxRefused(setting = SANDBOX): boolean {
  return existsSync(setting) && readFileSync(setting, 'utf8').trim() === '1';
}

/** Tries to download the binary, until it has failed once for this version. */
export async function fetchElectronOnce(
  place: ElectronPlace = ELECTRON,
  { environment = process.env, sandbox = SANDBOX, say = tell, show = showArrived } = {},
): Promise<string | NoElectron> {
  const version = versionOf(place);
  if (version === null || (existsSync(place.attempt) && readFileSync(place.attempt, 'utf8') === version))
    return { kind: 'not-installed' };
  if (isSandboxRefused(sandbox)) return { kind: 'no-sandbox' };
  try {
    accessSync(place.module, constants.W_OK);
    mkdirSync(dirname(place.attempt), { recursive: true });
  } catch (error) {
    return { kind: 'failed', reason: String(error) };
  }
  const way = wayToElectron(environment);
  if (!(await isReachable(way.address))) return { kind: 'unreachable', address: way.address };
  say(wordsOfTerminal(environment).start.electron.downloading);
  const reason = await install(place, way.environment, show);
  const binary = findElectron(place);
  if (binary !== null) return binary;
  writeFileSync(place.attempt, version);
  return { kind: 'failed', reason };
}

export function whyNoElectron(why: NoElectron, { start: { electron } }: Words): string {
  switch (why.kind) {
    case 'not-installed':
      return electron.notInstalled;
    case 'no-sandbox':
      return electron.noSandbox;
    case 'unreachable':
      return electron.unreachable(why.address);
    case 'failed':
      return electron.failed(why.reason);
  }
}

function versionOf({ module }: ElectronPlace): string | null {
  const manifest = join(module, 'package.json');
  if (!existsSync(manifest)) return null;
  return /"version": "([^"]+)"/.exec(readFileSync(manifest, 'utf8'))?.[1] ?? null;
}

/** Returns the first error it printed; whether it succeeded shows in what it has left. */
async function install(
  { module }: ElectronPlace,
  environment: Environment,
  show: (arrived: Arrived) => void,
): Promise<string> {
  // What an interrupted one has left may be in its way.
  rmSync(join(module, 'dist'), { recursive: true, force: true });
  const child = fork(join(import.meta.dirname, 'electron-installer.ts'), [join(module, 'install.js')], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: environment,
    execArgv: [],
  });
  child.on('message', show);
  const [said] = await Promise.all([child.stderr === null ? '' : text(child.stderr), once(child, 'close')]);
  return /^\w*Error.*?: (.*?)\.?$/m.exec(said)?.[1] ?? String(child.signalCode ?? child.exitCode);
}

/** The names that the installer reads, in its order. */
const MIRRORS = [
  'npm_config_electron_mirror',
  'NPM_CONFIG_ELECTRON_MIRROR',
  'npm_package_config_electron_mirror',
  'ELECTRON_MIRROR',
];

/** What is asked for Electron, and the environment in which the installer asks it too. */
function wayToElectron(environment: Environment): {
  readonly address: string;
  readonly environment: Environment;
} {
  const mirror = addressIn(environment, MIRRORS, 'https')?.replace(/\/?$/, '/');
  const source = mirror ?? 'https://github.com/';
  const setting = source.startsWith('http:') ? 'http_proxy' : 'https_proxy';
  const proxy = addressIn(
    environment,
    [setting, setting.toUpperCase(), 'http_proxy', 'HTTP_PROXY', `npm_config_${setting}`, 'npm_config_proxy'],
    'http',
  );
  return {
    address: proxy ?? source,
    environment: {
      ...environment,
      NODE_USE_ENV_PROXY: '1',
      NODE_NO_WARNINGS: '1',
      ...(mirror === undefined ? {} : { npm_config_electron_mirror: mirror }),
      ...(proxy === undefined ? {} : { [setting]: proxy }),
    },
  };
}

/** People leave out the scheme, which neither Node nor the installer understands. */
function addressIn(
  environment: Environment,
  names: readonly string[],
  scheme: 'http' | 'https',
): string | undefined {
  const given = names.map((name) => environment[name]).find((value) => value !== undefined && value !== '');
  return given === undefined || /^\w+:\/\//.test(given) ? given : `${scheme}://${given}`;
}

/** Behind a firewall that drops packets, the installer would hang. */
function isReachable(address: string): Promise<boolean> {
  const url = URL.parse(address);
  if (url === null) return Promise.resolve(false);
  const port = url.port === '' ? (url.protocol === 'http:' ? 80 : 443) : Number(url.port);
  return new Promise((resolve) => {
    const socket = connect({ host: url.hostname.replace(/^\[|\]$/g, ''), port });
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

/** What comes next in the terminal takes its place. */
function showArrived({ bytes, of }: Arrived): void {
  if (!process.stdout.isTTY) return;
  const megabytes = (count: number) => Math.round(count / 1e6);
  const { arrived } = wordsOfTerminal(process.env).start.electron;
  process.stdout.write(`${arrived(megabytes(bytes), of === null ? null : megabytes(of))}\r`);
}

// `npm run install-electron` tries again.
if (import.meta.main) {
  rmSync(ELECTRON.attempt, { force: true });
  const found = findElectron() ?? (await fetchElectronOnce());
  const words = wordsOfTerminal(process.env);
  tell(typeof found === 'string' ? words.start.electron.installed : whyNoElectron(found, words));
  if (typeof found !== 'string') process.exitCode = 1;
}
