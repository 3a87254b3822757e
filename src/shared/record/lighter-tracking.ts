import { choices as auctionChoices } from '../auction/index.ts';
import { choices as galleryChoices } from '../gallery/index.ts';
import type { Edit } from './edits.ts';
import { familyOf } from './families.ts';
import { editionIn, type EventJson, type GameRecord } from './game-record.ts';
import { rewriting, without } from './rewriting.ts';
import { timelineOf } from './timeline.ts';
import { outcomeOf, sameFamily, type Table, type TableOf } from './table.ts';

type AuctionTable = TableOf<'auction'>;
type GalleryTable = TableOf<'gallery'>;

/** What a table can track, the most detailed first. */
export function trackingsOf(record: GameRecord): readonly string[] {
  return familyOf(editionIn(record)).trackings;
}

/** The less detailed trackings a game can change to. */
export function lighterTrackings(record: GameRecord): readonly string[] {
  const all = trackingsOf(record);
  return all.slice(all.indexOf(record.options.tracking) + 1);
}

/**
 * The edits that make a game track less than before: what no longer applies is dropped, what was known is written
 * down, and every round keeps its result.
 */
export function trackingLess(record: GameRecord, tracking: string): Edit[] {
  const { tables } = timelineOf(record, null);
  const inCounts = tracking === 'counts';
  const edits = rewriting(record, (event, index) => {
    const before = tables[index];
    const after = tables[index + 1];
    if (before === undefined || after === undefined) return [event];
    switch (before.family) {
      case 'auction':
        if (!sameFamily(before, after)) return [event];
        return inCounts ? auctionInCounts(event, before, after) : [without(event, ['cash'])];
      case 'gallery':
        return inCounts && sameFamily(before, after) ? galleryInCounts(event, before, after) : [event];
    }
  });
  const head: Edit = { kind: 'header', fields: { options: { ...record.options, tracking } } };
  const last = tables.at(-1);
  return [head, ...edits, ...(last === undefined ? [] : moneyAtTheEnd(last))];
}

/** A finished game with tracked money keeps it, so nobody has to count it again. */
function moneyAtTheEnd(last: Table): Edit[] {
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
      return withEndOfRound(without(event, ['cash', 'hands', 'owned', 'turn', 'away']), before, after);
  }
}

/** Without hands, a round that cannot begin has to be ended by an event. */
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
      return withEndOfRound(without(event, ['hands', 'displayed', 'turn', 'away']), before, after);
  }
}

/** Cards played together become cards played one after the other, as in `counts`. */
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
  // Nothing is left of an adjustment that only said who leaves.
  const isEmpty = event['reason'] === '' && Object.keys(event).length === 2;
  return [...(isEmpty ? [] : [event]), ...endOfRound(before, after)];
}

/** If hands aren't tracked, the table has to say when they are empty. */
function endOfRound(before: Table, after: Table): EventJson[] {
  const { situation } = after.state;
  const ended =
    before.state.situation.kind !== 'settling' &&
    situation.kind === 'settling' &&
    situation.endedBy === 'out-of-cards';
  return ended ? [{ type: 'end-round' }] : [];
}
