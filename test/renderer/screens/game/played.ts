import type { Played } from '../../../../src/renderer/screens/game/played.ts';
import { momentsOf } from '../../../../src/renderer/features/story/moments.ts';
import { linesOf } from '../../../../src/renderer/shown/log-lines.ts';
import { worthThrough } from '../../../../src/shared/record/index.ts';
import { worthThen } from '../../../../src/shared/story/index.ts';
import { eventDescriber } from '../../../../src/shared/text/event-sentence.ts';
import type { Game } from '../../features/figures/game/questions.ts';
import { language } from '../../spoken.ts';

/** A game with all that is told of it; its first sale says what it was worth. */
export function playedOf({ record, timeline, story }: Game): Played {
  const positions = worthThrough(timeline.tables);
  const tell = eventDescriber(language.words, language.locale, record);
  return {
    record,
    timeline,
    story,
    log: linesOf(timeline, timeline, tell)
      .map(({ round, lines }) => ({ round, lines: lines.toReversed() }))
      .reverse(),
    positions,
    then: worthThen(timeline, positions),
    sentences: new Map([[1, 'Worth 13,000 on average then']]),
    moments: momentsOf(record, timeline, positions, language),
  };
}
