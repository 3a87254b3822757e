import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bgStatsFile, playOf } from '../../../src/shared/interchange/index.ts';
import { readResult } from '../../../src/shared/result/index.ts';
import { playAuction } from '../../play/auction.ts';
import { backup, OUTWARD } from '../../shared/interchange/bg-stats.ts';
import { dataFolder, done, storeIn, pageOf } from '../store/store-in.ts';
import { hold } from '../work/holding.ts';
import { look, orderOf, queueIn, take } from './given-files.ts';

type Answers = readonly { readonly id: string; readonly as: string; readonly same: boolean }[];

function laid() {
  const folder = dataFolder();
  const store = storeIn(folder);
  const file = (document: unknown): string => {
    mkdirSync(join(folder, 'incoming'), { recursive: true });
    const path = join(folder, 'incoming', 'plays.json');
    writeFileSync(path, typeof document === 'string' ? document : JSON.stringify(document));
    return path;
  };
  return {
    folder,
    store,
    file,
    look: (...paths: readonly string[]) => look(folder, ...paths),
    take: (path: string, answers: Answers = [], anyway: readonly string[] = []) =>
      take(folder, [path], { answers, anyway }),
  };
}

/** A folder with a game, and its play as another program has it. */
function exported() {
  const all = laid();
  const options = { tracking: 'ledger', mystery: false, splitDouble: false } as const;
  const whole = playAuction({ edition: 'modern-art-1994', players: 4, options, seed: 3 });
  const { record } = done(all.store.games.add({ ...whole, startedAt: '2026-01-31T20:15:00.000Z' }));
  const own = playOf(record, null);
  if (own === null) throw new Error('the game is finished');
  const play = { ...own, id: 'an-id-of-its-own' };
  const renamed = (names: readonly string[], ids = names.map((name) => `there-${name}`)) => ({
    ...play,
    players: play.players.map((player, seat) => ({
      ...player,
      name: names[seat] ?? '',
      id: ids[seat] ?? '',
    })),
  });
  const sent = (...plays: readonly (typeof play)[]) => all.file(bgStatsFile(OUTWARD, plays));
  const names = record.players.map(({ name }) => name);
  return { ...all, record, own, play, names, renamed, sent };
}

