import type { EventJson } from '../../../src/shared/record/index.ts';
import {
  award,
  DENISE,
  everyone,
  faceDown,
  influence,
  MARIANA,
  NICOLAS,
  play,
  second,
  TEC,
  WAGNER,
} from '../../fixtures/gallery.ts';

export const [MAX, JASON, JULIA] = [0, 1, 2] as const;

/** Ten turns that lead to the example: three face-up cards of Nicolás, plus the one next to the deck. */
export const BEFORE: readonly EventJson[] = [
  influence(NICOLAS),
  ...[play(MAX, NICOLAS, 'second-down'), faceDown],
  play(JASON, NICOLAS),
  ...[play(JULIA, DENISE, 'award'), award(DENISE)],
  ...[play(MAX, WAGNER, 'second-up'), second(WAGNER)],
  play(JASON, WAGNER),
  play(JULIA, WAGNER),
  ...[play(MAX, MARIANA, 'second-down'), faceDown],
  play(JASON, DENISE),
  ...[play(JULIA, DENISE, 'second-up'), second(DENISE)],
  ...[play(MAX, NICOLAS, 'award'), award(TEC)],
];

/** Everyone plays a card with Jason. */
export const TOGETHER: readonly EventJson[] = [play(JASON, MARIANA, 'everyone'), everyone(TEC, DENISE, TEC)];

/** Julia ends the round, with two cards of Max still face down. */
export const LAST: readonly EventJson[] = [play(JULIA, NICOLAS, 'second-up'), second(NICOLAS)];
