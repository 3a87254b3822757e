import { describe, expect, test } from 'vitest';
import { worthThrough } from '../../../src/shared/record/index.ts';
import { accountsOf, CAUSES, rounded, type Account } from '../../../src/shared/story/index.ts';
import { sale, settle } from '../../fixtures/auction.ts';
import { timelineIn } from '../../fixtures/replayed.ts';
import { repetitions } from '../../repetitions.ts';
import { wholeGame } from '../record/games.ts';
import { sampleWith } from '../record/sample.ts';

const sum = ({ by }: Account) => CAUSES.reduce((all, cause) => all + by[cause], 0);

test('everybody’s causes add up from the start to the end, exactly and in whole numbers', () => {
  let told = 0;
  for (let seed = 0; seed < repetitions(40, 1_000); seed += 1) {
    for (const account of accountsOf(timelineIn(wholeGame(seed))) ?? []) {
      expect(account.start + sum(account)).toBeCloseTo(account.end, 8);
      const whole = rounded(account);
      expect(whole.start + sum(whole)).toBe(account.end);
      for (const cause of CAUSES) {
        expect(Number.isInteger(whole.by[cause])).toBe(true);
        expect(Math.abs(whole.by[cause] - account.by[cause])).toBeLessThan(1);
      }
      told += 1;
    }
  }
  expect(told).toBeGreaterThan(20);
});

describe('in Modern Art', () => {
  /** A game of four rounds in which each round ends at once: five cards by one artist, all sold but the last. */
  const round = (starter: number, artist: string) =>
    [0, 1, 2, 3, 4].flatMap((card) => {
      const seat = (starter + card) % 4;
      const offer = { type: 'offer', seat, artist, auction: 'open' };
      return card === 4 ? [offer, settle] : [offer, sale((seat + 1) % 4, 10)];
    });
  const artists = ['yoko', 'christin-p', 'karl-gitter', 'krypto'];
  const events = artists.flatMap((artist, at) => round(at, artist));
  const game = timelineIn(sampleWith({ events }));
  const accounts = accountsOf(game) ?? [];

  test('the price is selling for one and buying for the other, who has what the painting is worth then', () => {
    expect(accounts.map(({ by }) => by.selling)).toEqual([40, 40, 40, 40]);
    const then = worthThrough(game.tables);
    const bought = [0, 0, 0, 0];
    for (const [index, event] of game.record.events.entries()) {
      if (event.type !== 'sale') continue;
      const artist = game.record.events[index - 1]?.['artist'];
      const worth = then[index + 1]?.artists?.find((one) => one.artist === artist)?.worth ?? 0;
      const buyer = Number(event['buyer']);
      bought[buyer] = (bought[buyer] ?? 0) + worth - 10;
    }
    accounts.forEach(({ by }, seat) => expect(by.buying).toBeCloseTo(bought[seat] ?? 0, 8));
  });

  test('one’s own card steers, the others’ cards are the market', () => {
    // Everybody holds a Yoko when seat 0 plays the last one; seat 0 owns one of the four.
    const short = timelineIn(sampleWith({ events: events.slice(0, 9) }));
    const [before, after] = worthThrough(short.tables).slice(-2);
    const worthOf = (position: typeof before) =>
      position?.artists?.find(({ artist }) => artist === 'yoko')?.worth ?? 0;
    expect(worthOf(after)).toBe(30);
    expect(worthOf(before)).toBeLessThan(30);
    for (const { by } of accounts) {
      expect(by.steering).toBeGreaterThan(0);
      expect(by.market).toBeGreaterThan(0);
      expect(by.corrections).toBe(0);
      expect(by.displaying).toBe(0);
    }
  });

  test('until the game is over, or without prices, there are none', () => {
    expect(accountsOf(timelineIn(sampleWith({ events: events.slice(0, -1) })))).toBeNull();
    expect(accountsOf(timelineIn(sampleWith({ options: { tracking: 'counts' }, events: [] })))).toBeNull();
  });
});

test('a correction is nobody’s merit', () => {
  const adjust = { type: 'adjust', reason: 'coins', cash: { 0: 7 }, hands: { 0: -9, 1: -9, 2: -9, 3: -9 } };
  const over = timelineIn(sampleWith({ events: [adjust, settle] }));
  const [first, second] = accountsOf(over) ?? [];
  expect(first?.by).toEqual({ selling: 0, buying: 0, displaying: 0, steering: 0, market: 0, corrections: 7 });
  expect(second?.by.corrections).toBe(0);
});
