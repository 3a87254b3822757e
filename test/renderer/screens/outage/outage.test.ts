import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../accessible.ts';
import { render } from '../../mounted.ts';
import { language } from '../../spoken.ts';
import OutageScreen from '../../../../src/renderer/screens/outage/OutageScreen.svelte';
import {
  REPAIR_OPTIONS,
  type Outage,
  type RepairOption,
  type WholeBackup,
} from '../../../../src/shared/api.ts';
import { workingHost } from '../../working-host.ts';
import { push } from '../../pressing.ts';

const FILE = '/games/vernissage.db';
const REPAIRABLE: readonly RepairOption[] = ['repair', 'again', 'empty'];

function outage(problem: Outage['problem'], ways: readonly RepairOption[]): Outage {
  return { problem, folder: '/games', file: FILE, ways, canBeCopied: false };
}

/** The outage screen, whose host looks for a backup and repairs until the test ends the job. */
async function page(day: Outage) {
  const looked = Promise.withResolvers<WholeBackup>();
  const mended = Promise.withResolvers<Outage | null>();
  const repair = vi.fn(() => mended.promise);
  const cancel = vi.fn(() => Promise.resolve(true));
  const { link, tell } = workingHost(({ client }) => ({
    ...client,
    keeping: { ...client.keeping, wholeBackup: () => looked.promise, repair },
    work: { ...client.work, cancel },
  }));
  const screen = await render(OutageScreen, { outage: day }, { link });
  return { screen, tell, repair, cancel, found: looked.resolve, mended: mended.resolve };
}

const passing = ['disk-full', 'read-only', 'locked', 'gone', 'unreadable', 'no-memory'] as const;
test.each<[Outage['problem'], readonly RepairOption[]]>([
  ...passing.map((kind): [Outage['problem'], RepairOption[]] => [{ kind }, ['again']]),
  [{ kind: 'unexpected', detail: 'Error: what is this' }, REPAIRABLE],
  [{ kind: 'damaged' }, REPAIRABLE],
  [{ kind: 'missing' }, REPAIRABLE],
  [{ kind: 'not-a-store' }, REPAIRABLE],
  [{ kind: 'newer-store', version: 9, newest: 5 }, REPAIRABLE],
])('%o is told with what is safe and what to do', async (problem, ways) => {
  const words = language.words.keeping.outage;
  const { screen } = await page(outage(problem, ways));
  await expect.element(screen.getByRole('heading', { name: words.title })).toBeVisible();
  const said = screen.getByRole('alert').first();
  const { kind } = problem;
  for (const sentence of [words.what[kind](FILE), words.safe[kind], words.todo[kind]])
    await expect.element(said.getByText(sentence)).toBeVisible();
  const offered = REPAIR_OPTIONS.filter(
    (way) => screen.getByRole('button', { name: words.ways[way], exact: true }).elements().length > 0,
  );
  expect(offered.toSorted()).toEqual(ways.toSorted());
});

describe('a damaged file', () => {
  const words = language.words.keeping.outage;
  const damaged = outage({ kind: 'damaged' }, REPAIRABLE);
  const running = { kind: 'running', done: 3, of: 12 } as const;

  test('can be repaired at once, while the newest complete backup is being found', async () => {
    const { screen, tell, repair, cancel, found, mended } = await page(damaged);
    await tell({ id: '1', kind: 'find-backup', state: running });
    const progress = screen.getByRole('progressbar', { name: words.lookingForBackup });
    await expect.element(progress).toHaveAttribute('value', '0.25');
    await push(screen.getByRole('button', { name: words.ways.repair }));
    expect(repair).toHaveBeenCalledExactlyOnceWith({ way: 'repair' });
    // A repair cancels the search.
    await tell(
      { id: '1', kind: 'find-backup', state: { kind: 'cancelled' } },
      { id: '2', kind: 'repair', state: running },
    );
    found({ kind: 'not-known' });
    await expect.element(progress).not.toBeInTheDocument();
    await expect.element(screen.getByText(words.repairWithNewest)).toBeVisible();
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '0.25');
    // And again after it was cancelled.
    await push(screen.getByRole('button', { name: language.words.keeping.backups.cancel }));
    expect(cancel).toHaveBeenCalledExactlyOnceWith({ id: '2' });
    await tell({ id: '2', kind: 'repair', state: { kind: 'cancelled' } });
    mended(damaged);
    await expect.element(screen.getByText(language.words.keeping.backups.cancelled)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: words.ways.repair })).toBeEnabled();
  });

  const AT = '2026-11-20T20:00:00Z';
  const holding = { games: 3, players: 4, lastChange: null, bytes: 1 };
  const backup = { name: 'b', at: AT, reason: 'daily', holding, damaged: false } as const;
  test.each<[WholeBackup, string]>([
    [{ kind: 'none' }, words.repairWithoutBackup],
    [{ kind: 'found', backup }, words.repairWithBackup(language.when(AT), '3 games')],
  ])('says what it would be mended with: %o', async (whole, said) => {
    const { screen, found } = await page(damaged);
    found(whole);
    await expect.element(screen.getByText(said)).toBeVisible();
    if (whole.kind === 'found') await expectAccessible(screen);
  });
});

test('from an older version is upgraded without asking, which can be cancelled', async () => {
  const words = language.words.keeping.outage;
  const older = outage({ kind: 'older-store' }, ['again']);
  const { screen, tell, repair, cancel, mended } = await page(older);
  await expect.element(screen.getByRole('heading', { name: words.olderTitle })).toBeVisible();
  expect(repair).toHaveBeenCalledExactlyOnceWith({ way: 'again' });
  await tell({ id: '1', kind: 'migrate', state: { kind: 'running', done: 1, of: 2 } });
  await expect
    .element(screen.getByRole('progressbar', { name: words.upgrading }))
    .toHaveAttribute('value', '0.5');
  await expect.element(screen.getByRole('button', { name: words.ways.again })).toBeDisabled();
  await push(screen.getByRole('button', { name: language.words.keeping.backups.cancel }));
  expect(cancel).toHaveBeenCalledExactlyOnceWith({ id: '1' });
  await tell({ id: '1', kind: 'migrate', state: { kind: 'cancelled' } });
  mended(older);
  await expect.element(screen.getByText(language.words.keeping.backups.cancelled)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: words.ways.again })).toBeEnabled();
  expect(repair).toHaveBeenCalledOnce();
});
