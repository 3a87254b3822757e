import { isolated } from '../core/person-name.ts';
import {
  onlyMoves,
  sameFamily,
  seatChanges,
  seatsChange,
  seatsChanged,
  seatsOver,
  type EventJson,
  type GameRecord,
  type RecordPlayer,
  type Table,
} from '../record/index.ts';
import { auctionSentence } from './auction-sentence.ts';
import type { Words } from './en/index.ts';
import { listFormat } from './formats.ts';
import { gallerySentence } from './gallery-sentence.ts';
import { namingOf } from './naming.ts';
import { together, type SentenceContext } from './sentence-context.ts';

/** Describes an event, given the table before it and, if it was allowed, the table after it. */
export type DescribeEvent = (event: EventJson, before: Table, after: Table | null) => string;

/** Describes the events of one game in one language. */
export function eventDescriber(words: Words, locale: string, game: GameRecord): DescribeEvent {
  const list = (parts: readonly string[]) => listFormat(locale).format(parts);
  const context = (named: GameRecord): SentenceContext => ({
    words: words.events,
    terms: words.terms,
    naming: namingOf(named, locale),
    list,
    tie: words.liveAuction.tie,
    starting: words.settle.next,
    startingInGallery: words.gallerySettle.next,
  });
  const now = context(game);
  const over = seatsChange(game) ? seatsOver(game) : null;
  /** An event that isn't in the game yet is described for the current players. */
  const contextOf = (event: EventJson): SentenceContext => {
    const index = over === null ? -1 : game.events.indexOf(event);
    return over === null || index === -1 ? now : context({ ...game, players: over.peopleAt(index) });
  };
  return (event, before, after) => {
    const seats = seatsSentence(now, event, game.players.length);
    if (seats !== null && onlyMoves(event, before, game.players.length)) return seats;
    return together(seats, sentenceOf(contextOf(event), event, before, after));
  };
}

function sentenceOf(context: SentenceContext, event: EventJson, before: Table, after: Table | null): string {
  switch (before.family) {
    case 'auction':
      return auctionSentence(context, event, before, like(before, after)?.state ?? null);
    case 'gallery':
      return gallerySentence(context, event, before, like(before, after)?.state ?? null);
  }
}

/** Who swaps seats, and who replaces whom; `null` if nobody does. */
function seatsSentence({ words, list }: SentenceContext, event: EventJson, players: number): string | null {
  const changes = seatChanges(event, players);
  if (changes.length === 0) return null;
  const people = (at: 'was' | 'is') => changes.map((change) => change[at]);
  const { takenOver, swapped, order } = seatsChanged(people('was'), people('is'));
  const name = (person: RecordPlayer) => isolated(person.name);
  return together(
    ...takenOver.map(({ by, from }) => words.takesOver(name(by), name(from))),
    swapped === null ? null : words.swapSeats(list(swapped.map(name))),
    order === null ? null : words.sitAnew(list(order.map(name))),
  );
}

function like<Before extends Table>(before: Before, after: Table | null) {
  return after !== null && sameFamily(before, after) ? after : null;
}
