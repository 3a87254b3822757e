import { describe, expect, test } from 'vitest';
import { lookAhead, type CardsToCome } from '../../../src/shared/core/chances.ts';
import { gallery as galleryFamily } from '../../../src/shared/gallery/index.ts';
import { outcomeOf, worthThrough, type Position } from '../../../src/shared/record/index.ts';
import { adjust, offer, sale, settle } from '../../fixtures/auction.ts';
import { extras, faceDown, influence, play, reveal } from '../../fixtures/gallery.ts';
import { playersNamed, THREE_NAMES } from '../../fixtures/people.ts';
import { timelineIn } from '../../fixtures/replayed.ts';
import { sampleWith } from './sample.ts';

/** What the forecast counts, and what makes no difference to it. */

function positions(document: unknown): readonly Position[] {
  const { tables, problem } = timelineIn(document);
  expect(problem).toBeNull();
  const found = worthThrough(tables);
  expect(found.map(({ round }) => round)).toEqual(tables.map((table) => outcomeOf(table).round));
  return found;
}

/** The artists after the last event. */
function last(document: unknown) {
  return positions(document).at(-1)?.artists ?? [];
}

/** What one artist is worth after the last event. */
function worthOf(document: unknown, artist: string) {
  return last(document).find((each) => each.artist === artist);
}

/** The chances after the last event are those of these cards to come. */
function expectChances(
  document: unknown,
  counts: readonly number[],
  round: Partial<CardsToCome> & Pick<CardsToCome, 'supply' | 'most' | 'limit'>,
): void {
  const chances = lookAhead()({ faceDown: 0, places: 3, ...round }, counts);
  expect(last(document).map(({ places }) => places)).toEqual(chances);
}

/** Four by Yoko, and then the one that ends the round. */
const yokos = [0, 1, 2, 3].flatMap((seat) => [offer(seat, 'yoko'), sale((seat + 1) % 4, 3)]);
const fiveYokos = [...yokos, offer(0, 'yoko')];

