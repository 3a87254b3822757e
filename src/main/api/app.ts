import type { Calls, Desk } from './calls.ts';

export function appCalls(api: Calls['app'], { info, quit }: Desk) {
  return {
    info: api.info.handler(() => info),
    quit: api.quit.handler(() => {
      // The caller gets its answer before the connection ends.
      setTimeout(quit, 50);
      return null;
    }),
  };
}
