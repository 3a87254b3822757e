import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drill, type Drilled } from '../main/store/drilling.ts';

const FOLDERS = 8;
const KILLS = 10;

void test('backups contain what was there and are restored as such, however often the app is killed', async () => {
  const all: Drilled[] = [];
  for (let seed = 1; seed <= FOLDERS; seed += 1) all.push(await drill(seed, KILLS));
  const sum = (of: (drilled: Drilled) => number): number => all.reduce((total, each) => total + of(each), 0);
  const acknowledged = {
    entries: sum(({ entries }) => entries),
    backups: sum(({ backups }) => backups),
    restored: sum(({ restored }) => restored),
    refused: sum(({ refused }) => refused),
    killedInBackup: sum(({ killedInBackup }) => killedInBackup),
    killedInRestore: sum(({ killedInRestore }) => killedInRestore),
  };
  assert.ok(acknowledged.backups > 80 && acknowledged.restored > 40, JSON.stringify(acknowledged));
  assert.ok(
    acknowledged.killedInBackup > 12 && acknowledged.killedInRestore > 12,
    JSON.stringify(acknowledged),
  );
  process.stdout.write(`${JSON.stringify(acknowledged)}\n`);
});
