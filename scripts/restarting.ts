import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { join, relative } from 'node:path';

export interface Restarted {
  readonly script: string;
  /** What it is given the first time. Again, it takes the same port, which it has told us, and opens nothing. */
  readonly words: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  /** Where its code is. */
  readonly folders: readonly string[];
  readonly say: (sentence: string) => void;
}

/** Editors and Git write several files one after the other. */
const SETTLED_MILLISECONDS = 100;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a script in a process of its own, and again whenever its code changes. Resolves with its exit code when it has ended
 * by itself, except if it fails after it was there: then it starts again at the next change.
 */
export function runAgainAndAgain({ script, words, environment, folders, say }: Restarted): Promise<number> {
  return new Promise((resolve) => {
    let child: ChildProcess | null = null;
    let port: number | null = null;
    let changed: string | null = null;
    let settling: NodeJS.Timeout | undefined;
    let isEnding = false;

    const watchers = folders.map((folder) =>
      watch(folder, { recursive: true }, (_event, name) => {
        changed = relative(process.cwd(), join(folder, name ?? ''));
        clearTimeout(settling);
        settling = setTimeout(restart, SETTLED_MILLISECONDS);
      }),
    );
    for (const signal of SIGNALS) process.on(signal, end);

    function start(): void {
      const again = port === null ? [] : ['--no-open', '--port', String(port)];
      const started = spawn(process.execPath, [script, ...words, ...again], {
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
        env: environment,
      });
      child = started;
      started.on('message', (told) => (port = Number(told)));
      started.on('exit', (code) => {
        child = null;
        if (isEnding) leave(0);
        else if (changed !== null) restart();
        else if (code === 0 || port === null) leave(code ?? 1);
        else say('Main has ended. It starts again when its code changes.');
      });
    }

    function restart(): void {
      if (child !== null) {
        child.kill('SIGTERM');
        return;
      }
      say(`${changed ?? 'Something'} has changed. Main starts again.`);
      changed = null;
      start();
    }

    function end(signal: NodeJS.Signals): void {
      isEnding = true;
      if (child === null) leave(0);
      else child.kill(signal);
    }

    function leave(code: number): void {
      clearTimeout(settling);
      for (const watcher of watchers) watcher.close();
      for (const signal of SIGNALS) process.off(signal, end);
      resolve(code);
    }

    start();
  });
}
