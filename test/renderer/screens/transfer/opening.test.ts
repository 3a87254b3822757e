import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../accessible.ts';
import { leaveAddress, render } from '../../mounted.ts';
import { language } from '../../spoken.ts';
import { place } from '../../../../src/renderer/lib/place.svelte.ts';
import BringIn from '../../../../src/renderer/screens/transfer/Import.svelte';
import { answersOf } from '../../../../src/renderer/screens/transfer/strangers.ts';
import type { Fate, FileContents, FileGame, Imported, JobOf } from '../../../../src/shared/api.ts';
import { workingHost } from '../../working-host.ts';

const words = language.words.transfer.in;
const NONE = { new: 0, further: 0, here: 0, different: 0 };
const AXEL = {
  id: 'constructor',
  name: 'Axel',
  games: 1,
  onlyIn: null,
  namesakes: [{ id: 'a', name: 'Axel', games: 2 }],
};

const SAME = [{ id: 'constructor', as: 'a', same: true }];
const GAME = { edition: 'modern-art-1994', players: ['Axel', 'Beatrix', 'Clemens'] } as const;

function game(id: string): FileGame {
  const ordinary = { trashed: false, misplayed: false, winnersOnly: false, match: null };
  return { ...GAME, line: null, id, startedAt: null, events: 3, ...ordinary };
}

/** The contents of a file with these games. */
function found(fates: readonly Fate[], further: Partial<FileContents> = {}): FileContents {
  const games: Record<Fate, FileGame[]> = { new: [], further: [], here: [], different: [] };
  const counts = { ...NONE };
  for (const [at, fate] of fates.entries()) {
    games[fate].push(game(`game-${at + 1}`));
    counts[fate] += 1;
  }
  const passedOver = { otherGames: 0, teams: 0 };
  const nobody = { strangers: [], newcomers: 0, boxes: { new: [], here: [] } };
  return { file: 'f', counts, games, brokenCount: 0, broken: [], passedOver, ...nobody, ...further };
}

/** A host asked for an opened file, whose jobs end when the test says so. */
async function opened() {
  const take = vi.fn(() => Promise.resolve('taking'));
  const drop = vi.fn(() => Promise.resolve(null));
  const look = vi.fn(() => Promise.resolve({ job: 'looking', names: ['night.vernissage'] }));
  const cancel = vi.fn(() => Promise.resolve(true));
  const { link, tell } = workingHost(({ client }) => ({
    ...client,
    transfer: { ...client.transfer, look, take, drop },
    work: { ...client.work, cancel },
  }));
  const taking = (state: JobOf<'import'>['state']) => tell({ id: 'taking', kind: 'import', state });
  const screen = await render(BringIn, { file: 'f' }, { link });
  await expect.element(screen.getByText(words.lookingThrough('night.vernissage'))).toBeVisible();
  return {
    screen,
    link,
    take,
    drop,
    look,
    find: (result: FileContents) =>
      tell({ id: 'looking', kind: 'look-through', state: { kind: 'done', result } }),
    cancel,
    taking,
    importGames: (imported: Partial<Imported['counts']>) => {
      const counts = { ...NONE, ...imported };
      const result = { kind: 'imported', file: 'f', counts, broken: 0, boxes: 0, changed: [] } as const;
      return taking({ kind: 'done', result });
    },
  };
}

beforeEach(() => place.turnTo({ screen: 'transfer', file: 'f' }));
afterEach(leaveAddress);

