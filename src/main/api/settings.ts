import type { Calls, ApiContext } from './calls.ts';

export function settingsCalls(api: Calls['settings'], { store, changes }: ApiContext) {
  return {
    get: api.get.handler(() => store.settings.get()),
    set: api.set.handler(({ input }) => {
      const settings = store.settings.set(input);
      changes.publish('change', { kind: 'settings', settings });
      return settings;
    }),
  };
}
