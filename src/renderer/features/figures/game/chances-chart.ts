import { outcomesOf, type Worth } from '../../../../shared/core/worth.ts';
import type { Position } from '../../../../shared/record/index.ts';
import { greatest, type Swing, type SwingBy } from '../../../../shared/story/index.ts';
import type { Words } from '../../../../shared/text/en/index.ts';
import type { ChartContent, Highlights } from '../../../ui/charts/chart.ts';
import type { GameQuestion } from './charts.ts';
import { mostOf, type ChartFormats } from './formats.ts';

type ChanceWords = Words['worth']['chances'];

/** How many moments of a game are worth a look. */
const MOST = 6;

/** How many players or artists a moment names. */
const MOST_NAMED = 3;

interface Moment {
  /** How many events came before. */
  readonly step: number;
  readonly label: string;
  readonly artists: readonly Worth[];
}

/** How the worth of each artist moved through a round, one view per round, and the moments that changed most. */
export function chancesQuestion(
  swings: readonly Swing[],
  positions: readonly Position[],
  measure: 'money' | 'points',
  formats: ChartFormats,
): GameQuestion | null {
  const words = formats.forecast.chances;
  const rounds = [...Map.groupBy(swings, ({ round }) => round)];
  const highlights = momentsOf(swings, words, formats);
  const views = rounds.flatMap(([round, own]) => {
    const moments = momentsIn(own, positions, words, formats);
    const label = formats.words.chart.round(round);
    return moments.length < 2
      ? []
      : { label, round, chart: { ...roundChart(moments, label, measure, words, formats), highlights } };
  });
  return views.length === 0 ? null : { id: 'chances', views, tellsMoney: false };
}

function momentsIn(
  swings: readonly Swing[],
  positions: readonly Position[],
  words: ChanceWords,
  { artist }: ChartFormats,
): Moment[] {
  const at = (after: number, label: string): Moment[] => {
    const artists = positions[after]?.artists ?? null;
    return artists === null ? [] : [{ step: after, label, artists }];
  };
  return [
    ...at(swings[0]?.index ?? 0, words.start),
    ...swings.flatMap(({ index, by }) => at(index + 1, whatOf(by, words, artist))),
  ];
}

function roundChart(
  moments: readonly Moment[],
  round: string,
  measure: 'money' | 'points',
  words: ChanceWords,
  formats: ChartFormats,
): ChartContent {
  const { artists, average, amount, chance } = formats;
  const worthOf = ({ artists: all }: Moment, id: string) => all.find(({ artist }) => artist === id);
  const told = (worth: Worth | undefined): string =>
    worth === undefined
      ? ''
      : `${average(worth.worth)} (${outcomesOf(worth)
          .map((outcome) => chance(outcome.chance))
          .join(' · ')})`;
  return {
    id: 'chances',
    title: words.title,
    answer: answerOf(moments, words, formats),
    note: measure === 'money' ? words.note : words.noteCards,
    spec: {
      kind: 'lines',
      categories: moments.map(({ label }) => label),
      series: artists.map(({ id, name, ink }) => ({
        label: name,
        ink,
        values: moments.map((moment) => worthOf(moment, id)?.worth ?? null),
        said: moments.map((moment) => told(worthOf(moment, id))),
      })),
      y: { label: words.axis, format: amount },
      moments: moments.map(({ step }) => ({ step, href: formats.stepAddress(step) })),
      marks: [{ at: 0, label: round }],
    },
    numbers: [
      {
        caption: words.numbers,
        columns: [formats.words.chart.moment, ...artists.map(({ name }) => name)],
        rows: moments.map((moment) => ({
          head: moment.label,
          href: formats.stepAddress(moment.step),
          cells: artists.map(({ id }) => told(worthOf(moment, id))),
        })),
      },
    ],
  };
}

/** Which artist rose and which fell most, from the start of the round to its last moment. */
function answerOf(moments: readonly Moment[], words: ChanceWords, formats: ChartFormats): string {
  const [first, last] = [moments[0]?.artists ?? [], moments.at(-1)?.artists ?? []];
  const moves = first.map(({ artist, worth: from }, at) => ({
    artist: formats.artist(artist),
    from,
    to: last[at]?.worth ?? from,
  }));
  const [up, down] = [mostOf(moves, ({ from, to }) => to - from), mostOf(moves, ({ from, to }) => from - to)];
  const say = (move: typeof up, sentence: ChanceWords['rose']): string[] =>
    move === null ? [] : [sentence(move.artist, formats.average(move.from), formats.average(move.to))];
  const told = [
    ...(up !== null && up.to > up.from ? say(up, words.rose) : []),
    ...(down !== null && down.to < down.from ? say(down, words.fell) : []),
  ];
  return told.length === 0 ? words.steady : told.join(' ');
}

function momentsOf(swings: readonly Swing[], words: ChanceWords, formats: ChartFormats): Highlights[] {
  const items = greatest(swings, MOST).flatMap((swing) => {
    const gains = gainsOf(swing, words, formats);
    if (gains.length === 0) return [];
    const text = words.moment(whatOf(swing.by, words, formats.artist), formats.list(gains));
    return {
      text,
      detail: formats.words.chart.round(swing.round),
      href: formats.stepAddress(swing.index + 1),
    };
  });
  return items.length === 0 ? [] : [{ title: words.moments, items }];
}

/** What it changed for players or, if nobody knows who holds what, for artists. */
function gainsOf({ gains, artists }: Swing, words: ChanceWords, formats: ChartFormats): string[] {
  const { seat, artist, averageSigned } = formats;
  const none = averageSigned(0);
  const changes =
    gains === null
      ? artists.map((one) => ({ change: one.change, say: words.forArtist, name: artist(one.artist) }))
      : gains.map((change, at) => ({ change, say: words.forPlayer, name: seat(at) }));
  return changes
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, MOST_NAMED)
    .flatMap(({ change, say, name }) => {
      const amount = averageSigned(change);
      return amount === none ? [] : say(amount, name);
    });
}

function whatOf(by: SwingBy, words: ChanceWords, artist: ChartFormats['artist']): string {
  switch (by.kind) {
    case 'card':
      return words.card(artist(by.artist), by.nth);
    case 'beside':
    case 'award':
      return words[by.kind](artist(by.artist));
    case 'everyone':
    case 'reveal':
    case 'unseen':
    case 'out-of-cards':
    case 'correction':
      return words[by.kind];
  }
}
