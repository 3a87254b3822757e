import type { Seat } from '../core/seats.ts';
import type { Event } from '../gallery/index.ts';

/** A card displayed in a turn. */
export interface Displayed {
  /** `null` if it wasn't entered who displayed it. */
  readonly seat: Seat | null;
  readonly artist: string;
}

/** The cards an event displays. A second card's event doesn't name its seat, so pass whose turn it is. */
export function displayedBy(event: Event, turn: Seat | null = null): Displayed[] {
  switch (event.type) {
    case 'play':
      return [{ seat: event.seat ?? null, artist: event.artist }];
    case 'second':
      return [{ seat: turn, artist: event.artist }];
    case 'everyone':
      return event.artists.flatMap((artist, seat) => (artist === null ? [] : { seat, artist }));
    case 'influence':
    case 'draw':
    case 'face-down':
    case 'award':
    case 'decline':
    case 'reveal':
    case 'extras':
    case 'settle':
    case 'end-round':
    case 'adjust':
      return [];
  }
}
