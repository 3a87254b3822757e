import { describe, expect, test } from 'vitest';
import { lookAhead, type CardsToCome } from '../../../src/shared/core/chances.ts';
import {
  editionIn,
  editionOf,
  outcomeOf,
  timelineOf,
  worthThrough,
  type GameRecord,
  type Position,
} from '../../../src/shared/record/index.ts';
import { adjust, offer, sale } from '../../fixtures/auction.ts';
import { recordOf } from '../../fixtures/replayed.ts';
import { playAuction } from '../../play/auction.ts';
import { randomAuctionBox, randomGalleryBox } from '../../play/boxes.ts';
import { playGallery } from '../../play/gallery.ts';
import { repetitions } from '../../repetitions.ts';
import { wholeGame } from './games.ts';
import { sampleWith } from './sample.ts';

/** What the forecast counts, and what makes no difference to it. */

function positions(document: unknown): readonly Position[] {
  const { tables, problem } = timelineOf(recordOf(document), null);
  expect(problem).toBeNull();
  const found = worthThrough(tables);
  expect(found.map(({ round }) => round)).toEqual(tables.map((table) => outcomeOf(table).round));
  return found;
}

/** The artists after the last event. */
function last(document: unknown) {
  return positions(document).at(-1)?.artists ?? null;
}

/** The chances after the last event are those of these cards to come. */
function expectChances(
  document: unknown,
  counts: readonly number[],
  round: Partial<CardsToCome> & Pick<CardsToCome, 'supply' | 'most' | 'limit'>,
): void {
  const chances = lookAhead()({ faceDown: 0, places: 3, ...round }, counts);
  expect(last(document)?.map(({ places }) => places)).toEqual(chances);
}

const sold = (buyer: number) => sale(buyer, 3);
/** Four by Yoko, and then the one that ends the round. */
const yokos = [0, 1, 2, 3].flatMap((seat) => [offer(seat, 'yoko'), sold((seat + 1) % 4)]);
const fiveYokos = [...yokos, offer(0, 'yoko')];
/** Lite Metal, Yoko, Christin P, Karl Gitter, Krypto. */
const PRINTED = [12, 13, 14, 15, 16];