describe('in the auction family', () => {
  const table = (events: readonly object[], changes: object = {}) => sampleWith({ events, ...changes });
  const counted = (artist: string) => ({ type: 'offer', artist });
  const NONE = [0, 0, 0, 0, 0];
  /** Lite Metal, Yoko, Christin P, Karl Gitter, Krypto. */
  const MODEL = { supply: [12, 13, 14, 15, 16], most: 4 * 9, limit: 5 };

  test('cards and deal come from the box, and ties follow the table’s order', () => {
    const order = ['krypto', 'karl-gitter', 'christin-p', 'yoko', 'lite-metal'];
    const players = playersNamed(['Ada', 'Bo', 'Cy', 'Di', 'Ed']);
    const five = table([offer(0, 'yoko')], { players, options: { tracking: 'ledger', order } });
    expectChances(five, [0, 0, 0, 1, 0], { ...MODEL, supply: MODEL.supply.toReversed(), most: 5 * 8 });
    expect(last(five).map(({ artist }) => artist)).toEqual(order);
  });

  test('corrected counts count, and corrected hands are still to come', () => {
    const counts = { yoko: 2, krypto: 1 };
    expectChances(table([adjust({ counts })]), [0, 2, 0, 0, 1], { ...MODEL, most: 3 + 4 * 9 });
    expectChances(table([adjust({ hands: { 1: -8, 3: 2 } })]), NONE, { ...MODEL, most: 4 * 9 - 6 });
    // A single card is still to come: 12 of 70 by Lite Metal.
    const oneLeft = table([adjust({ hands: { 0: -9, 1: -9, 2: -9, 3: -8 } })]);
    expect(worthOf(oneLeft, 'lite-metal')).toMatchObject({ places: [12 / 70, 0, 0], worth: (12 / 70) * 30 });
  });

  test('paintings, money and turns make no difference', () => {
    const events = yokos.slice(0, 4);
    for (const changes of [
      { owned: { 0: { krypto: 3 }, 1: { yoko: -1 } } },
      { cash: { 0: -50, 2: 400 } },
      { turn: 0 },
    ])
      expect(last(table([...events, adjust(changes)]))).toEqual(last(table(events)));
  });

  test('unsold and corrected cards of earlier rounds are out of the game, with hands and without', () => {
    const supply = [12, 8, 14, 15, 14];
    const most = 4 * (9 + 4) - 5;
    const events = [...fiveYokos, adjust({ counts: { krypto: 2 } }), settle];
    expectChances(table(events), NONE, { ...MODEL, supply, most });
    const untracked = [
      ...[counted('yoko'), counted('yoko'), adjust({ counts: { yoko: 3, krypto: 2 } })],
      ...[
        { type: 'settle', holdings: [{}, {}, {}, {}] },
        counted('krypto'),
        adjust({ counts: { krypto: 1 } }),
      ],
    ];
    const counts = { options: { tracking: 'counts' } };
    expectChances(table(untracked, counts), [0, 0, 0, 0, 2], { ...MODEL, supply, most: most - 2 });
  });

  test('the cards of the mystery hand are played like all others', () => {
    const players = playersNamed(THREE_NAMES);
    const three = (tracking: string) => ({ players, options: { tracking, mystery: true } });
    // One card is left in the players' hands, nine in the mystery hand.
    const nearlyEmpty = [offer(0, 'yoko'), sale(1, 3), adjust({ hands: { 0: -8, 1: -9, 2: -8 } })];
    expectChances(table(nearlyEmpty, three('ledger')), [0, 1, 0, 0, 0], { ...MODEL, most: 1 + 1 + 9 });
    const events = [counted('yoko'), adjust({ counts: { krypto: 1 } })];
    expectChances(table(events, three('counts')), [0, 1, 0, 0, 1], MODEL);
    // Of 4 hands of 13 or 3 of 16, so few are left after 40 cards that there may be no fifth.
    const many = { 'lite-metal': 8, yoko: 8, 'christin-p': 8, 'karl-gitter': 8, krypto: 8 };
    const late = [adjust({ counts: many }), { type: 'settle', holdings: [{}, {}, {}] }];
    const left = { ...MODEL, supply: [4, 5, 6, 7, 8] };
    expectChances(table(late, three('counts')), NONE, { ...left, most: 4 * 13 - 40 });
    const alone = { players, options: { tracking: 'counts' } };
    expectChances(table(late, alone), NONE, { ...left, most: 3 * 16 - 40 });
  });

  test('while a round waits for its payout, the counts are ranked, even if corrected below the limit', () => {
    const pays = [30, 20, 10];
    expect(worthOf(table(fiveYokos), 'yoko')).toMatchObject({ places: [1, 0, 0], pays, worth: 30 });
    const corrected = table([...fiveYokos, adjust({ counts: { yoko: -4, krypto: 2 } })]);
    const none = { places: [0, 0, 0], pays, worth: 0 };
    const ranked = [none, { places: [0, 1, 0], worth: 20 }, none, none, { places: [1, 0, 0], worth: 30 }];
    expect(last(corrected)).toMatchObject(ranked);
  });

  test('earlier tiles, corrected ones included, only count for ranked artists', () => {
    const settled = [...fiveYokos, settle];
    const { places, pays, worth } = worthOf(table(settled), 'yoko') ?? {};
    const [first = 0, second = 0, third = 0] = places ?? [];
    expect(pays).toEqual([60, 50, 40]);
    expect(worth).toBeCloseTo(first * 60 + second * 50 + third * 40, 12);
    const corrected = worthOf(table([...settled, adjust({ standing: { yoko: 10 } })]), 'yoko');
    expect(corrected).toMatchObject({ places, pays: [70, 60, 50] });
    expect(corrected?.worth).toBeCloseTo(first * 70 + second * 60 + third * 50, 12);
  });
});