describe('a backup of BG Stats', () => {
  test('is looked through and imported as results, and people with a known name are asked about', async () => {
    const { store, file, look, take } = laid();
    const axel = store.players.add('Axel');
    const path = file(backup());
    const found = await look(path);
    expect(found.counts).toEqual({ new: 3, further: 0, here: 0, different: 0 });
    const namesakes = [{ id: axel.id, name: 'Axel', games: 0 }];
    expect(found.strangers).toEqual([{ id: 'p-1', name: 'Axel', games: 3, onlyIn: null, namesakes }]);
    expect((await take(path, [{ id: 'p-1', as: axel.id, same: true }])).counts.new).toBe(3);
    const games = pageOf(store);
    expect(games.map(({ resultOnly, misplayed }) => [resultOnly, misplayed])).toEqual([
      [true, false],
      [true, true],
      [true, false],
    ]);
    expect(store.figures.person({ id: axel.id, filter: {} })).toMatchObject({ games: 2, wins: 2 });
  });

  test('changes nothing the second time, even if a result was corrected here in between', async () => {
    const { store, file, look, take } = laid();
    const { plays } = backup();
    // The same plays twice are one each.
    const path = file(backup({ plays: [...plays, ...plays] }));
    expect((await look(path)).counts).toEqual({ new: 3, further: 0, here: 3, different: 0 });
    expect((await take(path)).counts.new).toBe(3);
    done(store.games.edit('play-1', 0, [{ kind: 'header', fields: { notes: 'corrected' } }]));
    expect((await look(path)).counts).toEqual({ new: 0, further: 0, here: 6, different: 0 });
    expect((await take(path)).changed).toEqual([]);
    expect(store.games.get('play-1')?.record.notes).toBe('corrected');
  });

  test('is checked before importing for what can’t be read, is left out, or will count for less', async () => {
    const { file, look } = laid();
    const { plays } = backup();
    const [first] = plays;
    const scores = first?.playerScores ?? [];
    const more = [
      {
        usesTeams: true,
        playerScores: scores.map((score, at) => ({ ...score, team: at === 0 ? '1' : '2' })),
      },
      { playerScores: scores.map((score, at) => (at === 1 ? { ...score, score: '?' } : score)) },
      { playDate: '2020-05-01 19:00:00', playerScores: [{ playerRefId: 2, score: '7', winner: true }] },
    ].map((changes, at) => ({ ...first, uuid: `more-${at}`, ...changes }));
    const path = file(backup({ plays: [...plays, ...more] }));
    const found = await look(path, path);
    expect(found.passedOver).toEqual({ otherGames: 4, teams: 2 });
    expect(found.games.new.map(({ misplayed, winnersOnly }) => [misplayed, winnersOnly])).toEqual([
      [false, false],
      [true, false],
      [false, false],
      [false, true],
    ]);
    const alone = { startedAt: '2020-05-01T19:00:00', players: ['Beatrix'] };
    expect(found.broken.map(({ problem, play }) => [problem.code, play])).toEqual([
      ['wrong-number-of-players', alone],
      ['wrong-number-of-players', alone],
    ]);
  });

  test('of many years shows progress, and can be cancelled', async () => {
    const { folder, file } = laid();
    const { plays } = backup();
    const years = Array.from({ length: 150 }, (_, night) =>
      plays.map((play) => ({ ...play, uuid: `${play.uuid} ${night}` })),
    ).flat();
    hold(folder);
    const queue = queueIn(folder);
    const { id, ended } = queue.start('look-through', orderOf(file(backup({ plays: years }))));
    queue.watch((jobs) => {
      for (const { state } of jobs) if (state.kind === 'running' && state.done > 0) queue.cancel(id);
    });
    expect((await ended).state.kind).toBe('cancelled');
  });

  test('knows The Card Game by the number in the settings', async () => {
    const { store, file, look } = laid();
    const games = [{ id: 1, uuid: 'g', name: 'MA TCG', bggId: 429_000 }];
    const path = file(backup({ games }));
    expect((await look(path)).passedOver.otherGames).toBe(5);
    store.settings.set({ cardGameBggId: 429_000 });
    expect((await look(path)).games.new.map(({ edition }) => edition)).toEqual(['modern-art-card-game']);
  });

  test('knows a game that was exported from here, whatever its id there', async () => {
    const { store, own, play, sent, look, take } = exported();
    // The other program may have stored the end time, or only the day; another evening is another game.
    const dates = [own.date, '2026-01-31 09:00:00', '2026-02-01 11:00:00', '2026-02-03 20:15:00'];
    const others = dates.map((date, at) => ({ ...play, id: `an-id-of-its-own-${at}`, date }));
    const path = sent(own, ...others);
    expect((await look(path)).counts).toEqual({ new: 1, further: 0, here: 4, different: 0 });
    expect((await take(path)).counts.here).toBe(4);
    expect(pageOf(store)).toHaveLength(2);
  });

  test.each([
    ['without scores', { winners: [1] }],
    ['that came from there', { scores: [12, 30], source: 'bg-stats' }],
  ])('knows a result %s by the id made from its own', async (_, fields) => {
    const { store, file, look, take } = laid();
    const players = ['Ada', 'Bo'].map((name) => ({ id: name, name }));
    const head = { format: 'vernissage/result', version: 1, id: 'an old night', edition: 'masters-gallery' };
    const result = done(readResult({ ...head, players, startedAt: '2026-01-31', ...fields }));
    const { record } = done(store.games.add(result));
    const play = playOf(record, null);
    if (play === null) throw new Error('the winner is known');
    const sent = file(bgStatsFile(OUTWARD, [play]));
    expect(play.id).not.toBe(record.id);
    expect((await look(sent)).counts).toMatchObject({ new: 0, here: 1 });
    expect((await take(sent)).counts).toMatchObject({ new: 0, here: 1 });
  });

  describe('with a play that has the scores of a game here', () => {
    test('knows that other people played it, that they had each other’s scores, or that somebody only has the same name', async () => {
      const { look, take, store, record, names, renamed, sent } = exported();
      expect((await look(sent(renamed(names.toReversed())))).counts).toMatchObject({ new: 1, here: 0 });
      const path = sent(renamed(['Ugo', 'Vera', 'Wanda', 'Xaver']));
      expect((await look(path)).counts).toMatchObject({ new: 1, here: 0 });
      expect((await take(path)).counts).toMatchObject({ new: 1, here: 0 });
      expect(pageOf(store)).toHaveLength(2);
      const [name = ''] = names;
      const answers = [{ id: `there-${name}`, as: record.players[0]?.id ?? '', same: false }];
      const another = sent({ ...renamed(names), id: 'another-id' });
      expect((await take(another, answers)).counts).toMatchObject({ new: 1, here: 0 });
    });

    test('knows people by their names, whatever they were called or whoever they are now', async () => {
      const { look, store, record, play, names, renamed, sent } = exported();
      const [first] = record.players;
      done(store.players.rename(first?.id ?? '', 'Somebody'));
      // Exported before the new name: the id says who it is.
      expect((await look(sent(play))).counts).toMatchObject({ new: 0, here: 1 });
      expect((await look(sent(renamed(['Somebody', ...names.slice(1)])))).counts.here).toBe(1);
      expect((await look(sent(renamed(names)))).counts.here).toBe(1);
      expect((await look(sent(renamed(['Anybody', ...names.slice(1)])))).counts.here).toBe(0);
      // An id that was merged into the person.
      const other = store.players.add('Somebody else');
      done(store.players.merge(other.id, first?.id ?? ''));
      const merged = renamed(names, [other.id, ...record.players.slice(1).map(({ id }) => id)]);
      expect((await look(sent(merged))).counts.here).toBe(1);
    });

    test('asks nobody to believe it: it names the game, and can import the play anyway', async () => {
      const { look, take, store, record, play, names, renamed, sent } = exported();
      const path = sent(renamed(names));
      const found = await look(path);
      const winners = play.players.flatMap(({ name, winner }) => (winner ? name : []));
      const { id, startedAt: playedAt } = record;
      const here = { id, edition: 'modern-art-1994', playedAt, players: names, winners };
      const match = { here: { ...here, resultOnly: false, trashed: false } };
      expect(found.games.here).toMatchObject([{ id, match }]);
      store.games.trash(record.id);
      expect((await look(path)).games.here).toMatchObject([{ id: record.id, trashed: true }]);
      store.games.restore(record.id);
      const plays = [found.games.here[0]?.match?.play ?? ''];
      // Whether they are the same people only matters if it is imported.
      expect(found.strangers.map(({ name, onlyIn }) => [name, onlyIn])).toEqual(
        names.map((name) => [name, plays]),
      );
      expect(found.newcomers).toBe(0);
      const [same, another] = [
        renamed(names),
        { ...renamed(names), id: 'another', date: '2019-03-02 20:15:00' },
      ];
      for (const both of [
        [another, same],
        [same, another],
      ])
        expect((await look(sent(...both))).strangers.map(({ onlyIn }) => onlyIn)).toEqual(
          names.map(() => null),
        );
      sent(same);
      expect((await take(path)).counts).toMatchObject({ new: 0, here: 1 });
      expect((await take(path, [], plays)).counts).toMatchObject({ new: 1, here: 0 });
      expect(pageOf(store).map(({ resultOnly }) => resultOnly)).toContain(true);
      // From now on it is known by its id.
      expect((await look(path)).counts).toMatchObject({ new: 0, here: 1 });
    });
  });
});
