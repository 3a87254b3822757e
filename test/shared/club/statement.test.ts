import { expect, test } from 'vitest';
import * as club from '../../../src/shared/club/index.ts';
import { readBox } from '../../../src/shared/record/index.ts';
import { done } from '../../main/store/store-in.ts';
import { randomAuctionBox } from '../../play/boxes.ts';

const [at, next] = ['2026-01-01T12:00:00.000Z', '2026-01-02T12:00:00.000Z'];
const box = { ...done(readBox(randomAuctionBox(4))), id: 'own' };
const season = { title: 'Spring', from: '2026-01-01', to: '2026-06-30', rule: 'wins', least: 1 } as const;
const marks = ['a', 'b'].map((letter) => letter.repeat(64));

const name = (id: string, called: string, when = at) =>
  ({ kind: 'name', id, name: called, at: when }) as const;
const met = (called: string, when: string) => ({ kind: 'met', id: 'p', name: called, at: when }) as const;
const same = (id: string, as: string, when = at) => ({ kind: 'same', id, as, at: when }) as const;
const apart = (id: string, as: string, when = at) => ({ ...same(id, as, when), kind: 'apart' }) as const;
const trashed = (game: string, when = at) => ({ kind: 'trashed', game, at: when }) as const;
const restored = (when: string) => ({ ...trashed('g', when), kind: 'restored' }) as const;
const noBox = (id: string, when = at) => ({ kind: 'no-box', id, at: when }) as const;
const boxed = (title: string, when: string) => ({ kind: 'box', box: { ...box, title }, at: when }) as const;
const league = (shown: typeof season | null, when: string) =>
  ({ kind: 'season', season: shown, at: when }) as const;

/** What may be said of each subject; of two, the one that comes later here is the last word, whichever arrives first. */
const SUBJECTS: readonly (readonly club.Statement[])[] = [
  [met('Zoe', ''), met('Ann', at), met('Abe', '2026-01-02')],
  [name('q', 'Ann'), name('q', 'Zoe'), name('q', '', next)],
  [apart('q', 'p'), same('p', 'q'), same('q', 'p'), apart('p', 'q', next)],
  [same('p', 'r', next)],
  [restored(at), trashed('g'), restored(next)],
  [trashed('h', next)],
  [boxed('A', at), noBox('own'), boxed('B', next)],
  [noBox('other', next)],
  [league(season, at), league(null, next)],
  [{ kind: 'replaced', game: 'g', marks }],
  [{ kind: 'replaced', game: 'g', marks: marks.slice(1) }],
];
const ALL = SUBJECTS.flat();

test('of two statements about one subject one is the last word, and a given name is it before what games say', () => {
  const last = ALL.map((one) => ALL.filter((other) => club.supersedes(one, other)));
  const before = SUBJECTS.flatMap((some) => some.map((_, count) => some.slice(0, count)));
  expect(last).toEqual(before);
  expect(club.supersedes(name('p', ''), met('Ann', next))).toBe(true);
  expect(club.supersedes(met('Ann', next), name('p', ''))).toBe(false);
});

test.each(['invitation', 'recovery', 'page'] as const)('a link of an %s is read as it was made', (kind) => {
  const link = { server: 'https://club.example', kind, token: 'x'.repeat(22) };
  expect(club.readClubLink(` ${club.clubLink(link)}\n`)).toEqual(link);
});

test('a statement is read without what it doesn’t say, names whom it names, and only owners say some', () => {
  expect(ALL.map((one) => club.readStatement({ ...one, more: 1 }))).toEqual(ALL);
  expect(ALL.flatMap((one) => club.namedIn(one) ?? []).join('')).toBe('pppqq');
  expect(ALL.filter(club.isForOwners)).toEqual([league(season, at), league(null, next)]);
  const odd = [
    name('', 'Ann'),
    name('p', 'Ann', '2026-01-01'),
    name('p', 'A'.repeat(201)),
    met('Ann', 'yesterday'),
    same('p', 'p'),
    { kind: 'replaced', game: 'g', marks: ['b'] },
    { ...boxed('A', at), box: {} },
    { ...league(null, at), season: {} },
  ];
  expect(odd.filter((one) => club.readStatement(one) !== null)).toEqual([]);
});