describe('an opened file', () => {
  test('is looked through once, and goes straight to its game if that is already here and identical', async () => {
    const { look, find, take, drop } = await opened();
    expect(look).toHaveBeenCalledExactlyOnceWith({ file: 'f' });
    expect(place.current).toEqual({ screen: 'transfer' });
    await find(found(['here']));
    await expect.poll(() => place.current).toEqual({ screen: 'game', id: 'game-1' });
    expect(take).not.toHaveBeenCalled();
    expect(drop).toHaveBeenCalledWith({ file: 'f' });
  });

  test('is shown if its game is in the trash', async () => {
    const { screen, find } = await opened();
    const { games } = found(['here']);
    await find(found(['here'], { games: { ...games, here: [{ ...game('game-1'), trashed: true }] } }));
    await expect.element(screen.getByText(new RegExp(words.trashed))).toBeVisible();
    expect(place.current).toEqual({ screen: 'transfer' });
  });

  test.each(['new', 'further'] as const)(
    'is imported without asking if everybody is known and the game is %s, and goes to it',
    async (fate) => {
      const { find, take, importGames } = await opened();
      await find(found([fate]));
      await expect.poll(() => take.mock.calls).toEqual([[{ file: 'f', answers: [] }]]);
      expect(place.current).toEqual({ screen: 'transfer' });
      await importGames({ [fate]: 1 });
      await expect.poll(() => place.current).toEqual({ screen: 'game', id: 'game-1' });
    },
  );

  test('asks who is who first, then goes to the game', async () => {
    const { screen, find, take, importGames } = await opened();
    await find(found(['new'], { strangers: [AXEL] }));
    await expect.element(screen.getByRole('heading', { name: words.peopleTitle })).toBeVisible();
    await expectAccessible(screen);
    expect(take).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: words.take(1, '1') }).click();
    expect(take).toHaveBeenCalledExactlyOnceWith({ file: 'f', answers: SAME });
    await importGames({ new: 1 });
    await expect.poll(() => place.current).toEqual({ screen: 'game', id: 'game-1' });
  });

  test('remembers of somebody new that they are none of those who have the name', () => {
    const namesakes = ['a', 'b'].map((id) => ({ id, name: 'Axel', games: 2 }));
    const answers = answersOf(
      [
        { ...AXEL, namesakes },
        { ...AXEL, id: 'other' },
      ],
      { constructor: null },
    );
    expect(answers).toEqual([
      { id: 'constructor', as: 'a', same: false },
      { id: 'constructor', as: 'b', same: false },
      { id: 'other', as: 'a', same: true },
    ]);
  });

  test('names the game that a play seems to be, and imports the play anyway if it is another', async () => {
    const { screen, find, take, importGames } = await opened();
    const playedAt = '2026-01-31T20:15:00.000Z';
    const known = { id: 'ours', winners: ['Beatrix'], resultOnly: false, trashed: false };
    const here = { ...GAME, ...known, playedAt };
    const { games } = found(['here']);
    const seems = { ...game('ours'), match: { play: 'theirs', here } };
    const strangers = [{ ...AXEL, onlyIn: ['another', 'theirs'] }];
    await find(found(['here'], { strangers, games: { ...games, here: [seems] } }));
    const link = screen.getByRole('link', { name: /Beatrix won/ });
    await expect.element(link).toHaveAttribute('href', '#/game/ours/story');
    const people = screen.getByRole('heading', { name: words.peopleTitle });
    await expect.element(people).not.toBeInTheDocument();
    const anyway = screen.getByRole('checkbox', { name: words.anyway });
    await anyway.click();
    await expect.element(people).toBeVisible();
    await anyway.click();
    await expect.element(people).not.toBeInTheDocument();
    await anyway.click();
    await screen.getByRole('button', { name: words.take(1, '1') }).click();
    expect(take).toHaveBeenCalledExactlyOnceWith({ file: 'f', answers: SAME, anyway: ['theirs'] });
    await importGames({ new: 1 });
    await expect.element(screen.getByText(words.added(1, '1'))).toBeVisible();
    expect(place.current).toEqual({ screen: 'transfer' });
  });

  test('is still there for somebody who comes back from the game it names, once', async () => {
    const { screen, find, link } = await opened();
    const { games } = found(['here', 'new']);
    const known = { id: 'ours', winners: ['Beatrix'], resultOnly: false, trashed: false };
    const here = { ...GAME, ...known, playedAt: '2026-01-31T20:15:00.000Z' };
    await find(
      found(['here', 'new'], {
        games: { ...games, here: [{ ...game('ours'), match: { play: 'theirs', here } }] },
      }),
    );
    await screen.getByRole('link', { name: /Beatrix won/ }).click();
    await screen.unmount();
    for (const isFound of [true, false]) {
      const { unmount, getByRole } = await render(BringIn, { file: null }, { link });
      await expect.element(getByRole('heading').first()).toBeVisible();
      expect(getByRole('button', { name: words.leave }).elements()).toHaveLength(isFound ? 1 : 0);
      await unmount();
    }
  });

  test('says that unknown people are new here, and waits', async () => {
    const { screen, find, take } = await opened();
    await find(found(['new'], { newcomers: 3 }));
    await expect.element(screen.getByText(words.newcomers(3, '3'))).toBeVisible();
    await expect.element(screen.getByText(/Axel, Beatrix,? and Clemens/)).toBeVisible();
    expect(take).not.toHaveBeenCalled();
  });

  test('with a different log of a game waits, and goes to the comparison', async () => {
    const { screen, find, importGames } = await opened();
    await find(found(['different']));
    await screen.getByRole('button', { name: words.take(1, '1') }).click();
    await importGames({ different: 1 });
    await expect.poll(() => place.current).toEqual({ screen: 'transfer', id: 'game-1' });
  });

  test('with several games is shown for review, and its result stays in view', async () => {
    const { screen, find, importGames } = await opened();
    await find(found(['new', 'here']));
    await screen.getByRole('button', { name: words.take(1, '1') }).click();
    await importGames({ new: 1, here: 1 });
    await expect.element(screen.getByText(words.added(1, '1'))).toBeVisible();
    expect(place.current).toEqual({ screen: 'transfer' });
  });

  test('that isn’t a game only says what is wrong with it', async () => {
    const { screen, find } = await opened();
    const problem = { code: 'not-json', place: '', detail: { reason: 'x' }, index: -1, id: null } as const;
    const broken = [{ file: null, line: null, problem, head: null, play: null }];
    await find(found([], { brokenCount: 1, broken }));
    await expect.element(screen.getByText(words.brokenTitle(1, '1'))).toBeVisible();
    await expect.element(screen.getByText(words.brokenExplained)).not.toBeInTheDocument();
    await expect.element(screen.getByText(words.nothingToTake)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: words.leave })).toBeVisible();
  });
});

