import { expect, test } from 'vitest';
import { render } from '../../mounted.ts';
import { push } from '../../pressing.ts';
import { language } from '../../spoken.ts';
import WorthProgress from '../../../../src/renderer/features/figures/WorthProgress.svelte';
import type { JobView } from '../../../../src/shared/api.ts';
import { workingHost } from '../../working-host.ts';

/** What is said on a host that goes on when asked, and the calls it received. */
async function opened(games: number, of: number) {
  const asked: string[] = [];
  const { link, tell } = workingHost(({ client }) => ({
    ...client,
    statistics: { ...client.statistics, goOn: () => Promise.resolve({ job: String(asked.push('go on')) }) },
    work: { ...client.work, cancel: ({ id }) => Promise.resolve(asked.push(`cancel ${id}`) > 0) },
  }));
  const screen = await render(WorthProgress, { waiting: { games, of } }, { link });
  return { screen, status: screen.getByRole('status'), tell, asked };
}

const value = (state: Extract<JobView, { kind: 'value' }>['state']): JobView => ({
  id: '1',
  kind: 'value',
  state,
});
const words = language.words.worth.figures;

test('while games are being worked out, it says how many are done, and nothing once all are', async () => {
  const { screen, status, tell } = await opened(10_000, 10_000);
  await tell(value({ kind: 'waiting' }));
  await expect.element(screen.getByText(words.begins)).toBeVisible();
  await tell(value({ kind: 'running', done: 312, of: 10_000 }));
  await expect.element(screen.getByText('312 of 10,000 games worked out.')).toBeVisible();
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '0.0312');
  // The figures that follow from it are on their way.
  await tell(value({ kind: 'done', result: { games: 9688 } }));
  await expect.element(status).toBeEmptyDOMElement();
  await screen.rerender({ waiting: { games: 0, of: 10_000 } });
  await expect.element(status).toBeEmptyDOMElement();
});

test('it can be cancelled; then it says how many are missing and offers to go on', async () => {
  const { screen, tell, asked } = await opened(400, 400);
  await tell(value({ kind: 'running', done: 12, of: 400 }));
  await push(screen.getByRole('button', { name: language.words.keeping.backups.cancel }));
  await tell(value({ kind: 'cancelled' }));
  await screen.rerender({ waiting: { games: 388, of: 400 } });
  await expect.element(screen.getByText('388 of 400 games are still to be worked out.')).toBeVisible();
  await push(screen.getByRole('button', { name: words.goOn }));
  expect(asked).toEqual(['cancel 1', 'go on']);
});

test('a failure is reported with a way to try again, and other jobs are not shown', async () => {
  const { screen, status, tell, asked } = await opened(0, 4);
  await tell({ id: '2', kind: 'check', state: { kind: 'running', done: 1, of: 2 } });
  await expect.element(status).toBeEmptyDOMElement();
  await tell(value({ kind: 'failed', trouble: 'disk-full', message: 'full' }));
  await expect.element(screen.getByText(words.failed)).toBeVisible();
  await push(screen.getByRole('button', { name: words.goOn }));
  expect(asked).toEqual(['go on']);
  await expect.element(status).toBeEmptyDOMElement();
});
