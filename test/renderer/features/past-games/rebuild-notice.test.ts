import { expect, test } from 'vitest';
import { render } from '../../mounted.ts';
import { push } from '../../pressing.ts';
import { language } from '../../spoken.ts';
import RebuildNotice from '../../../../src/renderer/features/past-games/RebuildNotice.svelte';
import type { JobView } from '../../../../src/shared/api.ts';
import { workingHost } from '../../working-host.ts';

/** A notice on a host with this many games left to recalculate, and the calls it received. */
async function opened(behind = 0) {
  const asked: string[] = [];
  const games = { behind };
  const { link, tell, hear } = workingHost(({ client }) => ({
    ...client,
    history: {
      ...client.history,
      behind: () => Promise.resolve(games.behind),
      catchUp: () => Promise.resolve({ job: String(asked.push('catch up')) }),
    },
    work: { ...client.work, cancel: ({ id }) => Promise.resolve(asked.push(`cancel ${id}`) > 0) },
  }));
  const screen = await render(RebuildNotice, {}, { link });
  return { screen, status: screen.getByRole('status'), tell, hear, asked, games };
}

const rebuild = (state: Extract<JobView, { kind: 'rebuild' }>['state']): JobView => ({
  id: '1',
  kind: 'rebuild',
  state,
});
const words = language.words.history;

test('while the history is being recalculated, a notice shows the progress, the end and a failure', async () => {
  const { screen, status, tell } = await opened();
  await expect.element(status).toBeEmptyDOMElement();

  await tell(rebuild({ kind: 'waiting' }));
  await expect.element(screen.getByText(words.rebuilding)).toBeVisible();
  const progress = screen.getByRole('progressbar', { name: words.rebuilding });
  await expect.element(progress).not.toHaveAttribute('value');

  await tell(rebuild({ kind: 'running', done: 2500, of: 10_000 }));
  await expect.element(progress).toHaveAttribute('value', '0.25');
  await tell(rebuild({ kind: 'running', done: 7500, of: 10_000 }));
  await expect.element(progress).toHaveAttribute('value', '0.75');

  await tell(rebuild({ kind: 'done', result: { games: 10_000, contradicted: 0 } }));
  await expect.element(status).toBeEmptyDOMElement();

  // Other jobs aren't its own.
  await tell({ id: '2', kind: 'check', state: { kind: 'running', done: 1, of: 2 } });
  await expect.element(status).toBeEmptyDOMElement();
  await tell(rebuild({ kind: 'failed', trouble: 'disk-full', message: 'full' }));
  await expect.element(screen.getByText(words.rebuildFailed)).toBeVisible();
  await expect.element(progress).not.toBeInTheDocument();
  await push(screen.getByRole('button', { name: words.catchUp }));
  await expect.element(status).toBeEmptyDOMElement();
});

test('it can be cancelled; then the notice says what is incomplete and offers to start again', async () => {
  const { screen, status, tell, hear, asked, games } = await opened(1);
  // A view opened later says it too, as long as something is left.
  await expect.element(screen.getByText(words.behind(1, '1'))).toBeVisible();
  games.behind = 0;
  hear({ kind: 'games' });
  await expect.element(status).toBeEmptyDOMElement();
  await tell(rebuild({ kind: 'running', done: 2500, of: 10_000 }));
  await push(screen.getByRole('button', { name: language.words.keeping.backups.cancel }));
  expect(asked).toEqual(['cancel 1']);

  games.behind = 7500;
  await tell(rebuild({ kind: 'cancelled' }));
  hear({ kind: 'games' });
  await expect.element(screen.getByText(words.behind(7500, '7,500'))).toBeVisible();
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
  await push(screen.getByRole('button', { name: words.catchUp }));
  expect(asked).toEqual(['cancel 1', 'catch up']);
});
