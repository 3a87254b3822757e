import { describe, expect, test } from 'vitest';
import { longPrompts } from '../../../scripts/words.ts';
import { PROMPT_KEYS as AUCTION_KEYS } from '../../../src/shared/auction/moments.ts';
import { PROMPT_KEYS as GALLERY_KEYS } from '../../../src/shared/gallery/moments.ts';
import { type EventJson, type GameRecord } from '../../../src/shared/record/index.ts';
import { LANGUAGES, type Language } from '../../../src/shared/text/languages.ts';
import {
  explainedBefore,
  promptKeys,
  promptingOf,
  type Prompting,
} from '../../../src/shared/text/prompting.ts';
import { auctionRecord, offer, sale, type Raw } from '../../fixtures/auction.ts';
import { play, influence } from '../../fixtures/gallery.ts';
import { playersNamed, THREE_NAMES } from '../../fixtures/people.ts';
import { recordOf, replayed } from '../../fixtures/replayed.ts';
import { games, momentsOf, type Moment } from './moments.ts';
import { WORDS } from './described.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** Leftovers of code, which nobody should hear. */
const LEFTOVERS = /undefined|\bnull\b|NaN|\[object|[a-z]-[a-z]+-[a-z]/;

/** Moments in games of every kind, one per combination of prompts and edition. */
const MOMENTS: readonly Moment[] = distinct(games(540, 240));

function distinct(records: readonly GameRecord[]): Moment[] {
  const seen = new Set<string>();
  return records.flatMap((record) =>
    [...momentsOf(record)].filter(({ table }) => {
      const keys = `${record.edition} ${promptKeys(table).join()}`;
      if (seen.has(keys)) return false;
      seen.add(keys);
      return true;
    }),
  );
}

describe.each(LANGUAGES)('in %s', (language) => {
  const textLanguage = { words: WORDS[language], language, locale: language };

  test('every moment of every game has prompts in whole sentences, with the reason the first time', () => {
    const lines = new Set<string>();
    const reasons = new Set<string>();
    for (const { record, table } of MOMENTS) {
      const { line, prompts } = promptingOf(textLanguage, record, table, NOTHING);
      expect(line).toMatch(/^[\p{Lu}\d].*[.:?]$/u);
      for (const { key, line: said, reason } of prompts) {
        lines.add(`${table.family} ${key}`);
        expect(said).toMatch(/^[\p{Lu}\d].*[.?]$/u);
        expect(said).not.toMatch(LEFTOVERS);
        if (reason === null) continue;
        reasons.add(`${table.family} ${key}`);
        expect(reason).toMatch(/^[\p{Lu}\d].*\.$/u);
        expect(reason).not.toMatch(LEFTOVERS);
      }
    }
    const all = [
      ...AUCTION_KEYS.map((key) => `auction ${key}`),
      ...GALLERY_KEYS.map((key) => `gallery ${key}`),
      // A sixth award would need a card that no edition has.
    ].filter((key) => key !== 'gallery award-none-left');
    expect(all.filter((key) => !lines.has(key))).toEqual([]);
    expect(all.filter((key) => !reasons.has(key))).toEqual([]);
  });

  test('a line is short enough to fit next to the controls, with names of ten letters', () => {
    expect(longPrompts(MOMENTS, language)).toEqual([]);
  });
});

/** The table of the fixture: four with money. */
const FOUR = {};
const THREE = {
  edition: 'masters-gallery',
  players: playersNamed(THREE_NAMES),
  options: { tracking: 'full' },
};

function gameOf(head: Raw, ...events: readonly EventJson[]): GameRecord {
  return recordOf(auctionRecord(events, head));
}

function promptsFor(record: GameRecord, language: Language = 'en'): Prompting {
  const textLanguage = { words: WORDS[language], language, locale: language };
  return promptingOf(textLanguage, record, replayed(record).table, explainedBefore(record));
}

/** The explanations that are new at the last event. */
function explained(record: GameRecord): string[] {
  return promptsFor(record).prompts.flatMap(({ key, reason }) => (reason === null ? [] : key));
}

const adjust = { type: 'adjust', reason: 'a card fell under the table', counts: { yoko: 1 } };

describe('explained once per game', () => {
  test('the first open auction is explained, the second is not, the first hidden one is', () => {
    const first = [offer(0, 'yoko')];
    expect(explained(gameOf(FOUR, ...first))).toEqual(['open']);
    const second = [...first, sale(1, 5), offer(1, 'krypto')];
    expect(explained(gameOf(FOUR, ...second))).toEqual([]);
    expect(explained(gameOf(FOUR, ...second, sale(2, 5), offer(2, 'krypto', 'hidden')))).toEqual(['hidden']);
  });

  test('a correction in between is no answer: the reason stays', () => {
    expect(explained(gameOf(FOUR, offer(0, 'yoko'), adjust))).toContain('open');
  });

  test('after an undo it is explained again', () => {
    const events = [offer(0, 'yoko'), sale(1, 5), offer(1, 'krypto')];
    expect(explained(gameOf(FOUR, ...events))).not.toContain('open');
    expect(explained(gameOf(FOUR, ...events.slice(0, 1)))).toContain('open');
  });

  test('the same for the effects of cards', () => {
    const draw = [influence('monet'), play(0, 'degas', 'draw')];
    expect(explained(gameOf(THREE, ...draw))).toEqual(['draw']);
    const again = [...draw, { type: 'draw' }, play(1, 'renoir', 'draw')];
    expect(explained(gameOf(THREE, ...again))).toEqual([]);
  });
});

describe('prompts', () => {
  test('say whose turn it is, and who bids first', () => {
    expect(promptsFor(gameOf(FOUR)).line).toBe('Axel, put up a painting from your hand.');
    expect(promptsFor(gameOf(FOUR, offer(0, 'yoko', 'once'))).line).toBe(
      'Axel sells: one bid each, Beatrix first and Axel last.',
    );
    expect(promptsFor(gameOf(FOUR, offer(0, 'yoko', 'once')), 'it').line).toBe(
      'Vende Axel: un’offerta a testa, inizia Beatrix e chiude Axel.',
    );
  });

  test('warn that one more card ends the round', () => {
    const lying = (counts: object) => [{ type: 'adjust', reason: 'as it lies', counts }];
    expect(promptsFor(gameOf(FOUR, ...lying({ yoko: 3, krypto: 3 }))).line).toBe(
      'Axel, put up a painting from your hand.',
    );
    expect(promptsFor(gameOf(FOUR, ...lying({ yoko: 4 }))).line).toBe(
      'Axel, put up a painting from your hand. One more by Yoko ends the round.',
    );
    expect(promptsFor(gameOf(FOUR, ...lying({ yoko: 4, krypto: 4 })), 'it').line).toBe(
      'Axel, metti all’asta un dipinto della tua mano. Ancora uno di chi ne ha 4 e il round finisce.',
    );
  });

  test('mention a second card only after a double', () => {
    const counts = { options: { tracking: 'counts' } };
    const card = (auction?: string) => ({
      type: 'offer',
      artist: 'yoko',
      ...(auction === undefined ? {} : { auction }),
    });
    const lines = (...events: EventJson[]) =>
      promptsFor(gameOf(counts, ...events))
        .prompts.map(({ line }) => line)
        .join(' ');
    expect(lines(card())).not.toContain('second card');
    expect(lines(card('open'))).not.toContain('second card');
    expect(lines(card('double'))).toContain('If somebody adds a second card by Yoko to the double');
  });

  test('list the payments, and ask in the line', () => {
    const { line, prompts: all } = promptsFor(gameOf(FOUR, offer(0, 'krypto'), sale(3, 19)));
    expect(all[0]?.line).toBe('Doris pays Axel 19,000 for a painting by Krypto.');
    expect(line).toBe('Beatrix, put up a painting from your hand.');
  });

  test('say at the end of a round why it is over, and the payouts for all and one by one', () => {
    const fifth = ['yoko', 'yoko', 'yoko', 'yoko'].flatMap((artist, at) => [offer(at, artist), sale(0, 1)]);
    const { line, prompts: all } = promptsFor(gameOf(FOUR, ...fifth, offer(0, 'yoko')));
    expect(line).toBe('The round is over: that was the 5th by Yoko, and it isn’t sold.');
    expect(all.filter(({ key }) => key === 'sell').map((one) => one.line)).toEqual([
      'The bank pays each of you for your paintings. Once everybody has their money, close the round.',
      'The bank pays Axel 120,000.',
      'Beatrix gets nothing from the bank.',
      'Clemens gets nothing from the bank.',
      'Doris gets nothing from the bank.',
    ]);
  });

  test('settle in four steps: ranked, worth, paid, next', () => {
    const fifth = ['yoko', 'yoko', 'yoko', 'yoko'].flatMap((artist, at) => [offer(at, artist), sale(0, 1)]);
    const { prompts: all } = promptsFor(gameOf(FOUR, ...fifth, offer(0, 'yoko')));
    expect([...new Set(all.map(({ beat }) => beat))]).toEqual(['ranked', 'worth', 'paid', 'next']);
    expect(all.at(-1)?.line).toBe('Then round 2 begins: deal 4 cards to each player.');
    expect(promptsFor(gameOf(FOUR)).prompts.map(({ beat }) => beat)).toEqual([null, null, null]);
  });

  test('warn only once, of all artists who are nearest to the limit', () => {
    const told = (counts: Readonly<Record<string, number>>, language: Language = 'en') =>
      promptsFor(gameOf(FOUR, { ...adjust, counts }), language).prompts.map(({ line }) => line);
    expect(told({ yoko: 3, krypto: 3, 'lite-metal': 4 })).toEqual([
      'Axel, put up a painting from your hand.',
      'One more by Lite Metal ends the round and isn’t sold.',
    ]);
    expect(told({ yoko: 3, krypto: 3 }, 'it').slice(1)).toEqual([
      'Ancora due dipinti di Yoko o Krypto e il round finisce.',
    ]);
  });

  test('warn of an everyone card with the fewest cards needed, and explain it', () => {
    const near = { ...adjust, counts: { monet: 3, degas: 4 } };
    const everyone = play(0, 'vermeer', 'everyone');
    const { prompts: all } = promptsFor(
      gameOf({ ...THREE, edition: 'masters-gallery' }, influence('renoir'), near, everyone),
    );
    const warnings = all.filter(({ key }) => key === 'everyone-could-end');
    expect(warnings.map(({ line }) => line)).toEqual([expect.stringContaining('Degas')]);
    expect(warnings[0]?.reason).not.toBeNull();
  });

  test('name the step by points where points are scored', () => {
    const sixth = Array.from({ length: 5 }, (_, at) => play(at % 3, 'monet'));
    const { prompts: all } = promptsFor(
      gameOf({ ...THREE, edition: 'masters-gallery' }, influence('monet'), ...sixth),
    );
    expect(new Set(all.map(({ beat }) => beat))).toContain('scored');
    expect(new Set(all.map(({ beat }) => beat))).not.toContain('paid');
  });

  test('use each edition’s own words for points and the card next to the deck', () => {
    const first = (edition: string) => promptsFor(gameOf({ ...THREE, edition })).line;
    expect(first('masters-gallery')).toContain('extra card');
    expect(first('modern-art-card-game')).toContain('Influence card');
  });

  test('have the same keys in either family', () => {
    const record = gameOf(FOUR, offer(0, 'yoko', 'double'));
    expect(promptKeys(replayed(record).table)).toEqual(['double']);
  });
});
