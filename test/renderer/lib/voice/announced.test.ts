import { describe, expect, test } from 'vitest';
import { announced, announcedGoing } from '../../../../src/renderer/lib/voice/announced.ts';
import { LIVE_AUCTION_KEY } from '../../../../src/shared/bidding/index.ts';
import { timelineOf, type EventJson, type GameRecord } from '../../../../src/shared/record/index.ts';
import { WORDS } from '../../../../src/shared/text/all-words.ts';
import { adjust, offer, sale, settle } from '../../../fixtures/auction.ts';
import { influence, play } from '../../../fixtures/gallery.ts';
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

const four = [0, 1, 2, 3].flatMap((seat) => [offer(seat, 'yoko'), sale((seat + 1) % 4, 5)]);
const FOUR = [...four, offer(0, 'yoko')];

describe('the voice announces', () => {
  test('counts, sales, that one more ends the round, that it is over, and who is next', () => {
    const { record } = tableOf([...FOUR, settle]);
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
    const plays = [0, 1, 2, 0].map((seat) => play(seat, 'tec'));
    const { record } = cardsOf([influence('mariana-martins'), ...plays]);
    expect(spokenIn(record).slice(1)).toEqual([
      'TEC: 1',
      'TEC: 2',
      'TEC: 3',
      'TEC: 4. Two together end the round',
    ]);
  });

  test('nothing about adjustments, whatever they mention', () => {
    const mentions = adjust({ reason: 'Ann has 40', cash: { 0: 3 }, counts: { yoko: 1 } });
    expect(spokenIn(tableOf([mentions]).record)).toEqual([null]);
  });
});

const GAMES: readonly GameRecord[] = [
  ...somePlans(9).map((plan) => playAuction({ ...plan, adjusting: 0 })),
  ...Array.from({ length: 8 }, (_, seed) =>
    playGallery({
      edition: turn(['masters-gallery', 'modern-art-card-game'] as const, seed),
      players: 3 + (seed % 2),
      options: { tracking: turn(['full', 'counts'] as const, Math.floor(seed / 2)) },
      seed,
    }),
  ),
].map(recordOf);
const STEPS = GAMES.map((record) => stepsOf(record));

describe('in whole games of every edition and tracking the voice announces', () => {
  test('each sale and each round’s end, never more than a short sentence', () => {
    for (const steps of STEPS)
      for (const { event, said } of steps) {
        if (event.type === 'sale') expect(said).not.toBeNull();
        expect(said ?? 'nothing').toMatch(/^.{1,300}$/);
      }
  });

  test('the same, whatever is covered or in hands', () => {
    const otherPurses = adjust({ cash: { 0: 17, 1: 4 } });
    let compared = 0;
    for (const [at, record] of GAMES.entries()) {
      const secret = timelineOf({ ...record, events: [otherPurses, ...record.events] }, null);
      if (secret.problem !== null) continue;
      compared += 1;
      expect(spokenIn({ ...record, events: [otherPurses, ...record.events] }).slice(1)).toEqual(
        STEPS[at]?.map(({ said }) => said),
      );
    }
    expect(compared).toBeGreaterThan(2);
  });

  test('the same, whatever the losing bids were', () => {
    const bidding = (...bids: readonly (number | null)[]) =>
      spokenIn(tableOf([offer(0, 'yoko', 'hidden'), sale(1, 9, bids)]).record);
    expect(bidding(1, 9, 2, null)).toEqual(bidding(7, 9, 8, 3));
  });

  test('no artist of a face-down card, and nothing while cards are turned up', () => {
    const hidden = STEPS.flat().filter(({ event }) =>
      ['face-down', 'reveal', 'extras', 'final'].includes(event.type),
    );
    expect(hidden.some(({ event }) => event.type === 'face-down')).toBe(true);
    for (const { event, said } of hidden) {
      const isEnd = said !== null && /^(?:The game is over|A card was played|\w+ played a card)/.test(said);
      expect(said === null || isEnd, `${event.type}: ${said}`).toBe(true);
    }
  });

  test('no numbers but prices, counts, limits and rounds', () => {
    for (const steps of STEPS)
      for (const { event, said } of steps) {
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
  const bid = { kind: 'bid', seat: 1, amount: 7 };
  const going = { kind: 'going' };
  const draft = (steps: readonly object[], undone: readonly object[] = []) => ({
    [LIVE_AUCTION_KEY]: { running: true, steps, ticking: false, undone },
  });
  type Steps = readonly object[];
  const saidOf = (game: ReturnType<typeof tableOf>, before: Steps, after: Steps, undone: Steps = []) => {
    const { record, state } = game;
    const table = { family: 'auction', setup: state.setup, state } as const;
    return announcedGoing(ENGLISH, record, table, draft(before), draft(after, undone))?.text ?? null;
  };
  const open = tableOf([offer(0, 'yoko')]);
  const said = (...steps: [before: Steps, after: Steps, undone?: Steps]) => saidOf(open, ...steps);

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
    const hidden = tableOf([offer(0, 'yoko', 'hidden')]);
    const cover = (seat: number) => ({ kind: 'cover', seat, amount: 13 + seat });
    const steps = [cover(1), cover(2), cover(3), cover(0), { kind: 'reveal' }];
    for (const at of steps.keys())
      expect(saidOf(hidden, steps.slice(0, at), steps.slice(0, at + 1))).toBeNull();
  });
});
