/** A component that a screen doesn't need at first. Once loaded, it is drawn without waiting, however often. */
export interface Later<Component> {
  /** `null` until it is loaded. */
  readonly now: Component | null;
  readonly failed: boolean;
  /** Loads it, unless that has happened already. */
  readonly load: () => Promise<void>;
}

export function later<Component>(load: () => Promise<{ readonly default: Component }>): Later<Component> {
  let loaded = $state.raw<Component | null>(null);
  let failed = $state(false);
  return {
    get now() {
      return loaded;
    },
    get failed() {
      return failed;
    },
    load: async () => {
      try {
        loaded ??= (await load()).default;
        failed = false;
      } catch {
        failed = true;
      }
    },
  };
}
