import { afterEach, describe, expect, test, vi } from 'vitest';
import { today } from '../../src/phone/browser.ts';
import { codeFrom, keepCode, typedFragment } from '../../src/phone/code.ts';
import { memoryIn, type KeptEvening } from '../../src/phone/memory.ts';

/** A browser's storage, or one that refuses everything. */
function storage({ refuses = false } = {}) {
  const kept = new Map<string, string>();
  const or = <T>(value: T): T => {
    if (refuses) throw new Error('storage is off');
    return value;
  };
  return {
    kept,
    getItem: (name: string) => or(kept.get(name) ?? null),
    setItem: (name: string, value: string) => or(void kept.set(name, value)),
    removeItem: (name: string) => or(void kept.delete(name)),
  };
}

function evening(id: string, day = '2026-11-24', price = '12,000'): KeptEvening {
  const works = [{ round: 'Round 1', name: 'Yoko', ink: 2, cards: 1, price, paid: '30,000' }];
  return { id, day, game: 'Modern Art', name: 'Doris', evening: { works, said: ['A good one.'] } };
}

describe('what stays on the phone', () => {
  test('outlasts the page, if the browser keeps it', () => {
    const browser = storage();
    const first = memoryIn(browser);
    first.keepKey('key');
    first.choose('language', 'it');
    first.choose('vibrates', 'no');
    first.keepEvening(evening('a'));
    const second = memoryIn(browser);
    expect(second.key()).toBe('key');
    expect([second.choice('language'), second.choice('vibrates')]).toEqual(['it', 'no']);
    expect(second.evenings()).toEqual([evening('a')]);
    second.keepKey(null);
    expect(memoryIn(browser).key()).toBeNull();
  });

  test.each([null, storage({ refuses: true })])('lasts as long as the page otherwise', (browser) => {
    const memory = memoryIn(browser);
    memory.keepKey('key');
    memory.choose('language', 'it');
    memory.keepEvening(evening('a'));
    memory.keepEvening(evening('b', '2026-11-25'));
    expect([memory.key(), memory.choice('language'), memory.choice('vibrates')]).toEqual(['key', 'it', null]);
    expect(memory.evenings().map(({ id }) => id)).toEqual(['b', 'a']);
    memory.keepKey(null);
    expect(memory.key()).toBeNull();
  });

  test('one evening for each game, the newest first, and twenty at most', () => {
    const memory = memoryIn(storage());
    memory.keepEvening(evening('a'));
    memory.keepEvening(evening('b', '2026-11-25'));
    memory.keepEvening(evening('a', '2026-11-24', '13,000'));
    expect(memory.evenings()).toEqual([evening('a', '2026-11-24', '13,000'), evening('b', '2026-11-25')]);
    // Joined once more, with another key.
    memory.keepEvening(evening('c', '2026-11-25'));
    expect(memory.evenings().map(({ id }) => id)).toEqual(['c', 'a']);
    for (let day = 10; day < 40; day += 1) memory.keepEvening(evening(`game ${day}`, `2026-11-${day}`));
    expect(memory.evenings()).toHaveLength(20);
    // Of one day: the same works of somebody else or of another game, and others of the same.
    memory.keepEvening({ ...evening('d', '2026-11-39'), name: 'Axel' });
    memory.keepEvening({ ...evening('e', '2026-11-39'), game: 'Masters Gallery' });
    memory.keepEvening(evening('f', '2026-11-39', '1,000'));
    const [f, e, d, newest, ...others] = memory.evenings().map(({ id }) => id);
    expect([f, e, d, newest, others.at(-1)]).toEqual(['f', 'e', 'd', 'game 39', 'game 23']);
  });

  test.each(['{', 'null', '{}', '[1, null, {}]', '[{"id":"a","evening":{"works":[1],"said":[]}}]'])(
    'ignores what it can’t read: %s',
    (text) => {
      const browser = storage();
      browser.setItem('vernissage-evenings', text);
      expect(memoryIn(browser).evenings()).toEqual([]);
      browser.setItem('vernissage-evenings', JSON.stringify([{ ...evening('b'), day: 5 }, evening('a')]));
      expect(memoryIn(browser).evenings()).toEqual([evening('a')]);
    },
  );
});

describe('an evening’s day', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  test.each([
    ['Europe/Rome', '2025-12-31T23:30:00Z', '2026-01-01'],
    ['America/New_York', '2026-03-01T02:30:00Z', '2026-02-28'],
    ['UTC', '2026-11-24T23:59:59Z', '2026-11-24'],
  ])('is the phone’s, in %s', (zone, moment, day) => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
    expect(today()).toBe(day);
  });
});

describe('the code of an address', () => {
  test.each([
    ['#j=abc_-9', { kind: 'join', token: 'abc_-9' }],
    ['#b=abc', { kind: 'watch', token: 'abc' }],
    ['', null],
    ['#', null],
    ['#j=', null],
    ['#x=abc', null],
    ['#j=a b', null],
    [typedFragment('/BCDF%20-ghjk/'), { kind: 'typed', token: 'bcdfghjk' }],
    [typedFragment('/bcdfghj'), null],
    [`#j=${'a'.repeat(65)}`, null],
    [`#b=${'a'.repeat(64)}`, { kind: 'watch', token: 'a'.repeat(64) }],
  ])('%s', (fragment, code) => {
    expect(codeFrom(fragment, null)).toEqual(code);
  });

  test('is kept for this tab, and a new one replaces it', () => {
    const tab = storage();
    expect(codeFrom('#b=first', tab)).toEqual({ kind: 'watch', token: 'first' });
    expect(codeFrom('', tab)).toEqual({ kind: 'watch', token: 'first' });
    expect(codeFrom('#j=second', tab)).toEqual({ kind: 'join', token: 'second' });
    // What isn't a code replaces nothing.
    for (const fragment of ['', '#x=third', ''])
      expect(codeFrom(fragment, tab)).toEqual({ kind: 'join', token: 'second' });
    keepCode(null, tab);
    expect(codeFrom('', tab)).toBeNull();
    expect(codeFrom('#b=here', storage({ refuses: true }))).toEqual({ kind: 'watch', token: 'here' });
    expect(codeFrom('', storage({ refuses: true }))).toBeNull();
  });
});
