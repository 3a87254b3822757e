import { auction } from '../../src/shared/auction/index.ts';
import type { Painting } from '../../src/shared/core/wall.ts';
import { gallery } from '../../src/shared/gallery/index.ts';
import type { GameRecord as AuctionRecord } from '../play/auction.ts';
import type { GameRecord as GalleryRecord } from '../play/gallery.ts';
import type { RawEvent } from '../play/played-record.ts';
import { onPaper as auctionOnPaper, paidRounds as auctionRounds } from './auction-paper.ts';
import { ranked } from './chances.ts';
import { sum } from './chart-seen.ts';
import { onPaper as galleryOnPaper, paidRounds as galleryRounds } from './gallery-paper.ts';
import { wallOf } from './wall.ts';

/** A painting as its game's record says, with what it was worth when it was sold or displayed. */
export interface Hung {
  readonly painting: Painting;
  /** With all of its lot; `null` if the forecast says nothing about it. */
  readonly then: { readonly worth: number; readonly nothing: number } | null;
}

/** The table after an event, as the forecast sees it. Artists are in tie-break order. */
interface Position {
  readonly counts: readonly number[];
  readonly unseen: readonly number[];
  /** Cards in all hands; infinite if nobody tracks them. */
  readonly inHands: number;
  readonly faceDown: number;
  readonly standing: readonly number[];
  /** A round that waits for its payout stays as it is. */
  readonly isOver: boolean;
}

interface Box {
  readonly artists: readonly string[];
  readonly printed: readonly number[];
  readonly limit: number;
  readonly prizes: readonly number[];
  /** Cards dealt to each hand before each round. */
  readonly deal: readonly number[];
}

type Sheet = Readonly<Record<string, number>>;

/** Every painting of a game, from its record and the numbers of its box alone. */
export function hungInAuction(record: AuctionRecord): Hung[] {
  return judged(auctionGame(record));
}

export function hungInGallery(record: GalleryRecord): Hung[] {
  return judged(galleryGame(record));
}

function judged({ paintings, box, positions }: Played): Hung[] {
  const ahead = lookingAhead(box);
  return paintings.map((painting) => {
    const { owner, by, lot, hung, artist } = painting;
    if (owner === null || by === 'face-down' || by === 'added') return { painting, then: null };
    const position = positions[lot ?? hung];
    if (position === undefined) throw new Error(`nothing happened at ${lot ?? hung}`);
    const place = box.artists.indexOf(artist);
    const chances = ahead(position)[place] ?? [];
    const pays = box.prizes.map((prize) => (position.standing[place] ?? NaN) + prize);
    const works = lot === null ? 1 : paintings.filter((one) => one.lot === lot).length;
    return {
      painting,
      then: {
        worth: works * sum(chances.map((chance, at) => chance * (pays[at] ?? NaN))),
        nothing: 1 - sum(chances),
      },
    };
  });
}

/** For each artist the chance of each place, by playing every card that may be next. */
function lookingAhead({ limit, prizes }: Box): (position: Position) => readonly (readonly number[])[] {
  const known = new Map<string, number[][]>();
  const places = prizes.length;

  function mean(
    unseen: readonly number[],
    after: (artist: number, rest: number[]) => number[][],
  ): number[][] {
    const all = sum(unseen);
    const found = unseen.map(() => Array.from({ length: places }, () => 0));
    unseen.forEach((cards, artist) => {
      if (cards === 0) return;
      const rest = unseen.with(artist, cards - 1);
      after(artist, rest).forEach((row, each) =>
        row.forEach((chance, place) => {
          const own = found[each];
          if (own !== undefined) own[place] = (own[place] ?? NaN) + (chance * cards) / all;
        }),
      );
    });
    return found;
  }

  const oneMore = (counts: readonly number[], artist: number) =>
    counts.with(artist, (counts[artist] ?? 0) + 1);

  function turnedUp(counts: readonly number[], unseen: readonly number[], faceDown: number): number[][] {
    if (faceDown > 0 && sum(unseen) > 0)
      return mean(unseen, (artist, rest) => turnedUp(oneMore(counts, artist), rest, faceDown - 1));
    const order = ranked(counts, places);
    return counts.map((_, artist) =>
      Array.from({ length: places }, (__, at) => Number(order[at] === artist)),
    );
  }

  function playedOn(
    counts: readonly number[],
    unseen: readonly number[],
    inHands: number,
    faceDown: number,
  ): number[][] {
    const key = [...counts, ...unseen, inHands, faceDown].join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const isOver = counts.some((count) => count >= limit) || inHands === 0 || sum(unseen) === 0;
    const found = isOver
      ? turnedUp(counts, unseen, faceDown)
      : mean(unseen, (artist, rest) => playedOn(oneMore(counts, artist), rest, inHands - 1, faceDown));
    known.set(key, found);
    return found;
  }

  return ({ counts, unseen, inHands, faceDown, isOver }) =>
    isOver ? turnedUp(counts, unseen, faceDown) : playedOn(counts, unseen, inHands, faceDown);
}

function unseenOf({ artists, printed }: Box, gone: Sheet, counts: Sheet): number[] {
  return artists.map((artist, at) =>
    Math.max(0, (printed[at] ?? NaN) - (gone[artist] ?? 0) - (counts[artist] ?? 0)),
  );
}

function added(one: Sheet, other: Sheet): Sheet {
  const artists = [...Object.keys(one), ...Object.keys(other)];
  return Object.fromEntries(artists.map((artist) => [artist, (one[artist] ?? 0) + (other[artist] ?? 0)]));
}

