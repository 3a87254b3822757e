import type { GameRecord } from '../../shared/record/index.ts';
import { resultOf } from '../../shared/result/index.ts';
import { addressOf } from '../../shared/routes/index.ts';

/** Redirects from the table to the result if a game has no log. */
export function redirectToResult(record: () => GameRecord | null): void {
  $effect(() => {
    const shown = record();
    if (shown !== null && resultOf(shown) !== null) {
      location.replace(addressOf({ screen: 'result', id: shown.id }));
    }
  });
}
