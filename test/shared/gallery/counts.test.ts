import { describe, expect, test } from 'vitest';
import { gallery } from '../../../src/shared/gallery/index.ts';
import { DENISE, TEC, award, decline, influence, settle, turns } from '../../fixtures/gallery.ts';
import { after, laid, readable, refusal, shown } from './game.ts';

const counts = { options: { tracking: 'counts' } } as const;
const card = (artist: string, said: object = {}): object => ({ type: 'play', artist, ...said });
const begun = after(laid(counts), influence(TEC));
const ended = after(
  begun,
  card(TEC),
  card(DENISE),
  card(TEC),
  card(TEC),
  card(TEC),
  card(TEC, { effect: 'award' }),
);
const displays = [{ [TEC]: 3 }, { [TEC]: 2, [DENISE]: 1 }, {}];

describe('if only counts are tracked', () => {
  test('any player may be entered for a card, or none', () => {
    expect(refusal(begun, card(TEC, { seat: 2, effect: 'everyone' }))).toBeNull();
    expect(refusal(after(begun, card(TEC, { seat: 2, effect: 'everyone' })), card(DENISE))).toBeNull();
  });

  test('an award is only expected if the effect was entered', () => {
    const asked = after(begun, card(DENISE, { effect: 'award' }));
    expect(refusal(asked, card(TEC))).toBe('effect-awaited');
    expect(shown(after(asked, decline)).status).toBe('playing');
    expect(refusal(after(begun, card(DENISE)), award(TEC))).toBe('no-effect-awaited');
    const awarded = after(asked, award(TEC), card(TEC), card(TEC), card(TEC), card(TEC), card(TEC));
    expect(shown(awarded).rounds).toMatchObject([{ values: { [TEC]: 5, [DENISE]: 2 } }]);
  });

  test('the sixth card ends the round, its award lapses, and scoring needs the displays', () => {
    expect(refusal(ended, award(TEC))).toBe('settle-awaited');
    expect(shown(ended).rounds).toMatchObject([{ endedBy: 'limit', ranking: [TEC, DENISE], payouts: null }]);
    expect(refusal(ended, settle)).toBe('missing at .displays');
  });

  test('cards played with the last one, or turned up, still count for the ranking', () => {
    const late = after(ended, ...new Array<object>(7).fill(card(DENISE, { effect: 'award' })));
    expect(shown(late)).toMatchObject({
      status: 'settling',
      rounds: [{ counts: { [TEC]: 6, [DENISE]: 8 }, ranking: [DENISE, TEC] }],
    });
  });

  test('too many displayed cards give a warning', () => {
    const many = { type: 'settle', displays: [{ [TEC]: 9 }, { [TEC]: 1 }, {}] };
    expect(gallery.warnings(ended, readable(many, ended.setup))).toEqual(['more-cards-than-displayed']);
    expect(gallery.warnings(ended, readable({ type: 'settle', displays }, ended.setup))).toEqual([]);
  });

  test('the card next to the deck is not displayed, and only leading artists get extra cards', () => {
    const begun = after(laid(counts), influence(TEC), ...new Array<object>(5).fill(card(TEC)), card(DENISE));
    const odd = (...displays: object[]) =>
      gallery.warnings(begun, readable({ type: 'settle', displays }, begun.setup));
    expect(odd({ [TEC]: 6 }, {}, {})).toEqual([]);
    expect(odd({ [TEC]: 7 }, {}, {})).toEqual(['more-cards-than-displayed']);
    expect(odd({ [TEC]: 5 }, { [TEC]: 2 }, {})).toEqual([]);
    expect(odd({ 'wagner-kuroiwa': 1 }, {}, {})).toEqual(['more-cards-than-displayed']);
  });

  test('the table says when everybody is out of cards, even right after the card next to the deck', () => {
    const out = after(begun, { type: 'end-round' });
    expect(shown(out)).toMatchObject({
      status: 'settling',
      rounds: [{ endedBy: 'out-of-cards', ranking: [TEC] }],
    });
    expect(refusal(laid(counts), { type: 'end-round' })).toBe('influence-first');
    expect(refusal(after(begun, card(DENISE, { effect: 'award' })), { type: 'end-round' })).toBe(
      'effect-awaited',
    );
  });

  test('if the finisher decides the next leader but is unknown, the leader stays', () => {
    const table = { ...counts, edition: 'masters-gallery', firstSeat: 1 } as const;
    const out = after(laid(table), influence('degas'), { type: 'end-round' });
    expect(after(out, { type: 'settle', displays: [{}, {}, {}] }).firstPlayer).toBe(1);
    const cards = new Array<object>(5).fill(card('degas', { seat: 2 }));
    const said = after(laid(table), influence('degas'), ...cards);
    expect(after(said, { type: 'settle', displays: [{}, {}, {}] }).firstPlayer).toBe(0);
  });

  test('a round that ended at the limit is followed by another, with or without cards in hand', () => {
    const round = [...turns(0, 3, [TEC, TEC, TEC, TEC, TEC]), { type: 'settle', displays: [{}, {}, {}] }];
    const fourth = after(laid(counts), ...[1, 2, 3].flatMap(() => [influence(TEC), ...round]));
    expect(shown(fourth)).toMatchObject({ status: 'playing', round: 4 });
  });

  test('the table may still name who leads next', () => {
    expect(after(ended, { type: 'settle', displays, next: 2 }).firstPlayer).toBe(2);
  });
});
