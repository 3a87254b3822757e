import type { Ask, Card } from '../../../shared/dealing/index.ts';
import type { Words } from '../../../shared/text/en/index.ts';
import type { Naming } from '../../../shared/text/message.ts';

/** What one press does, and its digit: a card of the hand, an artist, or yes and no. */
export interface Act {
  readonly digit: number;
  /** The option's place. */
  readonly answer: number;
  readonly card: Card<string> | null;
  readonly label: string;
}

/** `hand` as it is shown. */
export function actsOf(ask: Ask, hand: readonly Card<string>[], naming: Naming, words: Words): Act[] {
  const { kind, options, standing } = ask;
  const played = hand.flatMap((card) => {
    // Another card of the same kind does as well.
    const answer = options.findIndex(
      (one) => one.card?.artist === card.artist && one.card.sign === card.sign,
    );
    return answer < 0 ? [] : { answer, card };
  });
  const named = options.flatMap(({ move, card, artist }, answer): Act[] => {
    if (card !== null) return [];
    if (artist !== null) return [{ digit: answer + 1, answer, card, label: naming.artist(artist) }];
    if (move.kind === 'step' && move.step.kind === 'take')
      return [{ digit: 1, answer, card, label: words.opponents.take(naming.money(standing)) }];
    if (move.kind === 'event' && move.event.type === 'draw')
      return [{ digit: 1, answer, card, label: words.opponents.draw }];
    return [{ digit: 0, answer, card, label: noneOf(kind, words) }];
  });
  return [...played.map((act, at) => ({ ...act, digit: at + 1, label: '' })), ...named];
}

export function noneOf(kind: Ask['kind'], { opponents, liveAuction }: Words): string {
  if (kind === 'cover') return liveAuction.noBid;
  if (kind === 'add' || kind === 'extras') return opponents.noCard;
  return kind === 'raise' || kind === 'bid' || kind === 'take' ? liveAuction.pass : opponents.skip;
}
