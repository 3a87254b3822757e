import type { Link } from '../../lib/link.svelte.ts';

/** What a sheet asked for once: still under way, there, not there, or refused. */
export type Asked<Answer> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'there'; readonly answer: Answer }
  | { readonly kind: 'failed' };

export interface Asking<Answer> {
  readonly now: Asked<Answer>;
  readonly again: () => void;
}

/** Asks as soon as there is somebody to ask. Paper does not change, so it is asked once. */
export function askOnce<Answer>(link: Link, ask: () => Promise<Answer>): Asking<Answer> {
  let now = $state.raw<Asked<Answer>>({ kind: 'waiting' });

  async function answer(): Promise<void> {
    try {
      now = { kind: 'there', answer: await ask() };
    } catch {
      now = { kind: 'failed' };
    }
  }

  $effect(() =>
    link.listen({
      opened: () => {
        if (now.kind !== 'there') void answer();
      },
      changed: () => undefined,
    }),
  );
  return {
    get now() {
      return now;
    },
    again: () => void answer(),
  };
}
