import { auction, type Event as AuctionEvent } from '../auction/index.ts';
import type { Seat } from '../core/seats.ts';
import { gallery, type Event as GalleryEvent } from '../gallery/index.ts';
import { sameFamily, timelineOf, type GameRecord, type TableOf } from '../record/index.ts';

/** What happened to a painting or card. */
export const LOT_FATES = [
  'sold',
  'free',
  'unsold',
  'offered',
  'turned-over',
  'beside-deck',
  'played',
  'second',
  'face-down',
  'together',
  'revealed',
  'extra',
] as const;
export type LotFate = (typeof LOT_FATES)[number];

/** One sale or card, with everything the game tracks about it. */
export interface LotRow {
  /** The index of its event. */
  readonly index: number;
  readonly round: number;
  readonly fate: LotFate;
  /** Who played the card. */
  readonly seat: Seat | null;
  readonly artist: string | null;
  readonly cards: number;
  /** The auction kind, or the card's effect. */
  readonly kind: string | null;
  readonly buyer: Seat | null;
  readonly price: number | null;
}

type AuctionTable = TableOf<'auction'>;
type GalleryTable = TableOf<'gallery'>;

/** Every sale and card of a game, in log order. */
export function lotRows(record: GameRecord): readonly LotRow[] {
  const { tables } = timelineOf(record, null);
  return record.events.flatMap((event, index) => {
    const [before, after] = [tables[index], tables[index + 1]];
    if (before === undefined || after === undefined) return [];
    switch (before.family) {
      case 'auction': {
        const read = auction.readEvent(event, before.setup);
        return read.ok && sameFamily(before, after) ? at(index, sales(read.value, before, after)) : [];
      }
      case 'gallery': {
        const read = gallery.readEvent(event, before.setup);
        return read.ok ? at(index, cards(read.value, before)) : [];
      }
    }
  });
}

type Row = Omit<LotRow, 'index'>;

function at(index: number, rows: readonly Row[]): LotRow[] {
  return rows.map((row) => ({ ...row, index }));
}

function sales(event: AuctionEvent, before: AuctionTable, after: AuctionTable): Row[] {
  const { round, situation, setup } = before.state;
  const nobody = { round, buyer: null, price: null };
  switch (event.type) {
    case 'offer':
    case 'pair': {
      const lot = { ...nobody, seat: event.seat ?? null, artist: event.artist, kind: event.auction ?? null };
      if (setup.tracking === 'counts') return [{ ...lot, fate: 'offered', cards: 1 }];
      if (after.state.situation.kind !== 'settling') return [];
      return [{ ...lot, fate: 'unsold', cards: event.type === 'pair' ? 2 : 1 }];
    }
    case 'unpaired': {
      if (situation.kind !== 'doubling') return [];
      const { offerer: seat, artist } = situation;
      const name = setup.artists[artist] ?? null;
      return [{ round, fate: 'free', seat, artist: name, cards: 1, kind: 'double', buyer: seat, price: 0 }];
    }
    case 'sale': {
      if (situation.kind !== 'selling') return [];
      const { auctioneer: seat, artist, cards, auction: kind } = situation;
      const { buyer, price = null } = event;
      const fate = price === 0 ? 'free' : 'sold';
      return [{ round, fate, seat, artist: setup.artists[artist] ?? null, cards, kind, buyer, price }];
    }
    case 'mystery':
      return [{ ...nobody, fate: 'turned-over', seat: null, artist: event.artist, cards: 1, kind: null }];
    case 'settle':
    case 'final':
    case 'end-round':
    case 'adjust':
      return [];
  }
}

function cards(event: GalleryEvent, { state }: GalleryTable): Row[] {
  const { round, lastToPlay } = state;
  const card = (
    fate: LotFate,
    seat: Seat | null,
    artist: string | null,
    kind: string | null = null,
  ): Row => ({
    round,
    fate,
    seat,
    artist,
    cards: 1,
    kind,
    buyer: null,
    price: null,
  });
  switch (event.type) {
    case 'influence':
      return [card('beside-deck', null, event.artist)];
    case 'play':
      return [card('played', event.seat ?? null, event.artist, event.effect ?? null)];
    case 'second':
      return [card('second', lastToPlay, event.artist)];
    case 'face-down':
      return [card('face-down', lastToPlay, null)];
    case 'everyone':
      return event.artists.flatMap((artist, seat) => (artist === null ? [] : card('together', seat, artist)));
    case 'reveal':
    case 'extras': {
      const fate = event.type === 'reveal' ? 'revealed' : 'extra';
      return event.cards.flatMap((its, seat) => its.map((artist) => card(fate, seat, artist)));
    }
    case 'draw':
    case 'award':
    case 'decline':
    case 'settle':
    case 'end-round':
    case 'adjust':
      return [];
  }
}
