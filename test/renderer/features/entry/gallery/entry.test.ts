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
import {
  DENISE,
  everyone,
  influence,
  MARIANA,
  play,
  TEC,
  turns,
  WAGNER,
} from '../../../../fixtures/gallery.ts';
import { tableOf } from './table.ts';

const TEC_AT_FIVE = [influence(TEC), ...turns(0, 3, [TEC, TEC, TEC, TEC])];

const asked = (
  events: readonly unknown[],
  card: Partial<Card> = {},
  edition: EditionId = 'modern-art-card-game',
) => stepOf(tableOf(events, { edition }).state, { ...NO_CARD, ...card });

describe('a card’s questions', () => {
  test('start with the card beside the deck, then ask for artist and symbol', () => {
    expect(asked([])).toMatchObject({ ask: 'influence' });
    expect(asked([influence(TEC)])).toMatchObject({ ask: 'artist' });
    expect(asked([influence(TEC)], { artist: TEC })).toMatchObject({ ask: 'effect' });
    expect(asked([influence(TEC)], { artist: TEC, effect: 'none' })).toEqual({
      ask: 'nothing',
      event: play(0, TEC),
    });
  });

  test('leave out the symbol of the card that ends the round', () => {
    // The Card Game, END OF THE ROUND 4: any effect on the card is ignored.
    const event = { type: 'play', seat: 1, artist: TEC };
    expect(asked(TEC_AT_FIVE, { artist: TEC })).toEqual({ ask: 'nothing', event });
  });

  test.each([
    ['draw', { ask: 'draw' }, { used: true }, { type: 'draw' }],
    ['second-up', { ask: 'second' }, { used: true }, { type: 'second', artist: 'degas' }],
    ['second-down', { ask: 'face-down' }, { used: true }, { type: 'face-down' }],
    ['award', { ask: 'award' }, { artist: 'monet' }, { type: 'award', artist: 'monet' }],
  ] as const)('%s asks for what it needs and nothing more', (effect, question, answer, event) => {
    const events = [influence('monet'), play(0, 'degas', effect)];
    expect(asked(events, {}, 'masters-gallery')).toMatchObject(question);
    expect(asked(events, answer, 'masters-gallery')).toEqual({ ask: 'nothing', event });
    expect(asked(events, { used: false }, 'masters-gallery')).toEqual({
      ask: 'nothing',
      event: { type: 'decline' },
    });
  });

  test('ask for everybody’s cards clockwise from the player who called for them', () => {
    const { state } = tableOf([influence(TEC), play(0, TEC), play(1, TEC, 'everyone')]);
    expect(layingOrder(state)).toEqual([1, 2, 0]);
    expect(stepOf(state, NO_CARD)).toMatchObject({ ask: 'everyone', seat: 1, left: 3 });
    expect(stepOf(state, { ...NO_CARD, laid: [null, TEC, null] })).toMatchObject({ seat: 2, left: 2 });
    expect(stepOf(state, { ...NO_CARD, laid: [TEC, TEC, MARIANA] })).toEqual({
      ask: 'nothing',
      event: { type: 'everyone', artists: [TEC, TEC, MARIANA] },
    });
  });

  test('with only counts tracked, are the artist, and whether the card brings an award', () => {
    const { state } = tableOf([influence(TEC)], { tracking: 'counts' });
    expect(stepOf(state, { ...NO_CARD, artist: TEC })).toEqual({
      ask: 'nothing',
      event: { type: 'play', artist: TEC },
    });
    expect(stepOf(state, { ...NO_CARD, artist: TEC, withAward: true })).toEqual({
      ask: 'nothing',
      event: { type: 'play', artist: TEC, effect: 'award' },
    });
  });
});

describe('an unfinished entry', () => {
  const whole: Card = {
    withAward: true,
    somebodyElse: false,
    artist: TEC,
    effect: 'draw',
    laid: [TEC, null, TEC],
    used: true,
  };

  test('is undone answer by answer', () => {
    const steps: (Card | null)[] = [];
    for (let card = answerEarlier(whole, [1, 2, 0]); card !== null; card = answerEarlier(card, [1, 2, 0]))
      steps.push(card);
    const unlaid = { ...whole, laid: [null, null, null] };
    expect(steps).toEqual([
      { ...whole, laid: [null, null, TEC] },
      unlaid,
      { ...unlaid, used: null },
      { ...unlaid, used: null, effect: null },
      { ...unlaid, used: null, effect: null, artist: null },
      NO_CARD,
    ]);
  });

  test('is restored as saved; anything invalid starts from scratch', () => {
    const { setup } = tableOf([influence(TEC)]).state;
    expect(readCard(JSON.parse(JSON.stringify(whole)), setup)).toEqual(whole);
    expect(readCard({ artist: 'monet', effect: 7, laid: 'all', used: 'yes' }, setup)).toEqual(NO_CARD);
    expect(readCard('a card', setup)).toEqual(NO_CARD);
  });
});

describe('the end of a round by a card', () => {
  test('is announced with what everybody would get for the visible cards', () => {
    const { state } = tableOf(TEC_AT_FIVE);
    expect(endingOf(state, play(1, TEC))).toEqual({
      endedBy: 'limit',
      reached: [{ artist: TEC, count: 6 }],
      finisher: null,
      payouts: [6, 6, 3],
      faceDown: 0,
    });
    expect(endingOf(state, play(1, WAGNER))).toBeNull();
  });

  test('can be reached by several artists at once', () => {
    const { state } = tableOf([
      influence(TEC),
      ...turns(0, 3, [TEC, TEC, TEC, DENISE, DENISE, DENISE, DENISE]),
      play(1, DENISE, 'everyone'),
    ]);
    expect(endingOf(state, everyone(TEC, TEC, DENISE))?.reached).toEqual([
      { artist: DENISE, count: 6 },
      { artist: TEC, count: 6 },
    ]);
  });
});
