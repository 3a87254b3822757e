import { ORPCError } from '@orpc/client';
import { expect, test, vi } from 'vitest';
import { render } from '../../mounted.ts';
import { language } from '../../spoken.ts';
import Backups from '../../../../src/renderer/screens/settings/Backups.svelte';
import Trash from '../../../../src/renderer/screens/settings/Trash.svelte';
import { NOT_KEPT, sentOnce, type BackupView, type TrashedGame } from '../../../../src/shared/api.ts';
import { workingHost } from '../../working-host.ts';
import { GAME } from '../home/game.ts';
import { push } from '../../pressing.ts';

const words = language.words.keeping;
const BACKUP: BackupView = {
  name: 'vernissage 2026-11-20T20-00-00Z daily.db',
  at: '2026-11-20T20:00:00Z',
  reason: 'daily',
  holding: { games: 1200, players: 7, lastChange: '2026-11-20T19:00:00Z', bytes: 9_000_000 },
  damaged: false,
};

/** A backup being restored after the user has confirmed. */
async function restoring() {
  const { promise, resolve, reject } = Promise.withResolvers<null>();
  const cancel = vi.fn(() => Promise.resolve(true));
  const restore = vi.fn(() => promise);
  const { link, tell } = workingHost(({ client }) => ({
    ...client,
    keeping: { ...client.keeping, restore },
    work: { ...client.work, cancel },
  }));
  const screen = await render(Backups, { backups: [BACKUP], damaged: false }, { link });
  await push(screen.getByRole('button', { name: words.backups.restoreOf(language.when(BACKUP.at)) }));
  const dialog = screen.getByRole('dialog', { name: words.backups.restoreTitle });
  await push(dialog.getByRole('button', { name: words.backups.restoreNow }));
  expect(restore).toHaveBeenCalledExactlyOnceWith({ name: BACKUP.name });
  await tell({ id: '9', kind: 'restore', state: { kind: 'running', done: 1, of: 4 } });
  const progress = dialog.getByRole('progressbar', { name: words.backups.restoring });
  await expect.element(progress).toHaveAttribute('value', '0.25');
  return { screen, dialog, tell, cancel, resolve, reject };
}

test('the list of backups shows when and why each was made, what it contains, and how many are damaged', async () => {
  const backUp = () => Promise.reject(new Error('no answer'));
  const { link, tell } = workingHost(({ client }) => ({ ...client, keeping: { ...client.keeping, backUp } }));
  const unreadable = { ...BACKUP, name: 'other', at: '2026-11-19T20:00:00Z', holding: null };
  const damaged = { ...BACKUP, name: 'damaged', at: '2026-11-18T20:00:00Z', damaged: true };
  const small = {
    ...BACKUP,
    name: 'small',
    holding: { games: 0, players: 1, lastChange: null, bytes: 4_300 },
  };
  const backups = [BACKUP, unreadable, damaged, small];
  const screen = await render(Backups, { backups, damaged: false }, { link });
  const items = screen.getByRole('listitem').elements();
  const { reasons, games, players } = words.backups;
  for (const said of [language.when(BACKUP.at), reasons.daily, games('1,200', false), players('7', false)])
    expect(items[0]?.textContent).toContain(said);
  expect(items[1]?.textContent).toContain(words.backups.unreadable);
  expect(items[2]?.textContent).toContain(words.backups.damagedOne);
  expect(items[3]?.textContent).toContain(`${games('0', false)} · ${players('1', true)} · 4.3 kB`);
  expect(items.map((item) => item.querySelector('button') !== null)).toEqual([true, false, false, true]);
  await tell({ id: '3', kind: 'check', state: { kind: 'done', result: [{ kind: 'backup', name: 'b' }] } });
  await expect.element(screen.getByText(words.backups.damagedBackups(1))).toBeVisible();
  // Each piece of news takes the place of the last.
  const taken = { kind: 'taken', name: 'b' } as const;
  await tell({ id: '4', kind: 'backup', state: { kind: 'running', done: 0, of: 2 } });
  await tell({ id: '4', kind: 'backup', state: { kind: 'done', result: taken } });
  await expect.element(screen.getByText(words.backups.taken)).toBeVisible();
  expect(screen.getByText(words.backups.damagedBackups(1)).elements()).toEqual([]);
  await push(screen.getByRole('button', { name: words.backups.take }));
  await expect.element(screen.getByText(words.backups.takingFailed)).toBeVisible();
  expect(screen.getByText(words.backups.taken).elements()).toEqual([]);
});

