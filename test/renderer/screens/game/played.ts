import { playedOf as playedFrom, toldOf, type Played } from '../../../../src/renderer/screens/game/played.ts';
import { worthThrough } from '../../../../src/shared/record/index.ts';
import type { Game } from '../../features/figures/game/questions.ts';
import { language } from '../../spoken.ts';

/** A game with all that is told of it; its first sale says what it was worth. */
export function playedOf({ timeline }: Game): Played {
  const told = toldOf(timeline, language);
  if (told === null) throw new Error('the table can be laid');
  const played = playedFrom(told, worthThrough(timeline.tables), language);
  return { ...played, sentences: new Map([[1, 'Worth 13,000 on average then']]) };
}
