import type { Ask, Move } from '../../../shared/dealing/index.ts';
import type { Words } from '../../../shared/text/en/index.ts';
import type { Naming } from '../../../shared/text/message.ts';

/** A move that a button makes, with its key. */
export interface Plain {
  readonly label: string;
  readonly key: string;
  readonly move: Move;
}

/** What can be done without a card: an artist, or yes and no. */
export function plainOf({ kind, options, standing }: Ask, naming: Naming, words: Words): Plain[] {
  return options.flatMap(({ move, card, artist }, at): Plain[] => {
    if (card !== null) return [];
    if (artist !== null) return [{ label: naming.artist(artist), key: String(at + 1), move }];
    if (move.kind === 'step' && move.step.kind === 'take')
      return [{ label: words.opponents.take(naming.money(standing)), key: '1', move }];
    if (move.kind === 'event' && move.event.type === 'draw')
      return [{ label: words.opponents.draw, key: '1', move }];
    return [{ label: noneOf(kind, words), key: '0', move }];
  });
}

export function noneOf(kind: Ask['kind'], { opponents, liveAuction }: Words): string {
  switch (kind) {
    case 'raise':
    case 'bid':
    case 'take':
      return liveAuction.pass;
    case 'cover':
      return liveAuction.noBid;
    case 'add':
    case 'extras':
      return opponents.noCard;
    default:
      return opponents.skip;
  }
}
