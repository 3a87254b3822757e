import { createContext, untrack } from 'svelte';
import type { Change } from '../../shared/api.ts';
import type { Client } from './contract-client.ts';

/** `waiting` reconnects by itself. `ended` doesn't: the run this page belonged to is over. */
export type LinkStatus = 'connecting' | 'open' | 'waiting' | 'ended';

export interface Listener {
  /** The link has opened, or the file behind it was replaced: reload what is shown. */
  readonly opened: () => void;
  readonly changed: (change: Change) => void;
}

export interface Link {
  readonly client: Client;
  readonly status: LinkStatus;
  /** Subscribes to every change; returns how to unsubscribe. */
  readonly listen: (listener: Listener) => () => void;
  /** Tells every listener of what this view has changed, which it hears only as the answer to its call. */
  readonly tell: (change: Change) => void;
}

export const [useLink, provideLink] = createContext<Link>();

/** What the socket and the port share: the stream of changes, its listeners and the status. */
export interface LinkEnd {
  readonly link: Link;
  /** Messages get through from now on. Resolves when the stream of changes ends. */
  readonly opened: () => Promise<void>;
  readonly fell: (status: 'waiting' | 'ended') => void;
}

export function linkOver(client: Client): LinkEnd {
  let status = $state<LinkStatus>('connecting');
  let listeners: readonly Listener[] = [];

  function tell(change: Change): void {
    for (const listener of listeners) listener.changed(change);
  }

  return {
    link: {
      client,
      get status() {
        return status;
      },
      listen: (listener) => {
        listeners = [...listeners, listener];
        // Untracked, or an effect that listens would subscribe again on every change.
        untrack(() => {
          if (status === 'open') listener.opened();
        });
        return () => {
          listeners = listeners.filter((other) => other !== listener);
        };
      },
      tell,
    },
    opened: async () => {
      try {
        const changes = await client.changes();
        status = 'open';
        for (const listener of listeners) listener.opened();
        for await (const change of changes) {
          tell(change);
          if (change.kind === 'exchanged' || change.kind === 'outage') {
            for (const listener of listeners) listener.opened();
          }
        }
      } catch {
        // The stream ends with its transport, whose close event sets the next status.
      }
    },
    fell: (next) => {
      if (status !== 'ended') status = next;
    },
  };
}
