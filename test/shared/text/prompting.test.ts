import { describe, expect, test } from 'vitest';
import { longPrompts } from '../../../scripts/words.ts';
import { type EventJson, type GameRecord } from '../../../src/shared/record/index.ts';
import { LANGUAGES, type Language } from '../../../src/shared/text/languages.ts';
import { explainedBefore, promptingOf, type Prompting } from '../../../src/shared/text/prompting.ts';
import { add, auctionRecord, offer, sale, type Raw } from '../../fixtures/auction.ts';
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

const TEN_LETTERS = ['Alessandra', 'Bernadette', 'Clementina', 'Desdemonia', 'Evangelina'];

test.each(LANGUAGES)('in %s a reason is one sentence of at most 110 letters, with such names', (language) => {
  const moments = games(108, 96).flatMap((record) => [...momentsOf(record)]);
  const reasons = moments.flatMap(({ record, table }) => {
    const players = record.players.map((player, seat) => ({ ...player, name: TEN_LETTERS[seat] ?? '' }));
    const { prompts } = promptingOf(textLanguageOf(language), { ...record, players }, table, new Set());
    return prompts.flatMap(({ reason }) => reason ?? []);
  });
  const long = [...new Set(reasons)].filter(
    (said) => said.length > 110 || !/^(?:[^.?!]|[.?!](?! ))+\.$/u.test(said),
  );
  expect(long).toEqual([]);
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

  test('a lost turn only when somebody loses one', () => {
    const reasons = (...events: readonly EventJson[]) =>
      promptsFor(gameOf(FOUR, ...events)).prompts.flatMap(({ reason }) => reason ?? []);
    const next = [offer(0, 'yoko', 'double'), add(1, 'yoko')];
    expect(reasons(...next)[0]).toBe(
      'Axel, who put up the double, gets nothing, and Clemens puts up the next painting.',
    );
    const skipping = [...next, sale(0, 5), offer(2, 'krypto', 'double'), add(0, 'krypto')];
    expect(reasons(...skipping)).toEqual([
      'Clemens gets nothing, and anybody between Clemens and Axel misses a turn: Beatrix is next.',
    ]);
    const again = [...skipping, sale(0, 5), offer(1, 'karl-gitter', 'double'), add(3, 'karl-gitter')];
    expect(reasons(...again)).toEqual([]);
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

test('a tie is one sentence, however many artists have the same number of cards', () => {
  const counts = { 'lite-metal': 5, yoko: 2, 'christin-p': 2, 'karl-gitter': 1, krypto: 2 };
  const { prompts } = promptsFor(gameOf(FOUR, { type: 'adjust', reason: 'played before', counts }));
  const ties = prompts.filter(({ key }) => key === 'rank-tie').map(({ line, reason }) => [line, reason]);
  const tie =
    'Yoko, Christin P, and Krypto tie with 2 cards each: the further left on the board, the higher they rank.';
  expect(ties).toEqual([[tie, null]]);
});

test('below the question itself stands only what it doesn’t say', () => {
  const krypto = [0, 1, 2, 3].flatMap((seat) => [offer(seat, 'krypto'), sale(seat, 1)]);
  expect(promptsFor(gameOf(FOUR)).besides).toBe('');
  expect(promptsFor(gameOf(FOUR, ...krypto)).besides).toBe('One more by Krypto ends the round.');
  expect(promptsFor(gameOf(FOUR, offer(0, 'yoko', 'double'))).besides).toBe('Axel first, then clockwise.');
  const sold = promptsFor(gameOf(FOUR, offer(0, 'yoko')));
  expect(sold.besides).toBe(sold.line);
});
