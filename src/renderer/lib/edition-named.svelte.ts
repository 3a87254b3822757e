import { EDITION_IDS, type AnyEdition, type Box } from '../../shared/record/index.ts';
import type { Link } from './link.svelte.ts';

export interface NamedEdition {
  /** `null` until it is found. */
  readonly current: AnyEdition | null;
  /** There is no such box here. */
  readonly missing: boolean;
}

/** Boxes found before, so that the next screen shows them immediately. */
let met: Readonly<Record<string, Box>> = {};

/** The edition that an address names by its key: a made box is looked up. Call it while a component is created. */
export function editionNamed(link: Link, key: () => string): NamedEdition {
  let found = $state.raw<{ readonly key: string; readonly box: Box | null } | null>(null);
  const builtIn = $derived(EDITION_IDS.find((id) => id === key()));
  const answer = $derived(found?.key === key() ? found : null);

  async function ask(wanted: string): Promise<void> {
    try {
      const box = await link.client.boxes.find({ key: wanted });
      if (box !== null) met = { ...met, [wanted]: box };
      found = { key: wanted, box };
    } catch {
      // Asked again when the connection is back.
    }
  }

  $effect(() => {
    const wanted = key();
    if (builtIn !== undefined) return undefined;
    return link.listen({
      opened: () => void ask(wanted),
      changed: ({ kind }) => {
        if (kind === 'boxes') void ask(wanted);
      },
    });
  });

  return {
    get current() {
      return builtIn ?? (answer === null ? met[key()] : answer.box) ?? null;
    },
    get missing() {
      return answer !== null && answer.box === null;
    },
  };
}
