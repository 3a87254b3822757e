import { expect, test } from 'vitest';
import { printed } from '../../fixtures/printed.ts';

test.each([...printed])('the file of %s has the numbers of its rulebook', (_, { inFile, numbers }) => {
  expect(inFile).toMatchObject(numbers);
});
