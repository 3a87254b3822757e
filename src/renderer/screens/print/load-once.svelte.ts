import type { Link } from '../../lib/link.svelte.ts';

/** The state of a sheet's data: loading, loaded, missing or refused. */
export type Loaded<Answer> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'there'; readonly answer: Answer }
  | { readonly kind: 'failed' };

export interface Loading<Answer> {
  readonly now: Loaded<Answer>;
  readonly again: () => void;
}

/** Loads as soon as the link is open, and only once: paper doesn't change. */
export function loadOnce<Answer>(link: Link, ask: () => Promise<Answer>): Loading<Answer> {
  let now = $state.raw<Loaded<Answer>>({ kind: 'waiting' });

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
