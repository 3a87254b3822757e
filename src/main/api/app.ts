import type { Calls, ApiContext } from './calls.ts';

export function appCalls(api: Calls['app'], { info, quit }: ApiContext) {
  return {
    info: api.info.handler(({ context: { rights } }) =>
      rights === 'read' ? { ...info, dataFolder: null, quitInMenu: false } : info,
    ),
    quit: api.quit.handler(() => {
      // Lets the answer go out before the connection closes.
      setTimeout(quit, 50);
      return null;
    }),
  };
}
