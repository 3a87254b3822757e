import type { Difference, GroupAccounts, PersonAccounts } from '../../../shared/api.ts';
import { CAUSES } from '../../../shared/core/causes.ts';
import { GAMES_FOR_AN_INTERVAL } from '../../../shared/core/resampling.ts';
import { familyOf } from '../../../shared/record/index.ts';
import type { ChartContent } from '../../ui/charts/chart.ts';
import { barChart, LINE, one, type ChartQuestion } from './chart-question.ts';
import { basisNote } from './figure.ts';
import type { StatisticsFormats } from './formats.ts';

/** Somebody's difference to the others at the table from one cause. */
interface Line extends Difference {
  readonly name: string;
  readonly games: number;
}

interface Asked {
  readonly title: string;
  /** What the lines are about: people, or causes. */
  readonly head: string;
  readonly clearest: (name: string, amount: string) => string;
}

/** In what somebody differs from the others, in one currency. */
export function personAccountsQuestion(
  name: string,
  account: PersonAccounts,
  formats: StatisticsFormats,
): ChartQuestion {
  const { games } = account.basis;
  const { accounts, figures } = formats.worth;
  const { whose, cause: head, clearest } = figures;
  // Corrections are only worth a line if there were any.
  const happened = account.causes.filter(({ cause, more }) => cause !== 'corrections' || more.value !== 0);
  const lines = happened.map((line) => ({ ...line, name: accounts[line.cause], games }));
  return one(chartOf({ title: whose(name), head, clearest }, lines, account, formats));
}

/** Who differs from the others in what. */
export function groupAccountsQuestion(account: GroupAccounts, formats: StatisticsFormats): ChartQuestion {
  const { accounts, figures } = formats.worth;
  const { ours: title, clearestOf: clearest } = figures;
  const asked = { title, head: formats.words.player, clearest };
  const all = account.people.flatMap(({ causes, ...person }) =>
    causes.map((line) => ({ ...line, ...person })),
  );
  const views = CAUSES.toReversed().flatMap((cause) => {
    const lines = all.filter((line) => line.cause === cause && cause !== 'corrections');
    return lines.length === 0
      ? []
      : { label: accounts[cause], chart: chartOf(asked, lines, account, formats) };
  });
  return views.length === 0 ? one(chartOf(asked, [], account, formats)) : { id: 'accounts', views };
}

function chartOf(
  { title, head, clearest: clearestSaid }: Asked,
  lines: readonly Line[],
  { editions: [box], basis }: Pick<GroupAccounts, 'editions' | 'basis'>,
  formats: StatisticsFormats,
): ChartContent {
  const { count, score, signed, words } = formats;
  const { figures, accounts } = formats.worth;
  const told = { id: 'accounts', title };
  const isMoney = box !== undefined && familyOf(box).scoredIn === 'money';
  if (box === undefined || basis.games === 0 || lines.length === 0)
    return { ...told, answer: isMoney ? figures.untracked : figures.untrackedCards, spec: null, numbers: [] };
  const more = (line: Line): string => signed(box, line.more.value);
  const between = ({ more: { interval } }: Line): string =>
    interval === null ? '–' : figures.between(score(box, interval[0]), score(box, interval[1]));
  const clearest = mostTelling(lines);
  const games = clearest?.games ?? basis.games;
  const takes = clearest?.takes ?? null;
  const enough = (needed: number): string =>
    needed <= games
      ? figures.enough(count(needed), count(games))
      : figures.notEnough(count(needed), games, count(games));
  const answer =
    games < GAMES_FOR_AN_INTERVAL
      ? figures.tooFew(count(GAMES_FOR_AN_INTERVAL), games, count(games))
      : clearest === null || takes === null
        ? figures.alike
        : `${clearestSaid(clearest.name, more(clearest))} ${enough(takes)}`;
  const note = [isMoney ? accounts.note : accounts.noteCards, figures.note, basisNote(basis, formats)];
  return barChart(
    { ...told, answer, note: note.join(' ') },
    lines,
    [
      [head, ({ name }) => name],
      [words.games, (line) => count(line.games)],
      [figures.difference, more],
      [figures.interval, between],
      [figures.takes, (line) => (line.takes === null ? '–' : count(line.takes))],
    ],
    {
      label: figures.difference,
      ink: LINE,
      format: (value) => score(box, value),
      value: ({ more: { value, interval } }) => interval ?? [value, value],
      dot: (line) => line.more.value,
      said: (line) => `${more(line)} (${between(line)})`,
    },
  );
}

/** The difference that takes the fewest games, corrections apart; `null` if none can be told. */
function mostTelling(lines: readonly Line[]): Line | null {
  const [fewest] = lines
    .filter(({ cause, takes }) => cause !== 'corrections' && takes !== null)
    .toSorted((some, other) => (some.takes ?? 0) - (other.takes ?? 0));
  return fewest ?? null;
}