test('the dialog shows the progress of a restore, which can be cancelled', async () => {
  const { dialog, tell, cancel, reject } = await restoring();
  await push(dialog.getByRole('button', { name: words.backups.cancel }));
  expect(cancel).toHaveBeenCalledExactlyOnceWith({ id: '9' });
  reject(new ORPCError('CANCELLED', { defined: true }));
  await tell({ id: '9', kind: 'restore', state: { kind: 'cancelled' } });
  await expect.element(dialog.getByText(words.backups.cancelled)).toBeVisible();
});

test.each([
  ['damaged itself', new ORPCError('UNUSABLE', { defined: true }), words.backups.unusable],
  ['with something else under way', new ORPCError('BUSY', { defined: true }), words.backups.busy],
  [
    'on a full disk',
    new ORPCError(NOT_KEPT, { data: { trouble: 'disk-full' } }),
    words.notKept.failed(words.notKept.why['disk-full']),
  ],
  ['for another reason', new Error('no'), words.backups.restoreFailed],
])('a backup that can’t be restored, %s, is reported in the dialog', async (_why, error, said) => {
  const { dialog, reject } = await restoring();
  reject(error);
  await expect.element(dialog.getByText(said)).toBeVisible();
});

test('the file can be repaired here after a question, and anything in the way is reported', async () => {
  const repair = vi.fn(() =>
    Promise.reject(new ORPCError(NOT_KEPT, { data: { trouble: 'disk-full' as const } })),
  );
  const { link } = workingHost(({ client }) => ({ ...client, keeping: { ...client.keeping, repair } }));
  const screen = await render(Backups, { backups: [], damaged: false }, { link });
  await push(screen.getByRole('button', { name: words.repair.ask }));
  await expect.element(screen.getByText(words.repair.explained)).toBeVisible();
  await push(screen.getByRole('button', { name: words.repair.do }));
  expect(repair).toHaveBeenCalledExactlyOnceWith({ way: 'repair' });
  await expect.element(screen.getByText(words.repair.failed)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: words.repair.do })).toBeEnabled();
});

test('games in the trash are put back one by one, and what is said is about the last one', async () => {
  const two: TrashedGame = { ...GAME, id: 'two', players: ['Bo', 'Cy'], trashedAt: BACKUP.at };
  let games = [{ ...two, id: 'one', players: ['Ada', 'Bo'] }, two];
  let works = false;
  const change = vi.fn(() => (works ? Promise.resolve([]) : Promise.reject(new Error('no'))));
  const { link, hear } = workingHost(({ client }) => ({
    ...client,
    chosen: { ...client.chosen, change },
    keeping: { ...client.keeping, trash: () => Promise.resolve(sentOnce(games)) },
  }));
  const screen = await render(Trash, {}, { link });
  const said = () => ['status', 'alert'].map((role) => screen.getByRole(role).element().textContent);
  const since = words.trash.since(language.when(BACKUP.at));
  const rows = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(rows).toEqual([expect.stringContaining('Ada and Bo'), expect.stringContaining(since)]);
  const putBack = (who: string) =>
    screen.getByRole('button', { name: words.trash.takeOutGame(who), exact: true }).click();
  await putBack('Bo and Cy');
  await expect.poll(said).toEqual(['', words.trash.failed]);
  works = true;
  await putBack('Bo and Cy');
  await expect.poll(said).toEqual([words.trash.wasTakenOut('Bo and Cy'), '']);
  await expect.element(screen.getByRole('status')).toHaveFocus();
  expect(change).toHaveBeenLastCalledWith({ games: ['two'], change: { kind: 'restore' } });
  games = games.slice(0, 1);
  hear({ kind: 'games' });
  await expect.poll(rows).toHaveLength(1);
  works = false;
  await putBack('Ada and Bo');
  await expect.poll(said).toEqual(['', words.trash.failed]);
  games = [];
  hear({ kind: 'games' });
  await expect.element(screen.getByText(words.trash.none)).toBeVisible();
});
