import { spawn } from 'node:child_process';

/** How a run in Electron ended; one that was never there can be had in the browser instead. */
export type WindowEnd =
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'never-there'; readonly reason: string };

/** How the app itself ends where it cannot start, having said why. */
const REFUSED = 1;
/** Whoever ends otherwise, and as early as this, has not shown a window: a library or the sandbox is missing. */
const TOO_EARLY_MILLISECONDS = 10_000;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs Electron to its end; what ends this process ends it too. */
export async function openWindow(electron: string, words: readonly string[]): Promise<WindowEnd> {
  const started = Date.now();
  // An editor's terminal may have it set, and Electron would then be nothing but Node.
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env;
  const child = spawn(electron, words, { stdio: 'inherit', env });
  const asked: NodeJS.Signals[] = [];
  const end = (signal: NodeJS.Signals) => {
    asked.push(signal);
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  const outcome = await new Promise<number | string>((resolve) => {
    child.on('error', ({ message }) => resolve(message));
    child.on('exit', (code, signal) => resolve(code ?? signal ?? ''));
  });
  for (const signal of SIGNALS) process.off(signal, end);

  if (outcome === 0 || asked.length > 0) return { kind: 'closed' };
  if (outcome === REFUSED || Date.now() - started > TOO_EARLY_MILLISECONDS) return { kind: 'failed' };
  return { kind: 'never-there', reason: typeof outcome === 'number' ? `it ended with ${outcome}` : outcome };
}
