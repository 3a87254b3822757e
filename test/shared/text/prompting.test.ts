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
import { textLanguageOf } from './described.ts';

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
  const textLanguage = textLanguageOf(language);

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
  const textLanguage = textLanguageOf(language);
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

  test('the same for the effects of cards', () => {
    const draw = [influence('monet'), play(0, 'degas', 'draw')];
    expect(explained(gameOf(THREE, ...draw))).toEqual(['draw']);
    const again = [...draw, { type: 'draw' }, play(1, 'renoir', 'draw')];
    expect(explained(gameOf(THREE, ...again))).toEqual([]);
  });
});

const FIFTH = [
  ...['yoko', 'yoko', 'yoko', 'yoko'].flatMap((artist, at) => [offer(at, artist), sale(0, 1)]),
  offer(0, 'yoko'),
];

describe('prompts', () => {
  const lying = (counts: object) => ({ ...adjust, counts });
  const linesOf = (record: GameRecord, language: Language = 'en') =>
    promptsFor(record, language).prompts.map(({ line }) => line);

  test.each<readonly [line: string, events: readonly EventJson[]]>([
    ['Axel, put up a painting from your hand.', []],
    ['Axel sells: one bid each, Beatrix first and Axel last.', [offer(0, 'yoko', 'once')]],
    ['Axel, put up a painting from your hand.', [lying({ yoko: 3, krypto: 3 })]],
    ['Axel, put up a painting from your hand. One more by Yoko ends the round.', [lying({ yoko: 4 })]],
    ['Beatrix, put up a painting from your hand.', [offer(0, 'krypto'), sale(3, 19)]],
    ['The round is over: that was the 5th by Yoko, and it isn’t sold.', FIFTH],
  ])('%s', (line, events) => expect(promptsFor(gameOf(FOUR, ...events)).line).toBe(line));

  test.each([
    ['Vende Axel: un’offerta a testa, inizia Beatrix e chiude Axel.', offer(0, 'yoko', 'once')],
    [
      'Axel, metti all’asta un dipinto della tua mano. Ancora uno di chi ne ha 4 e il round finisce.',
      lying({ yoko: 4, krypto: 4 }),
    ],
  ])('%s', (line, event) => expect(promptsFor(gameOf(FOUR, event), 'it').line).toBe(line));

  test('mention a second card only after a double', () => {
    const counts = { options: { tracking: 'counts' } };
    const lines = (card: object) =>
      linesOf(gameOf(counts, { type: 'offer', artist: 'yoko', ...card })).join(' ');
    expect(lines({})).not.toContain('second card');
    expect(lines({ auction: 'open' })).not.toContain('second card');
    expect(lines({ auction: 'double' })).toContain('If somebody adds a second card by Yoko to the double');
  });

  test('list the payments', () => {
    const [first] = linesOf(gameOf(FOUR, offer(0, 'krypto'), sale(3, 19)));
    expect(first).toBe('Doris pays Axel 19,000 for a painting by Krypto.');
  });

  test('settle in four steps: ranked, worth, paid to all and one by one, next', () => {
    const { prompts: all } = promptsFor(gameOf(FOUR, ...FIFTH));
    expect([...new Set(all.map(({ beat }) => beat))]).toEqual(['ranked', 'worth', 'paid', 'next']);
    expect(all.filter(({ key }) => key === 'sell').map((one) => one.line)).toEqual([
      'The bank pays each of you for your paintings. Once everybody has their money, close the round.',
      'The bank pays Axel 120,000.',
      ...['Beatrix', 'Clemens', 'Doris'].map((name) => `${name} gets nothing from the bank.`),
    ]);
    expect(all.at(-1)?.line).toBe('Then round 2 begins: deal 4 cards to each player.');
    expect(promptsFor(gameOf(FOUR)).prompts.map(({ beat }) => beat)).toEqual([null, null, null]);
  });

  test('warn only once, of all artists who are nearest to the limit', () => {
    const nearest = gameOf(FOUR, lying({ yoko: 3, krypto: 3, 'lite-metal': 4 }));
    expect(linesOf(nearest).slice(1)).toEqual(['One more by Lite Metal ends the round and isn’t sold.']);
    const both = linesOf(gameOf(FOUR, lying({ yoko: 3, krypto: 3 })), 'it');
    expect(both.slice(1)).toEqual(['Ancora due dipinti di Yoko o Krypto e il round finisce.']);
  });

  test('warn of an everyone card with the fewest cards needed, and explain it', () => {
    const everyone = [influence('renoir'), lying({ monet: 3, degas: 4 }), play(0, 'vermeer', 'everyone')];
    const { prompts: all } = promptsFor(gameOf(THREE, ...everyone));
    const warnings = all.filter(({ key }) => key === 'everyone-could-end');
    expect(warnings.map(({ line }) => line)).toEqual([expect.stringContaining('Degas')]);
    expect(warnings[0]?.reason).not.toBeNull();
  });

  test('name the step by points where points are scored', () => {
    const sixth = Array.from({ length: 5 }, (_, at) => play(at % 3, 'monet'));
    const { prompts: all } = promptsFor(gameOf(THREE, influence('monet'), ...sixth));
    expect(new Set(all.map(({ beat }) => beat))).toContain('scored');
    expect(new Set(all.map(({ beat }) => beat))).not.toContain('paid');
  });

  test('have the same keys in either family', () => {
    const record = gameOf(FOUR, offer(0, 'yoko', 'double'));
    expect(promptKeys(replayed(record).table)).toEqual(['double']);
  });
});
