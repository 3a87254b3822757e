import assert from 'node:assert/strict';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join as path } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { below, random } from '../play/random.ts';
import { clubCarrier } from '../../src/main/sharing/club-carrier.ts';
import { freePort, runCommand, serveClub, stopCommand, tokenIn } from '../club/commands.ts';
import { log, name } from '../club/played-games.ts';
import { clubBeside, everything, join, openTestClub, put } from '../club/test-club.ts';
import { killPostgres, newServerFolder, removeServerFolder } from '../club/test-postgres.ts';
import { converge } from '../main/sharing/converging.ts';
import { killSyncsAndLook } from '../main/sharing/killing-syncs.ts';
import { onGround } from './ground.ts';

const ROUNDS = Number(process.env['VERNISSAGE_ROUNDS'] ?? 40);
const WRITERS = 4;

type Key = { readonly key: string };

void test('a club that is killed again and again, and restored, keeps what it acknowledged', async () => {
  const next = random(Number(process.env['VERNISSAGE_SEED'] ?? 28));
  const acknowledged = new Set<string>();
  let folder = newServerFolder();
  let owner: Key | null = null;
  let seed = 0;
  let restores = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await serveClub(['--data', folder], await freePort());
    owner ??= await join(server, tokenIn(server.said()));
    const member: Key = owner;
    const there = new Set((await everything(server, member)).map(({ hash }) => hash));
    assert.deepEqual(
      [...acknowledged].filter((hash) => !there.has(hash)),
      [],
      `after round ${round}`,
    );

    let isOver = false;
    const writing = Promise.all(
      Array.from({ length: WRITERS }, async () => {
        while (!isOver) {
          const thing = (seed += 1) % 7 === 0 ? name(`p${seed}`, `Person ${seed}`) : log(seed);
          const answer = await put(server, member, thing).catch(() => null);
          if (answer?.status === 200) acknowledged.add(thing.hash);
          // Away, until it starts again or the round is over.
          else await wait(50);
        }
      }),
    );
    await wait(300 + below(next, 1500));
    if (round % 3 === 1) {
      // The database alone: the server starts it again.
      killPostgres(path(folder, 'postgres/cluster'));
      await wait(4000);
    }
    if (round % 5 === 4) {
      const file = path(folder, `${round}.gz`);
      isOver = true;
      await writing;
      await succeed('backup', file, '--data', folder);
      await stopCommand(server, 'SIGTERM');
      const another = newServerFolder();
      await succeed('restore', file, '--data', another);
      removeServerFolder(folder);
      folder = another;
      restores += 1;
    } else {
      await stopCommand(server, round % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
      isOver = true;
      await writing;
    }
  }
  process.stdout.write(`${acknowledged.size} things acknowledged, ${ROUNDS} starts, ${restores} restores\n`);
  assert.ok(acknowledged.size > ROUNDS);
  // Stops what the last kill left.
  await succeed('clubs', '--data', folder);
  removeServerFolder(folder);
});

void test('laptops whose club is killed, lost and restored end the same to the byte', async () => {
  for (let seed = 1; seed <= Math.ceil(ROUNDS / 10); seed += 1) {
    const folder = newServerFolder();
    const lost: string[] = [];
    const port = await freePort();
    const serve = () => serveClub(['--data', folder], port);
    let server = await serve();
    const { key } = await join(server, tokenIn(server.said()));
    const openServer = () => clubCarrier({ server: server.address, key });
    const afterEvening = async (evening: number): Promise<void> => {
      const backup = path(folder, 'club.gz');
      if (evening % 3 === 0) {
        rmSync(backup, { force: true });
        await succeed('backup', backup, '--data', folder);
        return;
      }
      await stopCommand(server, 'SIGKILL');
      if (evening % 3 === 1) {
        const gone = `${folder}-${evening}`;
        lost.push(gone);
        renameSync(folder, gone);
        // What the killed server left.
        killPostgres(path(gone, 'postgres/cluster'));
        mkdirSync(folder, { mode: 0o711 });
        await succeed('restore', path(gone, 'club.gz'), '--data', folder);
      }
      server = await serve();
    };
    await onGround((ground) => converge(seed, 2 + (seed % 2), 6, ground, { openServer, afterEvening }));
    await stopCommand(server);
    for (const each of [folder, ...lost]) removeServerFolder(each);
  }
});

void test('a sync that is killed again and again leaves the file whole, and the next completes it', async () => {
  const clubs = await openTestClub();
  const [syncs, kills] = [Math.ceil(ROUNDS / 4), 10];
  let midway = 0;
  for (let seed = 1; seed <= syncs; seed += 1) {
    const { server, owner } = await clubBeside(clubs);
    const club = seed % 2 === 0 ? {} : { club: { server: server.address, key: owner.key } };
    midway += await onGround((ground) =>
      killSyncsAndLook(seed, ground, { laptops: 2 + (seed % 2), games: 100, kills, ...club }),
    );
  }
  assert.ok(midway > (syncs * kills) / 2, `${midway} syncs were killed in the middle`);
  await clubs.close();
});

async function succeed(...words: string[]): Promise<void> {
  const { code, said } = await runCommand(words);
  assert.equal(code, 0, said);
}
