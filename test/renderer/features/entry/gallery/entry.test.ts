import { describe, expect, test } from 'vitest';
import {
  NO_CARD,
  answerEarlier,
  layingOrder,
  readCard,
  stepOf,
  type Card,
} from '../../../../../src/renderer/features/entry/gallery/card.ts';
import { endingOf } from '../../../../../src/renderer/features/entry/gallery/ending.ts';
import type { EditionId } from '../../../../../src/shared/gallery/index.ts';
import { tableOf } from './table.ts';

const influence = { type: 'influence', artist: 'tec' };
const by = (seat: number, artist: string, effect = 'none') => ({ type: 'play', seat, artist, effect });
const TEC_AT_FIVE = [influence, by(0, 'tec'), by(1, 'tec'), by(2, 'tec'), by(0, 'tec')];

const asked = (
  events: readonly unknown[],
  card: Partial<Card> = {},
  edition: EditionId = 'modern-art-card-game',
) => stepOf(tableOf(events, { edition }).state, { ...NO_CARD, ...card });

describe('a card’s questions', () => {
  test('start with the card beside the deck, then ask for artist and symbol', () => {
    expect(asked([])).toMatchObject({ ask: 'influence' });
    expect(asked([influence])).toMatchObject({ ask: 'artist' });
    expect(asked([influence], { artist: 'tec' })).toMatchObject({ ask: 'effect' });
    expect(asked([influence], { artist: 'tec', effect: 'none' })).toEqual({
      ask: 'nothing',
      event: by(0, 'tec'),
    });
  });

  test('leave out the symbol of the card that ends the round', () => {
    // The Card Game, END OF THE ROUND 4: any effect on the card is ignored.
    const event = { type: 'play', seat: 1, artist: 'tec' };
    expect(asked(TEC_AT_FIVE, { artist: 'tec' })).toEqual({ ask: 'nothing', event });
  });

  test.each([
    ['draw', { ask: 'draw' }, { used: true }, { type: 'draw' }],
    ['second-up', { ask: 'second' }, { used: true }, { type: 'second', artist: 'degas' }],
    ['second-down', { ask: 'face-down' }, { used: true }, { type: 'face-down' }],
    ['award', { ask: 'award' }, { artist: 'monet' }, { type: 'award', artist: 'monet' }],
  ] as const)('%s asks for what it needs and nothing more', (effect, question, answer, event) => {
    const events = [{ type: 'influence', artist: 'monet' }, by(0, 'degas', effect)];
    expect(asked(events, {}, 'masters-gallery')).toMatchObject(question);
    expect(asked(events, answer, 'masters-gallery')).toEqual({ ask: 'nothing', event });
    expect(asked(events, { used: false }, 'masters-gallery')).toEqual({
      ask: 'nothing',
      event: { type: 'decline' },
    });
  });

  test('ask for everybody’s cards clockwise from the player who called for them', () => {
    const { state } = tableOf([influence, by(0, 'tec'), by(1, 'tec', 'everyone')]);
    expect(layingOrder(state)).toEqual([1, 2, 0]);
    expect(stepOf(state, NO_CARD)).toMatchObject({ ask: 'everyone', seat: 1, left: 3 });
    expect(stepOf(state, { ...NO_CARD, laid: [null, 'tec', null] })).toMatchObject({ seat: 2, left: 2 });
    expect(stepOf(state, { ...NO_CARD, laid: ['tec', 'tec', 'mariana-martins'] })).toEqual({
      ask: 'nothing',
      event: { type: 'everyone', artists: ['tec', 'tec', 'mariana-martins'] },
    });
  });

  test('with only counts tracked, are the artist, and whether the card brings an award', () => {
    const { state } = tableOf([influence], { tracking: 'counts' });
    expect(stepOf(state, { ...NO_CARD, artist: 'tec' })).toEqual({
      ask: 'nothing',
      event: { type: 'play', artist: 'tec' },
    });
    expect(stepOf(state, { ...NO_CARD, artist: 'tec', withAward: true })).toEqual({
      ask: 'nothing',
      event: { type: 'play', artist: 'tec', effect: 'award' },
    });
  });
});

describe('an unfinished entry', () => {
  test('is undone answer by answer', () => {
    const whole: Card = {
      withAward: true,
      somebodyElse: false,
      artist: 'tec',
      effect: 'draw',
      laid: ['tec', null, 'tec'],
      used: true,
    };
    const steps: (Card | null)[] = [];
    for (let card: Card | null = whole; card !== null; card = answerEarlier(card, [1, 2, 0]))
      steps.push(card);
    expect(steps.slice(1)).toEqual([
      { ...whole, laid: [null, null, 'tec'] },
      { ...whole, laid: [null, null, null] },
      { ...whole, laid: [null, null, null], used: null },
      { ...whole, laid: [null, null, null], used: null, effect: null },
      { ...whole, laid: [null, null, null], used: null, effect: null, artist: null },
      NO_CARD,
    ]);
  });

  test('is restored as saved; anything invalid starts from scratch', () => {
    const { setup } = tableOf([influence]).state;
    const card: Card = {
      withAward: false,
      somebodyElse: false,
      artist: 'tec',
      effect: 'award',
      laid: [null, 'tec', null],
      used: true,
    };
    expect(readCard(JSON.parse(JSON.stringify(card)), setup)).toEqual(card);
    expect(readCard({ artist: 'monet', effect: 7, laid: 'all', used: 'yes' }, setup)).toEqual(NO_CARD);
    expect(readCard('a card', setup)).toEqual(NO_CARD);
  });
});

describe('the end of a round by a card', () => {
  test('is announced with what everybody would get for the visible cards', () => {
    const { state } = tableOf(TEC_AT_FIVE);
    expect(endingOf(state, by(1, 'tec'))).toEqual({
      endedBy: 'limit',
      reached: [{ artist: 'tec', count: 6 }],
      finisher: null,
      payouts: [6, 6, 3],
      faceDown: 0,
    });
    expect(endingOf(state, by(1, 'wagner-kuroiwa'))).toBeNull();
  });

  test('can be reached by several artists at once', () => {
    const events = [
      influence,
      ...[
        'tec',
        'tec',
        'tec',
        'denise-jillian-tan',
        'denise-jillian-tan',
        'denise-jillian-tan',
        'denise-jillian-tan',
      ].map((artist, at) => by(at % 3, artist)),
      by(1, 'denise-jillian-tan', 'everyone'),
    ];
    const { state } = tableOf(events);
    const together = { type: 'everyone', artists: ['tec', 'tec', 'denise-jillian-tan'] };
    expect(endingOf(state, together)?.reached).toEqual([
      { artist: 'denise-jillian-tan', count: 6 },
      { artist: 'tec', count: 6 },
    ]);
  });
});
