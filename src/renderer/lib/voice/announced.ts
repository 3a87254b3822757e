import {
  readStoredAuction,
  LIVE_AUCTION_KEY,
  runAuction,
  type StoredAuction,
  type LiveAuction,
} from '../../../shared/bidding/index.ts';
import type { Reach } from '../../../shared/gallery/index.ts';
import {
  outcomeOf,
  without,
  type EventJson,
  type GameRecord,
  type Table,
} from '../../../shared/record/index.ts';
import type { Words } from '../../../shared/text/en/index.ts';
import { eventDescriber } from '../../../shared/text/event-sentence.ts';
import { namingOf } from '../../../shared/text/naming.ts';
import type { Draft } from '../session.svelte.ts';
import { nearEnd } from '../near-end.ts';

/** What the voice says about an event. */
export interface Announcement {
  readonly text: string;
  /** A warning or the end of a round: later announcements don't interrupt it. */
  readonly weighty: boolean;
}

/** The language to speak. */
export interface SpokenLanguage {
  readonly words: Words;
  readonly locale: string;
}

/**
 * What the voice may say about an entry: a sale, an artist's new count, that the round may end or has
 * ended. Never anything face down or in a hand, so adjustments, which mention those, are skipped.
 */
export function announced(
  { words, locale }: SpokenLanguage,
  record: GameRecord,
  event: EventJson,
  before: Table,
  after: Table,
): Announcement | null {
  if (event.type === 'adjust') return null;
  const [was, is] = [outcomeOf(before), outcomeOf(after)];
  if (is.status === 'finished') return was.status === 'finished' ? null : say(words.events.gameOver, true);
  if (was.status === 'settling') {
    if (is.status === 'settling') return null;
    const starter = record.players[is.turn ?? -1]?.name;
    const round = words.window.table.round(is.round, after.setup.edition.rounds);
    return say(starter === undefined ? round : words.events.starts(starter, is.round, ''), false);
  }
  const over = is.status === 'settling';
  if (over || event.type === 'sale' || event.type === 'unpaired')
    // The bids are in the log; read aloud they would take too long.
    return say(eventDescriber(words, locale, record)(without(event, ['bids']), before, after), over);
  return counted(words, namingOf(record, locale).artist, before, after);
}

/** Every artist with more cards now, or newly near the end. */
function counted(
  words: Words,
  artistName: (artist: string) => string,
  before: Table,
  after: Table,
): Announcement | null {
  const [near, wasNear] = [nearEnd(after), nearEnd(before)];
  let weighty = false;
  const said = after.setup.artists.flatMap((artist, place) => {
    const count = after.state.counts[place] ?? 0;
    const reach = near.get(artist) ?? 'everyone';
    // "Everyone's cards together could end it" is true for most of a round, so it isn't a warning.
    const warns = reach !== 'everyone' && reach !== wasNear.get(artist);
    if (!warns && count === before.state.counts[place]) return [];
    weighty ||= warns;
    const name = artistName(artist);
    return [words.window.voice.count(name, count), ...(warns ? [warning(words, after, reach)] : [])];
  });
  return said.length === 0 ? null : say(said.join('. '), weighty);
}

function warning({ window, galleryTable }: Words, { family }: Table, reach: Reach): string {
  switch (family) {
    case 'auction':
      return window.table.endsTheRound;
    case 'gallery':
      return galleryTable.reach[reach];
  }
}

/** "Going once" and so on, just called in an auction run by the app. */
export function announcedGoing(
  { words, locale }: SpokenLanguage,
  record: GameRecord,
  table: Table,
  before: Draft,
  draft: Draft,
): Announcement | null {
  const [was, is] = [readStoredAuction(before[LIVE_AUCTION_KEY]), readStoredAuction(draft[LIVE_AUCTION_KEY])];
  if (!goneOn(was, is) || is.steps.at(-1)?.kind !== 'going') return null;
  const live = liveAuctionOf(table, is);
  if (live?.kind !== 'calling' || live.going === 0) return null;
  const { seat, money } = namingOf(record, locale);
  const { going, goingFree } = words.liveAuction;
  const { standing } = live;
  return standing === null
    ? say(goingFree[live.going](seat(live.auctioneer)), false)
    : say(going[live.going](seat(standing.seat), money(standing.amount)), false);
}

function liveAuctionOf(table: Table, { steps }: StoredAuction): LiveAuction | null {
  switch (table.family) {
    case 'auction':
      return runAuction(table.state, steps)?.live ?? null;
    case 'gallery':
      return null;
  }
}

/** Something was added to the auction, and nothing undone. */
function goneOn(was: StoredAuction, is: StoredAuction): boolean {
  return is.steps.length === was.steps.length + 1 && is.undone.length === 0;
}

function say(text: string, weighty: boolean): Announcement {
  return { text, weighty };
}
