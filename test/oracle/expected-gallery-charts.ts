import type { Timeline } from '../../src/shared/record/index.ts';
import type { GameRecord } from '../play/gallery.ts';
import { itemAt } from './auction-paper.ts';
import { onPaper, score, type Page, type Sheet } from './gallery-paper.ts';
import { roundsOver, type RoundOver } from './rounds-over.ts';
import { headOf, type Moment, type ExpectedCharts } from './expected-charts.ts';

/** A finished round, worked out on paper. */
export interface PaperRound extends RoundOver {
  readonly counts: Sheet;
  readonly tokens: Sheet;
  /** What one card scores, for artists that score. */
  readonly worth: Sheet;
  /** `null` until face-down cards are turned up and displays are known. */
  readonly displays: readonly Sheet[] | null;
}

export interface PaperAward {
  readonly artist: string;
  readonly round: number;
  /** Who played the card; may be unknown. */
  readonly seat: number | null;
  readonly brought: readonly number[];
}

/** What the charts of a gallery game should show, worked out on paper. */
export interface ExpectedGalleryCharts extends ExpectedCharts {
  readonly rounds: readonly PaperRound[];
  readonly awards: readonly PaperAward[];
  readonly extras: readonly {
    readonly round: number;
    readonly seat: number;
    readonly artist: string;
    readonly points: number;
  }[];
  readonly pages: readonly Page[];
}

export function expectedGalleryCharts(record: GameRecord, timeline: Timeline): ExpectedGalleryCharts {
  const head = headOf(record, timeline);
  const { order } = head;
  const pages = onPaper(record, order);
  const rounds = roundsOver(timeline, record.events).map((over): PaperRound => {
    const { counts, tokens, worth, displays } = itemAt(pages, over.settled ?? pages.length - 1);
    const { displays: said } = (over.settled === null ? {} : itemAt(record.events, over.settled)) as {
      displays?: Sheet[];
    };
    return {
      ...over,
      counts,
      tokens,
      worth,
      displays: over.known ? (said ?? displays) : null,
    };
  });
  return {
    ...head,
    rounds,
    race: raceOf(record, pages, head.scores !== null),
    awards: awardsOf(record, pages, rounds),
    extras: pages.flatMap(({ event, round }) => {
      if (event.type !== 'extras') return [];
      const { cards } = event as unknown as { cards: string[][] };
      const worth = rounds.find((one) => one.round === round)?.worth ?? {};
      return cards.flatMap((own, seat) =>
        own.map((artist) => ({ round, seat, artist, points: worth[artist] ?? 0 })),
      );
    }),
    pages,
  };
}

/** Points plus the score of face-up cards after every change; by rounds if displays are unknown. */
function raceOf({ players, options }: GameRecord, pages: readonly Page[], finished: boolean): Moment[] {
  const race: Moment[] = [{ kind: 'start', round: 1, values: players.map(() => 0) }];
  pages.forEach(({ event, round, worth, displays, scores }, at) => {
    const inSight = scores.map((own, seat) => own + score(itemAt(displays, seat), worth));
    const isLast = at === pages.length - 1;
    const { type } = event;
    if (type === 'settle') race.push({ kind: 'round', round, values: [...scores] });
    else if (type === 'adjust') {
      // If only counts are tracked, it isn't known whose cards they are.
      race.push({ kind: 'adjusted', round, values: options.tracking === 'full' ? inSight : [...scores] });
    } else if (options.tracking === 'full') {
      const changes = ['play', 'second', 'everyone', 'award', 'reveal', 'extras'].includes(type);
      if (changes) race.push({ kind: 'turn', round, values: inSight });
      else if (isLast && !finished && String(inSight) !== String(race.at(-1)?.values)) {
        race.push({ kind: 'now', round, values: inSight });
      }
    }
  });
  return race;
}

function awardsOf(
  { players, events }: GameRecord,
  pages: readonly Page[],
  rounds: readonly PaperRound[],
): PaperAward[] {
  return pages.flatMap(({ event, round }, at) => {
    if (event.type !== 'award') return [];
    const { artist } = event as unknown as { artist: string };
    const card = events.slice(0, at).findLast(({ type }) => type === 'play');
    const counting = rounds.filter((one) => one.round >= round && one.worth[artist] !== undefined);
    return {
      artist,
      round,
      seat: (card?.['seat'] as number | undefined) ?? null,
      brought: players.map((_, seat) =>
        counting.reduce((points, { displays }) => points + 2 * (displays?.[seat]?.[artist] ?? 0), 0),
      ),
    };
  });
}
