import { HUNG_BY, type HungBy, type Painting } from '../../src/shared/core/wall.ts';
import type { EventJson } from '../../src/shared/record/index.ts';

/** A sale of a game, found apart from the wall. */
export interface WallSale {
  readonly event: number;
  readonly auctioneer: number | null;
  readonly partner: number | null;
  readonly buyer: number | null;
  readonly kind: string;
  readonly price: number | null;
}

interface WallGame {
  readonly events: readonly EventJson[];
  /** The round an event belongs to. */
  readonly roundOf: (index: number) => number;
  /** What one painting paid. */
  readonly valueOf: (round: number, artist: string) => number;
  /** The artists in the game's order. */
  readonly artists: readonly string[];
  readonly sales: readonly WallSale[];
}

/**
 * Every painting of a game, round by round, read from the events of its record: nobody changes seats. A sale takes the
 * cards since the offer before it; everything else is looked up.
 */
export function wallOf({ events, roundOf, valueOf, artists, sales }: WallGame): Painting[][] {
  const rounds: Painting[][] = [];
  const saleOf = (hung: number) =>
    isLot(events[hung])
      ? sales.find(({ event }) => hung < event && hung >= offerBefore(events, event))
      : undefined;
  for (const [index, event] of events.entries()) {
    const round = roundOf(index);
    const shown = shownBy(events, index);
    const corrected = event.type === 'adjust' ? corrections(event, artists) : [];
    if (shown.length > 0 || corrected.length > 0) while (rounds.length < round) rounds.push([]);
    const wall = rounds[round - 1] ?? [];
    for (const { artist, by, seat } of shown) {
      const sale = saleOf(index);
      const isAuction = isLot(event);
      wall.push({
        artist,
        by: sale === undefined ? by : hungBy(sale.kind),
        hung: index,
        lot: sale?.event ?? null,
        owner: sale?.buyer ?? (isAuction ? null : seat),
        seller: sale?.auctioneer ?? (isAuction ? seat : null),
        partner: sale?.partner ?? null,
        price: sale?.price ?? null,
        paid: valueOf(round, artist),
      });
    }
    for (const { artist, change } of corrected) {
      for (let more = 0; more < change; more += 1)
        wall.push(correctedOne(artist, index, valueOf(round, artist)));
      for (let fewer = 0; fewer > change; fewer -= 1) {
        const sold = ({ hung }: Painting) => (saleOf(hung)?.event ?? index) < index;
        const had = (one: Painting) => sold(one) || (!isLot(events[one.hung]) && one.owner !== null);
        const own = wall.filter((one) => one.artist === artist);
        const down = own.findLast((one) => !had(one)) ?? own.at(-1);
        wall.splice(
          wall.findIndex((one) => one === down),
          1,
        );
      }
    }
  }
  return rounds;
}

function correctedOne(artist: string, hung: number, paid: number): Painting {
  const nobody = { owner: null, seller: null, partner: null };
  return { artist, by: null, hung, lot: null, ...nobody, price: null, paid };
}

function isLot(event: EventJson | undefined): boolean {
  return event?.type === 'offer' || event?.type === 'pair';
}

function offerBefore(events: readonly EventJson[], index: number): number {
  return events.slice(0, index).findLastIndex(({ type }) => type === 'offer');
}

function corrections({ counts }: EventJson, artists: readonly string[]) {
  return Object.entries(typeof counts === 'object' && counts !== null ? counts : {})
    .map(([artist, change]) => ({ artist, change: Number(change) }))
    .toSorted((one, other) => artists.indexOf(one.artist) - artists.indexOf(other.artist));
}

interface Shown {
  readonly artist: string;
  readonly by: HungBy | null;
  readonly seat: number | null;
}

/** The cards an event shows: whose, by whom, and how. */
function shownBy(events: readonly EventJson[], index: number): readonly Shown[] {
  const event = events[index];
  const card = (by: unknown, seat: unknown): Shown[] => [
    {
      artist: String(event?.['artist']),
      by: hungBy(by),
      seat: typeof seat === 'number' ? seat : null,
    },
  ];
  const all = (by: HungBy, cards: readonly unknown[]) =>
    cards.flatMap((own, seat) =>
      (Array.isArray(own) ? own : [own]).flatMap((artist) =>
        artist === null ? [] : { artist: String(artist), by, seat },
      ),
    );
  switch (event?.type) {
    case 'offer':
    case 'pair':
      return card(event['auction'], event['seat']);
    case 'mystery':
      return card('mystery', null);
    case 'influence':
      return card('beside', null);
    case 'play':
      return card(event['effect'], event['seat']);
    case 'second':
      return card('second', events[index - 1]?.['seat']);
    case 'everyone':
      return all('together', listOf(event['artists']));
    case 'reveal':
      return all('face-down', listOf(event['cards']));
    case 'extras':
      return all('added', listOf(event['cards']));
    default:
      return [];
  }
}

function hungBy(text: unknown): HungBy | null {
  return HUNG_BY.find((each) => each === text) ?? null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
