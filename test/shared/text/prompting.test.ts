import { describe, expect, test } from 'vitest';
import { longPrompts } from '../../../scripts/words.ts';
import { type EventJson, type GameRecord } from '../../../src/shared/record/index.ts';
import { LANGUAGES, type Language } from '../../../src/shared/text/languages.ts';
import { explainedBefore, promptingOf, type Prompting } from '../../../src/shared/text/prompting.ts';
import { auctionRecord, offer, sale, type Raw } from '../../fixtures/auction.ts';
import { play, influence } from '../../fixtures/gallery.ts';
import { playersNamed, THREE_NAMES } from '../../fixtures/people.ts';
import { recordOf, replayed } from '../../fixtures/replayed.ts';
import { games, momentsOf } from './moments.ts';
import { textLanguageOf } from './described.ts';

test.each(LANGUAGES)(
  'in %s a line is short enough to fit next to the controls, with names of ten letters',
  (language) => {
    const moments = games(162, 96).flatMap((record) => [...momentsOf(record)]);
    expect(longPrompts(moments, language)).toEqual([]);
  },
);

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

test('all who share the win are named at once, and if every artist is near the limit, it is any artist', () => {
  const outOfCards = { type: 'adjust', reason: 'nobody has time', hands: { 0: -9, 1: -9, 2: -9, 3: -9 } };
  const shared = promptsFor(gameOf(FOUR, outOfCards, { type: 'settle' }), 'it');
  const line = 'Axel, Beatrix, Clemens e Doris condividono la vittoria, con 100.000 a testa.';
  expect([shared.line, ...shared.prompts.map((prompt) => prompt.line)]).toEqual([line, line]);
  const four = ['lite-metal', 'yoko', 'christin-p', 'karl-gitter', 'krypto'].flatMap((artist) =>
    Array.from({ length: 4 }, () => ({ type: 'offer', artist })),
  );
  const near = promptsFor(gameOf({ options: { tracking: 'counts' } }, ...four));
  expect(near.prompts.at(-1)?.line).toBe('One more by any artist ends the round and isn’t sold.');
});

test('below the question itself stands only what it doesn’t say', () => {
  const krypto = [0, 1, 2, 3].flatMap((seat) => [offer(seat, 'krypto'), sale(seat, 1)]);
  expect(promptsFor(gameOf(FOUR)).besides).toBe('');
  expect(promptsFor(gameOf(FOUR, ...krypto)).besides).toBe('One more by Krypto ends the round.');
  expect(promptsFor(gameOf(FOUR, offer(0, 'yoko', 'double'))).besides).toBe('Axel first, then clockwise.');
  const sold = promptsFor(gameOf(FOUR, offer(0, 'yoko')));
  expect(sold.besides).toBe(sold.line);
});
