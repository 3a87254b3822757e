import type { Difference, Estimate, GroupAccounts, PersonAccounts } from '../../../shared/api.ts';
import { CAUSES } from '../../../shared/core/causes.ts';
import { GAMES_FOR_AN_INTERVAL } from '../../../shared/core/resampling.ts';
import { familyOf } from '../../../shared/record/index.ts';
import type { Words } from '../../../shared/text/en/index.ts';
import type { ChartContent } from '../../ui/charts/chart.ts';
import { barsOf, LINE, MOST_BARS, one, tableOf, type ChartQuestion } from './chart-question.ts';
import { basisNote } from './figure.ts';
import type { StatisticsFormats } from './formats.ts';

type WorthWords = Words['worth'];
type Accounts = Pick<GroupAccounts, 'editions' | 'basis'>;

/** Somebody's difference to the others at the table from one cause. */
interface Line extends Difference {
  readonly name: string;
  readonly games: number;
}

/** In what somebody differs from the others, in one currency. */
export function personAccountsQuestion(
  name: string,
  account: PersonAccounts,
  words: WorthWords,
  formats: StatisticsFormats,
): ChartQuestion {
  const { games } = account.basis;
  const lines = account.causes
    .filter(happened)
    .map((line) => ({ ...line, name: words.accounts[line.cause], games }));
  const title = words.figures.whose(name);
  return one(chartOf(title, lines, account, words, formats, words.figures.clearest, words.figures.cause));
}

/** Who differs from the others in what. */
export function groupAccountsQuestion(
  account: GroupAccounts,
  words: WorthWords,
  formats: StatisticsFormats,
): ChartQuestion {
  const title = words.figures.ours;
  const all = account.people.flatMap(({ causes, ...person }) =>
    causes.map((line) => ({ ...line, ...person })),
  );
  const views = CAUSES.toReversed().flatMap((cause) => {
    const lines = all.filter((line) => line.cause === cause);
    const chart = () =>
      chartOf(title, lines, account, words, formats, words.figures.clearestOf, formats.words.player);
    return lines.length === 0 || cause === 'corrections'
      ? []
      : { label: words.accounts[cause], chart: chart() };
  });
  return views.length === 0
    ? one(chartOf(title, [], account, words, formats, words.figures.clearestOf, formats.words.player))
    : { id: 'accounts', views };
}

function chartOf(
  title: string,
  lines: readonly Line[],
  { editions: [box], basis }: Accounts,
  { figures, accounts }: WorthWords,
  formats: StatisticsFormats,
  clearestSaid: (name: string, amount: string) => string,
  head: string,
): ChartContent {
  const { count, decimal, score, words } = formats;
  const told = { id: 'accounts', title };
  const isMoney = box !== undefined && familyOf(box).scoredIn === 'money';
  if (basis.games === 0 || lines.length === 0)
    return { ...told, answer: isMoney ? figures.untracked : figures.untrackedCards, spec: null, numbers: [] };
  const amount = (value: number): string => (box === undefined ? decimal(value) : score(box, value));
  const signed = ({ value }: Estimate): string =>
    Math.round(value * 10) > 0 ? `+${amount(value)}` : amount(value);
  const between = ({ interval }: Estimate): string =>
    interval === null ? '–' : figures.between(amount(interval[0]), amount(interval[1]));
  const clearest = mostTelling(lines);
  const games = clearest?.games ?? basis.games;
  const takes = clearest?.takes ?? null;
  return {
    ...told,
    answer:
      games < GAMES_FOR_AN_INTERVAL
        ? figures.tooFew(count(GAMES_FOR_AN_INTERVAL), games, count(games))
        : clearest === null || takes === null
          ? figures.alike
          : [
              clearestSaid(clearest.name, signed(clearest.more)),
              takes <= games
                ? figures.enough(count(takes), count(games))
                : figures.notEnough(count(takes), games, count(games)),
            ].join(' '),
    note: [isMoney ? accounts.note : accounts.noteCards, figures.note, basisNote(basis, formats)].join(' '),
    spec: barsOf(lines.slice(0, MOST_BARS), {
      label: figures.difference,
      ink: LINE,
      format: amount,
      name: ({ name }) => name,
      value: ({ more: { value, interval } }) => interval ?? [value, value],
      dot: ({ more }) => more.value,
      said: ({ more }) => `${signed(more)} (${between(more)})`,
    }),
    numbers: [
      tableOf(title, lines, [
        [head, ({ name }) => name],
        [words.games, (line) => count(line.games)],
        [figures.difference, ({ more }) => signed(more)],
        [figures.interval, ({ more }) => between(more)],
        [figures.takes, (line) => (line.takes === null ? '–' : count(line.takes))],
      ]),
    ],
  };
}

/** The difference that takes the fewest games, corrections apart; `null` if none can be told. */
function mostTelling(lines: readonly Line[]): Line | null {
  return lines
    .filter(({ cause, takes }) => cause !== 'corrections' && takes !== null)
    .reduce<Line | null>(
      (best, line) => (best === null || (line.takes ?? 0) < (best.takes ?? 0) ? line : best),
      null,
    );
}

/** Corrections are only worth a line if there were any. */
function happened({ cause, more }: Difference): boolean {
  return cause !== 'corrections' || more.value !== 0;
}
