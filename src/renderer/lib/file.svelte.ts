import { createContext } from 'svelte';
import type { Outage } from '../../shared/api.ts';
import { latestOf } from './latest.svelte.ts';
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
  /** If the link drops, `opened` asks again once it is back. */
  const latest = latestOf<{ readonly outage: Outage | null }>(link);
  const outage = $derived(latest.answer?.outage ?? null);
  let exchanges = $state(0);

  async function ask(): Promise<void> {
    // Readers can't repair anything, and aren't told about files.
    if (isReading()) return;
    const before = outage;
    const now = await latest.ask(async () => ({ outage: await link.client.keeping.outage() }));
    if (now?.outage === null && before !== null) exchanges += 1;
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
