import { expect, test } from 'vitest';
import { openCorrection } from '../../../src/renderer/correct/pending-correction.svelte.ts';
import { memorySession } from '../kept-in-memory.svelte.ts';
import { CORRECTION_KEY } from '../../../src/shared/api.ts';
import { offer, sale } from '../../fixtures/auction.ts';
import { viewOf } from '../../fixtures/view.ts';
import { tableOf } from '../played.ts';
import { sessionOf } from '../session.svelte.ts';

const { record } = tableOf([offer(0, 'yoko'), sale(1, 5)]);
const priced = (price: number) => [{ kind: 'replace', index: 1, event: sale(1, price) }] as const;

function opened(draft = {}) {
  const session = sessionOf(record, { draft });
  if (session.view === null) throw new Error('the game is there');
  const pending = openCorrection(session, session.view);
  return { session, pending, prices: () => pending.whole.record.events.map(({ price }) => price) };
}

test('what is typed is kept with every key, and goes on from there after a reload', () => {
  const { session, pending } = opened();
  pending.add(priced(7));
  pending.type(priced(9), '');
  const again = opened(session.draft);
  expect(again.prices()).toEqual([undefined, 9]);
  expect(again.pending.corrected.record.events[1]).toEqual(sale(1, 7));
  again.pending.forget();
  expect(again.prices()).toEqual([undefined, 7]);
  again.pending.drop();
  expect(again.session.draft).not.toHaveProperty(CORRECTION_KEY);
  expect(again.pending.whole).toBe(again.pending.original);
});

test('an answer of the step in the form is taken back first, and then whole steps, without their answers', async () => {
  const { pending, prices } = opened();
  for (const price of [7, 8]) pending.type(priced(price), '');
  pending.takeBack();
  pending.add();
  pending.type(priced(9), '');
  const taken = [1, 2, 3].map(() => [pending.takeBack(), prices()[1]]);
  expect(taken).toEqual([
    [true, 7],
    [true, 5],
    [false, 5],
  ]);
  for (const end of [() => pending.forget(), () => pending.drop(), () => pending.make()]) {
    pending.type(priced(11), '');
    await end();
    expect(pending.takeBack()).toBe(false);
  }
});

test('a correction that the game refuses stays as it was put together, and one that is made is gone', async () => {
  const session = memorySession(record, crypto.randomUUID());
  const pending = openCorrection(session, session.view ?? viewOf(record));
  pending.add(priced(7));
  pending.type([{ kind: 'remove', index: 0 }], '');
  expect(await pending.make()).toBe(false);
  expect(pending.steps).toEqual([priced(7), [{ kind: 'remove', index: 0 }]]);
  pending.takeBack();
  expect(await pending.make()).toBe(true);
  expect([pending.begun, session.view?.record.events[1]?.['price']]).toEqual([false, 7]);
});

test('what was kept for another game or by somebody else is ignored', () => {
  for (const kept of [{ steps: 'x' }, [priced(3)], { steps: [[{ kind: 'remove', index: 7 }]], typed: null }])
    expect(opened({ [CORRECTION_KEY]: kept }).pending.begun).toBe(false);
});
