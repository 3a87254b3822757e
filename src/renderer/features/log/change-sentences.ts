import type { Words } from '../../../shared/text/en/index.ts';
import type { Change } from './changes.ts';
import type { Labels } from './labels.ts';

/** Each change as a line. For covered money, only that it changes and not by how much. */
export function changeSentences(
  changes: readonly Change[],
  words: Words,
  labels: Labels,
  list: (parts: readonly string[]) => string,
  cashShown: boolean,
): string[] {
  const covered = changes.filter(({ what }) => what === 'cash' && !cashShown);
  const purses = covered.flatMap((change) => ('seat' in change ? labels.seat(change.seat) : []));
  const said = changes
    .filter((change) => !covered.includes(change))
    .map((change) => told(change, words, labels, list));
  return purses.length === 0 ? said : [...said, words.log.correction.money(list(purses))];
}

function told(
  change: Change,
  { events, log }: Words,
  labels: Labels,
  list: (parts: readonly string[]) => string,
): string {
  const { adjusted } = events;
  const { correction } = log;
  const gained = (seat: number, change: number) => {
    const amount = labels.money(Math.abs(change));
    return labels.points === null
      ? adjusted.cash(labels.seat(seat), amount, change)
      : adjusted.scores(labels.seat(seat), amount, change, labels.points);
  };
  switch (change.what) {
    case 'status':
      return correction.status[change.now];
    case 'round':
      return correction.inRound(change.now);
    case 'turn':
      return adjusted.turn(labels.seat(change.now));
    case 'winners':
      return correction.wins(list(change.now.map(labels.seat)));
    case 'cash':
      return adjusted.cash(labels.seat(change.seat), labels.money(Math.abs(change.change)), change.change);
    case 'scores':
      return gained(change.seat, change.change);
    case 'hands':
      return adjusted.hands(labels.seat(change.seat), change.change);
    case 'counts':
      return adjusted.counts(labels.artist(change.artist), change.change);
    case 'standing':
      return adjusted.standing(
        labels.artist(change.artist),
        labels.money(Math.abs(change.change)),
        change.change,
      );
    case 'held':
      return adjusted.owned(labels.seat(change.seat), labels.artist(change.artist), change.change);
    case 'kept-no-more':
      return correction.keptNoMore[change.field];
    case 'payout':
      return correction.payout(change.round, gained(change.seat, change.change));
    case 'ranking':
      return correction.ranking(change.round, list(change.now.map(labels.artist)));
  }
}
