import { describe, expect, test } from 'vitest';
import type { Store } from '../../../src/main/store/index.ts';
import { dataFolder, done, edit, FOUR, play, storeIn } from './store-in.ts';

/** Four rounds of five paintings each, all by one artist, so that no one earns anything. */
const FOUR_ROUNDS = [0, 1, 2, 3].flatMap(() => [
  ...Array.from({ length: 5 }, () => ({ type: 'offer', artist: 'yoko' })),
  { type: 'settle', holdings: [{}, {}, {}, {}] },
]);

function begin(store: Store): string {
  return done(store.games.create({ ...FOUR, options: { tracking: 'counts' } })).record.id;
}

function abandon(store: Store, id: string, abandoned: boolean): void {
  edit(store, id, { kind: 'header', fields: { abandoned } });
}

const idsOn = (store: Store, shelf: 'unfinished' | 'finished' | 'abandoned', most?: number): string[] =>
  store.games.list(most === undefined ? { shelf } : { shelf, most }).map(({ head }) => head.id);

describe('the shelves of games', () => {
  test('a game is unfinished until its winners are known', () => {
    const store = storeIn(dataFolder());
    const id = begin(store);
    expect(idsOn(store, 'unfinished')).toEqual([id]);
    play(store, id, FOUR_ROUNDS);
    expect(idsOn(store, 'unfinished')).toEqual([id]);
    play(store, id, [{ type: 'final', money: [1, 2, 3, 4] }]);
    expect(idsOn(store, 'unfinished')).toEqual([]);
    expect(idsOn(store, 'finished')).toEqual([id]);
  });

  test('an abandoned game has its own shelf until it is resumed, and a limit doesn’t restrict the counts', () => {
    const store = storeIn(dataFolder());
    const ids = Array.from({ length: 5 }, () => begin(store));
    const [one = '', other = '', ...rest] = ids;
    for (const id of [one, other]) abandon(store, id, true);
    expect([idsOn(store, 'unfinished'), idsOn(store, 'abandoned')]).toEqual([
      rest.toReversed(),
      [other, one],
    ]);
    abandon(store, other, false);
    store.games.trash(ids[4] ?? '');
    expect(idsOn(store, 'unfinished', 1)).toEqual([other]);
    expect(store.games.counts()).toEqual({ unfinished: 3, finished: 0, abandoned: 1 });
  });
});

test('a game in progress starts with the events that lead to its position', () => {
  const store = storeIn(dataFolder());
  const events = [{ type: 'adjust', reason: 'begun without the app', hands: { 0: -1 } }];
  const begun = done(store.games.create({ ...FOUR, events }));
  expect(begun.record.events).toEqual(events);
  expect(begun).toMatchObject({ position: 0, canUndo: false });
  const impossible = [{ type: 'adjust', reason: 'begun without the app', hands: { 0: -10 } }];
  expect(store.games.create({ ...FOUR, events: impossible })).toMatchObject({
    error: { kind: 'refused', problem: { code: 'below-zero', index: 0 } },
  });
});
