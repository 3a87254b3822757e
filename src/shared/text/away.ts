import { seatsAway, type Away } from '../core/away.ts';
import type { Seat } from '../core/seats.ts';
import type { Words } from './en/index.ts';

/** That somebody leaves, or comes back; `since` is the round they leave in or left in. */
export function moveText(
  words: Words['events']['away'],
  name: string,
  leaves: boolean,
  since: number | null | undefined,
): string {
  const say = leaves ? (since === 0 ? 'notYet' : 'leaves') : since === 0 ? 'joins' : 'isBack';
  return words[say](name);
}

/** How many cards somebody has, or that they aren't there; `null` if hands aren't tracked. */
export function handText(
  words: Pick<Words['table'], 'inHand' | 'noCards'>,
  away: Words['window']['away'],
  hand: number | null,
  since: number | null,
): string | null {
  if (since !== null) return away.since(since);
  if (hand === null) return null;
  return hand === 0 ? words.noCards : words.inHand(hand);
}

/** A player's place at the end, and when they left. */
export function placeText(words: Words, place: number, since: number | null): string {
  const placed = words.end.reveal.place(place);
  return since === null ? placed : `${placed}, ${words.window.away.since(since)}`;
}

/** Who had left at the end, in sentences; empty if nobody had. */
export function leftText({ window }: Words, away: Away, name: (seat: Seat) => string): string {
  return seatsAway(away)
    .map((seat) => window.away.left(name(seat), away[seat] ?? 0))
    .join(' ');
}
