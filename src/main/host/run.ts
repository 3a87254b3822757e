import { serve } from '../api/connection.ts';
import { openDataFolder } from '../data-folder.ts';
import { StartProblem } from '../start-problem.ts';
import { openWorkplace } from '../workplace.ts';
import { readArguments, type Arguments } from './arguments.ts';
import { openBrowser } from './open-browser.ts';
import { findRunning } from './running.ts';
import { startHost, type Host, type HostOptions } from './server.ts';

/** Asked for first, so that a page left open finds the next run again; any other port does as well. */
const USUAL_PORT = 41970;

export interface Served extends Pick<HostOptions, 'page' | 'policy'> {
  /** The script that does the long work in a thread of its own. */
  readonly worker: string;
}

/** The app in a browser, from the words of the command line to the last line it prints. Never throws. */
export async function run(words: readonly string[], { worker, ...served }: Served): Promise<void> {
  try {
    const given = readArguments(words);
    const folder = openDataFolder(given.data);
    let stop: () => void = () => undefined;
    const workplace = openWorkplace(folder, { quitInMenu: true, quit: () => stop(), worker });
    if (workplace === null) {
      await showRunning(folder, given);
      return;
    }
    let host: Host;
    try {
      host = await startOnFreePort({ connect: serve(workplace.router), ...served }, given.port);
    } catch (error) {
      workplace.close();
      throw error;
    }
    stop = once(async () => {
      await host.close();
      workplace.close();
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    workplace.announce(host.address);
    say(`Vernissage is open at ${host.address}\nYour games are kept in ${folder}. Ctrl-C ends it.`);
    show(given, host.address);
  } catch (error) {
    process.exitCode = 1;
    complain(error instanceof StartProblem ? error.message : `Vernissage could not start: ${String(error)}`);
  }
}

/** Another run has these games open: it is shown, and this one is over. */
async function showRunning(folder: string, given: Arguments): Promise<void> {
  const running = await findRunning(folder);
  switch (running.kind) {
    case 'page':
      say(`Vernissage is already running with these games: ${running.address}`);
      show(given, running.address);
      return;
    case 'window':
      say('Vernissage is already running with these games, in a window of its own.');
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
