import type { CurrencyTops, GroupFigures, TopGame } from '../../../shared/api.ts';
import type { EveningWords } from '../../../shared/text/all-evenings.ts';
import {
  gameAddress,
  inCurrency,
  lotFigures,
  momentAddress,
  streakAddress,
  type Figure,
} from '../../features/figures/figure.ts';
import type { StatisticsFormats } from '../../features/figures/formats.ts';

/** Records from all games, those about amounts from one currency. */
export function groupRecords(
  { records }: Pick<GroupFigures, 'records'>,
  currency: string | null,
  tops: CurrencyTops | null,
  formats: StatisticsFormats,
  { subjects }: EveningWords,
): Figure[] {
  const { words, day, minutes, score } = formats;
  const { money, shortest, longest, longestWins } = records;
  const lots = inCurrency(money, currency);
  const game = (
    label: string,
    [first]: readonly TopGame[] = [],
    say = (amount: string) => amount,
  ): Figure[] =>
    first === undefined
      ? []
      : [
          {
            label,
            value: words.byPerson(
              first.people.map(({ name }) => name).join(', '),
              say(score(first.edition, first.amount)),
            ),
            note: day(first),
            href: momentAddress(first),
          },
        ];
  const timed = (label: string, record: typeof shortest): Figure[] =>
    record === null
      ? []
      : [{ label, value: minutes(record.minutes), note: day(record), href: gameAddress(record) }];
  return [
    ...(lots === null ? [] : lotFigures(lots, 'all', formats)),
    ...game(subjects.comeback, tops?.tops.comebacks.games, subjects.cameBack),
    ...game(subjects.closest, tops?.tops.closest.games),
    ...(longestWins === null || longestWins.games < 2
      ? []
      : [
          {
            label: words.longestStreak,
            value: words.byPerson(longestWins.name, words.inARow(longestWins.games)),
            note: day({ playedAt: longestWins.to }),
            href: streakAddress(longestWins.id, longestWins),
            leads: words.seeStreak,
          },
        ]),
    ...timed(words.shortest, shortest),
    ...timed(words.longest, longest),
  ];
}
