import { describe, expect, test } from 'vitest';
import type { PastSetup } from '../../../../src/shared/api.ts';
import { EDITION_IDS } from '../../../../src/shared/record/index.ts';
import { chosenFor, habitOf, optionsFor } from '../../../../src/renderer/screens/setup/options.ts';
import { planOf } from '../../../../src/renderer/screens/setup/plan.ts';

function table(
  players: string,
  options: PastSetup['options'],
  edition: PastSetup['edition'] = 'modern-art-cmon-en',
) {
  const seated = players.split(' ').map((id) => ({ id, name: id }));
  return { edition, players: seated, firstSeat: 0, options };
}

const OTHER_ORDER = ['manuel-carvalho', 'daniel-melim', 'sigrid-thaler', 'ramon-martins', 'rafael-silveira'];
const THREE = planOf('modern-art-cmon-en', 3);

describe('a group’s habit', () => {
  const ledger = table('ada bea cleo dora', { tracking: 'ledger' });
  const owners = table('ada bea cleo', { tracking: 'owners' });
  const older = table('eva finn gus', { tracking: 'counts' }, 'modern-art-1994');

  const strangers = table('xenia yan zoe', { tracking: 'counts' });

  test.each([
    ['its last table with the edition', [ledger, owners, older], 'modern-art-1994', 'ada', older],
    ['in any seats', [ledger, owners, older], 'modern-art-cmon-en', 'cleo ada bea', owners],
    [
      'the most similar if it is new',
      [owners, ledger],
      'modern-art-cmon-en',
      'ada bea cleo dora eva',
      ledger,
    ],
    ['the latest of several', [owners, strangers], 'modern-art-cmon-en', '', owners],
    ['none for an edition nobody has played', [ledger], 'modern-art-cmon-it', 'ada', null],
  ] as const)('is that of %s', (_, tables, edition, people, habit) => {
    expect(habitOf(tables, edition, people.split(' '))).toBe(habit);
  });
});

describe('the options', () => {
  const VARIANTS = { mystery: true, splitDouble: true, order: OTHER_ORDER };
  const DEFAULTS = { tracking: 'ledger', mystery: false, splitDouble: false, forecast: false };

  test('are the edition’s defaults at first, and follow the habit until changed', () => {
    expect(chosenFor(THREE, null, {})).toEqual({ ...DEFAULTS, order: THREE.artists.map(({ id }) => id) });
    const habit = table('ada bea cleo', { tracking: 'owners', ...VARIANTS });
    expect(chosenFor(THREE, habit, {})).toEqual({ tracking: 'owners', ...VARIANTS, forecast: false });
    const changes = { mystery: false, tracking: 'counts' } as const;
    expect(chosenFor(THREE, habit, changes)).toMatchObject({ ...changes, splitDouble: true });
  });

  test('never include what the edition or number of players doesn’t have', () => {
    const habit = table('ada bea cleo', { tracking: 'full', ...VARIANTS });
    const order = ['lite-metal', 'yoko', 'christin-p', 'karl-gitter', 'krypto'];
    const chosen = chosenFor(planOf('modern-art-1994', 4), habit, { mystery: true });
    expect(chosen).toEqual({ ...DEFAULTS, order });
  });

  test('show the forecast only if chosen for this game, and the record says nothing of it', () => {
    const chosen = chosenFor(THREE, table('ada bea cleo', { tracking: 'ledger' }), { forecast: true });
    expect(chosen.forecast).toBe(true);
    expect(optionsFor(THREE, chosen)).toEqual({ tracking: 'ledger' });
  });
});

describe('an edition’s questions at setup', () => {
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