interface Played {
  readonly paintings: readonly Painting[];
  readonly box: Box;
  readonly positions: readonly Position[];
}

function handsChanged(event: RawEvent): number {
  return sum(Object.values((event['hands'] ?? {}) as Sheet));
}

function auctionGame(record: AuctionRecord): Played {
  const { players, options, events } = record;
  const edition = auction.editions[record.edition];
  const mystery = options.mystery === true;
  const box: Box = {
    artists: edition.artists.map(({ id }) => id),
    printed: edition.artists.map(({ cards }) => cards),
    limit: edition.limit,
    prizes: edition.tiles,
    deal: (mystery ? edition.mystery?.deal : edition.deal[players.length]) ?? [],
  };
  const pages = auctionOnPaper(record, box.artists);
  const rounds = auctionRounds(pages);
  let gone: Sheet = {};
  let hands = players.length * (box.deal[0] ?? 0);
  let turned = mystery ? (box.deal[0] ?? 0) : 0;
  const positions = pages.map(({ round, counts, tiles }, at): Position => {
    const event = events[at];
    if (event?.type === 'offer' || event?.type === 'pair') hands -= 1;
    if (event?.type === 'mystery') turned -= 1;
    if (event?.type === 'adjust') hands += handsChanged(event);
    if (event?.type === 'settle') {
      gone = added(gone, pages[at - 1]?.counts ?? {});
      hands += players.length * (box.deal[round] ?? 0);
      if (mystery) turned += box.deal[round] ?? 0;
    }
    return {
      counts: box.artists.map((artist) => counts[artist] ?? 0),
      unseen: unseenOf(box, gone, counts),
      inHands: hands + turned,
      faceDown: 0,
      standing: box.artists.map((artist) => tiles[artist] ?? 0),
      // The mystery hand alone doesn't keep a round going.
      isOver: hands === 0,
    };
  });
  const sales =
    options.tracking === 'counts'
      ? []
      : events.flatMap((event, index) => {
          if (event.type !== 'sale' && event.type !== 'unpaired') return [];
          const page = pages[index];
          if (page === undefined) throw new Error('nothing was sold');
          const { lot } = page;
          const isFree = event.type === 'unpaired';
          return {
            event: index,
            auctioneer: lot.auctioneer,
            partner: lot.offerer === lot.auctioneer ? null : lot.offerer,
            buyer: isFree ? lot.offerer : Number(event['buyer']),
            kind: isFree ? 'double' : lot.kind,
            price: isFree ? 0 : options.tracking === 'ledger' ? Number(event['price']) : null,
          };
        });
  const paintings = wallOf({
    events,
    roundOf: (index) => pages[index]?.round ?? NaN,
    valueOf: (round, artist) => rounds[round - 1]?.worth[artist] ?? 0,
    artists: box.artists,
    sales,
  }).flat();
  return { paintings, box, positions };
}

function galleryGame(record: GalleryRecord): Played {
  const { players, options, events } = record;
  const edition = gallery.editions[record.edition];
  const isFull = options.tracking === 'full';
  const artists = options.order ?? edition.artists.map(({ id }) => id);
  const box: Box = {
    artists,
    printed: artists.map((artist) => edition.artists.find(({ id }) => id === artist)?.cards ?? NaN),
    limit: edition.limits[players.length] ?? NaN,
    prizes: edition.valueTokens,
    deal: edition.deal[players.length] ?? [],
  };
  const pages = galleryOnPaper(record, box.artists);
  const rounds = galleryRounds(pages);
  let gone: Sheet = {};
  let extras: Sheet = {};
  let hands = players.length * (box.deal[0] ?? 0);
  let faceDown = 0;
  let closed = false;
  const positions = pages.map(({ round, counts, tokens }, at): Position => {
    const event = events[at];
    switch (event?.type) {
      case 'play':
      case 'second':
        hands -= 1;
        break;
      case 'draw':
        hands += 1;
        break;
      case 'everyone':
        hands -= (event['artists'] as readonly unknown[]).filter((artist) => artist !== null).length;
        break;
      case 'face-down':
        hands -= 1;
        faceDown += 1;
        break;
      case 'reveal':
        faceDown = 0;
        break;
      case 'extras': {
        const cards = (event['cards'] as readonly (readonly string[])[]).flat();
        hands -= cards.length;
        for (const card of cards) extras = added(extras, { [card]: 1 });
        break;
      }
      case 'adjust':
        hands += handsChanged(event);
        break;
      case 'end-round':
        closed = true;
        break;
      case 'settle':
        gone = added(added(gone, pages[at - 1]?.counts ?? {}), extras);
        extras = {};
        closed = false;
        hands += players.length * (box.deal[round] ?? 0);
        break;
      default:
        break;
    }
    const onTable = box.artists.map((artist) => counts[artist] ?? 0);
    if (event?.type !== 'settle' && onTable.some((count) => count >= box.limit)) closed = true;
    return {
      counts: onTable,
      unseen: unseenOf(box, gone, counts),
      inHands: isFull ? hands : Number.POSITIVE_INFINITY,
      faceDown,
      standing: box.artists.map((artist) => tokens[artist] ?? 0),
      isOver: closed,
    };
  });
  const paintings = wallOf({
    events,
    roundOf: (index) => pages[index]?.round ?? NaN,
    valueOf: (round, artist) => rounds[round - 1]?.worth[artist] ?? 0,
    artists: box.artists,
    sales: [],
  }).flat();
  return { paintings, box, positions };
}
