import {
  choices as auctionChoices,
  type AuctionKind,
  type EventType as AuctionEvent,
  type State as AuctionState,
} from '../auction/index.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import {
  choices as galleryChoices,
  type Effect,
  type EventType as GalleryEvent,
  type State as GalleryState,
} from '../gallery/index.ts';
import type { Table } from './table.ts';
import { adjustableOf, type Adjustable } from './adjustable.ts';

/** One field of an event with its possible values; `null` among them leaves it out. */
export type Field =
  | {
      readonly kind: 'seat';
      readonly name: 'seat' | 'next';
      readonly options: readonly (Seat | null)[];
    }
  | { readonly kind: 'seat'; readonly name: 'buyer'; readonly options: readonly (Seat | null)[] }
  | { readonly kind: 'artist'; readonly name: 'artist'; readonly options: readonly string[] }
  | { readonly kind: 'auction'; readonly name: 'auction'; readonly options: readonly (AuctionKind | null)[] }
  | { readonly kind: 'effect'; readonly name: 'effect'; readonly options: readonly (Effect | null)[] }
  | { readonly kind: 'price'; readonly name: 'price' }
  /** An amount for each of these seats; bids may be left out completely. */
  | {
      readonly kind: 'amounts';
      readonly name: 'bids' | 'money';
      readonly players: number;
      readonly seats: readonly Seat[];
    }
  | {
      readonly kind: 'holdings';
      readonly name: 'holdings' | 'displays';
      readonly players: number;
      readonly artists: readonly string[];
    }
  /** Several cards for each seat, up to a maximum; as `artists`, the one that each has to play. */
  | {
      readonly kind: 'cards';
      readonly name: 'cards' | 'artists';
      readonly seats: BySeat<{ readonly artists: readonly string[]; readonly most: number }>;
    }
  | { readonly kind: 'continue'; readonly name: 'continue' }
  | { readonly kind: 'adjust'; readonly name: 'reason'; readonly adjustable: Adjustable };

/** A possible event, with the fields it needs. */
export interface EntryChoice {
  readonly type: AuctionEvent | GalleryEvent;
  readonly fields: readonly Field[];
}

/** Everything that could be entered at a table, derived from what its rules allow. */
export function entriesAt(table: Table): EntryChoice[] {
  const entries = entriesOf(table);
  const adjustable = adjustableOf(table);
  return adjustable === null
    ? entries
    : [...entries, { type: 'adjust', fields: [{ kind: 'adjust', name: 'reason', adjustable }] }];
}

function entriesOf(table: Table): EntryChoice[] {
  switch (table.family) {
    case 'auction':
      return auctionEntries(table.state);
    case 'gallery':
      return galleryEntries(table.state);
  }
}

function unsaid<T>(named: boolean, options: readonly T[]): readonly (T | null)[] {
  return named ? options : [null, ...options];
}

/** A card that ends the round doesn't need its other fields. */
function mustSay(named: boolean, previews: readonly { readonly ends: unknown }[]): boolean {
  return named && !previews.some(({ ends }) => Boolean(ends));
}

const idsOf = (previews: readonly { readonly artist: string }[]) => previews.map(({ artist }) => artist);

