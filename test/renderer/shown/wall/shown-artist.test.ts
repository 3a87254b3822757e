import { expect, test } from 'vitest';
import { lettersOf } from '../../../../src/renderer/shown/wall/shown-artist.ts';

test('two letters distinguish the artists of an edition', () => {
  expect(['Lite Metal', 'Yoko', 'Denise Jillian Tan', 'TEC'].map(lettersOf)).toEqual([
    'LM',
    'Yo',
    'DT',
    'TE',
  ]);
});
