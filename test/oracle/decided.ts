import type { Position } from '../../src/shared/record/index.ts';
import type { Decisive } from '../../src/shared/story/index.ts';
import type { GameRecord as AuctionRecord } from '../play/auction.ts';
import type { GameRecord as GalleryRecord } from '../play/gallery.ts';
import { cashAtFirst, itemAt, onPaper as auctionOnPaper, paysNow } from './auction-paper.ts';
import { onPaper as galleryOnPaper } from './gallery-paper.ts';

type Sheet = Readonly<Record<string, number>>;

/** What everybody had after an event. */
interface Had {
  readonly index: number;
  readonly round: number;
  readonly type: string;
  readonly values: readonly number[];
}

/** Who won, what the forecast said, which events may decide, and how many of them are asked for. */
interface Asked {
  readonly winners: readonly number[];
  readonly positions: readonly Position[];
  readonly isAsked: (index: number) => boolean;
  readonly most: number;
}

/** What each artist is worth after that many events, by the forecast. */
function forecastOf(said: readonly Position[]): (events: number) => Sheet {
  return (events) =>
    Object.fromEntries((itemAt(said, events).artists ?? []).map(({ artist, worth }) => [artist, worth]));
}

export function auctionDecided(
  record: AuctionRecord,
  order: readonly string[],
  of: Asked,
): readonly Decisive[] {
  const forecast = forecastOf(of.positions);
  const { tracking } = record.options;
  let bank = record.players.map(() => 0);
  const values = tracking === 'ledger' ? record.players.map(() => cashAtFirst(record)) : bank;
  const course: Had[] = [{ index: -1, round: 1, type: 'start', values }];
  auctionOnPaper(record, order).forEach(({ event: { type }, round, cash, walls, payouts }, index) => {
    bank = bank.map((sum, seat) => sum + (payouts?.[seat] ?? 0));
    const has = tracking === 'ledger' ? cash : bank;
    const values = has.map((own, seat) =>
      tracking === 'counts' ? own : own + paysNow(itemAt(walls, seat), forecast(index + 1)),
    );
    course.push({ index, round, type, values });
  });
  return decidedBy(course, of);
}

export function galleryDecided(
  record: GalleryRecord,
  order: readonly string[],
  of: Asked,
): readonly Decisive[] {
  const forecast = forecastOf(of.positions);
  const course: Had[] = [{ index: -1, round: 1, type: 'start', values: record.players.map(() => 0) }];
  galleryOnPaper(record, order).forEach(({ event: { type }, round, scores, displays }, index) => {
    const values = scores.map((points, seat) =>
      record.options.tracking === 'counts' || type === 'settle'
        ? points
        : points + paysNow(itemAt(displays, seat), forecast(index + 1)),
    );
    course.push({ index, round, type, values });
  });
  return decidedBy(course, of);
}

/** The turn for good first, then the largest gains; told in the order of the game. */
function decidedBy(course: readonly Had[], { winners, isAsked, most }: Asked): readonly Decisive[] {
  if (winners.length === 0 || course.some(({ values }) => values.length === winners.length)) return [];
  const leads = course.map(({ values }) => {
    const ours = values.filter((_, seat) => winners.includes(seat));
    const theirs = values.filter((_, seat) => !winners.includes(seat));
    return Math.min(...ours) - Math.max(...theirs);
  });
  const turn = leads.findIndex((_, at) => at > 0 && leads.slice(at).every((lead) => lead > 1e-6));
  let left = course
    .map((had, at) => ({ ...had, at, gained: itemAt(leads, at) - itemAt(leads, Math.max(0, at - 1)) }))
    .filter(({ index, type, gained }) => type !== 'adjust' && gained > 1e-6 && isAsked(index));
  const picked = left.filter(({ at }) => at === turn);
  while (picked.length < most && left.length > 0) {
    left = left.filter((one) => !picked.includes(one));
    const largest = Math.max(...left.map(({ gained }) => gained));
    picked.push(...left.filter(({ gained }) => gained > largest - 1e-7).slice(0, 1));
  }
  return picked
    .toSorted((one, other) => one.index - other.index)
    .map(({ index, round, gained, at }) => ({ index, round, gained, forGood: at === turn }));
}
