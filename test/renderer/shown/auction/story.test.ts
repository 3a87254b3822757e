import { describe, expect, test } from 'vitest';
import { bargainsOf, storyOf, type Story } from '../../../../src/renderer/shown/auction/story.ts';
import { storySentence } from '../../../../src/renderer/shown/auction/story-sentence.ts';
import { auction } from '../../../../src/shared/auction/index.ts';
import { en } from '../../../../src/shared/text/en/index.ts';
import { namingOf } from '../../../../src/shared/text/naming.ts';
import { A, B, C, D, adjust, offer, sale, settle, type Raw } from '../../../fixtures/auction.ts';
import { playAuction } from '../../../play/auction.ts';
import { onPaper, paidRounds } from '../../../oracle/auction-paper.ts';
import { played, tableOf, wholeGame, type Played } from '../../played.ts';

const counted = (counts: Raw) => adjust({ counts });
const cash = (changes: Raw) => adjust({ cash: changes });
const PLAN = { edition: 'modern-art-1994', players: 4, options: { tracking: 'ledger' } } as const;
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
    expect(storyAfter(...idle, ...idle, ...idle, ...idle)?.making).toEqual({ kind: 'no-paintings' });
  });

  test('without prices there are no bargains', () => {
    const { record, state } = wholeGame({ ...PLAN, options: { tracking: 'owners' }, seed: 2 });
    expect(bargainsOf(record, state)).toEqual([]);
  });

  test('a bargain’s profit is what you get with pencil and paper', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const raw = playAuction({ ...PLAN, seed });
      const { record, state } = played(raw);
      const artists = Object.keys(auction.outcome(state).rounds[0]?.counts ?? {});
      const rounds = paidRounds(onPaper(raw, artists));
      const bargains = bargainsOf(record, state);
      expect(bargains.length).toBeGreaterThan(0);
      for (const { round, artist, paintings, price, paid } of bargains) {
        expect(paid).toBe(paintings * (rounds[round - 1]?.worth[artist] ?? NaN));
        expect(paid).toBeGreaterThan(price);
      }
    }
  });
});

const sentence = ({ record }: Played, story: Story, words: typeof en) =>
  storySentence(story, {
    words: words.end.story,
    naming: namingOf(record, 'en'),
    list: (names) => new Intl.ListFormat('en').format(names),
  });
const table = tableOf([]);
const margin = { winner: B, margin: 4, runnersUp: [A, C] };

test.each<[string, Story]>([
  [
    'Only 4,000 put Beatrix ahead of Axel and Clemens; the best bargain was one Yoko in round 3, bought for 12,000 and sold for 70,000.',
    {
      ending: { kind: 'close', ...margin },
      making: { kind: 'bargain', round: 3, buyer: B, artist: 'yoko', paintings: 1, price: 12, paid: 70 },
    },
  ],
  [
    'Last after round 2, Beatrix came back to win by 4,000; the best bargain was 2 paintings by Yoko in round 3, free and sold for 140,000.',
    {
      ending: { kind: 'comeback', round: 2, ...margin },
      making: { kind: 'bargain', round: 3, buyer: B, artist: 'yoko', paintings: 2, price: 0, paid: 140 },
    },
  ],
  [
    'A tie, with 210,000 each; Krypto alone earned 90,000 from the bank.',
    {
      ending: { kind: 'shared', winners: [A, B], amount: 210 },
      making: { kind: 'artist', artist: 'krypto', amount: 90 },
    },
  ],
])('the story in one line: %s', (text, story) => {
  expect(sentence(table, story, en)).toBe(text);
});
