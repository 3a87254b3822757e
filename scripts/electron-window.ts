import { spawn } from 'node:child_process';
import { COULD_NOT_START } from '../src/main/shell/exit-status.ts';

/** How a run in Electron ended. If no window ever appeared, the browser can be used instead. */
export type WindowEnd =
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'never-there'; readonly reason: string };

/** Any other exit as early as this means that no window appeared: a library or the sandbox is missing. */
const TOO_EARLY_MILLISECONDS = 10_000;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs Electron until it exits; signals to this process end it too. */
export async function openWindow(electron: string, words: readonly string[]): Promise<WindowEnd> {
  const started = Date.now();
  // An editor's terminal may set this, and Electron would then run as plain Node.
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
  if (outcome === COULD_NOT_START || Date.now() - started > TOO_EARLY_MILLISECONDS) return { kind: 'failed' };
  return { kind: 'never-there', reason: typeof outcome === 'number' ? `it ended with ${outcome}` : outcome };
}
