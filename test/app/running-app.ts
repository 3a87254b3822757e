import { afterAll, beforeAll } from 'vitest';
import { newDataFolder, startApp, type App } from './app.ts';

/** The app while a file's (or a group's) tests run, with what `lay` puts into its data folder before. */
export function runningApp(
  lay: (data: string) => void = () => undefined,
  start: (data: string) => Promise<App> = startApp,
) {
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
    get address(): string {
      return now().address;
    },
    data,
    stop: () => now().stop(),
    /** Starts it again on the same data. */
    start: startAgain,
    /** A power cut. */
    restart: async () => {
      await now().kill();
      await startAgain();
    },
  };
}