describe('in the auction family', () => {
  const table = (events: readonly object[], changes: object = {}) => sampleWith({ events, ...changes });

  test('cards and deal come from the box, and ties follow the table’s order', () => {
    const order = ['krypto', 'karl-gitter', 'christin-p', 'yoko', 'lite-metal'];
    const players = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'].map((name, at) => ({ id: `p${at}`, name }));
    const changes = { players, options: { tracking: 'ledger', order } };
    const events = [offer(0, 'yoko')];
    expectChances(table(events, changes), [0, 0, 0, 1, 0], {
      supply: PRINTED.toReversed(),
      most: 5 * 8,
      limit: 5,
    });
    expect(last(table(events, changes))?.map(({ artist }) => artist)).toEqual(order);
  });

  test('corrected counts count, corrected hands are still to come, corrected tiles are paid', () => {
    const counts = { yoko: 2, krypto: 1 };
    expectChances(table([adjust({ counts })]), [0, 2, 0, 0, 1], {
      supply: PRINTED,
      most: 3 + 4 * 9,
      limit: 5,
    });
    expectChances(table([adjust({ hands: { 1: -8, 3: 2 } })]), [0, 0, 0, 0, 0], {
      supply: PRINTED,
      most: 4 * 9 - 6,
      limit: 5,
    });
    const [, yoko] = last(table([adjust({ standing: { yoko: 10 } })])) ?? [];
    expect(yoko?.pays).toEqual([40, 30, 20]);
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

  test('cards of earlier rounds are out of the game, unsold and corrected ones too', () => {
    const events = [...fiveYokos, adjust({ counts: { krypto: 2 } }), { type: 'settle' }];
    expectChances(table(events), [0, 0, 0, 0, 0], {
      supply: [12, 8, 14, 15, 14],
      most: 4 * (9 + 4) - 5,
      limit: 5,
    });
  });

  test('without hands, what was dealt and hasn’t been seen is still to come', () => {
    const events = [
      { type: 'offer', artist: 'yoko' },
      { type: 'offer', artist: 'yoko' },
      adjust({ counts: { yoko: 3 } }),
      { type: 'settle', holdings: [{}, {}, {}, {}] },
      { type: 'offer', artist: 'krypto' },
      adjust({ counts: { krypto: 1 } }),
    ];
    expectChances(table(events, { options: { tracking: 'counts' } }), [0, 0, 0, 0, 2], {
      supply: [12, 8, 14, 15, 16],
      most: 4 * (9 + 4) - 5,
      limit: 5,
    });
  });

  test('the cards of the mystery hand are played like all others', () => {
    const players = ['Ada', 'Bo', 'Cy'].map((name, at) => ({ id: `p${at}`, name }));
    const three = (tracking: string) => ({ players, options: { tracking, mystery: true } });
    const events = [offer(0, 'yoko'), sold(1), { type: 'mystery', artist: 'krypto', auction: 'open' }];
    const model = { supply: PRINTED, most: 4 * 9, limit: 5 };
    expectChances(table(events, three('ledger')), [0, 1, 0, 0, 1], model);
    // One card is left in the players' hands, nine in the mystery hand.
    const nearlyEmpty = [...events.slice(0, 2), adjust({ hands: { 0: -8, 1: -9, 2: -8 } })];
    expectChances(table(nearlyEmpty, three('ledger')), [0, 1, 0, 0, 0], { ...model, most: 1 + 1 + 9 });
    const counted = [{ type: 'offer', artist: 'yoko' }, adjust({ counts: { krypto: 1 } })];
    expectChances(table(counted, three('counts')), [0, 1, 0, 0, 1], model);
  });

  test('an open double and an open sale change nothing', () => {
    const open = last(table([offer(0, 'yoko')]));
    expect(last(table([offer(0, 'yoko', 'double')]))).toEqual(open);
    expect(last(table([offer(0, 'yoko', 'double'), { type: 'unpaired' }]))).toEqual(open);
    expect(last(table([offer(0, 'yoko'), sold(2)]))).toEqual(open);
  });

  test('while a round waits for its payout, the counts are ranked, even if corrected below the limit', () => {
    const artists = last(table([...fiveYokos, adjust({ counts: { yoko: -4, krypto: 2 } })]));
    expect(artists?.map(({ places }) => places)).toEqual([
      [0, 0, 0],
      [0, 1, 0],
      [0, 0, 0],
      [0, 0, 0],
      [1, 0, 0],
    ]);
  });

  test('there is nothing to forecast once the last payout is made, before and after the money is counted', () => {
    const game = playAuction({
      edition: 'modern-art-1994',
      players: 4,
      options: { tracking: 'owners' },
      seed: 3,
    });
    const all = positions(JSON.parse(JSON.stringify(game)));
    expect(game.events.slice(-2).map(({ type }) => type)).toEqual(['settle', 'final']);
    expect(all.slice(-3).map(({ artists }) => artists === null)).toEqual([false, true, true]);
    expect(all.slice(0, -2).every(({ artists }) => artists !== null)).toBe(true);
  });
});

describe('in the gallery family', () => {
  const NAMES = ['vermeer', 'degas', 'monet', 'renoir', 'van-gogh'];
  const CARDS = [17, 18, 19, 20, 21];
  const gallery = (events: readonly object[], tracking = 'full') =>
    sampleWith({ edition: 'masters-gallery', options: { tracking }, events });
  const influence = { type: 'influence', artist: 'monet' };
  const play = (seat: number, artist: string, effect = 'none') => ({ type: 'play', seat, artist, effect });
  const HANDS = 4 * 13;
  const LIMIT = 6;
  /** Degas ends the round. */
  const round = [influence, ...Array.from({ length: 6 }, (_, at) => play(at % 4, 'degas'))];

  test('the table here has these cards and hands', () => {
    const artists = last(gallery([influence]));
    expect(artists?.map(({ artist }) => artist)).toEqual(NAMES);
    expectChances(gallery([influence]), [0, 0, 1, 0, 0], { supply: CARDS, most: 1 + HANDS, limit: LIMIT });
  });

  test('the card beside the deck comes from no hand', () => {
    expectChances(gallery([]), [0, 0, 0, 0, 0], { supply: CARDS, most: 1 + HANDS, limit: LIMIT });
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
    const events = [influence, play(0, 'degas')];
    const counts = adjust({ counts: { renoir: 2 } });
    expectChances(gallery([...events, counts]), [0, 1, 1, 2, 0], {
      supply: CARDS,
      most: 4 + HANDS - 1,
      limit: LIMIT,
    });
    const hands = adjust({ hands: { 1: -10 } });
    expectChances(gallery([...events, hands]), [0, 1, 1, 0, 0], {
      supply: CARDS,
      most: 2 + HANDS - 11,
      limit: LIMIT,
    });
    const [, , monet] = last(gallery([...events, adjust({ standing: { monet: 4 } })])) ?? [];
    expect(monet?.pays).toEqual([7, 6, 5]);
  });

  test('displays, scores and turns make no difference', () => {
    const events = [influence, play(0, 'degas')];
    for (const changes of [
      { displayed: { 0: { degas: -1 }, 3: { renoir: 2 } } },
      { scores: { 1: 20 } },
      { turn: 3 },
    ])
      expect(last(gallery([...events, adjust(changes)]))).toEqual(last(gallery(events)));
  });

  test('cards of earlier rounds are out of the game, extra ones too', () => {
    const extras = { type: 'extras', cards: [['degas'], ['degas'], [], []] };
    const events = [...round, extras, { type: 'settle' }];
    const [before] = positions(gallery(events)).slice(-1);
    expect(before?.round).toBe(2);
    const dealt = HANDS - 6 - 2 + 4 * 2;
    expectChances(gallery([...events, influence]), [0, 0, 1, 0, 0], {
      supply: [17, 10, 18, 20, 21],
      most: 1 + dealt,
      limit: LIMIT,
    });
  });

  test('if only counts are tracked, displays add nothing, and the round goes on to the limit', () => {
    const displays = [{ degas: 4 }, { degas: 4 }, {}, {}];
    const events = [...round, { type: 'settle', displays }, influence];
    expectChances(gallery(events, 'counts'), [0, 0, 1, 0, 0], {
      supply: [17, 12, 18, 20, 21],
      most: Number.POSITIVE_INFINITY,
      limit: LIMIT,
    });
  });

  test('an open effect changes nothing, and an empty hand ends the round even then', () => {
    const events = [influence, play(0, 'degas')];
    for (const effect of ['draw', 'second-up', 'second-down', 'everyone', 'award'])
      expect(last(gallery([influence, play(0, 'degas', effect)]))).toEqual(last(gallery(events)));
    const nearlyEmpty = adjust({ hands: { 0: -12, 1: -13, 2: -13, 3: -13 } });
    const certain = last(gallery([influence, nearlyEmpty, play(0, 'degas', 'draw')]));
    expect(certain?.map(({ places }) => places)).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  test('face-down cards are unseen, but not still to be played', () => {
    const down = [influence, play(0, 'degas', 'second-down'), { type: 'face-down' }];
    expectChances(gallery(down), [0, 1, 1, 0, 0], {
      supply: CARDS,
      most: 2 + HANDS - 2,
      limit: LIMIT,
      faceDown: 1,
    });
  });

  test('extra cards change nothing until the next round', () => {
    const extras = { type: 'extras', cards: [['degas'], [], [], []] };
    expect(last(gallery([...round, extras]))).toEqual(last(gallery(round)));
  });

  test('there is nothing to forecast once the last round is scored', () => {
    const events = [0, 1, 2, 3].flatMap(() => [
      ...round.map(unseated),
      { type: 'settle', displays: [{}, {}, {}, {}] },
    ]);
    const all = positions(gallery(events, 'counts'));
    expect(all.slice(-2).map(({ artists }) => artists === null)).toEqual([false, true]);
    expect(all.slice(0, -1).every(({ artists }) => artists !== null)).toBe(true);
  });

  function unseated({ type, artist }: { readonly type: string; readonly artist: string }): object {
    return { type, artist };
  }
});

/** The cards to come as the events of a card game say them, for games nobody has corrected. */
function galleryModel(record: GameRecord, after: number) {
  const { options, players, events } = record;
  const known = editionOf(editionIn(record));
  if (known.family !== 'gallery') return null;
  const { artists, deal, limits, valueTokens } = known.edition;
  const order = artists.map(({ id }) => id);
  const counts = order.map(() => 0);
  const discarded = order.map(() => 0);
  const dealt = (round: number): number => players.length * (deal[players.length]?.[round - 1] ?? 0);
  let round = 1;
  let hands = dealt(1);
  let faceDown = 0;
  let turnedUp = false;
  let ended = false;
  const add = (to: number[], artist: unknown): void => {
    const place = order.findIndex((id) => id === artist);
    to[place] = (to[place] ?? 0) + 1;
  };
  const lists = (value: unknown): unknown[] => (Array.isArray(value) ? value.flat() : []);
  for (const event of events.slice(0, after)) {
    const cards = lists(event['artists'] ?? event['cards']).filter((card) => card !== null);
    switch (event.type) {
      case 'influence':
        turnedUp = true;
        add(counts, event['artist']);
        break;
      case 'play':
      case 'second':
        hands -= 1;
        add(counts, event['artist']);
        break;
      case 'everyone':
        hands -= cards.length;
        for (const card of cards) add(counts, card);
        break;
      case 'draw':
        hands += 1;
        break;
      case 'face-down':
        hands -= 1;
        faceDown += 1;
        break;
      case 'reveal':
        faceDown = 0;
        for (const card of cards) add(counts, card);
        break;
      case 'extras':
        hands -= cards.length;
        for (const card of cards) add(discarded, card);
        break;
      case 'end-round':
        ended = true;
        break;
      case 'settle':
        for (const [place, count] of counts.entries()) discarded[place] = (discarded[place] ?? 0) + count;
        counts.fill(0);
        round += 1;
        hands += dealt(round);
        turnedUp = false;
        ended = false;
        break;
    }
  }
  const onTable = counts.reduce((sum, count) => sum + count, 0);
  const full = options['tracking'] === 'full';
  const most = full ? onTable + hands + (turnedUp ? 0 : 1) : Number.POSITIVE_INFINITY;
  return {
    round: {
      supply: artists.map(({ cards }, place) => cards - (discarded[place] ?? 0)),
      most: ended ? onTable : most,
      limit: limits[players.length] ?? 0,
      faceDown,
      places: valueTokens.length,
    },
    counts,
  };
}

test('over whole card games, every position follows from the cards that were displayed', () => {
  let compared = 0;
  for (let seed = 0; seed < repetitions(5, 150); seed += 1) {
    const document = wholeGame(seed, ['masters-gallery', 'modern-art-card-game']);
    const record = recordOf(document);
    if (record.events.some(({ type }) => type === 'adjust')) continue;
    const ahead = lookAhead();
    for (const { after, artists } of positions(document)) {
      const model = galleryModel(record, after);
      if (artists === null || model === null) continue;
      expect(artists.map(({ places }) => places)).toEqual(ahead(model.round, model.counts));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(200);
});

describe('a box that somebody made', () => {
  const inBox = (game: object, box: object): unknown =>
    JSON.parse(JSON.stringify({ ...game, edition: 'box', box }));

  test('brings its own cards, deal, limit and tiles', () => {
    for (let seed = 0; seed < repetitions(5, 400); seed += 1) {
      const box = randomAuctionBox(seed);
      const mystery = box.mystery !== null;
      const players = mystery ? 3 : 4;
      const options = { tracking: 'ledger', ...(mystery ? { mystery } : {}) } as const;
      const game = playAuction({ edition: box.basedOn, box, players, options, seed, stopAfter: 1 });
      const document = inBox({ ...game, events: [] }, box);
      const deal = box.mystery?.deal ?? box.deal[players] ?? [];
      expectChances(document, [0, 0, 0, 0, 0], {
        supply: box.artists.map(({ cards }) => cards),
        most: (players + (mystery ? 1 : 0)) * (deal[0] ?? 0),
        limit: box.limit,
      });
      expect(last(document)?.map(({ pays }) => pays)).toEqual(box.artists.map(() => box.tiles));
    }
  });

  test('brings its own value tokens and limits', () => {
    for (let seed = 0; seed < repetitions(5, 400); seed += 1) {
      const box = randomGalleryBox(seed);
      const game = playGallery({
        edition: box.basedOn,
        box,
        players: 3,
        options: { tracking: 'full' },
        seed,
      });
      const document = inBox({ ...game, events: [] }, box);
      expectChances(document, [0, 0, 0, 0, 0], {
        supply: box.artists.map(({ cards }) => cards),
        most: 1 + 3 * (box.deal[3]?.[0] ?? 0),
        limit: typeof box.limit === 'number' ? box.limit : (box.limit[3] ?? 0),
      });
      expect(last(document)?.map(({ pays }) => pays)).toEqual(box.artists.map(() => box.valueTokens));
    }
  });
});