describe('an import after a backup', () => {
  test.each([
    ['before anything has changed', words.backingUp, null, words.notRead],
    ['half-way, keeping what is already imported', words.takingIn, 50, words.cancelled],
  ])('can be cancelled %s, and says so', async (_, doing, done, said) => {
    const { screen, find, cancel, taking } = await opened();
    await find(found(['new', 'here']));
    await screen.getByRole('button', { name: words.take(1, '1') }).click();
    await taking({ kind: 'running', done: 30, of: 100, before: 'backup' });
    const progress = screen.getByRole('progressbar', { name: words.backingUp });
    await expect.element(progress).toHaveAttribute('value', '0.3');
    if (done !== null) await taking({ kind: 'running', done, of: 100 });
    await expect.element(screen.getByText(doing)).toBeVisible();
    await screen.getByRole('button', { name: words.cancel }).click();
    expect(cancel).toHaveBeenCalledExactlyOnceWith({ id: 'taking' });
    await taking({ kind: 'cancelled' });
    await expect.element(screen.getByText(said)).toBeVisible();
  });

  test('doesn’t start if no backup could be made, and says so', async () => {
    const { screen, find, taking } = await opened();
    await find(found(['new', 'here']));
    await screen.getByRole('button', { name: words.take(1, '1') }).click();
    await taking({ kind: 'done', result: { kind: 'not-safe', damaged: true } });
    await expect.element(screen.getByText(words.noBackup)).toBeVisible();
  });

  test('can be stopped while the files are looked through, and nothing changes', async () => {
    const { screen, cancel } = await opened();
    await screen.getByRole('button', { name: words.cancel }).click();
    expect(cancel).toHaveBeenCalledExactlyOnceWith({ id: 'looking' });
  });
});
