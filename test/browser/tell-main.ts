import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { GIVE_UP, inTime, patient } from '../patience.ts';
import type { Answered } from './answered.ts';

/** The first time, main is loaded and plays all the games. */
const MOST_TO_BEGIN = patient(30_000);

let main: ChildProcess | null = null;
let asked = 0;

function open(): ChildProcess {
  const env = { ...process.env, TZ: 'Europe/Rome' };
  const opened = fork(join(import.meta.dirname, '../main/told-main.ts'), { env, execArgv: [] });
  opened.setMaxListeners(0);
  opened.unref();
  opened.channel?.unref();
  return opened;
}

/** A test page’s message to main, which has the told games, and what main says to it. */
export function tellMain(_: unknown, message: string): Promise<Answered> {
  const told = (main ??= open());
  const number = (asked += 1);
  const { promise: answered, resolve } = Promise.withResolvers<Answered>();
  told.on('message', function hear(answer: Answered) {
    if (answer.number !== number) return;
    told.off('message', hear);
    resolve(answer);
  });
  told.send({ number, message });
  return inTime(`main’s answer to ${message}`, answered, message === 'anew' ? MOST_TO_BEGIN : GIVE_UP);
}
