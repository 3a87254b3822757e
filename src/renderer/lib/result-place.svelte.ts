import type { GameRecord } from '../../shared/record/index.ts';
import { resultOf } from '../../shared/result/index.ts';
import { addressOf } from '../../shared/routes/index.ts';

/** Whoever comes to the table of a game without a log is led to its result. */
export function leadToResult(record: () => GameRecord | null): void {
  $effect(() => {
    const shown = record();
    if (shown !== null && resultOf(shown) !== null) {
      location.replace(addressOf({ screen: 'result', id: shown.id }));
    }
  });
}
