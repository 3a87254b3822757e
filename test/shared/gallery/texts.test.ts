import { describe, expect, test } from 'vitest';
import { gallery } from '../../../src/shared/gallery/index.ts';
import * as english from '../../../src/shared/text/en/gallery.ts';
import * as italian from '../../../src/shared/text/it/gallery.ts';
import type { Naming, Value } from '../../../src/shared/text/message.ts';
import { attempt } from '../../play/gallery-attempts.ts';
import { plans } from '../../play/gallery-plans.ts';
import { playGallery } from '../../play/gallery.ts';
import { random } from '../../play/random.ts';
import { influence, play } from '../../fixtures/gallery.ts';
import { after, begun, laid } from './game.ts';

const given = (what: string) => (value: Value) => {
  if (value === undefined) throw new Error(`a message asks for ${what} that is not given`);
  return `‹${what} ${value}›`;
};

/** Names only what it is given. */
const naming: Naming = {
  seat: given('seat'),
  artist: given('artist'),
  money: () => {
    throw new Error('there is no money in this family');
  },
  count: given('count'),
};

const sentence = /^[A-ZÈ‹].*[.?]$/s;

describe.each([
  ['English', english],
  ['Italian', italian],
])('in %s', (_, { problems, warnings }) => {
  test('every refusal in play is a sentence and has every detail its message needs', () => {
    const next = random(11);
    const said = new Set<string>();
    for (const plan of plans(240)) {
      const record = playGallery(plan);
      let state = begun(record);
      for (const raw of record.events) {
        for (let tries = 0; tries < 3; tries += 1) {
          const event = gallery.readEvent(attempt(state, next), state.setup);
          const applied = event.ok ? gallery.apply(state, event.value) : event;
          if (applied.ok) continue;
          const { code, detail } = applied.error;
          expect(problems[code](detail, naming)).toMatch(sentence);
          said.add(code);
        }
        state = after(state, raw);
      }
    }
    expect(said.size).toBeGreaterThan(25);
  });

  test('a refusal because of a pending effect names it', () => {
    const before = after(laid(), influence('tec'));
    const messages = (['draw', 'second-up', 'second-down', 'everyone', 'award'] as const).map((symbol) => {
      const state = after(before, play(0, 'tec', symbol));
      const event = gallery.readEvent({ type: 'play', seat: 1, artist: 'tec', effect: 'none' }, state.setup);
      const applied = event.ok ? gallery.apply(state, event.value) : event;
      return applied.ok ? '' : problems[applied.error.code](applied.error.detail, naming);
    });
    expect(new Set(messages).size).toBe(5);
  });

  test('every warning is a question', () => {
    for (const warn of Object.values(warnings)) expect(warn({}, naming)).toMatch(/\?$/);
  });
});

test('both languages say the same things', () => {
  for (const part of ['problems', 'warnings'] as const) {
    expect(Object.keys(italian[part])).toEqual(Object.keys(english[part]));
    for (const [name, message] of Object.entries(english[part])) {
      const heard = (say: typeof message): string[] => {
        const names: string[] = [];
        const listening = new Proxy({}, { get: (_, field) => (names.push(String(field)), 1) });
        say(listening, { seat: String, artist: String, money: String, count: String });
        return names.sort();
      };
      const other = Object.entries(italian[part]).find(([known]) => known === name)?.[1];
      expect(new Set(other === undefined ? [] : heard(other)), name).toEqual(new Set(heard(message)));
    }
  }
});
