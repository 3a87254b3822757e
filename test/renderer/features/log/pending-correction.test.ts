import { expect, test } from 'vitest';
import {
  openCorrection,
  type Step,
} from '../../../../src/renderer/features/log/pending-correction.svelte.ts';
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
  const pendingCorrection = openCorrection(
    Object.create(session, { preview: { value: preview } }) as Session,
    view,
  );
  const answer = async (asked: number, tried: Tried) => {
    answers[asked]?.(tried);
    await Promise.resolve();
  };
  return { pendingCorrection, answer };
}

test('a preview is ignored if the correction has changed since', async () => {
  const { pendingCorrection, answer } = opened();
  pendingCorrection.add(corrected(7));
  pendingCorrection.add(corrected(9));
  await answer(1, { kind: 'conflict' });
  expect(pendingCorrection.tried).toEqual({ kind: 'conflict' });
  await answer(0, { kind: 'failed' });
  expect(pendingCorrection.tried).toEqual({ kind: 'conflict' });
});

test('a preview is ignored if the correction was discarded', async () => {
  const { pendingCorrection, answer } = opened();
  pendingCorrection.add(corrected(7));
  pendingCorrection.drop();
  await answer(0, { kind: 'conflict' });
  expect(pendingCorrection.tried).toBeNull();
  expect(pendingCorrection.corrected).toBe(pendingCorrection.original);
});
