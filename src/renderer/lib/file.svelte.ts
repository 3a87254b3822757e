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
  const latest = latestOf<{ readonly outage: Outage | null; readonly returns: number }>(link);
  const outage = $derived(latest.answer?.outage ?? null);
  /** Known together with the outage, so that what comes back is built only once. */
  const returns = $derived(latest.answer?.returns ?? 0);
  let exchanged = $state(0);

  async function ask(): Promise<void> {
    // Readers can't repair anything, and aren't told about files.
    if (isReading()) return;
    await latest.ask(async () => {
      const now = await link.client.keeping.outage();
      return { outage: now, returns: now === null && outage !== null ? returns + 1 : returns };
    });
  }

  $effect(() =>
    link.listen({
      opened: () => void ask(),
      changed: (change) => {
        if (change.kind === 'exchanged') exchanged += 1;
      },
    }),
  );

  return {
    get outage() {
      return outage;
    },
    get exchanges() {
      return exchanged + returns;
    },
  };
}