describe('in the gallery family', () => {
  const table = (events: readonly object[]) =>
    sampleWith({ edition: 'masters-gallery', options: { tracking: 'full' }, events });
  const CARDS = { vermeer: 17, degas: 18, monet: 19, renoir: 20, 'van-gogh': 21 };
  const HANDS = 4 * 13;
  const MODEL = { supply: Object.values(CARDS), limit: 6 };
  const begun = [influence('monet'), play(0, 'degas')];

  test('the card next to the deck is averaged over until it is turned up', () => {
    const mean = Object.entries(CARDS).reduce(
      (sum, [artist, count]) =>
        sum + (count / 95) * (worthOf(table([influence(artist)]), 'monet')?.worth ?? 0),
      0,
    );
    expect(worthOf(table([]), 'monet')?.worth).toBeCloseTo(mean, 12);
  });

  test('face-down cards are averaged over until they are revealed, and extra cards change nothing', () => {
    const limit = galleryFamily.editions['masters-gallery'].limits[4] ?? 0;
    const monets = Array.from({ length: limit - 1 }, (_, index) => play((index + 1) % 4, 'monet'));
    const events = [influence('monet'), play(0, 'degas', 'second-down'), faceDown, ...monets];
    const unseen = 95 - 1 - limit;
    const chance = (artist: string, place: number) => worthOf(table(events), artist)?.places[place];
    expect(chance('monet', 0)).toBeCloseTo(1, 12);
    // With a Vermeer face down, Vermeer wins the tie with Degas; any other artist comes third.
    expect(chance('vermeer', 1)).toBeCloseTo(17 / unseen, 12);
    expect(chance('degas', 1)).toBeCloseTo(1 - 17 / unseen, 12);
    expect(chance('degas', 2)).toBeCloseTo(17 / unseen, 12);
    expect(chance('renoir', 2)).toBeCloseTo(20 / unseen, 12);
    const revealed = [...events, reveal(['vermeer'], [], [], [])];
    expect(worthOf(table(revealed), 'degas')?.places).toEqual([0, 0, 1]);
    expect(last(table([...revealed, extras([], ['monet'], [], [])]))).toEqual(last(table(revealed)));
  });

  test('with no card left to turn up, the counts are ranked', () => {
    const round: CardsToCome = { supply: [2, 0, 1], most: 9, limit: 5, faceDown: 1, places: 2 };
    expect(lookAhead()(round, [2, 0, 1])).toEqual([
      [1, 0],
      [0, 0],
      [0, 1],
    ]);
  });

  test('corrected counts count, corrected hands are still to come, corrected tokens are paid', () => {
    const counts = table([...begun, adjust({ counts: { renoir: 2 } })]);
    expectChances(counts, [0, 1, 1, 2, 0], { ...MODEL, most: 4 + HANDS - 1 });
    const hands = table([...begun, adjust({ hands: { 1: -10 } })]);
    expectChances(hands, [0, 1, 1, 0, 0], { ...MODEL, most: 2 + HANDS - 11 });
    const tokens = table([...begun, adjust({ standing: { monet: 4 } })]);
    expect(worthOf(tokens, 'monet')?.pays).toEqual([7, 6, 5]);
  });

  test('displays, scores and turns make no difference', () => {
    for (const changes of [
      { displayed: { 0: { degas: -1 }, 3: { renoir: 2 } } },
      { scores: { 1: 20 } },
      { turn: 3 },
    ])
      expect(last(table([...begun, adjust(changes)]))).toEqual(last(table(begun)));
  });

  test('an empty hand ends the round even if an effect is open', () => {
    const nearlyEmpty = adjust({ hands: { 0: -12, 1: -13, 2: -13, 3: -13 } });
    const certain = table([influence('monet'), nearlyEmpty, play(0, 'degas', 'draw')]);
    const none = { places: [0, 0, 0] };
    expect(last(certain)).toMatchObject([none, { places: [1, 0, 0] }, { places: [0, 1, 0] }, none, none]);
  });
});
