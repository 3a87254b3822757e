import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const here = join(import.meta.dirname, '../..');
const hostIn = (checkout: string) => join(checkout, 'out/main/host.js');
const host = hostIn(here);

export interface App {
  readonly address: string;
  readonly process: ChildProcess;
  /** Stops the app like Ctrl-C and waits until it has ended. */
  readonly stop: () => Promise<number | null>;
  /** Kills it, as in a power cut. */
  readonly kill: () => Promise<void>;
}

export function newDataFolder(): string {
  return mkdtempSync(join(tmpdir(), 'vernissage-app-'));
}

/** A terminal in English, whatever the test machine's language is. */
function terminal(): NodeJS.ProcessEnv {
  return { ...process.env, LC_ALL: 'C' };
}

/** Starts the built app as its own process and waits for the address it prints. */
export function startApp(data: string, ...words: string[]): Promise<App> {
  return startIn(here, data, ...words);
}

/** The same for another checkout that has been built. */
export async function startIn(checkout: string, data: string, ...words: string[]): Promise<App> {
  const child = spawn(process.execPath, [hostIn(checkout), '--no-open', '--data', data, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: terminal(),
  });
  const address = await addressFrom(child);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const gone = once(child, 'exit', { signal: AbortSignal.timeout(MOST_MILLISECONDS) });
    child.kill(signal);
    await gone.catch((cause: unknown) => {
      throw new Error(`the app hasn’t ended after ${signal}`, { cause });
    });
    return child.exitCode;
  };
  return {
    address,
    process: child,
    stop: () => end('SIGINT'),
    kill: async () => {
      await end('SIGKILL');
    },
  };
}

/** Shorter than any test, so that one that fails says why. */
const MOST_MILLISECONDS = 45_000;

function addressFrom(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    setTimeout(() => reject(new Error(`the app hasn’t opened yet:\n${printed}`)), MOST_MILLISECONDS).unref();
    const read = (chunk: unknown) => {
      printed += String(chunk);
      const address = /http:\/\/127\.0\.0\.1:\d+\/\?token=\S+/.exec(printed)?.[0];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`the app ended before it was open:\n${printed}`)));
  });
}

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Runs the app until it exits, for commands that end by themselves. */
export async function runApp(...words: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [host, '--no-open', ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: terminal(),
  });
  let out = '';
  let error = '';
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (error += String(chunk)));
  await once(child, 'close');
  return { code: child.exitCode, out, error };
}
