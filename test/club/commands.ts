import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The command in a process of its own, without building the window first. */
const COMMAND = join(import.meta.dirname, 'commanded.ts');

export interface Ran {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

/** `database`: in `VERNISSAGE_CLUB_DATABASE`; otherwise the server has its own. `as`: what runs instead. */
export function startCommand(
  words: readonly string[],
  database = '',
  as: (command: string, ...words: readonly string[]) => readonly string[] = (...itself) => itself,
): Ran {
  const [program = '', ...args] = as(process.execPath, COMMAND, ...words);
  const child = spawn(program, args, {
    env: { ...process.env, VERNISSAGE_CLUB_DATABASE: database, LC_ALL: 'en_GB.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  return { child, said: () => said, ended: once(child, 'close').then(([code]) => code as number | null) };
}

export async function runCommand(
  words: readonly string[],
  database?: string,
): Promise<{ readonly code: number | null; readonly said: string }> {
  const { ended, said } = startCommand(words, database);
  const code = await ended;
  return { code, said: said() };
}

/** Resolves when the server has said everything that it says at the start. */
export async function serveClub(
  words: readonly string[],
  port: number,
  database?: string,
): Promise<Ran & { readonly address: string }> {
  const ran = startCommand([...words, '--port', String(port)], database);
  const { said, child } = ran;
  while (!said().includes('Only this computer can reach it') || isHalfSaid(said())) {
    if (child.exitCode !== null) throw new Error(said());
    await wait(20);
  }
  return { ...ran, address: `http://127.0.0.1:${port}` };
}

function isHalfSaid(text: string): boolean {
  return text.includes('is new') && !text.includes('Then invite the others');
}

export async function stopCommand({ child, ended }: Ran, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  child.kill(signal);
  await ended;
}

/** Of the invitation that a command has printed. */
export function tokenIn(text: string): string {
  return /#i=([\w-]+)/.exec(text)?.[1] ?? '';
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
