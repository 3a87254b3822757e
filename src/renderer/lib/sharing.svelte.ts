import type { Sharing, SharingProblem } from '../../shared/api.ts';
import { latestOf } from './latest.svelte.ts';
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
  const latest = latestOf<Sharing>(link);

  function look(): void {
    void latest.ask(() => link.client.sharing.state());
  }

  $effect(() =>
    link.listen({
      opened: look,
      changed: (change) => {
        if (change.kind === 'sharing') look();
      },
    }),
  );

  return {
    get now() {
      return latest.answer;
    },
    get failed() {
      return latest.failed;
    },
    show: latest.show,
    again: look,
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
