import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Calls from the test to a process in a network of its own, one at a time. */
export interface Calls {
  readonly call: (name: string, input?: unknown) => Promise<unknown>;
  readonly end: () => void;
}

/** Starts a file of this folder in a network namespace. */
export function startIn(namespace: string, file: string, words: readonly string[]): Calls {
  const child = spawn(
    'ip',
    ['netns', 'exec', namespace, process.execPath, join(import.meta.dirname, file), ...words],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  return {
    call: (name, input = null) =>
      new Promise((resolve, reject) => {
        const exited = (code: number | null) => reject(new Error(`${file} ended with ${code}`));
        child.once('exit', exited);
        child.once('message', (answer) => {
          child.off('exit', exited);
          const { value, error } = Object(answer) as { readonly value?: unknown; readonly error?: string };
          if (error === undefined) resolve(value);
          else reject(new Error(error));
        });
        child.send({ name, input });
      }),
    end: () => {
      child.kill('SIGKILL');
    },
  };
}

/** Answers the test in such a process. */
export function answerCalls(calls: Readonly<Record<string, (input: never) => unknown>>): void {
  process.on('message', (message) => {
    const { name, input } = Object(message) as { readonly name: string; readonly input: never };
    void (async () => ({ value: await calls[name]?.(input) }))()
      .catch((error: unknown) => ({ error: String(error) }))
      .then((answer) => process.send?.(answer));
  });
  // The test has gone.
  process.on('disconnect', () => process.exit());
}
