import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Carrier } from '../../src/main/sharing/carrier.ts';
import { clubCarrier } from '../../src/main/sharing/club-carrier.ts';
import { converge } from '../main/sharing/converging.ts';
import { repetitions } from '../repetitions.ts';
import { onGround } from '../soak/ground.ts';
import { clubBeside, everything, openTestClub, query, type TestClub } from './test-club.ts';

/** Long after everything that laptops say in these tests. */
const now = () => new Date('2100-01-01T00:00:00.000Z');

let first: TestClub;

beforeAll(async () => {
  first = await openTestClub({ now });
});

afterAll(() => first.close());

test('laptops with a folder and a club’s server end up with the same, even if the server was restored', async () => {
  for (let seed = 1; seed <= repetitions(1, 10); seed += 1) {
    const club = await clubBeside(first);
    let backup = 0;
    const openServer = () =>
      inOrder(clubCarrier({ server: club.server.address, key: club.owner.key }, { now }));
    const afterEvening = async (evening: number) => {
      if (evening === 0) backup = await latestOf(club);
      if (evening === 1) await restore(club, backup);
    };
    await onGround((ground) => converge(seed, 3, 3, ground, { openServer, afterEvening }));
    const things = await everything(club.server, club.owner);
    expect(things.length).toBeGreaterThan(backup);
    expect(new Set(things.map(({ hash }) => hash)).size).toBe(things.length);
  }
  expect(first.errors).toEqual([]);
});

/** The same laptops do the same each time. */
function inOrder(carrier: Carrier): Carrier {
  return {
    ...carrier,
    put: async (things) => {
      const refused: string[] = [];
      for (const thing of things) refused.push(...(await carrier.put([thing])));
      return refused;
    },
  };
}

async function latestOf({ place, id }: TestClub): Promise<number> {
  return Number((await query(place, `SELECT latest FROM vernissage.club WHERE id = '${id}'`))[0]?.[0]);
}

/** As it was then, except for what was superseded since; laptops are told that it is another database now. */
async function restore({ place, id }: TestClub, latest: number): Promise<void> {
  await query(
    place,
    `DELETE FROM vernissage.log WHERE club = '${id}' AND seq > ${latest};
     DELETE FROM vernissage.said WHERE club = '${id}' AND seq > ${latest};
     UPDATE vernissage.club SET latest = ${latest}, epoch = gen_random_uuid() WHERE id = '${id}'`,
  );
}
