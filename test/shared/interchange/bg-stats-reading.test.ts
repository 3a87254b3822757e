import { describe, expect, test } from 'vitest';
import { claimsBgStats, resultsIn } from '../../../src/shared/interchange/index.ts';
import { uuidOf } from '../../../src/shared/interchange/stable-id.ts';
import { readResult, resultOf } from '../../../src/shared/result/index.ts';
import { backup, OUTWARD } from './bg-stats.ts';

function read(document: Readonly<Record<string, unknown>>) {
  return resultsIn(document, OUTWARD.cardGameBggId).results.map(readResult);
}

/** The edition of the first play in a file. */
function edition(change: Readonly<Record<string, unknown>>, cardGameBggId: number = OUTWARD.cardGameBggId) {
  return resultsIn(backup(change), cardGameBggId).results[0]?.['edition'];
}

describe('reading a BG Stats file', () => {
  test('recognises it by its content', () => {
    expect(claimsBgStats(backup())).toBe(true);
    expect(claimsBgStats({ plays: [] })).toBe(false);
    expect(claimsBgStats([])).toBe(false);
  });

  test('returns plays of these games and skips others, expansions included', () => {
    const found = read(backup()).map((each) => each.ok && [each.value.id, each.value.edition]);
    expect(found).toEqual([
      ['play-1', 'modern-art-1994'],
      ['play-3', 'masters-gallery'],
      ['play-5', 'modern-art-1994'],
    ]);
  });

  test('returns seats, scores and the date', () => {
    const [first] = read(backup());
    expect(first?.ok && first.value).toMatchObject({
      players: [
        { id: 'p-3', name: 'Clemens' },
        { id: 'p-2', name: 'Beatrix' },
        { id: 'p-1', name: 'Axel' },
      ],
      startedAt: '2019-03-02T20:15:00',
      location: 'Essen',
      notes: 'Clemens bought everything.',
      misplayed: false,
    });
    expect(first?.ok && resultOf(first.value)).toEqual({
      scores: [301, 389, 412],
      winners: [2],
      rounds: [],
      minutes: 75,
      source: 'bg-stats',
    });
  });

  test('takes an anonymous player for somebody else in every seat and play', () => {
    const players = backup().players.map((player) =>
      player.name === 'Clemens' ? player : { ...player, uuid: 'anonymous', isAnonymous: true },
    );
    const people = read(backup({ players })).flatMap((each) => (each.ok ? each.value.players : []));
    expect(new Set(people.map(({ id }) => id)).size).toBe(1 + 3 * 2);
  });

  test('keeps the order of the file if two players have the same seat', () => {
    const [play] = backup().plays;
    const playerScores = play?.playerScores.map((score, at) => ({ ...score, seatOrder: [3, 1, 1][at] }));
    const [first] = read(backup({ plays: [{ ...play, playerScores }] }));
    expect(first?.ok && first.value.players.map(({ name }) => name)).toEqual(['Axel', 'Beatrix', 'Clemens']);
  });

  test('returns misplayed games, converts full amounts to thousands, and takes 0 minutes for unknown', () => {
    const [, misplayed, inFull] = read(backup());
    expect(misplayed?.ok && misplayed.value.misplayed).toBe(true);
    expect(inFull?.ok && resultOf(inFull.value)).toMatchObject({ scores: [301, 389, 412], minutes: null });
  });

  test('accepts plays with winners only, and refuses those without', () => {
    const scores = (winner: boolean) =>
      [1, 2, 3].map((playerRefId, at) => ({ playerRefId, score: '', winner: winner && at === 1 }));
    const play = { uuid: 'x', gameRefId: 1 };
    const known = read(backup({ plays: [{ ...play, playerScores: scores(true) }] }));
    expect(known[0]?.ok && resultOf(known[0].value)).toMatchObject({ scores: null, winners: [1] });
    const nobody = read(backup({ plays: [{ ...play, playerScores: scores(false) }] }));
    expect(nobody[0]).toMatchObject({ ok: false, error: { code: 'nobody-won' } });
  });

  test.each([
    [{ plays: [{ uuid: 'x', gameRefId: 1 }] }, 'wrong-number-of-players'],
    [{ plays: [{ gameRefId: 1, playerScores: backup().plays[0]?.playerScores }] }, 'empty-text'],
    [{ players: [] }, null],
  ])('reports or ignores the broken %o', (change, code) => {
    const [first] = read(backup(change));
    expect(first?.ok === false ? first.error.code : null).toBe(code);
  });

  test('takes the edition from the box', () => {
    const games = [{ id: 1, uuid: uuidOf('game modern-art-cmon-it'), name: 'Modern Art', bggId: 118 }];
    expect(edition({ games })).toBe('modern-art-cmon-it');
  });

  test.each([
    ['Modern Art', 118, null, 'modern-art-1994'],
    ['Modern Art (CMON)', 118, null, 'modern-art-cmon-en'],
    ['Modern Art', 118, 'CMON, Italian', 'modern-art-cmon-it'],
    ['Modern Art', 118, 'CMON, italiana', 'modern-art-cmon-it'],
    ['Modern Art', 118, 'CMON, inglese', 'modern-art-cmon-en'],
    ['Masters Gallery', 40381, null, 'masters-gallery'],
    ['Modern Art: The Card Game', 40381, null, 'modern-art-card-game'],
    ['Masters Gallery', 40381, 'Modern Art: Il gioco di carte', 'modern-art-card-game'],
    ['Modern Art: The Card Game', 0, null, 'modern-art-card-game'],
    ['Anything', 429_000, null, 'modern-art-card-game'],
    ['Modern Art', 999_999, null, undefined],
  ])('called %s with number %i and board %s is %s', (name, bggId, board, expected) => {
    const [play] = backup().plays;
    const file = { games: [{ id: 1, uuid: 'g', name, bggId }], plays: [{ ...play, board }] };
    expect(edition(file, 429_000)).toBe(expected);
  });

  test('still recognises The Card Game by its default number after a change', () => {
    const games = [{ id: 1, uuid: 'g', name: 'Modern Art: The Card Game', bggId: 40381 }];
    expect(edition({ games }, 429_000)).toBe('modern-art-card-game');
  });

  test('counts the plays it skips', () => {
    const [first, ...others] = backup().plays;
    const scores = first?.playerScores.map((score) => ({ ...score, team: 'A' }));
    const inTeams = { ...first, usesTeams: true, playerScores: scores };
    expect(resultsIn(backup({ plays: [inTeams, ...others] }), 40381).passedOver).toEqual({
      otherGames: 2,
      teams: 1,
    });
    const eachAlone = { ...first, usesTeams: true };
    expect(resultsIn(backup({ plays: [eachAlone] }), 40381).results).toHaveLength(1);
  });
});