function auctionEntries(state: AuctionState): EntryChoice[] {
  const { offer, pair, unpaired, sale, mystery, settle, final, endRound } = auctionChoices(state);
  const entries: EntryChoice[] = [];
  if (offer !== null) {
    entries.push({
      type: 'offer',
      fields: [
        { kind: 'seat', name: 'seat', options: unsaid(offer.named, offer.seats) },
        { kind: 'artist', name: 'artist', options: idsOf(offer.artists) },
        {
          kind: 'auction',
          name: 'auction',
          options: unsaid(mustSay(offer.named, offer.artists), offer.kinds),
        },
      ],
    });
  }
  if (pair !== null) {
    entries.push({
      type: 'pair',
      fields: [
        { kind: 'seat', name: 'seat', options: unsaid(pair.named, pair.seats) },
        { kind: 'artist', name: 'artist', options: [pair.preview.artist] },
        {
          kind: 'auction',
          name: 'auction',
          options: unsaid(mustSay(pair.named, [pair.preview]), pair.kinds),
        },
      ],
    });
  }
  if (unpaired !== null) entries.push({ type: 'unpaired', fields: [] });
  if (sale !== null) {
    const buyers = sale.buyers.map(({ seat }) => seat).sort((one, other) => one - other);
    const fields: Field[] = [{ kind: 'seat', name: 'buyer', options: buyers }];
    if (sale.buyers.some(({ price }) => price !== null)) fields.push({ kind: 'price', name: 'price' });
    if (sale.bids !== null) {
      const { players } = state.setup;
      fields.push({ kind: 'amounts', name: 'bids', players, seats: sale.bids.order });
    }
    entries.push({ type: 'sale', fields });
  }
  if (mystery !== null) {
    const options = idsOf(mystery.artists);
    entries.push({ type: 'mystery', fields: [{ kind: 'artist', name: 'artist', options }] });
  }
  if (settle !== null) {
    const { players, artists: all } = state.setup;
    const fields: Field[] = [];
    if (settle.holdings !== null) {
      const artists = all.filter((artist) => (settle.holdings?.[artist] ?? 0) > 0);
      fields.push({ kind: 'holdings', name: 'holdings', players, artists });
    }
    const follows = settle.next ?? settle.goingOn;
    if (follows !== null) fields.push({ kind: 'seat', name: 'next', options: [null, ...follows.starters] });
    if (settle.next === null && settle.goingOn !== null) fields.push({ kind: 'continue', name: 'continue' });
    entries.push({ type: 'settle', fields });
  }
  if (final !== null) {
    const { players } = final;
    const seats = Array.from({ length: players }, (_, seat) => seat);
    entries.push({ type: 'final', fields: [{ kind: 'amounts', name: 'money', players, seats }] });
  }
  if (endRound) entries.push({ type: 'end-round', fields: [] });
  return entries;
}

function galleryEntries(state: GalleryState): EntryChoice[] {
  const {
    influence,
    play,
    draw,
    second,
    faceDown,
    everyone,
    award,
    decline,
    reveal,
    extras,
    settle,
    endRound,
  } = galleryChoices(state);
  const entries: EntryChoice[] = [];
  const artist = (options: readonly string[]): Field => ({ kind: 'artist', name: 'artist', options });
  if (influence !== null) entries.push({ type: 'influence', fields: [artist(idsOf(influence.artists))] });
  if (play !== null) {
    entries.push({
      type: 'play',
      fields: [
        { kind: 'seat', name: 'seat', options: unsaid(play.named, play.seats) },
        artist(idsOf(play.artists)),
        { kind: 'effect', name: 'effect', options: unsaid(mustSay(play.named, play.artists), play.effects) },
      ],
    });
  }
  if (draw !== null) entries.push({ type: 'draw', fields: [] });
  if (second !== null) entries.push({ type: 'second', fields: [artist([second.preview.artist])] });
  if (faceDown !== null) entries.push({ type: 'face-down', fields: [] });
  if (everyone !== null) {
    const seats = Array.from({ length: everyone.players }, (_, seat) =>
      everyone.seats.includes(seat) ? { artists: everyone.artists, most: 1 } : { artists: [], most: 0 },
    );
    entries.push({ type: 'everyone', fields: [{ kind: 'cards', name: 'artists', seats }] });
  }
  if (award !== null) entries.push({ type: 'award', fields: [artist(award.artists)] });
  if (decline !== null) entries.push({ type: 'decline', fields: [] });
  if (reveal !== null) {
    const seats = reveal.cards.map((most) => ({ artists: reveal.artists, most }));
    entries.push({ type: 'reveal', fields: [{ kind: 'cards', name: 'cards', seats }] });
  }
  if (extras !== null) {
    entries.push({ type: 'extras', fields: [{ kind: 'cards', name: 'cards', seats: extras.seats }] });
  }
  if (settle !== null) {
    const fields: Field[] = [];
    if (settle.displays !== null) {
      const { players, artists } = settle.displays;
      fields.push({ kind: 'holdings', name: 'displays', players, artists });
    }
    if (settle.next !== null) {
      fields.push({ kind: 'seat', name: 'next', options: [null, ...settle.next.starters] });
    }
    entries.push({ type: 'settle', fields });
  }
  if (endRound) entries.push({ type: 'end-round', fields: [] });
  return entries;
}
