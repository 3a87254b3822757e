import { describe, expect, test } from 'vitest';
import { EDITION_IDS } from '../../../../src/shared/record/index.ts';
import { planOf } from '../../../../src/renderer/screens/setup/plan.ts';

describe('an edition’s questions at setup', () => {
  test.each([
    [3, [10, 6, 6, 0], [9, 4, 4, 0]],
    [4, [9, 4, 4, 0], undefined],
    [5, [8, 3, 3, 0], undefined],
  ])(
    'G15: with %i players, cards each, and only three can use the mystery hand',
    (players, deal, mystery) => {
      for (const edition of ['modern-art-1994', 'modern-art-cmon-en', 'modern-art-cmon-it'] as const)
        expect(planOf(edition, players)).toMatchObject({ deal, cards: 70, cash: 100 });
      expect(planOf('modern-art-1994', players).mystery?.deal).toEqual(mystery);
    },
  );

  test('1994 neither shares doubles nor leaves the artists’ order open', () => {
    expect(planOf('modern-art-1994', 4)).toMatchObject({ splitDouble: null, orderIsFree: false });
    expect(planOf('modern-art-cmon-it', 4)).toMatchObject({
      splitDouble: { heading: 'TIPI DI ASTA' },
      orderIsFree: true,
    });
  });

  test('the card games’ questions come from their data', () => {
    expect(planOf('modern-art-card-game', 2)).toMatchObject({
      trackings: ['full', 'counts'],
      deal: [13, 6, 6, 3],
      cash: null,
      first: { rule: 'latest-museum-visit' },
      awards: 5,
    });
    expect(planOf('masters-gallery', 5)).toMatchObject({ deal: [13, 2, 2, 0], first: { rule: 'chosen' } });
  });

  test.each(EDITION_IDS)('%s cites its rulebook', (edition) => {
    const { dealPlace, first } = planOf(edition, 4);
    for (const { heading, paragraph } of [dealPlace, first.place]) {
      expect(heading).not.toBe('');
      expect(paragraph).toBeGreaterThan(0);
    }
  });
});
