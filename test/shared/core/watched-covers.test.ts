import { describe, expect, test } from 'vitest';
import { coversOff, NOTHING_WATCHED, watch } from '../../../src/shared/core/watched-covers.ts';

type Moment = readonly [finished: boolean, lifted: number | null];

const PLAYING: Moment = [false, null];
const ENDED: Moment = [true, null];
const lifting = (covers: number): Moment => [true, covers];
/** The table clears its draft once all covers are lifted. */
const ALL_OFF: Moment = [true, null];

/** How many of four covers the board shows lifted at each of these moments after the game. */
function offAfter(...moments: readonly Moment[]): number[] {
  let watched = NOTHING_WATCHED;
  return moments.flatMap(([finished, lifted]) => {
    watched = watch(watched, finished, lifted);
    return finished ? coversOff(watched, lifted, 4) : [];
  });
}

describe('covers on a board', () => {
  test('stay on after the game until the table lifts them', () => {
    expect(offAfter(PLAYING, ENDED, ENDED, lifting(0), lifting(1), lifting(3), ALL_OFF)).toEqual([
      0, 0, 0, 1, 3, 4,
    ]);
  });

  test('are never more than there are, even if the table’s count is ahead', () => {
    expect(offAfter(lifting(5))).toEqual([4]);
  });

  test('are off in a game that ended before the board was opened', () => {
    expect(offAfter(ENDED)).toEqual([4]);
  });

  test('match the table’s if the board is opened in between', () => {
    expect(offAfter(lifting(2), lifting(3), ALL_OFF)).toEqual([2, 3, 4]);
  });

  test('go back on if the end is undone before all were lifted', () => {
    expect(offAfter(PLAYING, ENDED, lifting(1), PLAYING, ENDED, lifting(0))).toEqual([0, 1, 0, 0]);
  });

  test('stay off after an undo and redo, once all were lifted', () => {
    expect(offAfter(PLAYING, lifting(4), ALL_OFF, PLAYING, ENDED)).toEqual([4, 4, 4]);
  });
});
