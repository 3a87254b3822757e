import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { clubCarrier } from '../../src/main/sharing/club-carrier.ts';
import { clubBeside, openTestClub, type TestClub } from '../club/test-club.ts';
import { converge } from '../main/sharing/converging.ts';
import { killSyncsAndLook } from '../main/sharing/killing-syncs.ts';
import { onGround } from './ground.ts';

const FIRST = Number(process.env['VERNISSAGE_SEED'] ?? 1);
const ROUNDS = Number(process.env['VERNISSAGE_ROUNDS'] ?? 60);
const KILLS = 10;

/** Long after everything that laptops say here. */
const now = () => new Date('2100-01-01T00:00:00.000Z');

let clubs: TestClub;
/** For laptops in other processes, which have the clock of this computer. */
let clubsOfToday: TestClub;
before(async () => {
  clubs = await openTestClub({ now });
  clubsOfToday = await openTestClub();
});
after(async () => {
  for (const { close } of [clubs, clubsOfToday]) await close();
});

void test('two, three and ten laptops end the same to the byte, offline for long or killed', async () => {
  let parted = 0;
  for (let seed = FIRST; seed < FIRST + ROUNDS; seed += 1) {
    const count = [2, 3, 10][seed % 3] ?? 2;
    parted += await onGround((ground) => converge(seed, count, 6, ground));
  }
  assert.ok(parted > 0, 'some games were corrected in two places');
});

void test('and so they do if a program copies files between their folders, late, half and twice', async () => {
  for (let seed = FIRST; seed < FIRST + ROUNDS / 2; seed += 1) {
    const count = [2, 3, 10][seed % 3] ?? 2;
    await onGround((ground) => converge(seed, count, 4, ground, { replicated: true }));
  }
});

void test('and so they do over a club’s real server', async () => {
  for (let seed = FIRST; seed < FIRST + ROUNDS / 6; seed += 1) {
    const { server, owner } = await clubBeside(clubs);
    const openServer = () => clubCarrier({ server: server.address, key: owner.key }, { now });
    await onGround((ground) => converge(seed, 3, 4, ground, { openServer }));
  }
  assert.deepEqual(clubs.errors, []);
});

void test('a sync that is killed again and again leaves the file whole, and the next completes it', async () => {
  let midway = 0;
  const rounds = Math.ceil(ROUNDS / 6);
  for (let seed = FIRST; seed < FIRST + rounds; seed += 1) {
    const { server, owner } = await clubBeside(clubsOfToday);
    const club = seed % 2 === 0 ? {} : { club: { server: server.address, key: owner.key } };
    midway += await onGround((ground) =>
      killSyncsAndLook(seed, ground, { laptops: 2 + (seed % 2), games: 100, kills: KILLS, ...club }),
    );
  }
  assert.ok(midway > (rounds * KILLS) / 2, `${midway} syncs were killed in the middle`);
});
