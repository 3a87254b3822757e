import { describe, expect, test } from 'vitest';
import { storyOf, type Story } from '../../../../src/renderer/shown/auction/story.ts';
import { storySentence } from '../../../../src/renderer/shown/auction/story-sentence.ts';
import { en } from '../../../../src/shared/text/en/index.ts';
import { namingOf } from '../../../../src/shared/text/naming.ts';
import { A, B, C, D, adjust, offer, sale, settle, type Raw } from '../../../fixtures/auction.ts';
import { tableOf } from '../../played.ts';

const counted = (counts: Raw) => adjust({ counts });
const cash = (changes: Raw) => adjust({ cash: changes });
/** A round in which nobody buys anything. */
const idle = [counted({ krypto: 5 }), settle];

function storyAfter(...events: readonly unknown[]): Story | null {
  const { record, state } = tableOf(events);
  return storyOf(record, state);
}

describe('how a game ended', () => {
  const finished = (...last: readonly unknown[]) =>
    storyAfter(...idle, ...idle, ...idle, counted({ krypto: 5 }), ...last, settle);

  test('is known only once it has ended', () => {
    expect(storyAfter(...idle)).toBeNull();
  });

  test.each([
    [10, 'close'],
    [11, 'clear'],
  ])('by %d: %s', (margin, kind) => {
    const ending = { kind, winner: B, margin, runnersUp: [A, C, D] };
    expect(finished(cash({ [B]: margin }))?.ending).toEqual(ending);
  });

  test('from last place after a round, the latest such round', () => {
    const one = { krypto: 1 };
    const bought = adjust({ counts: { krypto: 5 }, owned: { [A]: one, [B]: one, [C]: one, [D]: one } });
    const behind = [bought, cash({ [D]: -1 }), settle];
    const events = [...behind, ...behind, counted({ krypto: 5 }), cash({ [D]: 60 }), settle, ...idle];
    expect(storyAfter(...events)?.ending).toEqual({
      kind: 'comeback',
      round: 2,
      winner: D,
      margin: 58,
      runnersUp: [A, B, C],
    });
  });
});

describe('what decided it', () => {
  test('the best bargain, if a winner made it, otherwise the artist that earned the winner most', () => {
    const afterPaying = (price: number, more: Raw) =>
      storyAfter(
        ...[offer(A, 'yoko'), sale(C, price), offer(B, 'krypto'), sale(D, 5)],
        ...[counted({ yoko: 4, krypto: 1 }), cash(more), settle, ...idle, ...idle, ...idle],
      )?.making;
    const lot = { round: 1, buyer: C, artist: 'yoko', paintings: 1, price: 12, paid: 30 };
    expect(afterPaying(12, { [A]: 1 })).toEqual({ kind: 'bargain', ...lot });
    expect(afterPaying(28, { [C]: 50 })).toEqual({ kind: 'artist', artist: 'yoko', amount: 30 });
    // What paid no more than it cost is no bargain.
    const even = [offer(A, 'yoko'), sale(C, 30), counted({ yoko: 4 }), cash({ [C]: 50 }), settle];
    expect(storyAfter(...even, ...idle, ...idle, ...idle)?.making).toMatchObject({ kind: 'artist' });
    expect(storyAfter(...idle, ...idle, ...idle, ...idle)?.making).toEqual({ kind: 'no-paintings' });
  });
});

test('the story in one line', () => {
  const { record } = tableOf([]);
  const story: Story = {
    ending: { kind: 'comeback', round: 2, winner: B, margin: 4, runnersUp: [A, C] },
    making: { kind: 'bargain', round: 3, buyer: B, artist: 'yoko', paintings: 2, price: 0, paid: 140 },
  };
  const list = (names: readonly string[]) => new Intl.ListFormat('en').format(names);
  expect(storySentence(story, { words: en.end.story, naming: namingOf(record, 'en'), list })).toBe(
    'Last after round 2, Beatrix came back to win by 4,000; the best bargain was 2 paintings by Yoko in round 3, free and sold for 140,000.',
  );
});
