import { serve } from '../api/connection.ts';
import { openDataFolder } from '../folder/data-folder.ts';
import type { Words } from '../../shared/text/en/index.ts';
import { outageSentence } from '../outage.ts';
import { wordsOfTerminal } from '../localisation.ts';
import { StartProblem } from '../start-problem.ts';
import { keepAlive } from '../last-resort.ts';
import { openBackend } from '../backend.ts';
import { findChromium, openAppWindow, type AppWindow } from './app-window.ts';
import { readArguments, type Arguments } from './arguments.ts';
import { openBrowser } from './open-browser.ts';
import { openCopies } from './copies.ts';
import { pagePath } from '../folder/page-path.ts';
import { findRunning } from '../folder/running.ts';
import { addressForOnce, startHost, type Host, type HostOptions } from './server.ts';

/** Tried first, so that a page left open reconnects to the next run; any other port works too. */
const USUAL_PORT = 41970;

/** A second start waits so long for a window that can't open, to use the browser instead. */
const FAILS_WITHIN_MILLISECONDS = 2000;

export interface Served extends Pick<HostOptions, 'page' | 'policy' | 'token'> {
  /** What everything is below; if missing, the path that belongs to these games. */
  readonly path?: string;
  /** The scripts of the worker, and of the thread for figures. */
  readonly worker: string;
  readonly figures: string;
  /** The folder of the built page for phones. */
  readonly phonePage: string;
  /** Whether to prefer a window without tabs to the user's own browser. */
  readonly appWindow: boolean;
}

/** The app in a browser, from the command line to the last line printed. Never throws. */
export async function run(
  given: readonly string[],
  { worker, figures, phonePage, appWindow, ...served }: Served,
): Promise<void> {
  try {
    const options = readArguments(given);
    const folder = openDataFolder(options.data);
    const show = (address: () => string, closed?: () => void) =>
      showPage(options, appWindow, folder, address, closed);
    let stop: () => void = () => undefined;
    const copies = openCopies(folder);
    const backend = await openBackend(folder, {
      quitInMenu: true,
      quit: () => stop(),
      worker,
      figures,
      phonePage,
      choosePlace: copies.place,
      openAddress: showInBrowser,
      note,
    });
    if (backend === null) {
      await showRunning(folder, show);
      return;
    }
    copies.sweep();
    keepAlive(backend.handleUncaught);

    let host: Host;
    let window: AppWindow | null = null;
    try {
      const { page, path = pagePath(folder), ...others } = served;
      host = await startOnFreePort(
        {
          ...others,
          path,
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
      window?.close();
      backend.killIfStuck();
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    backend.announce(host.address);
    const outage = backend.outages.current();
    if (outage !== null) complain(outageSentence(words(), outage.problem, outage.file));
    say(words().start.open(host.address, folder));
    window = show(host.addressForOnce, () => void host.whenLeft().then(stop));
  } catch (error) {
    process.exitCode = 1;
    complain(error instanceof StartProblem ? error.said(words()) : words().start.failed(String(error)));
  }
}

/** Shows the other run that has these games open, and ends this one. */
async function showRunning(folder: string, show: (address: () => string) => AppWindow | null): Promise<void> {
  const running = await findRunning(folder);
  switch (running.kind) {
    case 'page': {
      say(words().start.runningAt(running.address));
      const address = await addressForOnce(running.address);
      if (show(() => address) !== null) setTimeout(() => undefined, FAILS_WITHIN_MILLISECONDS);
      return;
    }
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

/** Shows the page in a window of its own if possible, otherwise in the user's browser. */
function showPage(
  { open, browser }: Arguments,
  appWindow: boolean,
  folder: string,
  address: () => string,
  closed: () => void = () => undefined,
): AppWindow | null {
  if (!open || process.env['CI'] !== undefined) return null;
  const program = appWindow && !browser ? findChromium() : null;
  if (program !== null)
    return openAppWindow(program, folder, address(), { closed, failed: () => openBrowser(address()) });
  openBrowser(address());
  return null;
}

/** Tests have no browser that a person looks at. */
function showInBrowser(address: string): void {
  if (process.env['CI'] === undefined) openBrowser(address);
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
