import { createContext } from 'svelte';
import type { Outage } from '../../shared/api.ts';
import type { Link } from './link.svelte.ts';
import { isReading } from './reading.ts';

/** The state of the games' file, for the whole app. */
export interface FileView {
  /** Why the games can't be opened; `null` if they are open or the answer isn't in yet. */
  readonly outage: Outage | null;
  /** How many times another file has been put in place. Anything shown before is out of date. */
  readonly exchanges: number;
}

export const [useFile, provideFile] = createContext<FileView>();

export function followFile(link: Link): FileView {
  let outage = $state.raw<Outage | null>(null);
  let exchanges = $state(0);
  /** Ignore answers to earlier questions. */
  let question = 0;

  async function ask(): Promise<void> {
    // Readers can't repair anything, and aren't told about files.
    if (isReading()) return;
    const own = (question += 1);
    try {
      const answer = await link.client.keeping.outage();
      if (own !== question) return;
      if (answer === null && outage !== null) exchanges += 1;
      outage = answer;
    } catch {
      // If the link drops, `opened` asks again once it is back.
    }
  }

  $effect(() =>
    link.listen({
      opened: () => void ask(),
      changed: (change) => {
        if (change.kind === 'exchanged') exchanges += 1;
      },
    }),
  );

  return {
    get outage() {
      return outage;
    },
    get exchanges() {
      return exchanges;
    },
  };
}
