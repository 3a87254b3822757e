import { describe, expect, test } from 'vitest';
import { announced, announcedGoing } from '../../../../src/renderer/lib/voice/announced.ts';
import { LIVE_AUCTION_KEY } from '../../../../src/shared/bidding/index.ts';
import { timelineOf, type EventJson, type GameRecord } from '../../../../src/shared/record/index.ts';
import { WORDS } from '../../../../src/shared/text/all-words.ts';
import { recordOf, timelineIn } from '../../../fixtures/replayed.ts';
import { playAuction } from '../../../play/auction.ts';
import { playGallery } from '../../../play/gallery.ts';
import { turn } from '../../../play/turn.ts';
import { tableOf as cardsOf } from '../../features/entry/gallery/table.ts';
import { somePlans, tableOf } from '../../played.ts';

const ENGLISH = { words: WORDS.en, locale: 'en' };
const ITALIAN = { words: WORDS.it, locale: 'it' };

interface Step {
  readonly event: EventJson;
  readonly said: string | null;
  readonly weighty: boolean;
}

/** What is announced for each event of a game. */
function stepsOf(raw: unknown, tongue = ENGLISH): readonly Step[] {
  const { record, tables, problem } = timelineIn(raw);
  if (problem !== null) throw new Error(`refused: ${JSON.stringify(problem)}`);
  return record.events.map((event, at) => {
    const [before, after] = [tables[at], tables[at + 1]];
    if (before === undefined || after === undefined) throw new Error('every event has a table');
    const what = announced(tongue, record, event, before, after);
    return { event, said: what?.text ?? null, weighty: what?.weighty ?? false };
  });
}

const spokenIn = (raw: unknown, tongue = ENGLISH) => stepsOf(raw, tongue).map(({ said }) => said);

const offer = (seat: number) => ({ type: 'offer', seat, artist: 'yoko', auction: 'open' });
const sale = (buyer: number) => ({ type: 'sale', buyer, price: 5 });
const FOUR = [offer(0), sale(1), offer(1), sale(2), offer(2), sale(3), offer(3), sale(0), offer(0)];

describe('the voice announces', () => {
  test('counts, sales, that one more ends the round, that it is over, and who is next', () => {
    const { record } = tableOf([...FOUR, { type: 'settle' }]);
    expect(spokenIn(record)).toEqual([
      'Yoko: 1',
      'Beatrix paid Axel 5,000 for the Yoko',
      'Yoko: 2',
      'Clemens paid Beatrix 5,000 for the Yoko',
      'Yoko: 3',
      'Doris paid Clemens 5,000 for the Yoko',
      'Yoko: 4. One more ends the round',
      'Axel paid Doris 5,000 for the Yoko',
      'Axel put up a Yoko, open. 5th Yoko: the round is over',
      'Beatrix starts round 2',
    ]);
    const weighty = stepsOf(record).flatMap(({ said, weighty }) => (weighty ? said : []));
    expect(weighty).toEqual([
      'Yoko: 4. One more ends the round',
      'Axel put up a Yoko, open. 5th Yoko: the round is over',
    ]);
  });

  test('the same in Italian', () => {
    const { record } = tableOf(FOUR.slice(0, 7));
    expect(spokenIn(record, ITALIAN).slice(-2)).toEqual([
      'Doris ha pagato 5.000 a Clemens per il dipinto di Yoko',
      'Yoko: 4. Ancora uno e il round finisce',
    ]);
  });

  test('in the card games, how many are displayed and how the round may end', () => {
    const plays = [0, 1, 2, 0].map((seat) => ({ type: 'play', seat, artist: 'tec', effect: 'none' }));
    const { record } = cardsOf([{ type: 'influence', artist: 'mariana-martins' }, ...plays]);
    expect(spokenIn(record).slice(1)).toEqual([
      'TEC: 1',
      'TEC: 2',
      'TEC: 3',
      'TEC: 4. Two together end the round',
    ]);
  });

  test('nothing about adjustments, whatever they mention', () => {
    const adjust = { type: 'adjust', reason: 'Ann has 40', cash: { 0: 3 }, counts: { yoko: 1 } };
    expect(spokenIn(tableOf([adjust]).record)).toEqual([null]);
  });
});

const GAMES: readonly GameRecord[] = [
  ...somePlans(12).map((plan) => playAuction({ ...plan, adjusting: 0 })),
  ...Array.from({ length: 12 }, (_, seed) =>
    playGallery({
      edition: turn(['masters-gallery', 'modern-art-card-game'] as const, seed),
      players: 3 + (seed % 2),
      options: { tracking: turn(['full', 'counts'] as const, Math.floor(seed / 2)) },
      seed,
    }),
  ),
].map(recordOf);

