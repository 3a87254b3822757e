import type { Boxes } from '../../../shared/api.ts';
import type { Link } from '../../lib/link.svelte.ts';

/** The boxes kept and met here, kept up to date; `null` until known. Call it while a component is created. */
export function keptBoxes(link: Link): { readonly current: Boxes | null } {
  let current = $state.raw<Boxes | null>(null);

  async function ask(): Promise<void> {
    current = (await link.client.boxes.list().catch(() => null)) ?? current;
  }

  $effect(() =>
    link.listen({
      opened: () => void ask(),
      changed: ({ kind }) => {
        if (kind === 'boxes' || kind === 'games') void ask();
      },
    }),
  );

  return {
    get current() {
      return current;
    },
  };
}
