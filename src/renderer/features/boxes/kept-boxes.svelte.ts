import type { Boxes } from '../../../shared/api.ts';
import { latestOf } from '../../lib/latest.svelte.ts';
import type { Link } from '../../lib/link.svelte.ts';

/** The boxes kept and met here, kept up to date; `null` until known. Call it while a component is created. */
export function keptBoxes(link: Link): { readonly current: Boxes | null } {
  const latest = latestOf<Boxes>(link);

  function ask(): void {
    void latest.ask(() => link.client.boxes.list());
  }

  $effect(() =>
    link.listen({
      opened: ask,
      changed: ({ kind }) => {
        if (kind === 'boxes' || kind === 'games') ask();
      },
    }),
  );

  return {
    get current() {
      return latest.answer;
    },
  };
}
