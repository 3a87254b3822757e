import { safe } from '@orpc/client';
import { getContext, setContext } from 'svelte';
import type { PhonesSeen, PhonesState } from '../../shared/api.ts';
import type { Seat } from '../../shared/core/seats.ts';
import type { Link } from './link.svelte.ts';

/** The phones of the game on this table. */
export interface Phones {
  /** `null` if this game has none. */
  readonly now: PhonesState | null;
  /** Phones can join and bid. */
  readonly on: boolean;
  /** Phones are on, but for another game. */
  readonly elsewhere: boolean;
  readonly isConnected: (seat: Seat) => boolean;
  /** What an answer of main says; broadcasts say the same later. */
  readonly show: (state: PhonesState) => void;
}

const HERE = Symbol('phones');
const NONE: Phones = {
  now: null,
  on: false,
  elsewhere: false,
  isConnected: () => false,
  show: () => undefined,
};

/** Drawings of a table without phones, a practice table or a replay, have none. */
export function usePhones(): Phones {
  return getContext<Phones | undefined>(HERE) ?? NONE;
}

export function providePhones(link: Link, game: string): Phones {
  let state = $state.raw<PhonesState | null>(null);
  const now = $derived(state?.game === game ? state : null);
  const connected = $derived(now?.seats.filter((of) => of.connected > 0).map((of) => of.seat) ?? []);

  $effect(() =>
    link.listen({
      opened: () =>
        void safe(link.client.phones.state()).then(({ data }) => {
          if (data !== undefined) state = data;
        }),
      changed: (change) => {
        if (change.kind === 'phones' && change.state !== null) state = change.state;
      },
    }),
  );

  return setContext<Phones>(HERE, {
    get now() {
      return now;
    },
    get on() {
      return (now?.door ?? null) !== null;
    },
    get elsewhere() {
      return now === null && (state?.door ?? null) !== null;
    },
    isConnected: (seat) => connected.includes(seat),
    show: (next) => (state = next),
  });
}

/** For a board, which may see who has a phone, and nothing they say. */
export function watchPhones(link: Link, game: string): void {
  let seen = $state.raw<PhonesSeen | null>(null);
  const connected = $derived(seen?.game === game ? seen.connected : []);

  $effect(() =>
    link.listen({
      opened: () =>
        void safe(link.client.phones.seen()).then(({ data }) => {
          if (data !== undefined) seen = data;
        }),
      changed: (change) => {
        if (change.kind === 'phones') ({ seen } = change);
      },
    }),
  );

  setContext<Phones>(HERE, {
    ...NONE,
    get on() {
      return connected.length > 0;
    },
    isConnected: (seat) => connected.includes(seat),
  });
}
