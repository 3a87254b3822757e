import { describe, expect, test } from 'vitest';
import { worthThen, type CardWorth, type LotWorth } from '../../../src/shared/story/index.ts';
import { add, adjust, nobodyAdds, offer, sale, settle } from '../../fixtures/auction.ts';
import { play, influence } from '../../fixtures/gallery.ts';
import { timelineIn } from '../../fixtures/replayed.ts';
import { sampleWith } from '../record/sample.ts';

function lotsOf(document: unknown): readonly LotWorth[] {
  const then = worthThen(timelineIn(document));
  if (then?.family !== 'auction') throw new Error('lots are sold in this family');
  return then.lots;
}

function cardsOf(document: unknown): readonly CardWorth[] {
  const then = worthThen(timelineIn(document));
  if (then?.family !== 'gallery') throw new Error('cards are displayed in this family');
  return then.cards;
}

const paysOf = ({ outcomes }: LotWorth | CardWorth) => outcomes.map(({ pays }) => pays);
const chancesOf = ({ outcomes }: LotWorth | CardWorth) => outcomes.map(({ chance }) => chance);

describe('a lot of Modern Art', () => {
  const hands = (...left: number[]) =>
    adjust({ hands: Object.fromEntries(left.map((cards, seat) => [seat, cards - 9])) });

  test('is worth what the single card still to come can make of it', () => {
    const events = [hands(1, 1, 0, 0), offer(0, 'krypto'), sale(3, 19)];
    const [lot] = lotsOf(sampleWith({ events }));
    // 69 cards are unseen, 15 of them by Krypto. Any other artist wins the tie.
    expect(lot).toMatchObject({ index: 2, auctioneer: 0, buyer: 3, price: 19, paintings: 1, paid: null });
    expect(lot && paysOf(lot)).toEqual([0, 10, 20, 30]);
    [0, 0, 54 / 69, 15 / 69].forEach((chance, at) =>
      expect(lot && chancesOf(lot)[at]).toBeCloseTo(chance, 12),
    );
    expect(lot?.worth).toBeCloseTo((54 / 69) * 20 + (15 / 69) * 30, 12);
    const over = [...events, offer(1, 'yoko'), settle];
    expect(lotsOf(sampleWith({ events: over }))).toEqual([{ ...lot, paid: 20 }]);
  });

  test('counts as a whole if it is a double, and nobody needs a price for what is free', () => {
    const double = [hands(2, 1, 0, 0), offer(0, 'krypto', 'double'), add(0, 'krypto', 'once'), sale(1, 50)];
    const [two] = lotsOf(sampleWith({ events: double }));
    expect(two).toMatchObject({ paintings: 2, worth: 60, price: 50 });
    expect(two && paysOf(two)).toEqual([0, 20, 40, 60]);
    expect(two && chancesOf(two)).toEqual([0, 0, 0, 1]);
    const alone = [hands(1, 1, 0, 0), offer(0, 'krypto', 'double'), nobodyAdds];
    expect(lotsOf(sampleWith({ events: alone }))).toMatchObject([{ paintings: 1, price: 0, buyer: 0 }]);
  });
});

describe('a card of Masters Gallery', () => {
  test('is worth what the single card still to come can make of it', () => {
    const hands = { 0: -12, 1: -12, 2: -13, 3: -13 };
    const events = [{ type: 'adjust', reason: 'hands', hands }, influence('monet'), play(0, 'degas')];
    const full = { edition: 'masters-gallery', options: { tracking: 'full' } };
    const [card] = cardsOf(sampleWith({ ...full, events }));
    // A Vermeer (17 of 93) or a Monet (18) puts Degas second, a Degas (17), Renoir or Van Gogh (41) first.
    expect(card).toMatchObject({ index: 2, round: 1, seat: 0, artist: 'degas', paid: null });
    expect(card && paysOf(card)).toEqual([0, 1, 2, 3]);
    [0, 0, 35 / 93, 58 / 93].forEach((chance, at) =>
      expect(card && chancesOf(card)[at]).toBeCloseTo(chance, 12),
    );
    expect(card?.worth).toBeCloseTo((35 * 2 + 58 * 3) / 93, 12);
    const over = [...events, play(1, 'vermeer')];
    expect(cardsOf(sampleWith({ ...full, events: over })).map(({ paid }) => paid)).toEqual([2, 3]);
  });
});
