import { expect, test } from 'vitest';
import { statementsIn } from '../../../src/shared/transfer/index.ts';

const at = '2026-11-21T19:30:00.000Z';

test('statements about people are read, and invalid ones ignored', () => {
  const sound = [
    { kind: 'name', id: 'axel', name: 'Axel', at },
    // Erased.
    { kind: 'name', id: 'bea', name: '', at },
    { kind: 'same', id: 'axel', as: 'a-axel', at },
    { kind: 'apart', id: 'axel', as: 'x'.repeat(100), at },
  ];
  const broken = [
    null,
    { ...sound[0], name: ' ' },
    { ...sound[0], id: 7 },
    { ...sound[0], at: '2026-11-21' },
    { ...sound[2], as: 'axel' },
    { ...sound[2], as: 'x'.repeat(101) },
    { ...sound[2], kind: 'married' },
  ];
  expect(statementsIn({ people: [...broken, ...sound] })).toEqual(sound);
  expect(statementsIn({ people: 'everybody' })).toEqual([]);
  expect(statementsIn({})).toEqual([]);
});
