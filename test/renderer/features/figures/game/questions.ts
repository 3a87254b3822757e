import { chartsOf } from '../../../../../src/renderer/features/figures/game/charts.ts';
import {
  chartFormatsOf,
  type ChartFormats,
} from '../../../../../src/renderer/features/figures/game/formats.ts';
import { outcomeOf, type GameRecord, type Timeline } from '../../../../../src/shared/record/index.ts';
import { tellStory, type Story } from '../../../../../src/shared/story/index.ts';
import { en } from '../../../../../src/shared/text/en/index.ts';
import { it } from '../../../../../src/shared/text/it/index.ts';
import type { ChartContent } from '../../../../../src/renderer/ui/charts/chart.ts';
import { timelineIn } from '../../../../fixtures/replayed.ts';

export interface Game {
  readonly record: GameRecord;
  readonly timeline: Timeline;
  readonly story: Story;
}

export function gameOf(raw: unknown): Game {
  const timeline = timelineIn(raw);
  const story = tellStory(timeline);
  if (story === null) throw new Error('the table can be laid');
  return { record: timeline.record, timeline, story };
}

export type Language = 'en' | 'it';

export function formatsOf({ record, timeline }: Game, language: Language = 'en'): ChartFormats {
  const last = timeline.tables.at(-1);
  if (last === undefined) throw new Error('the table can be laid');
  return chartFormatsOf(language === 'en' ? en : it, language, record, outcomeOf(last));
}

/** A game's charts, as a screen shows them. */
export function toldOf(game: Game, language: Language = 'en'): readonly ChartContent[] {
  return chartsOf(game.story, formatsOf(game, language));
}

export function chart(told: readonly ChartContent[], id: string): ChartContent {
  const found = told.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no chart ${id}`);
  return found;
}
