import { afterAll, beforeAll } from 'vitest';
import { newDataFolder, startApp, type App } from './app.ts';

interface RunningApp {
  readonly address: string;
  readonly data: string;
  readonly stop: () => Promise<number | null>;
  /** Starts it again on the same data. */
  readonly start: () => Promise<void>;
  /** A power cut. */
  readonly restart: () => Promise<void>;
}

/** The app while a file's (or a group's) tests run, with what `lay` puts into its data folder before. */
export function runningApp(
  lay: (data: string) => void = () => undefined,
  start: (data: string) => Promise<App> = startApp,
): RunningApp {
  const data = newDataFolder();
  let app: App | null = null;
  const now = (): App => {
    if (app === null) throw new Error('the app runs only while tests do');
    return app;
  };
  const startAgain = async () => {
    app = await start(data);
  };
  beforeAll(() => {
    lay(data);
    return startAgain();
  });
  afterAll(async () => {
    await app?.stop();
  });
  return {
    get address() {
      return now().address;
    },
    data,
    stop: () => now().stop(),
    start: startAgain,
    restart: async () => {
      await now().kill();
      await startAgain();
    },
  };
}
