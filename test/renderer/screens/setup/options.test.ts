import { describe, expect, test } from 'vitest';
import type { PastSetup } from '../../../../src/shared/api.ts';
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

  test('is its last table with the edition, in any seats', () => {
    expect(habitOf([ledger, owners, older], 'modern-art-cmon-en', ['cleo', 'ada', 'bea'])).toBe(owners);
    expect(habitOf([ledger, owners, older], 'modern-art-1994', ['ada'])).toBe(older);
  });

  test('is that of the most similar group if the group is new, the latest of several', () => {
    expect(habitOf([owners, ledger], 'modern-art-cmon-en', ['ada', 'bea', 'cleo', 'dora', 'eva'])).toBe(
      ledger,
    );
    expect(habitOf([owners, table('xenia yan zoe', { tracking: 'counts' })], 'modern-art-cmon-en', [])).toBe(
      owners,
    );
  });

  test('doesn’t exist for an edition nobody has played', () => {
    expect(habitOf([ledger], 'modern-art-cmon-it', ['ada'])).toBeNull();
  });
});

describe('the options', () => {
  test('are the edition’s defaults at first', () => {
    expect(chosenFor(THREE, null, {})).toEqual({
      tracking: 'ledger',
      mystery: false,
      splitDouble: false,
      order: THREE.artists.map(({ id }) => id),
      forecast: false,
    });
  });

  test('follow the habit until changed', () => {
    const habit = table('ada bea cleo', {
      tracking: 'owners',
      mystery: true,
      splitDouble: true,
      order: OTHER_ORDER,
    });
    expect(chosenFor(THREE, habit, {})).toEqual({
      tracking: 'owners',
      mystery: true,
      splitDouble: true,
      order: OTHER_ORDER,
      forecast: false,
    });
    expect(chosenFor(THREE, habit, { mystery: false, tracking: 'counts' })).toMatchObject({
      tracking: 'counts',
      mystery: false,
      splitDouble: true,
    });
  });

  test('never include what the edition or number of players doesn’t have', () => {
    const habit = table('ada bea cleo', {
      tracking: 'full',
      mystery: true,
      splitDouble: true,
      order: OTHER_ORDER,
    });
    expect(chosenFor(planOf('modern-art-1994', 4), habit, { mystery: true })).toEqual({
      tracking: 'ledger',
      mystery: false,
      splitDouble: false,
      order: ['lite-metal', 'yoko', 'christin-p', 'karl-gitter', 'krypto'],
      forecast: false,
    });
  });

  test('show the forecast only if chosen for this game, and the record says nothing of it', () => {
    const chosen = chosenFor(THREE, table('ada bea cleo', { tracking: 'ledger' }), { forecast: true });
    expect(chosen.forecast).toBe(true);
    expect(optionsFor(THREE, chosen)).toEqual({ tracking: 'ledger' });
  });

  test('are recorded only if they differ from the rulebook', () => {
    expect(optionsFor(THREE, chosenFor(THREE, null, {}))).toEqual({ tracking: 'ledger' });
    expect(optionsFor(THREE, chosenFor(THREE, null, { mystery: true, order: OTHER_ORDER }))).toEqual({
      tracking: 'ledger',
      mystery: true,
      order: OTHER_ORDER,
    });
  });
});
