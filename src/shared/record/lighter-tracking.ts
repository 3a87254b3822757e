import { choices as auctionChoices, TRACKINGS as AUCTION_TRACKINGS } from '../auction/index.ts';
import { choices as galleryChoices, TRACKINGS as GALLERY_TRACKINGS } from '../gallery/index.ts';
import type { Edit } from './edits.ts';
import { editionOf } from './editions.ts';
import type { EventJson, GameRecord } from './game-record.ts';
import { rewriting, without } from './rewriting.ts';
import { sit } from './sitting.ts';
import { outcomeOf, type Table } from './table.ts';

type AuctionTable = Extract<Table, { readonly family: 'auction' }>;
type GalleryTable = Extract<Table, { readonly family: 'gallery' }>;

/** What a table can keep, the most first. */
export function trackingsOf({ edition }: GameRecord): readonly string[] {
  switch (editionOf(edition).family) {
    case 'auction':
      return AUCTION_TRACKINGS;
    case 'gallery':
      return GALLERY_TRACKINGS;
  }
}

/** Those that keep less than a game does now. */
export function lighterTrackings(record: GameRecord): readonly string[] {
  const all = trackingsOf(record);
  return all.slice(all.indexOf(record.options.tracking) + 1);
}

/**
 * The edits after which a game keeps less than before: what no longer applies falls away, what was known because
 * more was kept is written down, and every round comes to what it came to.
 */
export function keepingLess(record: GameRecord, tracking: string): Edit[] {
  const { tables } = sit(record, null);
  const inCounts = tracking === 'counts';
  const edits = rewriting(record, (event, index) => {
    const before = tables[index];
    const after = tables[index + 1];
    if (before === undefined || after === undefined) return [event];
    switch (before.family) {
      case 'auction':
        if (after.family !== 'auction') return [event];
        return inCounts ? auctionInCounts(event, before, after) : [without(event, ['cash'])];
      case 'gallery':
        return after.family === 'gallery' && inCounts ? galleryInCounts(event, before, after) : [event];
    }
  });
  const head: Edit = { kind: 'header', fields: { options: { ...record.options, tracking } } };
  return [head, ...edits, ...moneyAtTheEnd(tables.at(-1))];
}

/** Nobody need count the money of a game that was kept to its end in a ledger. */
function moneyAtTheEnd(last: Table | undefined): Edit[] {
  if (last?.family !== 'auction') return [];
  const { status, cash } = outcomeOf(last);
  if (status !== 'finished' || cash === null) return [];
  return [{ kind: 'append', event: { type: 'final', money: cash } }];
}

function auctionInCounts(event: EventJson, before: AuctionTable, after: AuctionTable): EventJson[] {
  switch (event.type) {
    case 'sale':
    case 'unpaired':
      return [];
    case 'settle': {
      const settled = { ...event, holdings: auctionChoices(before.state).adjust?.owned ?? [] };
      return endsForWantOfCards(before, after) ? [settled, ...emptyRound(before)] : [settled];
    }
    default:
      return withEndOfRound(without(event, ['cash', 'hands', 'owned', 'turn']), before, after);
  }
}

/** Without hands, nobody knows that a round cannot even begin: that must be said. */
function emptyRound({ setup }: AuctionTable): EventJson[] {
  const holdings = Array.from({ length: setup.players }, () => ({}));
  return [{ type: 'end-round' }, { type: 'settle', holdings }];
}

function endsForWantOfCards(before: AuctionTable, after: AuctionTable): boolean {
  const { situation, round, setup } = before.state;
  return (
    after.state.situation.kind === 'finished' &&
    situation.kind === 'settling' &&
    situation.endedBy === 'limit' &&
    round < setup.edition.rounds
  );
}

function galleryInCounts(event: EventJson, before: GalleryTable, after: GalleryTable): EventJson[] {
  const { situation } = before.state;
  switch (event.type) {
    case 'extras':
      return [];
    case 'settle':
      return [{ ...event, displays: galleryChoices(before.state).adjust?.displayed ?? [] }];
    case 'draw':
    case 'face-down':
      return endOfRound(before, after);
    case 'decline': {
      const awarding = situation.kind === 'effect' && situation.symbol === 'award';
      return [...(awarding ? [event] : []), ...endOfRound(before, after)];
    }
    case 'second': {
      const seat = situation.kind === 'effect' ? situation.seat : null;
      return [{ ...event, type: 'play', seat }, ...endOfRound(before, after)];
    }
    case 'everyone':
      return [...asPlays(event, event['artists']), ...endOfRound(before, after)];
    case 'reveal':
      return asPlays(event, event['cards']);
    default:
      return withEndOfRound(without(event, ['hands', 'displayed', 'turn']), before, after);
  }
}

/** Cards shown together, one after the other: in counts every card is one that was played. */
function asPlays(event: EventJson, bySeat: unknown): EventJson[] {
  const seats: readonly unknown[] = Array.isArray(bySeat) ? bySeat : [];
  const { at, note } = event;
  return seats
    .flatMap((cards, seat) => [cards].flat().flatMap((artist) => (artist === null ? [] : { seat, artist })))
    .map(({ seat, artist }, place) => ({
      type: 'play',
      seat,
      artist,
      ...(at === undefined ? {} : { at }),
      ...(note === undefined || place > 0 ? {} : { note }),
    }));
}

function withEndOfRound(event: EventJson, before: Table, after: Table): EventJson[] {
  return [event, ...endOfRound(before, after)];
}

/** Where hands are not kept, the table says itself that they are empty. */
function endOfRound(before: Table, after: Table): EventJson[] {
  const { situation } = after.state;
  const ended =
    before.state.situation.kind !== 'settling' &&
    situation.kind === 'settling' &&
    situation.endedBy === 'out-of-cards';
  return ended ? [{ type: 'end-round' }] : [];
}
