import { createContext, untrack } from 'svelte';
import type { Change } from '../../shared/api.ts';
import type { Client } from './contract-client.ts';

/** `waiting` comes back by itself; `ended` does not: the run this page belonged to is over. */
export type LinkStatus = 'connecting' | 'open' | 'waiting' | 'ended';

export interface Listener {
  /** The link has just opened, or another file lies behind it: whatever was shown may be old. */
  readonly opened: () => void;
  readonly changed: (change: Change) => void;
}

export interface Link {
  readonly client: Client;
  readonly status: LinkStatus;
  /** Hears every change from now on; returns how to stop listening. */
  readonly listen: (listener: Listener) => () => void;
}

export const [useLink, provideLink] = createContext<Link>();

/** What every way to main shares: the stream of changes, who listens to it, and how the link stands. */
export interface LinkEnd {
  readonly link: Link;
  /** Messages go through from now on: the changes are followed until they end. */
  readonly opened: () => Promise<void>;
  readonly fell: (status: 'waiting' | 'ended') => void;
}

export function linkOver(client: Client): LinkEnd {
  let status = $state<LinkStatus>('connecting');
  let listeners: readonly Listener[] = [];
  return {
    link: {
      client,
      get status() {
        return status;
      },
      listen: (listener) => {
        listeners = [...listeners, listener];
        // What it reads and writes is its own: whoever listens in an effect must not listen anew for that.
        untrack(() => {
          if (status === 'open') listener.opened();
        });
        return () => {
          listeners = listeners.filter((other) => other !== listener);
        };
      },
    },
    opened: async () => {
      try {
        const changes = await client.changes();
        status = 'open';
        for (const listener of listeners) listener.opened();
        for await (const change of changes) {
          for (const listener of listeners) listener.changed(change);
          if (change.kind === 'exchanged' || change.kind === 'bad-day') {
            for (const listener of listeners) listener.opened();
          }
        }
      } catch {
        // The stream ends with what carries it, whose closing says what comes next.
      }
    },
    fell: (next) => {
      if (status !== 'ended') status = next;
    },
  };
}
