import { describe, expect, test } from 'vitest';
import {
  emptyNight,
  isUntouched,
  nextNight,
  nightOf,
  readNight,
  roundsOn,
  withEdition,
  type Night,
} from '../../../../src/renderer/screens/paper/night.ts';
import { SHORT } from '../../../app/made-boxes.ts';
import { boxOf } from '../../../fixtures/replayed.ts';
import { nightWith } from '../../../fixtures/result.ts';

type Typed = readonly [name: string, score: string, ...rounds: string[]];

function pad(lines: readonly Typed[], change: Partial<Night> = {}): Night {
  const empty = { ...emptyNight('modern-art-1994', '2003-05-17'), ...change };
  return {
    ...empty,
    lines: empty.lines.map((line, at) => {
      const [name = '', score = '', ...rounds] = lines[at] ?? [];
      return { ...line, name, score, rounds };
    }),
  };
}

const THREE: readonly Typed[] = [
  ['Axel', '389'],
  [' Beatrix ', '412'],
  ['Clemens', '301'],
];

/** The scores on a pad, or the first problem. */
function scores(night: Night) {
  const read = readNight(night);
  return read.ok ? read.written.scores : read.problem;
}

describe('an old score pad', () => {
  test('is read row by row, ignoring empty rows', () => {
    expect(readNight(pad(THREE, { place: ' Essen ' }))).toEqual({
      ok: true,
      written: {
        edition: 'modern-art-1994',
        players: [{ name: 'Axel' }, { name: 'Beatrix' }, { name: 'Clemens' }],
        startedAt: '2003-05-17',
        location: 'Essen',
        notes: null,
        tags: [],
        scores: [389, 412, 301],
        rounds: [],
      },
    });
  });

  test.each([
    ['389', 389],
    ['389,000', 389],
    ['389.000', 389],
    ['389 000', 389],
    ['389000', 389],
    [' 0 ', 0],
  ])('accepts %j as %i thousands', (written, thousands) => {
    expect(scores(pad([['Axel', written], ...THREE.slice(1)]))).toEqual([thousands, 412, 301]);
  });

  test.each<[string, readonly Typed[], object]>([
    ['nobody', [], { kind: 'too-few', line: 0, least: 3, most: 5 }],
    ['two at a table for three', THREE.slice(1), { kind: 'too-few', line: 2, least: 3, most: 5 }],
    ['a number without a name', [['', '3'], ...THREE], { kind: 'no-name', line: 0 }],
    ['the same name twice', [...THREE, ['axel', '5']], { kind: 'same-name', line: 3 }],
    ['a name without a number', [...THREE, ['Doris', '']], { kind: 'no-score', line: 3 }],
    ['half a thousand', [...THREE, ['Doris', '1500']], { kind: 'not-a-number', line: 3 }],
    ['a word for a number', [...THREE, ['Doris', 'lots']], { kind: 'not-a-number', line: 3 }],
  ])('with %s says which line', (_, lines, expected) => {
    expect(scores(pad(lines))).toEqual(expected);
  });

  test('can include each round, for everybody or not at all', () => {
    const lines: Typed[] = [
      ['Axel', '389', '10', '20'],
      ['Beatrix', '412', '30', '40'],
      ['Clemens', '301', '50', '60'],
    ];
    const read = readNight(pad(lines, { withRounds: true }));
    expect(read.ok && read.written.rounds).toEqual([
      [10, 30, 50],
      [20, 40, 60],
    ]);
    const open = pad([['Axel', '1', '10'], ...lines.slice(1)], { withRounds: true });
    expect(scores(open)).toEqual({ kind: 'round-open', line: 0, round: 1 });
    const apart = pad([['', ''], lines[0] ?? ['', ''], ['Beatrix', '412', '30'], ...lines.slice(2)], {
      withRounds: true,
    });
    expect(scores(apart)).toEqual({ kind: 'round-open', line: 2, round: 1 });
  });

  test('adds points up, and finds rows that don’t add up', () => {
    const points = (score: string) => {
      const lines: Typed[] = [
        ['Axel', score, '10', '20', '5', '7'],
        ['Beatrix', '', '9', '9', '9', '9'],
      ];
      return scores(pad(lines, { edition: 'masters-gallery', withRounds: true }));
    };
    expect(points('')).toEqual([42, 36]);
    expect(points('42')).toEqual([42, 36]);
    expect(points('43')).toEqual({ kind: 'sum-differs', line: 0, sum: 42 });
  });

  test('of a made box has its rounds, and its money as it is', () => {
    const box = boxOf({ ...SHORT, money: { times: 1 } });
    const lines: Typed[] = [
      ['Axel', '389', '1.200', '20', 'of another box'],
      ['Beatrix', '1412', '30', '40'],
      ['Clemens', '301', '50', '60'],
    ];
    expect(roundsOn(pad(lines, { edition: box }))).toBe(2);
    const rounds = [
      [1200, 30, 50],
      [20, 40, 60],
    ];
    expect(readNight(pad(lines, { edition: box, withRounds: true }))).toMatchObject({
      written: { scores: [389, 1412, 301], rounds },
    });
  });

  test('needs nothing but who was there and who won', () => {
    const won = (scored: readonly string[], ...winners: number[]): Night => {
      const night = pad(THREE.map(([name], at) => [name, scored[at] ?? '']));
      return { ...night, lines: night.lines.map((line, at) => ({ ...line, won: winners.includes(at) })) };
    };
    expect(scores(won([]))).toEqual({ kind: 'nobody-won', line: 0 });
    const written = { scores: null, winners: [1, 2], rounds: [] };
    expect(readNight(won([], 1, 2))).toMatchObject({ ok: true, written });
    expect(scores(won([], 4))).toEqual({ kind: 'no-name', line: 4 });
    // With one score, the others are missing.
    expect(scores(won(['5'], 1))).toEqual({ kind: 'no-score', line: 1 });
    // Who is ticked has won, whatever the scores say.
    expect(readNight(won(['389', '412', '301'], 0))).toMatchObject({
      written: { scores: [389, 412, 301], winners: [0] },
    });
  });

  test('that only says who won can be corrected, and ticks what the scores don’t say', () => {
    const ticked = (more: object) =>
      nightOf(nightWith({ startedAt: null, ...more }))
        ?.lines.map(({ won }) => won)
        .slice(0, 3);
    expect(ticked({ scores: null, winners: [1] })).toEqual([false, true, false]);
    expect(ticked({ scores: [3, 2, 1] })).toEqual([false, false, false]);
    expect(ticked({ scores: [3, 3, 1], winners: [1] })).toEqual([false, true, false]);
  });

  test('leaves the next evening only its people, place and kind of pad', () => {
    const blank = pad([['Axel', '']], { place: 'Essen', withRounds: true });
    const people = blank.lines.map((line) => ({ ...line, known: { id: 'axel', name: 'Axel' } }));
    const lines = people.map((line) => ({ ...line, rounds: ['1', '2'], score: '3', won: true }));
    expect(nextNight({ ...blank, notes: 'Late', lines })).toEqual({ ...blank, lines: people });
  });

  test('is untouched until something is typed, whatever game is chosen', () => {
    const empty = emptyNight('modern-art-1994', '');
    expect(isUntouched(withEdition(empty, 'masters-gallery'))).toBe(true);
    expect(isUntouched({ ...empty, place: 'Essen' })).toBe(false);
    expect(isUntouched(pad([['Axel', '']], { day: '' }))).toBe(false);
  });

  test('can be corrected, and people stay the same until renamed', () => {
    const night = nightOf(nightWith({ rounds: [[1, 2, 3]] }));
    if (night === null) throw new Error('a result is a night');
    const typed = ['Axl', ' Beatrix ', 'clemens'];
    const lines = night.lines.map((line, at) => ({ ...line, name: typed[at] ?? '' }));
    const read = readNight({ ...night, lines });
    expect(read).toMatchObject({ ok: true, written: { rounds: [[1, 2, 3]], scores: [389, 412, 301] } });
    const players = [{ name: 'Axl' }, { id: 'beatrix', name: 'Beatrix' }, { name: 'clemens' }];
    expect(read.ok && read.written.players).toEqual(players);
  });
});
