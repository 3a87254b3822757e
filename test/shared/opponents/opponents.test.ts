import { expect, test } from 'vitest';
import { chanceFrom, shuffled } from '../../../src/shared/core/chance.ts';
import { lookAhead } from '../../../src/shared/core/chances.ts';
import { total } from '../../../src/shared/core/tally.ts';
import {
  afterMove,
  deal,
  nextIn,
  type Ask,
  type DealtGame,
  type Move,
} from '../../../src/shared/dealing/index.ts';
import { decide, seenBy, TEMPER, TEMPERS, type Decision } from '../../../src/shared/opponents/index.ts';
import { EDITION_IDS, editionOf, type EditionId, type GameRecord } from '../../../src/shared/record/index.ts';
import { tellGame } from '../../../src/renderer/features/opponents/tell-moves.ts';
import { WORDS } from '../../../src/shared/text/all-words.ts';
import { listFormat } from '../../../src/shared/text/formats.ts';
import { auctionRecord } from '../../fixtures/auction.ts';
import { galleryRecord } from '../../fixtures/gallery.ts';
import { playersNamed } from '../../fixtures/people.ts';
import { recordOf } from '../../fixtures/replayed.ts';

const ahead = lookAhead();
const SETTLES: Move = { kind: 'event', event: { type: 'settle' }, cards: [] };
const NAMES = ['Ada', 'Ben', 'Cy', 'Dora', 'Eli'];

/** Every box for every number of players. */
const TABLES = EDITION_IDS.flatMap((edition) => {
  const { least, most } = editionOf(edition).edition.players;
  return Array.from({ length: most - least + 1 }, (_, more) => [edition, least + more] as const);
});

function recordAt(edition: EditionId, players: number): GameRecord {
  const head = { edition, players: playersNamed(NAMES.slice(0, players)) };
  const isAuction = editionOf(edition).family === 'auction';
  return recordOf(isAuction ? auctionRecord([], head) : galleryRecord([], head));
}

function dealt(edition: EditionId, players: number, seed: number): DealtGame {
  return deal(recordAt(edition, players), seed);
}

interface Asked {
  readonly game: DealtGame;
  readonly seat: number;
  readonly ask: Ask;
  readonly decision: Decision;
}

/** Opponents alone play to the end; `asked` is told of each decision. */
function playOut(start: DealtGame, seed: number, asked: (one: Asked) => void = () => undefined): DealtGame {
  let game = start;
  for (let moves = 0; ; moves += 1) {
    const next = nextIn(game);
    if (next === null && game.state.situation.kind === 'finished') return game;
    let move = SETTLES;
    if (next?.kind === 'goes-on') ({ move } = next);
    if (next?.kind === 'asks') {
      const { seat, ask } = next;
      const decision = decisionAt(game, seat, ask, seed + moves);
      asked({ game, seat, ask, decision });
      ({ move } = decision);
    }
    const after = afterMove(game, move);
    expect(after, JSON.stringify(move)).not.toBeNull();
    expect(moves).toBeLessThan(3000);
    game = after ?? game;
    const { hands } = game.state;
    expect(game.dealt.hands.map(({ length }) => length)).toEqual(hands);
  }
}

function decisionAt(game: DealtGame, seat: number, ask: Ask, seed: number): Decision {
  const temper = TEMPERS[seat % TEMPERS.length] ?? 'careful';
  return decide(seenBy(game, seat, ask), TEMPER[temper], ahead, chanceFrom(seed)());
}

const resultsOf = ({ state }: DealtGame) => ('cash' in state ? state.cash : state.scores);

test.each(TABLES)('opponents play %s for %i to the end, and nobody goes broke', (edition, players) => {
  const results = resultsOf(playOut(dealt(edition, players, players), players));
  expect(Math.min(...results)).toBeGreaterThanOrEqual(0);
  expect(total(results)).toBeGreaterThan(0);
});

test('the same number deals and plays the same game, and another number another', () => {
  const [one, again, other] = [1, 1, 2].map((seed) => {
    const start = dealt('modern-art-cmon-it', 3, seed);
    return [start.dealt.hands, resultsOf(playOut(start, seed))];
  });
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
});

/** The same game for this seat: everything that it can't see is dealt again. */
function dealtAgain(game: DealtGame, seat: number, seed: number): DealtGame {
  return game.family === 'auction'
    ? { ...game, dealt: hiddenAgain(game.dealt, seat, seed) }
    : { ...game, dealt: hiddenAgain(game.dealt, seat, seed) };
}

function hiddenAgain<Card>({ deck, hands, faceDown }: Piles<Card>, seat: number, seed: number): Piles<Card> {
  const others = (piles: Piles<Card>['hands']) => piles.flatMap((cards, at) => (at === seat ? [] : cards));
  const hidden = shuffled([...deck, ...others(hands), ...others(faceDown)], chanceFrom(seed));
  const again = (piles: Piles<Card>['hands']) =>
    piles.map((cards, at) => (at === seat ? cards : hidden.splice(0, cards.length)));
  return { hands: again(hands), faceDown: again(faceDown), deck: hidden };
}

interface Piles<Card> {
  readonly deck: readonly Card[];
  readonly hands: readonly (readonly Card[])[];
  readonly faceDown: readonly (readonly Card[])[];
}

test.each([
  ['modern-art-1994', 4],
  ['masters-gallery', 3],
] as const)('in %s nobody decides by cards that they can’t see', (edition, players) => {
  let decided = 0;
  for (const seed of [3, 4])
    playOut(dealt(edition, players, seed), seed, ({ game, seat, ask, decision }) => {
      if ((decided += 1) % 7 !== 0) return;
      const other = dealtAgain(game, seat, decided);
      expect(other.dealt.hands).not.toEqual(game.dealt.hands);
      const chance = chanceFrom(decided)();
      const [one, two] = [game, other].map((each) =>
        decide(seenBy(each, seat, ask), TEMPER.careful, ahead, chance),
      );
      expect(two).toEqual(one);
      expect(decision.why.kind).not.toBe('');
    });
  expect(decided).toBeGreaterThan(100);
});

test('a careful one keeps a margin, a bold one hardly any, and a collector pays for what they have', () => {
  const limits = TEMPERS.map((name) => {
    let sum = 0;
    playOut(dealt('modern-art-cmon-en', 4, 5), 5, ({ game, seat, ask }) => {
      const { why } = decide(seenBy(game, seat, ask), TEMPER[name], ahead, 0);
      if (why.kind === 'limit') sum += why.limit;
    });
    return sum;
  });
  const [careful = 0, bold = 0, collector = 0] = limits;
  expect(bold).toBeGreaterThan(careful);
  expect(collector).toBeGreaterThan(careful);
});

test.each(EDITION_IDS)('advice says what it would do and why, whatever %s asks', (edition) => {
  const list = (parts: readonly string[]) => listFormat('en').format(parts);
  const tell = tellGame(recordAt(edition, 3), { words: WORDS.en, locale: 'en', list });
  playOut(dealt(edition, 3, 7), 7, ({ game, seat, ask, decision: { move, why } }) => {
    expect(tell.said(move, game, null), ask.kind).not.toBe('');
    expect(tell.reason(why, seat), ask.kind).not.toBe('');
  });
});
