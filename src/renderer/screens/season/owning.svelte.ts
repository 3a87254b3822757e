import type { Link } from '../../lib/link.svelte.ts';

/** Whether this laptop may choose the season that everybody sees: in a club its owners do. */
export interface Owning {
  /** `undefined` until it is known. */
  readonly mayChoose: boolean | undefined;
}

export function askOwning(link: Link): Owning {
  let mayChoose = $state<boolean | undefined>(undefined);

  async function look(): Promise<void> {
    try {
      const { shared } = await link.client.sharing.state();
      mayChoose = shared.every(({ club }) => club === null || club.role === 'owner');
    } catch {
      // It is asked again when the link opens.
    }
  }

  $effect(() =>
    link.listen({
      opened: () => void look(),
      changed: (change) => {
        if (change.kind === 'sharing') void look();
      },
    }),
  );

  return {
    get mayChoose() {
      return mayChoose;
    },
  };
}
