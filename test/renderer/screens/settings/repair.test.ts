import { ORPCError } from '@orpc/client';
import { expect, test, vi } from 'vitest';
import { render } from '../../mounted.ts';
import { language } from '../../spoken.ts';
import Backups from '../../../../src/renderer/screens/settings/Backups.svelte';
import { NOT_KEPT } from '../../../../src/shared/api.ts';
import { workingHost } from '../../working-host.ts';

const words = language.words.keeping;

test('a damaged file can be repaired here, and anything in the way is reported', async () => {
  const repair = vi.fn(() =>
    Promise.reject(new ORPCError(NOT_KEPT, { data: { trouble: 'disk-full' as const } })),
  );
  const { link } = workingHost(({ client }) => ({ ...client, keeping: { ...client.keeping, repair } }));
  const screen = await render(Backups, { backups: [], damaged: true }, { link });
  await screen.getByRole('button', { name: words.repair.do }).click();
  expect(repair).toHaveBeenCalledExactlyOnceWith({ way: 'repair' });
  await expect.element(screen.getByText(words.repair.failed)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: words.repair.do })).toBeEnabled();
});
