import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };
import { serve } from '../api/connection.ts';
import { createRouter } from '../api/router.ts';
import { openDataFolder } from '../data-folder.ts';
import { StartProblem } from '../start-problem.ts';
import { openStore, STORE_FILE, type Store } from '../store/index.ts';
import { readArguments, type Arguments } from './arguments.ts';
import { readHolder, takeLock, type Holder } from './lock.ts';
import { openBrowser } from './open-browser.ts';
import { startHost, type Host, type HostOptions } from './server.ts';

/** Asked for first, so that a page left open finds the next run again; any other port does as well. */
const USUAL_PORT = 41970;

const RUNNING_ANSWERS_WITHIN_MILLISECONDS = 5000;

export type Served = Pick<HostOptions, 'page' | 'policy'>;

/** The app in a browser, from the words of the command line to the last line it prints. Never throws. */
export async function run(words: readonly string[], served: Served): Promise<void> {
  try {
    const given = readArguments(words);
    const folder = openDataFolder(given.data);
    const lock = takeLock(folder);
    if (lock === null) {
      const holder = await runningHolder(folder);
      say(`Vernissage is already running with these games: ${holder.address}`);
      show(given, holder.address);
      return;
    }
    const store = openKept(folder);
    let stop: () => void = () => undefined;
    const router = createRouter({
      store,
      info: { version: manifest.version, dataFolder: folder, quitInMenu: true },
      quit: () => stop(),
      newId: randomUUID,
    });
    let host: Host;
    try {
      host = await startOnFreePort({ connect: serve(router), ...served }, given.port);
    } catch (error) {
      store.close();
      lock.release();
      throw error;
    }
    stop = once(async () => {
      await host.close();
      store.close();
      lock.release();
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    lock.announce(host.address);
    say(`Vernissage is open at ${host.address}\nYour games are kept in ${folder}. Ctrl-C ends it.`);
    show(given, host.address);
  } catch (error) {
    process.exitCode = 1;
    complain(error instanceof StartProblem ? error.message : `Vernissage could not start: ${String(error)}`);
  }
}

function openKept(folder: string): Store {
  const opened = openStore(folder, { now: () => new Date().toISOString(), newId: randomUUID });
  if (opened.ok) return opened.value;
  const file = join(folder, STORE_FILE);
  switch (opened.error.kind) {
    case 'newer-store':
      throw new StartProblem(
        `${file} was written by a newer Vernissage; bring this one up to date. Nothing was changed.`,
      );
    case 'not-a-store':
      throw new StartProblem(
        `${file} is no file of Vernissage’s; move it away, or choose another folder with --data DIR. Nothing was changed.`,
      );
  }
}

async function startOnFreePort(options: Omit<HostOptions, 'port'>, port: number | null): Promise<Host> {
  if (port !== null) return startHost({ ...options, port });
  try {
    return await startHost({ ...options, port: USUAL_PORT });
  } catch (error) {
    if (error instanceof StartProblem) return startHost({ ...options, port: 0 });
    throw error;
  }
}

/** The process that has the folder says where it is within a moment, unless it is stuck. */
async function runningHolder(folder: string): Promise<Holder> {
  const until = Date.now() + RUNNING_ANSWERS_WITHIN_MILLISECONDS;
  for (;;) {
    const holder = readHolder(folder);
    if (holder !== null && (await answers(holder.address))) return holder;
    if (Date.now() > until) {
      const who = holder === null ? 'another process' : `process ${holder.pid}`;
      throw new StartProblem(
        `The games in ${folder} are open in ${who}, which does not answer; end it and start again.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function answers(address: string): Promise<boolean> {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(1000) }).catch(
    () => null,
  );
  return response?.status === 303;
}

function show({ open }: Arguments, address: string): void {
  if (open && process.env['CI'] === undefined) openBrowser(address);
}

function once(work: () => Promise<void>): () => void {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
  };
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
