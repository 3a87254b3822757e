import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, type TestContext } from 'vitest';
import { Cancelled } from '../../../src/main/job/job.ts';
import { openGivenUp } from '../../../src/main/job/given-up.ts';
import { SharingFailed } from '../../../src/main/sharing/carrier.ts';
import { callsTo, type FolderWaiting } from '../../../src/main/sharing/folder-calls.ts';
import { folderCarrier } from '../../../src/main/sharing/folder-carrier.ts';
import { coverWithSilentDrive } from '../drives.ts';
import { dataFolder, done, FOUR } from '../store/store-in.ts';
import { sharing } from './laptops.ts';

const SILENT = new SharingFailed({ why: 'silent-folder' });

/** Calls to a folder, how many of them were given up, and a call that returns when it is told to. */
function asking(waiting: FolderWaiting) {
  const seen = { left: 0 };
  const givenUp = openGivenUp((count) => (seen.left = count));
  const answer = Promise.withResolvers<string>();
  return { call: callsTo('/club', { givenUp, ...waiting }), seen, answer };
}

test('a call that doesn’t return is given up, and nothing else is asked there until it has', async () => {
  const { call, seen, answer } = asking({ patience: 50 });
  await expect(call(() => answer.promise)).rejects.toEqual(SILENT);
  expect(seen.left).toBe(1);
  let asked = 0;
  const again = () => call(() => Promise.resolve((asked += 1)));
  await expect(again()).rejects.toEqual(SILENT);
  expect([asked, seen.left]).toEqual([0, 1]);
  answer.resolve('late');
  expect(await again()).toBe(1);
  expect(seen.left).toBe(0);
});

test('a cancelled sync waits half a second for what it has asked, and no longer', async () => {
  const cancelling = new AbortController();
  const { call, seen, answer } = asking({ cancelled: cancelling.signal });
  const quick = call(() => setTimeout(50, 'quick'));
  const silent = expect(call(() => answer.promise)).rejects.toBeInstanceOf(Cancelled);
  await setTimeout(10);
  cancelling.abort();
  await expect(call(() => Promise.resolve('more'))).rejects.toBeInstanceOf(Cancelled);
  expect(await quick).toBe('quick');
  await silent;
  expect(seen.left).toBe(1);
});

/** Only some systems let a test have such a drive. */
async function cover(folder: string, { skip }: TestContext): Promise<() => void> {
  const drive = await coverWithSilentDrive(folder);
  if (drive === null) return skip();
  onTestFinished(drive.disconnect);
  return drive.disconnect;
}

test('laptops whose network drive sleeps say so, and go on when it is back', async (context) => {
  const shared = dataFolder();
  const { ada, bea } = await sharing(shared);
  done(ada.store.games.create(FOUR));
  const disconnect = await cover(shared, context);
  const givenUp = openGivenUp(() => undefined);
  const open = ({ place }: { place: string }) => folderCarrier(place, { givenUp, patience: 100 });
  const patient = ({ place }: { place: string }) => folderCarrier(place, { givenUp });
  const silent = { carriers: [{ problem: { why: 'silent-folder' } }] };
  expect(await ada.sync({ open })).toMatchObject(silent);
  expect(await bea.sync({ open })).toMatchObject(silent);
  disconnect();
  expect(await ada.sync({ open: patient })).toMatchObject({ carriers: [{ problem: null }] });
  expect(await bea.sync({ open: patient })).toMatchObject({ carriers: [{ problem: null }], gamesChanged: 1 });
});

test('the table, a backup, turning it off and quitting don’t wait for a drive that sleeps', async (context) => {
  const shared = dataFolder();
  const app = spawn(
    process.execPath,
    [...process.execArgv, join(import.meta.dirname, 'beside-silence.ts'), dataFolder(), shared],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  onTestFinished(() => void app.kill('SIGKILL'));
  const lines = createInterface(app.stdout)[Symbol.asyncIterator]();
  expect(await lines.next()).toMatchObject({ value: 'shared' });
  await cover(shared, context);
  app.stdin.write('covered\n');
  const { value } = await lines.next();
  expect(JSON.parse(value ?? '')).toEqual({ syncing: 'syncing', backups: 1, left: 0 });
  expect(await lines.next()).toMatchObject({ value: 'closed' });
  // Such a process can only be killed, and does it itself.
  expect(await once(app, 'exit')).toEqual([null, 'SIGKILL']);
});
