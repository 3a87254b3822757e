import { describe, expect, test } from 'vitest';
import {
  AUCTION_QUESTIONS,
  askedNow,
  GALLERY_QUESTIONS,
  rulingsOf,
  type Ruling,
} from '../../../src/shared/referee/index.ts';
import { AUCTION_ANSWERS, AUCTION_CHOICES } from '../../../src/shared/referee/auction-rulings.ts';
import { placesOf } from '../../../src/shared/referee/ruling.ts';
import { ASKED_AT_AUCTION } from '../../../src/shared/referee/auction-questions.ts';
import { GALLERY_ANSWERS, GALLERY_CHOICES } from '../../../src/shared/referee/gallery-rulings.ts';
import { auction } from '../../../src/shared/auction/index.ts';
import { type Table } from '../../../src/shared/record/index.ts';
import { SHORT } from '../../app/made-boxes.ts';
import { auctionRecord, offer } from '../../fixtures/auction.ts';
import { playersNamed, FOUR_NAMES } from '../../fixtures/people.ts';
import { recordOf, opened, replayed } from '../../fixtures/replayed.ts';
import { games, momentsOf } from '../text/moments.ts';
import { FIRST_BOXES } from '../../play/first-boxes.ts';

interface Reached {
  readonly questions: Set<string>;
  readonly answers: Set<string>;
  readonly choices: Set<string>;
}

/** The rulings that come up by themselves in games of a family. */
function reached(family: Table['family']): Reached {
  const found: Reached = { questions: new Set(), answers: new Set(), choices: new Set() };
  for (const record of family === 'auction' ? games(108, 0) : games(0, 96)) {
    const asked = new Set<string>();
    let rulings: readonly Ruling[] = [];
    for (const { table } of momentsOf(record)) {
      if (table.family !== family) break;
      if (rulings.length === 0) rulings = rulingsOf(table).rulings;
      const now = askedNow(table);
      if (now.length === 0) throw new Error('something can be asked at every moment');
      for (const question of now) asked.add(question);
    }
    for (const { question, answer, choice } of rulings) {
      if (choice !== null) found.choices.add(choice);
      if (!asked.has(question)) continue;
      found.questions.add(question);
      found.answers.add(answer);
    }
  }
  return found;
}

test.each([
  ['auction', AUCTION_QUESTIONS, AUCTION_ANSWERS, AUCTION_CHOICES],
  ['gallery', GALLERY_QUESTIONS, GALLERY_ANSWERS, GALLERY_CHOICES],
] as const)(
  'in the %s family every question comes up in play, every answer is given, and every choice is made',
  (family, questions, answers, choices) => {
    const found = reached(family);
    expect(questions.filter((each) => !found.questions.has(each))).toEqual([]);
    expect(answers.filter((each) => !found.answers.has(each))).toEqual([]);
    expect(choices.filter((each) => !found.choices.has(each))).toEqual([]);
  },
);

function tableOf(edition: string, options: Readonly<Record<string, unknown>> = {}, players = 3) {
  const names = FOUR_NAMES.slice(0, players);
  const tracking = edition.startsWith('modern-art-c') && !edition.includes('cmon') ? 'full' : 'ledger';
  const head = { tracking: edition === 'masters-gallery' ? 'full' : tracking, ...options };
  const record = recordOf(auctionRecord([], { edition, players: playersNamed(names), options: head }));
  return { record, table: opened(record) };
}

/** The boxes whose rulebooks were read for these expectations. */
const READ_FOR_THIS: readonly string[] = FIRST_BOXES;

function rulingOn(
  question: string,
  { table }: { table: Table },
): Pick<Ruling, 'answer' | 'cites' | 'choice'> & { readonly elsewhere: readonly string[] } {
  const rulings: readonly Ruling[] = rulingsOf(table).rulings;
  const ruling = rulings.find((each) => each.question === question);
  if (ruling === undefined) throw new Error(`nobody asks ${question}`);
  const { answer, cites, choice } = ruling;
  return {
    answer,
    cites,
    choice,
    elsewhere: ruling.elsewhere.flatMap((other) =>
      READ_FOR_THIS.includes(other.edition) ? `${other.edition}: ${other.answer}` : [],
    ),
  };
}

