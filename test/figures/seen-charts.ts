import type { ChartContent } from '../../src/renderer/ui/charts/chart.ts';
import { digitsOf } from '../oracle/chart-seen.ts';
import { chart, toldOf, type Game } from '../renderer/features/figures/game/questions.ts';

/** The charts of a game as its screen shows them. */
export interface SeenCharts {
  readonly of: (id: string, view?: number) => ChartContent;
  /** The digits of all their tables. */
  readonly digits: readonly [english: string, italian: string];
}

/** How amounts are written. */
export interface Amounts {
  readonly inTables: (amount: number) => string;
  /** With the unit. */
  readonly inWords: (amount: number) => string;
}

export function seenCharts(game: Game): SeenCharts {
  const english = toldOf(game);
  return {
    of: (id, view) => chart(english, id, view),
    digits: [digitsIn(english), digitsIn(toldOf(game, 'it'))],
  };
}

function digitsIn(told: ReturnType<typeof toldOf>): string {
  return told.flatMap(({ views }) => views.map((view) => digitsOf(view.chart))).join('\n');
}
