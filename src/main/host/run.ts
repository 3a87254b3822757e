import { createBadDayRouter } from '../api/bad-day.ts';
import { serve, type Connect } from '../api/connection.ts';
import { openDataFolder } from '../folder/data-folder.ts';
import type { BadDay, Mending } from '../../shared/api.ts';
import type { Words } from '../../shared/text/en/index.ts';
import { badDaySentence } from '../bad-day.ts';
import { wordsOfTerminal } from '../speech.ts';
import { StartProblem } from '../start-problem.ts';
import { openWorkplace, type BrokenWorkplace, type Workplace } from '../workplace.ts';
import { readArguments, type Arguments } from './arguments.ts';
import { openBrowser } from './open-browser.ts';
import { openCopies } from './copies.ts';
import { findRunning } from '../folder/running.ts';
import { startHost, type Host, type HostOptions } from './server.ts';

/** Asked for first, so that a page left open finds the next run again; any other port does as well. */
const USUAL_PORT = 41970;

export interface Served extends Pick<HostOptions, 'page' | 'policy'> {
  /** The script that does the long work in a thread of its own. */
  readonly worker: string;
}

/** The app in a browser, from the words of the command line to the last line it prints. Never throws. */
export async function run(given: readonly string[], { worker, ...served }: Served): Promise<void> {
  try {
    const options = readArguments(given);
    const folder = openDataFolder(options.data);
    let stop: () => void = () => undefined;
    const copies = openCopies();
    const manner = { quitInMenu: true, quit: () => stop(), worker, choosePlace: copies.room };
    let place = await openWorkplace(folder, manner);
    if (place === null) {
      await showRunning(folder, options);
      return;
    }
    const opened = place;
    let connect = connectTo(opened);

    /** One attempt at a time, whichever page it was asked for by; what another page has mended is mended. */
    let mending: Promise<BadDay | null> | null = null;
    async function mend(way: Mending): Promise<BadDay | null> {
      if (place?.kind !== 'broken') return null;
      const next = await place.mend(way);
      connect = connectTo(next);
      return next.kind === 'broken' ? next.badDay : null;
    }

    /** What is mended is served from then on, at the same address. */
    function connectTo(now: Workplace | BrokenWorkplace): Connect {
      place = now;
      if (now.kind === 'open') return serve(now.router);
      const router = createBadDayRouter({
        info: now.info,
        workshop: now.workshop,
        badDay: () => (place?.kind === 'broken' ? place.badDay : null),
        wholeBackup: async () => (place?.kind === 'broken' ? place.wholeBackup() : { kind: 'not-known' }),
        mend: (way) => (mending ??= mend(way).finally(() => (mending = null))),
        quit: () => stop(),
      });
      return serve(router);
    }

    let host: Host;
    try {
      const { page, ...others } = served;
      host = await startOnFreePort(
        {
          ...others,
          connect: (send, rights) => connect(send, rights),
          page: async (server) => copies.with(await page(server)),
        },
        options.port,
      );
    } catch (error) {
      opened.close();
      throw error;
    }
    stop = once(async () => {
      await host.close();
      place?.close();
      copies.close();
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    opened.announce(host.address);
    if (opened.kind === 'broken') {
      complain(badDaySentence(words(), opened.badDay.problem, opened.badDay.file));
    }
    say(words().start.open(host.address, folder));
    show(options, host.address);
  } catch (error) {
    process.exitCode = 1;
    complain(error instanceof StartProblem ? error.said(words()) : words().start.failed(String(error)));
  }
}

/** Another run has these games open: it is shown, and this one is over. */
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

/** In the language of the terminal: what the person has chosen lies with the games, which may not be open. */
function words(): Words {
  return wordsOfTerminal(process.env);
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
