import type { Postgres } from '../postgres/index.ts';

const LOOKS_EVERY_MILLISECONDS = 2000;

/**
 * Starts the database again if it has ended. Requests fail for a moment meanwhile, and laptops try again by themselves. If it
 * can't be started, on a full disk for example, that is noted once, and tried until it can. Returns what ends it.
 */
export function keepAlive(
  { revive }: Pick<Postgres, 'revive'>,
  note: (error: unknown) => void,
  every = LOOKS_EVERY_MILLISECONDS,
): () => Promise<void> {
  let reviving: Promise<void> | null = null;
  let hasFailed = false;
  const look = async (): Promise<void> => {
    try {
      await revive();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) note(error);
      hasFailed = true;
    }
    reviving = null;
  };
  const timer = setInterval(() => {
    reviving ??= look();
  }, every);
  return async () => {
    clearInterval(timer);
    await reviving;
  };
}
