import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clubBeside, openTestClub } from '../club/test-club.ts';
import { killSyncsAndLook } from '../main/sharing/killing-syncs.ts';
import { onGround } from './ground.ts';

const ROUNDS = Number(process.env['VERNISSAGE_ROUNDS'] ?? 10);
const KILLS = 10;

void test('a sync that is killed again and again leaves the file whole, and the next completes it', async () => {
  const clubs = await openTestClub();
  let midway = 0;
  for (let seed = 1; seed <= ROUNDS; seed += 1) {
    const { server, owner } = await clubBeside(clubs);
    const club = seed % 2 === 0 ? {} : { club: { server: server.address, key: owner.key } };
    midway += await onGround((ground) =>
      killSyncsAndLook(seed, ground, { laptops: 2 + (seed % 2), games: 100, kills: KILLS, ...club }),
    );
  }
  assert.ok(midway > (ROUNDS * KILLS) / 2, `${midway} syncs were killed in the middle`);
  await clubs.close();
});
