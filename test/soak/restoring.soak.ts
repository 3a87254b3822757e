import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drill, type Drilled } from '../main/store/drilling.ts';

const FOLDERS = 12;
const KILLS = 16;

void test('entries, backups and what was restored are there as acknowledged, however often the app is killed', async () => {
  const all: Drilled[] = [];
  for (let seed = 1; seed <= FOLDERS; seed += 1) all.push(await drill(seed, KILLS));
  const sum = (of: (drilled: Drilled) => number): number => all.reduce((total, each) => total + of(each), 0);
  const acknowledged = {
    entries: sum(({ entries }) => entries),
    backups: sum(({ backups }) => backups),
    restored: sum(({ restored }) => restored),
    refused: sum(({ refused }) => refused),
    playing: sum(({ killedIn }) => killedIn.playing),
    backingUp: sum(({ killedIn }) => killedIn['backing-up']),
    restoring: sum(({ killedIn }) => killedIn.restoring),
  };
  const { entries, backups, restored, playing, backingUp, restoring } = acknowledged;
  const said = JSON.stringify(acknowledged);
  assert.ok(entries > 2_000 && backups > 80 && restored > 40, said);
  assert.ok(playing > 20 && backingUp > 12 && restoring > 12, said);
  process.stdout.write(`${said}\n`);
});
