import type { CurrencyTops, Estimate, GameTop, TopGame } from '../../../shared/api.ts';
import { familyOf } from '../../../shared/record/index.ts';
import { addressOf } from '../../../shared/routes/index.ts';
import type { EveningWords } from '../../../shared/text/all-evenings.ts';
import type { ChartContent } from '../../ui/charts/chart.ts';
import type { ChartQuestion } from './chart-question.ts';
import { basisNote, inBoxes } from './figure.ts';
import type { StatisticsFormats } from './formats.ts';
import { INK } from './group-charts.ts';

/** Nobody pays prices in the card games. */
const IN_POINTS: readonly GameTop[] = ['comebacks', 'changes', 'closest', 'clearest'];
const IN_MONEY: readonly GameTop[] = [...IN_POINTS, 'rounds'];

/** The most memorable games, a question for each currency. */
export function topGamesCharts(
  currencies: readonly CurrencyTops[],
  formats: StatisticsFormats,
  evenings: EveningWords,
): ChartQuestion[] {
  const { tops: texts } = evenings;
  return currencies.map((currency, at): ChartQuestion => {
    const [box] = currency.editions;
    const isMoney = box !== undefined && familyOf(box).scoredIn === 'money';
    const told = (label: string): string => inBoxes(label, currency.editions, currencies.length, formats);
    const title = told(texts.title);
    return {
      id: `tops-${at}`,
      views: (isMoney ? IN_MONEY : IN_POINTS).map((top) => ({
        label: texts.by[top],
        chart: {
          id: `tops-${at}`,
          title,
          ...topChart(currency, top, told(texts.by[top]), formats, evenings),
        },
      })),
    };
  });
}

function topChart(
  currency: CurrencyTops,
  top: GameTop,
  caption: string,
  formats: StatisticsFormats,
  { tops: texts }: EveningWords,
): Omit<ChartContent, 'id' | 'title'> {
  const { words, count, day } = formats;
  const { basis, games } = currency.tops[top];
  const [first] = games;
  if (first === undefined)
    return { answer: basis.games === 0 ? texts.untracked[top] : texts.none[top], spec: null, numbers: [] };
  const amount = (game: TopGame): string =>
    top === 'changes' ? count(game.amount) : formats.score(game.edition, game.amount);
  const names = ({ people }: TopGame): string => people.map(({ name }) => name).join(', ');
  return {
    answer: words.tops[top](names(first), amount(first), day(first), first.amount, count(first.round ?? 0)),
    note: [...shareNote(currency, top, formats, texts), basisNote(basis, formats)].join(' '),
    spec: {
      kind: 'bars',
      horizontal: true,
      categories: games.map((game) => [names(game), day(game)]),
      series: [
        {
          label: texts.amounts[top],
          ink: INK,
          values: games.map((game) => game.amount),
          said: games.map(amount),
        },
      ],
      y: { label: texts.amounts[top], format: (value) => amount({ ...first, amount: value }) },
      moments: games.map((game) => ({ href: momentAddress(game) })),
    },
    numbers: [
      {
        caption,
        columns: [
          top === 'comebacks' ? words.player : texts.winner,
          texts.amounts[top],
          words.day,
          words.edition,
          ...(top === 'rounds' ? [texts.round] : []),
        ],
        rows: games.map((game) => ({
          head: names(game),
          href: momentAddress(game),
          cells: [
            amount(game),
            day(game),
            formats.table(game),
            ...(game.round === null ? [] : [count(game.round)]),
          ],
        })),
      },
    ],
  };
}

/** Where the replay shows what the game is ranked for. */
function momentAddress({ game, step, round }: TopGame): string {
  return addressOf({
    screen: 'story',
    id: game,
    ...(step === null ? {} : { step }),
    ...(round === null ? {} : { round }),
  });
}

function shareNote(
  { leadChanges, lateWins }: CurrencyTops,
  top: GameTop,
  { decimal, percent }: StatisticsFormats,
  texts: EveningWords['tops'],
): string[] {
  const said = ({ value, interval }: Estimate, write: (value: number) => string): string =>
    interval === null ? write(value) : texts.between(write(value), write(interval[0]), write(interval[1]));
  if (top === 'comebacks' && lateWins !== null) return [texts.lateWins(said(lateWins, percent))];
  if (top === 'changes' && leadChanges !== null) return [texts.perGame(said(leadChanges, decimal))];
  return [];
}
