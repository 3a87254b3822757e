import { describe, expect, test } from 'vitest';
import { gallery, type State } from '../../../src/shared/gallery/index.ts';
import { EDITIONS } from '../../../src/shared/gallery/edition.ts';
import {
  award,
  decline,
  everyone,
  extras,
  influence,
  numbered,
  play,
  second,
  turns,
} from '../../fixtures/gallery.ts';
import { after, laid, readable } from './game.ts';

const warned = (state: State, raw: unknown): readonly string[] =>
  gallery.warnings(state, readable(raw, state.setup));

describe.each(EDITIONS)('warnings in %s', (edition) => {
  const no = numbered(edition);
  const begun = after(laid({ edition }), influence(no(17)));
  /** All but this many cards of number 17 were seen in earlier rounds. */
  const left = (cards: number): State => ({ ...begun, discarded: [16 - cards, 0, 0, 0, 0] });

  test('more cards of an artist than there are', () => {
    expect(warned(left(1), play(0, no(17)))).toEqual([]);
    expect(warned(left(0), play(0, no(17)))).toEqual(['more-cards-than-printed']);
    expect(warned(after(left(1), play(0, no(17), 'second-up')), second(no(17)))).toEqual([
      'more-cards-than-printed',
    ]);
    const together = after(left(2), play(0, no(18), 'everyone'));
    expect(warned(together, everyone(no(17), no(17), no(18)))).toEqual([]);
    expect(warned(together, everyone(no(17), no(17), no(17)))).toEqual(['more-cards-than-printed']);
    const ended = after(left(7), ...turns(0, 3, [17, 17, 17, 17, 17].map(no)));
    expect(warned(ended, extras([no(17)], [no(17)], []))).toEqual([]);
    expect(warned(ended, extras([no(17)], [no(17)], [no(17)]))).toEqual(['more-cards-than-printed']);
    const counts = { [no(17)]: 2 };
    expect(warned(left(1), { type: 'adjust', reason: 'a miscount', counts })).toEqual([
      'more-cards-than-printed',
    ]);
  });

  test('more cards with a symbol than there are: one of each, two for a card face down', () => {
    const once = after(begun, play(0, no(18), 'draw'), decline);
    expect(warned(once, play(1, no(18), 'draw'))).toEqual(['more-symbols-than-printed']);
    expect(warned(once, play(1, no(19), 'draw'))).toEqual([]);
    const down = after(begun, play(0, no(18), 'second-down'), decline);
    expect(warned(down, play(1, no(18), 'second-down'))).toEqual([]);
    const twice = after(down, play(1, no(18), 'second-down'), decline);
    expect(warned(twice, play(2, no(18), 'second-down'))).toEqual(['more-symbols-than-printed']);
  });

  test('declining what the rulebook orders, if it is possible (Masters Gallery, PLAY 2 and 6)', () => {
    const remark = gallery.editions[edition].drawAndAward === 'expected' ? ['effect-not-optional'] : [];
    for (const effect of ['draw', 'award'] as const) {
      expect(warned(after(begun, play(0, no(18), effect)), decline)).toEqual(remark);
    }
    for (const effect of ['second-up', 'second-down'] as const) {
      expect(warned(after(begun, play(0, no(18), effect)), decline)).toEqual([]);
    }
    let state = begun;
    for (const [seat, number] of [18, 18, 18, 19, 19].entries()) {
      state = after(state, play(seat % 3, no(number), 'award'), award(no(21)));
    }
    expect(warned(after(state, play(2, no(20), 'award')), decline)).toEqual([]);
  });
});
