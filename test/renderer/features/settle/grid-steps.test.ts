import { expect, test } from 'vitest';
import { stepInGrid } from '../../../../src/renderer/features/settle/grid-steps.ts';

const SIZE = { rows: 3, columns: 2 };

test.each([
  ['ArrowDown', [0, 1], { row: 1, column: 1 }],
  ['ArrowDown', [2, 1], { row: 2, column: 1 }],
  ['ArrowUp', [0, 1], { row: 0, column: 1 }],
  ['ArrowLeft', [1, 1], { row: 1, column: 0 }],
  ['ArrowLeft', [1, 0], { row: 1, column: 0 }],
  ['ArrowRight', [1, 0], { row: 1, column: 1 }],
  ['ArrowRight', [1, 1], { row: 1, column: 1 }],
  ['Enter', [0, 0], { row: 0, column: 1 }],
  ['Enter', [0, 1], { row: 1, column: 0 }],
  ['Enter', [2, 1], 'out'],
  ['Tab', [0, 0], null],
  ['3', [0, 0], null],
] as const)('in the grid of holdings, %s at %j moves to %j', (key, [row, column], to) => {
  expect(stepInGrid(key, { row, column }, SIZE)).toEqual(to);
});
