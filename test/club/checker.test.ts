import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openChecker } from '../../src/club/checker.ts';
import { checked } from '../../src/club/checking.ts';
import { paceOf, type Limits, type Pace } from '../../src/club/limits.ts';
import { Refused } from '../../src/club/problems.ts';
import { largeLog, log } from './played-games.ts';
import { ask, keep, newDatabase, openTestClub, put, type TestClub } from './test-club.ts';

const UNLIMITED: Pace = { wait: () => 0, count: () => 0, spend: () => undefined };

/** Making one takes longer than checking it. */
const large = largeLog(1);
/** Just large enough for the lane of the large ones. */
const larger = largeLog(1, 3_000);

const NOW = '2026-01-01T12:00:00.000Z';

describe('the thread that checks', () => {
  let checker: ReturnType<typeof openChecker>;
  beforeAll(() => {
    checker = openChecker(UNLIMITED);
  });
  afterAll(() => checker.close());

  test('says the same as checking here', async () => {
    expect(await checker.check('a', log(1), NOW)).toEqual(checked(log(1), NOW));
    await expect(checker.check('a', { ...log(1), hash: log(2).hash }, NOW)).rejects.toMatchObject({
      problem: { problem: 'wrong-hash' },
    });
  });

  async function orderOf(things: readonly (readonly [string, ReturnType<typeof log>])[]): Promise<string[]> {
    const answered: string[] = [];
    await Promise.all(
      things.map(async ([member, thing]) => {
        await checker.check(member, thing, NOW);
        answered.push(member);
      }),
    );
    return answered;
  }

  test.each([log(1), larger])('lets members take turns, however much one of them has sent', async (thing) => {
    const sent = ['a', 'a', 'a', 'a', 'b', 'b', 'b'].map((member) => [member, thing] as const);
    expect(await orderOf(sent)).toEqual(['a', 'a', 'b', 'a', 'b', 'a', 'b']);
  });

  test('lets usual games pass the largest ones', async () => {
    const order = await orderOf([
      ...['a', 'b', 'c', 'd'].map((member) => [member, larger] as const),
      ...[1, 2, 3].map((seed) => ['e', log(seed)] as const),
    ]);
    expect(order.slice(-3)).toEqual(['b', 'c', 'd']);
  });

  test('takes no more of a member whose time is used up, also of what had been waiting', async () => {
    const limited = openChecker(paceOf({ perSecond: 1, atOnce: 20 }, () => 0));
    const answers = await Promise.allSettled(
      ['a', 'a', 'b'].map((member) => limited.check(member, larger, NOW)),
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(answers[1]).toMatchObject({ reason: { problem: { problem: 'too-many' } } });
    await expect(limited.check('a', log(1), NOW)).rejects.toMatchObject({ problem: { problem: 'too-many' } });
    expect((await limited.check('c', log(1), NOW)).kind).toBe('log');
    limited.close();
  });

  test('is replaced when it dies of something, and everything else is checked', async () => {
    const small = openChecker(UNLIMITED, 20);
    const [dying, other] = await Promise.allSettled([
      small.check('a', large, NOW),
      small.check('b', { ...large, text: ' '.repeat(200_000) }, NOW),
    ]);
    expect(dying).toMatchObject({ status: 'rejected', reason: { code: 'ERR_WORKER_OUT_OF_MEMORY' } });
    expect(other).toMatchObject({ status: 'rejected', reason: { problem: { problem: 'malformed' } } });
    small.close();
  });

  test('leaves nobody waiting when it is closed', async () => {
    const closing = openChecker(UNLIMITED);
    const asked = ['a', 'a', 'b'].map((member) => closing.check(member, log(1), NOW));
    closing.close();
    asked.push(closing.check('a', log(1), NOW));
    for (const { status, reason } of (await Promise.allSettled(asked)) as PromiseRejectedResult[]) {
      expect(status).toBe('rejected');
      expect(reason).toBeInstanceOf(Refused);
    }
  });
});

describe('a member who sends the largest logs', () => {
  const clubs: TestClub[] = [];
  let place: TestClub['place'];
  beforeAll(async () => {
    place = await newDatabase();
  });
  afterEach(async () => {
    for (const club of clubs.splice(0)) {
      expect(club.errors).toEqual([]);
      await club.close();
    }
  });

  async function clubWith(limits: Partial<Limits>, now = () => new Date()): Promise<TestClub> {
    const checking = { perSecond: 1e6, atOnce: 1e6 };
    const club = await openTestClub({ place, now, limits: { checking, ...limits } });
    clubs.push(club);
    return club;
  }

  test('is told to wait once too much is under way, and others aren’t', async () => {
    const { server, owner, member } = await clubWith({ mostAtOnce: 2 });
    const flooding = await member('writer');
    const sent = [1, 2, 3, 4].map(() => put(server, flooding, larger));
    const others = [log(1), log(2)].map((thing) => put(server, owner, thing));
    const answers = await Promise.all(sent);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.body).toEqual({ problem: 'too-many', seconds: 1 });
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await put(server, flooding, log(3))).status).toBe(200);
  });

  test('leaves room for others in the memory', async () => {
    const { server, owner, member } = await clubWith({ mostBytesAtOnce: 1.5 * larger.text.length });
    const flooding = await member('writer');
    const answers = await Promise.all([flooding, owner].map((sender) => put(server, sender, larger)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429]);
    expect((await put(server, owner, larger)).status).toBe(200);
  });

  test('uses up their time, and nobody else’s', async () => {
    let now = Date.now();
    // So little that a member who waits as long as they were told has just enough.
    const club = await clubWith({ checking: { perSecond: 1, atOnce: 1 } }, () => new Date(now));
    const flooding = await club.member('writer');
    await keep(club.server, flooding, larger);
    const { status, body } = await put(club.server, flooding, log(1));
    expect([status, (body as { problem: string }).problem]).toEqual([429, 'too-many']);
    // Reading costs nothing.
    expect((await ask(club.server, 'GET', '/v1/since/0', { key: flooding.key })).status).toBe(200);
    await keep(club.server, club.owner, log(1));
    now += 1000 * (body as { seconds: number }).seconds;
    await keep(club.server, flooding, log(2));
  });
});
