import { safe } from '@orpc/client';
import { untrack } from 'svelte';
import type { PhonesState } from '../../../../../shared/api.ts';
import type { State } from '../../../../../shared/auction/index.ts';
import { hear, type StoredAuction } from '../../../../../shared/bidding/index.ts';
import type { Seat } from '../../../../../shared/core/seats.ts';
import type { Link } from '../../../../lib/link.svelte.ts';
import type { Phones } from '../../../../lib/phones.svelte.ts';
import type { Session } from '../../../../lib/session.svelte.ts';

interface Surroundings {
  readonly session: Session;
  readonly link: Link;
  readonly phones: Phones;
  readonly state: () => State;
  readonly kept: () => StoredAuction;
  /** The auction with what phones have said since. */
  readonly heard: (next: StoredAuction) => void;
  /** Main didn't take a covered bid. */
  readonly refused: () => void;
}

/** What phones say joins the auction, and main holds covered bids as long as phones are on. */
export interface FromPhones {
  /** Whether main takes this bid, which then stays covered here, too. */
  readonly seals: (seat: Seat, amount: number) => boolean;
  readonly unseals: (seat: Seat) => void;
  /** Whether main reveals the bids, because it holds some of them. */
  readonly reveals: () => boolean;
}

export function hearPhones({ session, link, phones, state, kept, heard, refused }: Surroundings): FromPhones {
  /** About the table as it is now. */
  const here = $derived(phones.now?.position === session.view?.position ? phones.now : null);

  $effect(() => {
    // While an entry is being saved, anything kept would end up in the next lot's draft.
    if (here === null || session.busy) return;
    const now = kept();
    const next = hear(state(), now, here.inbox);
    if (next !== now) untrack(() => heard(next));
  });

  async function call(asked: Promise<PhonesState>): Promise<void> {
    const { data } = await safe(asked);
    if (data === undefined) refused();
    else phones.show(data);
  }

  // Main may hold bids of this game while phones are on for another one.
  const at = () => ({ game: session.view?.record.id ?? '', position: session.view?.position ?? 0 });

  return {
    seals: (seat, amount) => {
      if (here === null || here.door === null) return false;
      void call(link.client.phones.seal({ ...at(), seat, amount }));
      return true;
    },
    unseals: (seat) => void call(link.client.phones.unseal({ ...at(), seat })),
    reveals: () => {
      if (!kept().steps.some((step) => step.kind === 'cover' && step.amount === null)) return false;
      void call(link.client.phones.reveal(at()));
      return true;
    },
  };
}
