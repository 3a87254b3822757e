import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from '../../mounted.ts';
import { language } from '../../spoken.ts';
import { place } from '../../../../src/renderer/lib/place.svelte.ts';
import BringIn from '../../../../src/renderer/screens/transfer/Import.svelte';
import type {
  Fate,
  FileGame,
  GameHere,
  JobOf,
  FileContents,
  UnknownPerson,
  Imported,
} from '../../../../src/shared/api.ts';
import { workingHost } from '../../working-host.ts';

const words = language.words.transfer.in;
const NONE = { new: 0, further: 0, here: 0, different: 0 };
const AXEL: UnknownPerson = {
  id: 'constructor',
  name: 'Axel',
  games: 1,
  onlyIn: null,
  namesakes: [{ id: 'a', name: 'Axel', games: 2 }],
};

const ORDINARY = { trashed: false, misplayed: false, winnersOnly: false, match: null };

function game(id: string): FileGame {
  const players = ['Axel', 'Beatrix', 'Clemens'];
  return { line: null, id, edition: 'modern-art-1994', players, startedAt: null, events: 3, ...ORDINARY };
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
  const screen = await render(BringIn, { file: 'f' }, { link });
  await expect.element(screen.getByText(words.lookingThrough('night.vernissage'))).toBeVisible();
  return {
    screen,
    take,
    drop,
    look,
    find: (result: FileContents) =>
      tell({ id: 'looking', kind: 'look-through', state: { kind: 'done', result } }),
    cancel,
    taking: (state: JobOf<'import'>['state']) => tell({ id: 'taking', kind: 'import', state }),
    importGames: (result: Partial<Imported['counts']>) =>
      tell({
        id: 'taking',
        kind: 'import',
        state: {
          kind: 'done',
          result: {
            kind: 'imported',
            file: 'f',
            counts: { ...NONE, ...result },
            broken: 0,
            boxes: 0,
            changed: [],
          },
        },
      }),
  };
}

beforeEach(() => place.turnTo({ screen: 'transfer', file: 'f' }));
afterEach(() => history.replaceState(null, '', location.pathname + location.search));

describe('an opened file', () => {
  test('is looked through at once, and not again when the user comes back', async () => {
    const { look } = await opened();
    expect(look).toHaveBeenCalledExactlyOnceWith({ file: 'f' });
    expect(place.current).toEqual({ screen: 'transfer' });
  });

  test('goes straight to its game if that is already here and identical', async () => {
    const { find, take, drop } = await opened();
    await find(found(['here']));
    await expect.poll(() => place.current).toEqual({ screen: 'game', id: 'game-1' });
    expect(take).not.toHaveBeenCalled();
    expect(drop).toHaveBeenCalledWith({ file: 'f' });
  });

  test('is shown if its game is in the trash', async () => {
    const { screen, find } = await opened();
    const before = found(['here']);
    await find({ ...before, games: { ...before.games, here: [{ ...game('game-1'), trashed: true }] } });
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
    expect(take).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: words.take(1, '1') }).click();
    expect(take).toHaveBeenCalledExactlyOnceWith({
      file: 'f',
      answers: [{ id: 'constructor', as: 'a', same: true }],
    });
    await importGames({ new: 1 });
    await expect.poll(() => place.current).toEqual({ screen: 'game', id: 'game-1' });
  });

  test('names the game that a play seems to be, and imports the play anyway if it is another', async () => {
    const { screen, find, take, importGames } = await opened();
    const here: GameHere = {
      id: 'ours',
      edition: 'modern-art-1994',
      players: ['Axel', 'Beatrix', 'Clemens'],
      winners: ['Beatrix'],
      playedAt: '2026-01-31T20:15:00.000Z',
      resultOnly: false,
      trashed: false,
    };
    const before = found(['here'], { strangers: [{ ...AXEL, onlyIn: ['theirs'] }] });
    const seems = { ...game('ours'), match: { play: 'theirs', here } };
    await find({ ...before, games: { ...before.games, here: [seems] } });
    const link = screen.getByRole('link', { name: /Beatrix won/ });
    await expect.element(link).toHaveAttribute('href', '#/game/ours/story');
    const people = screen.getByRole('heading', { name: words.peopleTitle });
    await expect.element(people).not.toBeInTheDocument();
    await screen.getByRole('checkbox', { name: words.anyway }).click();
    await expect.element(people).toBeVisible();
    await screen.getByRole('button', { name: words.take(1, '1') }).click();
    expect(take).toHaveBeenCalledExactlyOnceWith({
      file: 'f',
      answers: [{ id: 'constructor', as: 'a', same: true }],
      anyway: ['theirs'],
    });
    await importGames({ new: 1 });
    await expect.element(screen.getByText(words.added(1, '1'))).toBeVisible();
    expect(place.current).toEqual({ screen: 'transfer' });
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
  /** Continues until the backup has started. */
  async function backingUp() {
    const host = await opened();
    await host.find(found(['new', 'here']));
    await host.screen.getByRole('button', { name: words.take(1, '1') }).click();
    await host.taking({ kind: 'running', done: 30, of: 100, before: 'backup' });
    await expect.element(host.screen.getByText(words.backingUp)).toBeVisible();
    const progress = host.screen.getByRole('progressbar', { name: words.backingUp });
    await expect.element(progress).toHaveAttribute('value', '0.3');
    return host;
  }

  test('can be cancelled before anything has changed, and says so', async () => {
    const { screen, cancel, taking } = await backingUp();
    await screen.getByRole('button', { name: words.cancel }).click();
    expect(cancel).toHaveBeenCalledExactlyOnceWith({ id: 'taking' });
    await taking({ kind: 'cancelled' });
    await expect.element(screen.getByText(words.notRead)).toBeVisible();
  });

  test('can be cancelled half-way, keeping what is already imported, and says so', async () => {
    const { screen, cancel, taking } = await backingUp();
    await taking({ kind: 'running', done: 50, of: 100 });
    await expect.element(screen.getByText(words.takingIn)).toBeVisible();
    await screen.getByRole('button', { name: words.cancel }).click();
    expect(cancel).toHaveBeenCalledExactlyOnceWith({ id: 'taking' });
    await taking({ kind: 'cancelled' });
    await expect.element(screen.getByText(words.cancelled)).toBeVisible();
  });

  test('doesn’t start if no backup could be made, and says so', async () => {
    const { screen, taking } = await backingUp();
    await taking({ kind: 'done', result: { kind: 'not-safe', damaged: true } });
    await expect.element(screen.getByText(words.noBackup)).toBeVisible();
  });

  test('can be stopped while the files are looked through, and nothing changes', async () => {
    const { screen, cancel } = await opened();
    await screen.getByRole('button', { name: words.cancel }).click();
    expect(cancel).toHaveBeenCalledExactlyOnceWith({ id: 'looking' });
  });
});
