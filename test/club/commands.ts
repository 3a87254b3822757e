import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from '../../src/club/command/run.ts';

/** The command in a process of its own, without building the window first. */
const COMMAND = join(import.meta.dirname, 'commanded.ts');

export interface Ran {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

/** The server has a database of its own. `as`: what runs instead. */
export function startCommand(
  words: readonly string[],
  as: (command: string, ...words: readonly string[]) => readonly string[] = (...itself) => itself,
): Ran {
  const [program = '', ...args] = as(process.execPath, COMMAND, ...words);
  const child = spawn(program, args, {
    env: { ...process.env, VERNISSAGE_CLUB_DATABASE: '', LC_ALL: 'en_GB.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  return { child, said: () => said, ended: once(child, 'close').then(([code]) => code as number | null) };
}

export async function runCommand(words: readonly string[]) {
  const { ended, said } = startCommand(words);
  return { code: await ended, said: said() };
}

/** The same in this process: nothing else has to start. */
export async function runHere(words: readonly string[], database = '') {
  const streams = [process.stdout, process.stderr];
  const writes = streams.map((stream) => stream.write.bind(stream));
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const counts = signals.map((signal) => process.listenerCount(signal));
  let said = '';
  for (const stream of streams)
    stream.write = (text: string | Uint8Array) => (said += text.toString()) !== '';
  await run(words, () => Promise.resolve(), { VERNISSAGE_CLUB_DATABASE: database, LC_ALL: 'en_GB.UTF-8' });
  for (const [at, write] of writes.entries()) Object.assign(streams[at] ?? {}, { write });
  for (const [at, signal] of signals.entries())
    for (const own of process.listeners(signal).slice(counts[at])) process.off(signal, own);
  const { exitCode: code = 0 } = process;
  process.exitCode = undefined;
  return { code, said };
}

/** Resolves when the server has said everything that it says at the start. */
export async function serveClub(
  words: readonly string[],
  port: number,
): Promise<Ran & { readonly address: string }> {
  const ran = startCommand([...words, '--port', String(port)]);
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
