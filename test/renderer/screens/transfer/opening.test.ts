import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../accessible.ts';
import { leaveAddress, render } from '../../mounted.ts';
import { language } from '../../spoken.ts';
import { act, pageIn } from '../../texts.ts';
import { place } from '../../../../src/renderer/lib/place.svelte.ts';
import BringIn from '../../../../src/renderer/screens/transfer/Import.svelte';
import Found from '../../../../src/renderer/screens/transfer/Found.svelte';
import ImportedView from '../../../../src/renderer/screens/transfer/Imported.svelte';
import { gameIn, openingOf } from '../../../../src/renderer/screens/transfer/opening.ts';
import {
  FATES,
  type Fate,
  type FileContents,
  type FileGame,
  type Imported,
  type JobOf,
} from '../../../../src/shared/api.ts';
import { workingHost } from '../../working-host.ts';
import { push } from '../../pressing.ts';

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
    await push(screen.getByRole('button', { name: words.take(1, '1') }));
    expect(take).toHaveBeenCalledExactlyOnceWith({ file: 'f', answers: SAME });
    await importGames({ new: 1 });
    await expect.poll(() => place.current).toEqual({ screen: 'game', id: 'game-1' });
  });

  test('with a play that seems to be a game here is imported anyway if it is another', async () => {
    const { screen, find, take, importGames } = await opened();
    const playedAt = '2026-01-31T20:15:00.000Z';
    const known = { id: 'ours', winners: ['Beatrix'], resultOnly: false, trashed: false };
    const here = { ...GAME, ...known, playedAt };
    const { games } = found(['here']);
    const seems = { ...game('ours'), match: { play: 'theirs', here } };
    const strangers = [{ ...AXEL, onlyIn: ['another', 'theirs'] }];
    await find(found(['here'], { strangers, games: { ...games, here: [seems] } }));
    await push(screen.getByRole('checkbox', { name: words.anyway }));
    await push(screen.getByRole('button', { name: words.take(1, '1') }));
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
    await push(screen.getByRole('link', { name: /Beatrix won/ }));
    await screen.unmount();
    for (const isFound of [true, false]) {
      const { unmount, getByRole } = await render(BringIn, { file: null }, { link });
      await expect.element(getByRole('heading').first()).toBeVisible();
      expect(getByRole('button', { name: words.leave }).elements()).toHaveLength(isFound ? 1 : 0);
      await unmount();
    }
  });

  test('with a different log of a game waits, and goes to the comparison', async () => {
    const { screen, find, importGames } = await opened();
    await find(found(['different']));
    await push(screen.getByRole('button', { name: words.take(1, '1') }));
    await importGames({ different: 1 });
    await expect.poll(() => place.current).toEqual({ screen: 'transfer', id: 'game-1' });
  });

  test('with several games is shown for review, and its result stays in view', async () => {
    const { screen, find, importGames } = await opened();
    await find(found(['new', 'here']));
    await push(screen.getByRole('button', { name: words.take(1, '1') }));
    await importGames({ new: 1, here: 1 });
    await expect.element(screen.getByText(words.added(1, '1'))).toBeVisible();
    expect(place.current).toEqual({ screen: 'transfer' });
  });
});

describe('an import after a backup', () => {
  test.each([
    ['before anything has changed', words.backingUp, null, words.notRead],
    ['half-way, keeping what is already imported', words.takingIn, 50, words.cancelled],
  ])('can be cancelled %s, and says so', async (_, doing, done, said) => {
    const { screen, find, cancel, taking } = await opened();
    await find(found(['new', 'here']));
    await push(screen.getByRole('button', { name: words.take(1, '1') }));
    await taking({ kind: 'running', done: 30, of: 100, before: 'backup' });
    const progress = screen.getByRole('progressbar', { name: words.backingUp });
    await expect.element(progress).toHaveAttribute('value', '0.3');
    if (done !== null) await taking({ kind: 'running', done, of: 100 });
    await expect.element(screen.getByText(doing)).toBeVisible();
    await push(screen.getByRole('button', { name: words.cancel }));
    expect(cancel).toHaveBeenCalledExactlyOnceWith({ id: 'taking' });
    await taking({ kind: 'cancelled' });
    await expect.element(screen.getByText(said)).toBeVisible();
  });

  test('doesn’t start if no backup could be made, and says so', async () => {
    const { screen, find, taking } = await opened();
    await find(found(['new', 'here']));
    await push(screen.getByRole('button', { name: words.take(1, '1') }));
    await taking({ kind: 'done', result: { kind: 'not-safe', damaged: true } });
    await expect.element(screen.getByText(words.noBackup)).toBeVisible();
  });

  test('can be stopped while the files are looked through, and nothing changes', async () => {
    const { screen, cancel } = await opened();
    await push(screen.getByRole('button', { name: words.cancel }));
    expect(cancel).toHaveBeenCalledExactlyOnceWith({ id: 'looking' });
  });
});

