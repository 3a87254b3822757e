import { startApp } from '../../app/app.ts';
import type { StartHost } from './hosted.ts';

/** The built app in a separate process. */
export const hostApart: StartHost = async (folder) => {
  const { address, process: child, stop } = await startApp(folder);
  return {
    address,
    end: async () => {
      const gone = child.exitCode ?? child.signalCode;
      if (gone !== null) throw new Error(`the app has ended by itself with ${gone}`);
      const code = await stop();
      if (code !== 0) throw new Error(`the app ended with ${String(code)}`);
    },
  };
};
