import { safe } from '@orpc/client';
import type { Sharing, SharingProblem } from '../../shared/api.ts';
import type { Link } from './link.svelte.ts';

/** How this laptop shares its history. */
export interface SharingView {
  /** `null` until main has answered. */
  readonly now: Sharing | null;
  readonly failed: boolean;
  /** What an answer of main says; broadcasts say the same later. */
  readonly show: (sharing: Sharing) => void;
  readonly again: () => void;
}

export function followSharing(link: Link): SharingView {
  let now = $state.raw<Sharing | null>(null);
  let failed = $state(false);

  async function look(): Promise<void> {
    const { data } = await safe(link.client.sharing.state());
    if (data !== undefined) now = data;
    failed = data === undefined && link.status === 'open';
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
    get now() {
      return now;
    },
    get failed() {
      return failed;
    },
    show: (sharing) => (now = sharing),
    again: () => void look(),
  };
}

/** Whether there is anything to say about it on Home. */
export function hasNews(sharing: Sharing): boolean {
  const { news } = sharing;
  return (news !== null && (news.games > 0 || news.parted.length > 0)) || stuck(sharing);
}

/** Sharing doesn't go on until somebody does something about it. */
export function stuck({ shared }: Sharing): boolean {
  return shared.some(({ state }) => state.kind === 'failed' && !PASSING.has(state.problem.why));
}

/** These go away by themselves. */
const PASSING: ReadonlySet<SharingProblem['why']> = new Set([
  'no-network',
  'busy',
  'no-folder',
  'silent-folder',
]);