test('files tell what is in them, and an import what came of it', async () => {
  const then = '2026-01-31T12:00:00.000Z';
  const told: string[] = [];
  const read = (container: Element) => {
    for (const details of container.querySelectorAll('details')) details.open = true;
    told.push(...pageIn(container).map((line) => line.replace(language.when(then), '(then)')));
  };
  const tell = async (of: FileContents, ...steps: string[]) => {
    const ontake = (...taken: unknown[]) => told.push(`! ${JSON.stringify(taken)}`);
    const asked = { name: 'f', found: of, ontake, onvisit: () => undefined, onleave: () => undefined };
    const { container, unmount } = await render(Found, asked);
    told.push(`# ${openingOf(of).kind} ${JSON.stringify(gameIn(of))}`);
    read(container);
    for (const step of steps) {
      told.push(`> ${step}`);
      act(step);
      await tick();
      if (step !== 'Import') read(container);
    }
    await unmount();
  };
  const boxes = { new: ['Fiera', 'Scuola'], here: ['Piccola', 'La Bottega'] };
  const namesakes = ['a', 'b'].map((id, at) => ({ id, name: `Axel ${id}`, games: at + 1 }));
  const bea = { ...AXEL, id: 'bea', name: 'Bea', games: 2, onlyIn: ['mine', 'theirs'] };
  const problem = { code: 'not-json', place: '', detail: { reason: 'x' }, index: -1, id: null } as const;
  const placed = { ...problem, place: '/events/3' };
  const broken = [
    { file: null, line: null, problem, head: null, play: null },
    ...[
      {
        file: 'night',
        line: 1200,
        problem: placed,
        head: null,
        play: { startedAt: then, players: ['Mo', 'Bo'] },
      },
    ],
  ];
  const seems = [[], ['Bo'], ['Bo', 'Mo']].map((winners, at): FileGame => {
    const here = { ...GAME, id: `ours-${at}`, winners, playedAt: then, resultOnly: at === 1, trashed: false };
    return { ...game(here.id), match: { play: `${at === 0 ? 'theirs' : at}`, here } };
  });
  const odd = [{ trashed: true }, { misplayed: true, startedAt: then }, { winnersOnly: true }];
  const [none, oddly] = [found([]), odd.map((one) => ({ ...game('odd'), ...one }))];
  await tell(none);
  for (const fate of FATES) {
    await tell(found([fate]));
    await tell(found([fate], { games: { ...none.games, [fate]: oddly.slice(0, 1) } }));
    await tell({ ...none, games: { ...none.games, [fate]: oddly }, counts: { ...NONE, [fate]: 1203 } });
  }
  await tell(found(['new'], { newcomers: 1, passedOver: { otherGames: 1, teams: 1 } }));
  await tell(found(['here'], { newcomers: 2, passedOver: { otherGames: 2, teams: 2 } }));
  await tell(found(['new'], { brokenCount: 1, broken: broken.slice(1), strangers: [AXEL] }));
  await tell(found([], { brokenCount: 3, broken }));
  await tell(found([], { boxes }), 'Import');
  await tell(found([], { boxes: { ...boxes, new: [] } }));
  const strangers = [{ ...AXEL, namesakes }, bea];
  const all = found(['new', 'further', 'different', 'here', 'here', 'here'], {
    strangers,
    newcomers: 2,
    boxes,
  });
  const steps =
    'Same as Axel b/Import/Somebody else/Import/It’s another game/Import/It’s another game/Import';
  await tell({ ...all, games: { ...all.games, here: seems } }, ...steps.split('/'));
  const counts = [
    ...FATES.map((fate) => ({ ...NONE, [fate]: 1 })),
    { new: 2, further: 2, here: 2, different: 2 },
  ];
  for (const [at, of] of [NONE, ...counts].entries()) {
    const taken = { kind: 'imported', file: 'f', counts: of, broken: at, boxes: at, changed: [] } as const;
    const { container, unmount } = await render(ImportedView, { taken, onagain: () => undefined });
    read(container);
    await unmount();
  }
  await expect([...told, ''].join('\n')).toMatchFileSnapshot('opening.txt');
});
