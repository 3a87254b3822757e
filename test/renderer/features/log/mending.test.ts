import { expect, test } from 'vitest';
import { mendingOf, type Step } from '../../../../src/renderer/features/log/mending.svelte.ts';
import type { Session, Tried } from '../../../../src/renderer/lib/session.svelte.ts';
import { sessionOf } from '../../session.svelte.ts';
import { tableOf } from '../../played.ts';

const OFFER = { type: 'offer', seat: 0, artist: 'yoko', auction: 'open' };
const SALE = { type: 'sale', buyer: 1, price: 5 };

const corrected = (price: number): Step => ({
  kind: 'corrected',
  edits: [{ kind: 'replace', index: 1, event: { ...SALE, price } }],
});

/** A correction whose preview main answers when the test says so. */
function opened() {
  const session = sessionOf(tableOf([OFFER, SALE]).record);
  const answers: ((tried: Tried) => void)[] = [];
  const preview = () => new Promise<Tried>((resolve) => answers.push(resolve));
  const { view } = session;
  if (view === null) throw new Error('the game is there');
  const mending = mendingOf(Object.create(session, { preview: { value: preview } }) as Session, view);
  const answer = async (asked: number, tried: Tried) => {
    answers[asked]?.(tried);
    await Promise.resolve();
  };
  return { mending, answer };
}

test('a preview is ignored if the correction has changed since', async () => {
  const { mending, answer } = opened();
  mending.add(corrected(7));
  mending.add(corrected(9));
  await answer(1, { kind: 'conflict' });
  expect(mending.tried).toEqual({ kind: 'conflict' });
  await answer(0, { kind: 'failed' });
  expect(mending.tried).toEqual({ kind: 'conflict' });
});

test('a preview is ignored if the correction was discarded', async () => {
  const { mending, answer } = opened();
  mending.add(corrected(7));
  mending.drop();
  await answer(0, { kind: 'conflict' });
  expect(mending.tried).toBeNull();
  expect(mending.mended).toBe(mending.stands);
});
