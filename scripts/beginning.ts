import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

const root = join(import.meta.dirname, '..');
const running = new Set<ChildProcess>();

/**
 * Starts a program with the project's Node. It ends with this process, however that ends: in a group of its own, which is
 * ended as a whole, because some programs start others.
 */
export function begin(
  script: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): ChildProcessByStdio<null, Readable, Readable> {
  if (running.size === 0) listen('on');
  const child = spawn(process.execPath, [join(root, script), ...words], {
    cwd: root,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.on('close', () => {
    running.delete(child);
    if (running.size === 0) listen('off');
  });
  return child;
}

function listen(how: 'on' | 'off'): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process[how](signal, endAll);
  process[how]('exit', endAll);
}

/** Ends what runs, and this process if nothing else decides how it ends. */
function endAll(reason: NodeJS.Signals | number): void {
  listen('off');
  for (const { pid } of running) if (pid !== undefined) end(pid);
  running.clear();
  if (typeof reason === 'string' && process.listenerCount(reason) === 0) process.kill(process.pid, reason);
}

function end(pid: number): void {
  try {
    // The compiler ignores anything gentler until it has finished.
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}
