import { serve } from '../api/connection.ts';
import { openDataFolder } from '../folder/data-folder.ts';
import type { Words } from '../../shared/text/en/index.ts';
import { outageSentence } from '../outage.ts';
import { wordsOfTerminal } from '../localisation.ts';
import { StartProblem } from '../start-problem.ts';
import { keepAlive } from '../last-resort.ts';
import { openBackend } from '../backend.ts';
import { readArguments, type Arguments } from './arguments.ts';
import { openBrowser } from './open-browser.ts';
import { openCopies } from './copies.ts';
import { findRunning } from '../folder/running.ts';
import { startHost, type Host, type HostOptions } from './server.ts';

/** Tried first, so that a page left open reconnects to the next run; any other port works too. */
const USUAL_PORT = 41970;

export interface Served extends Pick<HostOptions, 'page' | 'policy'> {
  /** The worker's script. */
  readonly worker: string;
}

/** The app in a browser, from the command line to the last line printed. Never throws. */
export async function run(given: readonly string[], { worker, ...served }: Served): Promise<void> {
  try {
    const options = readArguments(given);
    const folder = openDataFolder(options.data);
    let stop: () => void = () => undefined;
    const copies = openCopies(folder);
    const backend = await openBackend(folder, {
      quitInMenu: true,
      quit: () => stop(),
      worker,
      choosePlace: copies.place,
      note,
    });
    if (backend === null) {
      await showRunning(folder, options);
      return;
    }
    copies.sweep();
    keepAlive(backend.handleUncaught);

    let host: Host;
    try {
      const { page, ...others } = served;
      host = await startOnFreePort(
        {
          ...others,
          connect: serve(backend.router),
          page: async (server) => copies.with(await page(server)),
        },
        options.port,
      );
    } catch (error) {
      backend.close();
      throw error;
    }
    stop = once(async () => {
      await host.close();
      backend.close();
      copies.close();
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    backend.announce(host.address);
    const outage = backend.outages.current();
    if (outage !== null) complain(outageSentence(words(), outage.problem, outage.file));
    say(words().start.open(host.address, folder));
    show(options, host.address);
  } catch (error) {
    process.exitCode = 1;
    complain(error instanceof StartProblem ? error.said(words()) : words().start.failed(String(error)));
  }
}

/** Shows the other run that has these games open, and ends this one. */
async function showRunning(folder: string, given: Arguments): Promise<void> {
  const running = await findRunning(folder);
  switch (running.kind) {
    case 'page':
      say(words().start.runningAt(running.address));
      show(given, running.address);
      return;
    case 'window':
      say(words().start.runningInWindow);
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

/** In the terminal's language: the user's choice is stored with the games, which may not be open. */
function words(): Words {
  return wordsOfTerminal(process.env);
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

/** For developers; the page tells the user what it means for the games. */
function note(error: unknown): void {
  complain(error instanceof Error ? (error.stack ?? String(error)) : String(error));
}

function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
