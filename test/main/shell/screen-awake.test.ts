import { expect, test } from 'vitest';
import { screenAwake } from '../../../src/main/shell/screen-awake.ts';
import { desktop } from '../../fakes/electron.ts';

test('the screen stays awake for every game, and no longer', () => {
  const awake = screenAwake();
  const wanted = [false, true, true, false, false, true, false, true, false];
  const kept = wanted.map((isWanted) => {
    awake(isWanted);
    return desktop.blockers.size;
  });
  expect(kept).toEqual(wanted.map(Number));
});
