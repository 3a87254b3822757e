import { createContext } from 'svelte';
import type { BadDay } from '../../shared/api.ts';
import type { Link } from './link.svelte.ts';

/** How it is with the file of the games, for the whole app. */
export interface FileView {
  /** Why the games are not open; `null` where they are, or nobody knows yet. */
  readonly badDay: BadDay | null;
  /** How often another file was put in its place: whatever was shown before is of another time. */
  readonly exchanges: number;
}

export const [useFile, provideFile] = createContext<FileView>();

export function followFile(link: Link): FileView {
  let badDay = $state.raw<BadDay | null>(null);
  let exchanges = $state(0);
  /** Every question outdates the answers to the one before. */
  let question = 0;

  async function ask(): Promise<void> {
    const own = (question += 1);
    try {
      const answer = await link.client.keeping.badDay();
      if (own !== question) return;
      if (answer === null && badDay !== null) exchanges += 1;
      badDay = answer;
    } catch {
      // The link that ended asks again when it is back.
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
    get badDay() {
      return badDay;
    },
    get exchanges() {
      return exchanges;
    },
  };
}
