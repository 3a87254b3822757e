import type { CurrencyTops, GroupFigures, TopGame } from '../../../shared/api.ts';
import {
  gameAddress,
  inCurrency,
  lotFigures,
  momentAddress,
  type Figure,
} from '../../features/figures/figure.ts';
import type { StatisticsFormats } from '../../features/figures/formats.ts';

/** Records from all games, those about amounts from one currency. The page opens with the longest streak. */
export function groupRecords(
  { records }: Pick<GroupFigures, 'records'>,
  currency: string | null,
  tops: CurrencyTops | null,
  formats: StatisticsFormats,
): Figure[] {
  const { words, day, minutes, score } = formats;
  const { subjects } = formats.evenings;
  const { money, shortest, longest } = records;
  const lots = inCurrency(money, currency);
  const game = (label: string, games: readonly TopGame[] = [], say = (amount: string) => amount) =>
    games.slice(0, 1).map((first) => ({
      label,
      value: words.byPerson(
        first.people.map(({ name }) => name).join(', '),
        say(score(first.edition, first.amount)),
      ),
      note: day(first),
      href: momentAddress(first),
    }));
  const timed = (label: string, record: typeof shortest) =>
    record === null
      ? []
      : [{ label, value: minutes(record.minutes), note: day(record), href: gameAddress(record) }];
  return [
    ...(lots === null ? [] : lotFigures(lots, false, formats)),
    ...game(subjects.comeback, tops?.tops.comebacks.games, subjects.cameBack),
    ...game(subjects.closest, tops?.tops.closest.games),
    // One game is one figure.
    ...timed(words.shortest, shortest?.game === longest?.game ? null : shortest),
    ...timed(words.longest, longest),
  ];
}