describe('what tables argue about', () => {
  test('a second card from another player: they get everything, unless the table splits doubles', () => {
    expect(rulingOn('double-taken-over', tableOf('modern-art-1994'))).toEqual({
      answer: 'taken-over-all',
      cites: [{ heading: '‘=’ ‘Noch eine Karte’ (Extra card)', paragraph: 2 }],
      choice: 'split-not-offered',
      elsewhere: [],
    });
    expect(rulingOn('double-taken-over', tableOf('modern-art-cmon-it', { splitDouble: true }))).toEqual({
      answer: 'taken-over-shared',
      cites: [
        { heading: 'E. ASTA DOPPIA', paragraph: 3 },
        { heading: 'TIPI DI ASTA', paragraph: 5 },
      ],
      choice: 'split-on',
      elsewhere: ['modern-art-1994: taken-over-all'],
    });
  });

  test('how many cards are dealt, with the mystery hand and without', () => {
    const dealt = (players: number, options = {}) => {
      const { table } = tableOf('modern-art-cmon-en', options, players);
      const rulings: readonly Ruling[] = rulingsOf(table).rulings;
      return Object.values(rulings.find(({ question }) => question === 'deal')?.detail ?? {});
    };
    const { deal, mystery } = auction.editions['modern-art-cmon-en'];
    expect(dealt(3)).toEqual(deal[3]);
    expect(dealt(4)).toEqual(deal[4]);
    expect(mystery?.deal).not.toEqual(deal[3]);
    expect(dealt(mystery?.players ?? 0, { mystery: true })).toEqual(mystery?.deal);
  });

  test('how many cards end a round, by the number of players: each rulebook says it where it does', () => {
    const cited = (edition: string, players: number) =>
      rulingOn('limit', tableOf(edition, {}, players)).cites;
    const [limit, usual, lower] = [1, 2, 3].map((paragraph) => ({ heading: 'END OF THE ROUND', paragraph }));
    expect(cited('modern-art-card-game', 3)).toEqual([limit, usual]);
    expect(cited('modern-art-card-game', 2)).toEqual([limit, lower]);
  });

  test('whether doubles may be split: one rulebook refuses it', () => {
    expect(rulingOn('double-share', tableOf('modern-art-cmon-en')).elsewhere).toEqual([
      'modern-art-1994: share-refused',
    ]);
  });

  test('bids above a player’s money, and a double as the fifth card: 1994 is silent', () => {
    for (const question of ['bid-over-cash', 'equal-bids', 'fifth-double', 'few-artists']) {
      expect(rulingOn(question, tableOf('modern-art-1994')).cites, question).toEqual([]);
      expect(rulingOn(question, tableOf('modern-art-cmon-it')).cites, question).not.toEqual([]);
    }
  });

  test('who leads the next round, and which extra cards are allowed: the two rulebooks differ', () => {
    expect(rulingOn('who-starts', tableOf('modern-art-card-game'))).toMatchObject({
      answer: 'token-passes',
      elsewhere: ['masters-gallery: left-of-ender'],
    });
    expect(rulingOn('extra-cards', tableOf('masters-gallery'))).toMatchObject({
      answer: 'extra-displayed',
      elsewhere: ['modern-art-card-game: extra-leading'],
    });
    expect(rulingOn('draw', tableOf('masters-gallery')).choice).toBe('second-question');
  });

  test('equal money and equal points at the end: no rulebook says anything', () => {
    expect(rulingOn('equal-money', tableOf('modern-art-cmon-en')).cites).toEqual([]);
    expect(rulingOn('equal-points', tableOf('masters-gallery')).cites).toEqual([]);
  });

  test('each place in the rulebook is cited once, in order, whatever else is under its heading', () => {
    const [first, second, other] = [
      { heading: 'B', paragraph: 2 },
      { heading: 'B', paragraph: 1 },
      { heading: 'A', paragraph: 2 },
    ] as const;
    expect(placesOf([null, first, second, null, { ...first }, other])).toEqual([first, second, other]);
  });

  test('a made box is set beside its base if their numbers differ, and beside others if the rule does', () => {
    const table = opened(recordOf(auctionRecord([], { edition: 'box', box: SHORT })));
    expect(rulingOn('fifth', { table }).elsewhere).toEqual(['modern-art-1994: fifth-unsold']);
    expect(rulingOn('win', { table }).elsewhere).toEqual([]);
  });

  test('what a single prompt raises, if it is shown now', () => {
    const { table } = replayed(recordOf(auctionRecord([offer(0, 'krypto', 'once')])));
    expect(askedNow(table, 'once')).toEqual(ASKED_AT_AUCTION.once);
    expect(askedNow(table, 'hidden')).toEqual([]);
  });

  test('a board in the table’s own order', () => {
    const order = ['krypto', 'yoko', 'lite-metal', 'karl-gitter', 'christin-p'];
    expect(rulingOn('equal-artists', tableOf('modern-art-1994', { order })).choice).toBe('order-own');
  });
});
