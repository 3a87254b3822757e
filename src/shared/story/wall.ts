import type { Explanation as AuctionExplanation } from '../auction/index.ts';
import type { Seat } from '../core/seats.ts';
import { at, type Tally } from '../core/tally.ts';
import type { HungBy, Painting, Wall } from '../core/wall.ts';
import type { Event as GalleryEvent, Explanation as GalleryExplanation } from '../gallery/index.ts';
import type { SeatsOver } from '../record/index.ts';
import { displayedBy, type Displayed } from './displayed.ts';
import type { LotSold } from './lots.ts';
import type { AuctionTransition, GalleryTransition } from './transitions.ts';

type Hanging = { -readonly [Field in keyof Painting]: Painting[Field] };

export function auctionWall(
  rounds: readonly AuctionExplanation[],
  transitions: readonly AuctionTransition[],
  lots: readonly LotSold[],
  { endAt }: SeatsOver,
): Wall {
  const wall = openWall(rounds);
  const sold = new Map(lots.map((lot) => [lot.index, lot]));
  /** The paintings on offer. */
  let offered: Hanging[] = [];
  for (const { index, event, before, after } of transitions) {
    switch (event.type) {
      case 'offer':
      case 'pair': {
        const painting = wall.hang(before.round, index, event.artist, event.auction ?? null);
        painting.seller = event.seat === undefined ? null : (endAt(index)[event.seat] ?? event.seat);
        offered = event.type === 'pair' ? [...offered, painting] : [painting];
        break;
      }
      case 'mystery':
        wall.hang(before.round, index, event.artist, 'mystery');
        break;
      case 'sale':
      case 'unpaired': {
        const lot = sold.get(index);
        if (lot === undefined) break;
        for (const painting of offered) {
          painting.by = lot.kind;
          painting.lot = index;
          painting.owner = lot.buyer;
          painting.seller = lot.auctioneer;
          painting.partner = lot.partner;
          painting.price = lot.price;
        }
        break;
      }
      case 'adjust':
        wall.adjust(before.round, index, before.setup.artists, before.counts, after.counts);
        break;
      case 'settle':
      case 'final':
      case 'end-round':
        break;
    }
  }
  return { rounds: wall.rounds };
}

export function galleryWall(
  rounds: readonly GalleryExplanation[],
  transitions: readonly GalleryTransition[],
  { endAt }: SeatsOver,
): Wall {
  const wall = openWall(rounds);
  for (const { index, event, before, after } of transitions) {
    const turn = before.situation.kind === 'effect' ? before.situation.seat : null;
    for (const { seat, artist, by } of hungBy(event, turn)) {
      const painting = wall.hang(before.round, index, artist, by);
      painting.owner = seat === null ? null : (endAt(index)[seat] ?? seat);
    }
    if (event.type === 'adjust')
      wall.adjust(before.round, index, before.setup.artists, before.counts, after.counts);
  }
  return { rounds: wall.rounds };
}

interface Card extends Displayed {
  readonly by: HungBy | null;
}

/** The cards an event shows, in a turn or otherwise. */
function hungBy(event: GalleryEvent, turn: Seat | null): Card[] {
  const shown = (by: HungBy | null) => displayedBy(event, turn).map((card) => ({ ...card, by }));
  switch (event.type) {
    case 'influence':
      return [{ seat: null, artist: event.artist, by: 'beside' }];
    case 'play':
      return shown(event.effect ?? null);
    case 'second':
      return shown('second');
    case 'everyone':
      return shown('together');
    case 'reveal':
    case 'extras': {
      const by = event.type === 'reveal' ? 'face-down' : 'added';
      return event.cards.flatMap((cards, seat) => cards.map((artist) => ({ seat, artist, by })));
    }
    case 'draw':
    case 'face-down':
    case 'award':
    case 'decline':
    case 'settle':
    case 'end-round':
    case 'adjust':
      return [];
  }
}

function openWall(explained: readonly (AuctionExplanation | GalleryExplanation)[]) {
  const rounds: Hanging[][] = [];

  function hang(round: number, index: number, artist: string, by: HungBy | null): Hanging {
    while (rounds.length < round) rounds.push([]);
    const artists = explained.find((one) => one.round === round)?.artists;
    const paid = artists?.find((one) => one.artist === artist)?.value ?? 0;
    const painting: Hanging = {
      artist,
      by,
      hung: index,
      lot: null,
      owner: null,
      seller: null,
      partner: null,
      price: null,
      paid,
    };
    rounds[round - 1]?.push(painting);
    return painting;
  }

  /** A corrected count hangs paintings, or takes down the artist's latest: first those that nobody has. */
  function adjust(
    round: number,
    index: number,
    artists: readonly string[],
    before: Tally,
    after: Tally,
  ): void {
    for (const [place, artist] of artists.entries()) {
      const change = at(after, place) - at(before, place);
      for (let more = 0; more < change; more += 1) hang(round, index, artist, null);
      for (let fewer = 0; fewer < -change; fewer += 1) takeDown(rounds[round - 1] ?? [], artist);
    }
  }

  return { rounds, hang, adjust };
}

function takeDown(round: Hanging[], artist: string): void {
  const ofNobody = round.findLastIndex((one) => one.artist === artist && one.owner === null);
  const last = ofNobody < 0 ? round.findLastIndex((one) => one.artist === artist) : ofNobody;
  if (last >= 0) round.splice(last, 1);
}
