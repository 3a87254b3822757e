import { expect, test } from 'vitest';
import { clubCarrier } from '../../../src/main/sharing/club-carrier.ts';
import { everything, openTestClub } from '../../club/test-club.ts';
import { repetitions } from '../../repetitions.ts';
import { onGround } from '../../soak/ground.ts';
import { converge } from './converging.ts';
import { killSyncsAndLook } from './killing-syncs.ts';

type Laptops = readonly [seed: number, laptops: number, evenings: number];

/** The soak has as many of two, of three and of ten laptops. */
const laptops = (few: readonly Laptops[], many: number): readonly Laptops[] => [
  ...few,
  ...Array.from({ length: repetitions(0, many) }, (_, at): Laptops => [at, [2, 3, 10][at % 3] ?? 2, 6]),
];

test('laptops that have exchanged everything export the same bytes', async () => {
  for (const each of laptops([[1, 2, 2]], 60)) await onGround((ground) => converge(...each, ground));
});

test('and so do the four laptops of a club, of which some have entered a game differently', async () => {
  // Long after everything that laptops say here.
  const now = () => new Date('2100-01-01T00:00:00.000Z');
  const club = await openTestClub({ now });
  const openServer = () => clubCarrier({ server: club.server.address, key: club.owner.key }, { now });
  const parted = await onGround((ground) => converge(11, 4, 1, ground, { openServer }));
  expect(parted).toBeGreaterThan(0);
  const hashes = (await everything(club.server, club.owner)).map(({ hash }) => hash);
  expect([new Set(hashes).size, club.errors]).toEqual([hashes.length, []]);
  await club.close();
});

test('and so do laptops whose folders are kept the same by a program that copies late and half', async () => {
  for (const each of laptops([[6, 2, 2]], 30))
    await onGround((ground) => converge(...each, ground, { replicated: true }));
});

test('a sync that is killed leaves the file whole, and the next ones complete it', async () => {
  const options = { laptops: 2, games: 20, kills: 2 };
  expect(await onGround((ground) => killSyncsAndLook(1, ground, options))).toBeGreaterThan(0);
});
