import { streamToEventIterator } from '@orpc/client';
import { clientOver, type Client } from '../../src/renderer/lib/contract-client.ts';
import type { Link, Listener } from '../../src/renderer/lib/link.svelte.ts';
import type { Change, JobView } from '../../src/shared/api.ts';

/** A host whose jobs and changes are sent when the test says so; `answering` adds its other answers. */
export function workingHost(answering: (link: Link) => Client) {
  const told = new TransformStream<readonly JobView[], readonly JobView[]>();
  const writer = told.writable.getWriter();
  const jobs = streamToEventIterator(told.readable);
  const listeners = new Set<Listener>();
  const { client } = clientOver(() => undefined);
  const silent: Link = {
    client: { ...client, work: { ...client.work, watch: () => Promise.resolve(jobs) } },
    status: 'open',
    listen: (listener) => {
      listeners.add(listener);
      listener.opened();
      return () => void listeners.delete(listener);
    },
    tell: hear,
  };
  function hear(change: Change): void {
    for (const { changed } of listeners) changed(change);
  }

  return {
    link: { ...silent, client: answering(silent) },
    tell: (...now: JobView[]) => writer.write(now),
    reopen: () => {
      for (const { opened } of listeners) opened();
    },
    hear,
  };
}
