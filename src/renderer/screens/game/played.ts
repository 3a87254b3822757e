import type { GameRecord, Position, Timeline } from '../../../shared/record/index.ts';
import type { Story, WorthThen } from '../../../shared/story/index.ts';
import type { ToldMoment } from '../../features/story/moments.ts';
import type { RoundOfLines } from '../../shown/log-lines.ts';

/** A game with everything that is told of it. */
export interface Played {
  readonly record: GameRecord;
  readonly timeline: Timeline;
  readonly story: Story | null;
  /** The log, in the order of the game. */
  readonly log: readonly RoundOfLines[];
  /** What the artists are worth at every step; `null` until that's worked out, and so is what follows. */
  readonly positions: readonly Position[] | null;
  /** What was sold or displayed, with its worth then. */
  readonly then: WorthThen | null;
  /** The same in words, by the index of its event. */
  readonly sentences: ReadonlyMap<number, string>;
  /** What decided it. */
  readonly moments: readonly ToldMoment[] | null;
}
