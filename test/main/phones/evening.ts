import { onTestFinished } from 'vitest';
import { ADDRESS, startEvening, type Evening, type EveningOptions } from './started.ts';

export { ADDRESS, newFolder, tokenOf, type Evening } from './started.ts';

/** Until the test has finished. */
export function openEvening(options: EveningOptions = {}): Evening {
  const started = startEvening(options);
  onTestFinished(async () => {
    await started.phones.end();
  });
  return started;
}

/** With the door open. */
export async function evening(options: EveningOptions = {}): Promise<Evening> {
  const opened = openEvening(options);
  const door = await opened.phones.open('g', ADDRESS);
  if (!door.ok) throw new Error(door.error);
  return opened;
}
