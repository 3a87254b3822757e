import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { clientOver } from '../../../src/renderer/lib/contract-client.ts';
import { language } from '../../../src/renderer/lib/language.svelte.ts';
import type { Link } from '../../../src/renderer/lib/link.svelte.ts';
import RebuildNotice from '../../../src/renderer/screens/history/RebuildNotice.svelte';
import type { JobView } from '../../../src/shared/api.ts';

/** A host that tells of its work whenever it is made to. */
function host() {
  const told = new TransformStream<readonly JobView[], readonly JobView[]>();
  const writer = told.writable.getWriter();
  async function* jobs() {
    for await (const now of told.readable) yield now;
  }
  const client = clientOver(() => undefined).client;
  const link: Link = {
    client: { ...client, work: { ...client.work, watch: () => Promise.resolve(jobs()) } },
    status: 'open',
    listen: ({ opened }) => {
      opened();
      return () => undefined;
    },
  };
  return { link, tell: (...now: JobView[]) => writer.write(now) };
}

const rebuild = (state: Extract<JobView, { kind: 'rebuild' }>['state']): JobView => ({
  id: '1',
  kind: 'rebuild',
  state,
});
const words = language.words.history;

test('while history is worked out anew it says so, how far it is, and when it is done', async () => {
  const { link, tell } = host();
  const screen = await render(RebuildNotice, { link });
  const status = screen.getByRole('status');
  await expect.element(status).toBeEmptyDOMElement();

  await tell(rebuild({ kind: 'waiting' }));
  await expect.element(status).toHaveTextContent(words.rebuilding);
  const progress = screen.getByRole('progressbar', { name: words.rebuildingShort });
  await expect.element(progress).not.toHaveAttribute('value');

  await tell(rebuild({ kind: 'running', done: 2500, of: 10_000 }));
  await expect.element(progress).toHaveAttribute('value', '2500');
  await expect.element(progress).toHaveAttribute('max', '10000');
  await tell(rebuild({ kind: 'running', done: 7500, of: 10_000 }));
  await expect.element(progress).toHaveAttribute('value', '7500');

  await tell(rebuild({ kind: 'done', result: null }));
  await expect.element(status).toBeEmptyDOMElement();
});

test('it says so where working it out failed, and nothing of other work', async () => {
  const { link, tell } = host();
  const screen = await render(RebuildNotice, { link });
  const status = screen.getByRole('status');
  await tell({ id: '2', kind: 'check', state: { kind: 'running', done: 1, of: 2 } });
  await expect.element(status).toBeEmptyDOMElement();
  await tell(rebuild({ kind: 'failed', code: 'SQLITE_FULL', message: 'full' }));
  await expect.element(status).toHaveTextContent(words.rebuildFailed);
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
});