describe('in whole games of every edition and tracking the voice announces', () => {
  test('each sale and each round’s end, never more than a short sentence', () => {
    for (const record of GAMES)
      for (const { event, said } of stepsOf(record)) {
        if (event.type === 'sale') expect(said).not.toBeNull();
        expect(said ?? 'nothing').toMatch(/^.{1,300}$/);
      }
  });

  test('the same, whatever is covered or in hands', () => {
    const otherPurses = { type: 'adjust', reason: 'a secret', cash: { 0: 17, 1: 4 } };
    let compared = 0;
    for (const record of GAMES) {
      const secret = timelineOf({ ...record, events: [otherPurses, ...record.events] }, null);
      if (secret.problem !== null) continue;
      compared += 1;
      expect(spokenIn({ ...record, events: [otherPurses, ...record.events] }).slice(1)).toEqual(
        spokenIn(record),
      );
    }
    expect(compared).toBeGreaterThan(3);
  });

  test('the same, whatever the losing bids were', () => {
    const bidding = tableOf([
      { type: 'offer', seat: 0, artist: 'yoko', auction: 'hidden' },
      { type: 'sale', buyer: 1, price: 9, bids: [1, 9, 2, null] },
    ]);
    const other = tableOf([
      { type: 'offer', seat: 0, artist: 'yoko', auction: 'hidden' },
      { type: 'sale', buyer: 1, price: 9, bids: [7, 9, 8, 3] },
    ]);
    expect(spokenIn(bidding.record)).toEqual(spokenIn(other.record));
  });

  test('no artist of a face-down card, and nothing while cards are turned up', () => {
    const hidden = GAMES.flatMap((record) => stepsOf(record)).filter(({ event }) =>
      ['face-down', 'reveal', 'extras', 'final'].includes(event.type),
    );
    expect(hidden.some(({ event }) => event.type === 'face-down')).toBe(true);
    for (const { event, said } of hidden) {
      const isEnd = said !== null && /^(?:The game is over|A card was played|\w+ played a card)/.test(said);
      expect(said === null || isEnd, `${event.type}: ${said}`).toBe(true);
    }
  });

  test('no numbers but prices, counts, limits and rounds', () => {
    for (const record of GAMES)
      for (const { event, said } of stepsOf(record)) {
        const numbers = [...(said ?? '').replaceAll(',', '').matchAll(/\d+/g)].map(([text]) => Number(text));
        const price = typeof event['price'] === 'number' ? event['price'] : 0;
        for (const number of numbers)
          expect(
            number <= 12 ||
              [price, price / 2, Math.ceil(price / 2), Math.floor(price / 2)].some(
                (part) => number === part * 1000 || number === part,
              ),
            said ?? '',
          ).toBe(true);
      }
  });
});

describe('going once, going twice', () => {
  const { record, state } = tableOf([offer(0)]);
  const table = { family: 'auction', setup: state.setup, state } as const;
  const bid = { kind: 'bid', seat: 1, amount: 7 };
  const going = { kind: 'going' };
  const draft = (steps: readonly object[], undone: readonly object[] = []) => ({
    [LIVE_AUCTION_KEY]: { running: true, steps, ticking: false, undone },
  });
  const said = (before: readonly object[], after: readonly object[], undone: readonly object[] = []) =>
    announcedGoing(ENGLISH, record, table, draft(before), draft(after, undone))?.text ?? null;

  test('is announced with the current bid', () => {
    expect(said([bid], [bid, going])).toBe('Beatrix, 7,000: going once');
    expect(said([bid, going], [bid, going, going])).toBe('Beatrix, 7,000: going twice');
    expect(said([], [going])).toBe('No bid, free to Axel: going once');
  });

  test('isn’t announced for a bid, or after an undo', () => {
    expect(said([], [bid])).toBeNull();
    expect(said([bid, going, going], [bid, going], [going])).toBeNull();
    expect(said([bid, going], [bid, going])).toBeNull();
  });

  test('isn’t announced while bids are hidden', () => {
    const hidden = tableOf([{ ...offer(0), auction: 'hidden' }]);
    const covered = { family: 'auction', setup: hidden.state.setup, state: hidden.state } as const;
    const cover = (seat: number) => ({ kind: 'cover', seat, amount: 13 + seat });
    const steps = [cover(1), cover(2), cover(3), cover(0), { kind: 'reveal' }];
    for (const at of steps.keys())
      expect(
        announcedGoing(
          ENGLISH,
          hidden.record,
          covered,
          draft(steps.slice(0, at)),
          draft(steps.slice(0, at + 1)),
        ),
      ).toBeNull();
  });
});
