import { describe, expect, test } from 'vitest';
import { auction } from '../../../src/shared/auction/index.ts';
import * as english from '../../../src/shared/text/en/auction.ts';
import * as italian from '../../../src/shared/text/it/auction.ts';
import type { Naming, Value } from '../../../src/shared/text/message.ts';
import { offer, sale } from '../../fixtures/auction.ts';
import { attempt } from '../../play/auction-attempts.ts';
import { plans } from '../../play/auction-plans.ts';
import { playAuction } from '../../play/auction.ts';
import { random } from '../../play/random.ts';
import { after, begun, laid } from './game.ts';

const given = (what: string) => (value: Value) => {
  if (value === undefined) throw new Error(`a message asks for ${what} that the problem does not give`);
  return `‹${what} ${value}›`;
};

/** Names only what it is given. */
const naming: Naming = {
  seat: given('seat'),
  artist: given('artist'),
  money: given('money'),
  count: given('count'),
};

describe.each([
  ['English', english],
  ['Italian', italian],
])('in %s', (_, { problems, warnings }) => {
  test('every refusal in play is a sentence and has every detail its message needs', () => {
    const next = random(11);
    const said = new Set<string>();
    for (const plan of plans(270)) {
      const record = playAuction(plan);
      let state = begun(record);
      for (const raw of record.events) {
        for (let tries = 0; tries < 3; tries += 1) {
          const event = auction.readEvent(attempt(state, next), state.setup);
          const applied = event.ok ? auction.apply(state, event.value) : event;
          if (applied.ok) continue;
          const { code, detail } = applied.error;
          expect(problems[code](detail, naming)).toMatch(/^[A-ZÈ‹].*[.?]$/s);
          said.add(code);
        }
        state = after(state, raw);
      }
    }
    expect(said.size).toBeGreaterThan(25);
  });

  test('no refusal reveals anybody’s money', () => {
    const poor = after(
      laid(),
      { type: 'adjust', reason: 'poor', cash: { 0: -59, 1: -63 } },
      offer(0, 'yoko', 'fixed'),
    );
    for (const [buyer, price] of [
      [1, 41],
      [2, 99],
    ] as const) {
      const event = auction.readEvent(sale(buyer, price), poor.setup);
      const applied = event.ok ? auction.apply(poor, event.value) : event;
      if (applied.ok) throw new Error('this sale must be refused');
      const { code, detail } = applied.error;
      expect(problems[code](detail, naming)).not.toMatch(/37|41(?!›)|100/);
      expect(Object.values(detail)).not.toContain(37);
    }
  });

  test('every warning is a question', () => {
    for (const warn of Object.values(warnings)) expect(warn({}, naming)).toMatch(/\?$/);
  });
});
