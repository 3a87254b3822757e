import { SALE_KINDS, type SaleKind } from '../../../shared/auction/index.ts';
import { chanceFrom } from '../../../shared/core/chance.ts';
import { lookAhead } from '../../../shared/core/chances.ts';
import type { Seat } from '../../../shared/core/seats.ts';
import { afterMove, deal, nextIn, type DealtGame } from '../../../shared/dealing/index.ts';
import { decide, seenBy, TEMPER } from '../../../shared/opponents/index.ts';
import type { GameRecord } from '../../../shared/record/index.ts';

const TRIES = 40;

/** The first number from this one whose round asks the seat in every kind of auction, if it plays as opponents do. */
export function tellingDeal(record: GameRecord, own: Seat, seed: number): number {
  // Only paintings are auctioned.
  if (!('live' in deal(record, seed))) return seed;
  const seeds = Array.from({ length: TRIES }, (_, more) => seed + more);
  return seeds.find((one) => kindsAsked(deal(record, one), own).size === SALE_KINDS.length) ?? seed;
}

function kindsAsked(start: DealtGame, own: Seat): ReadonlySet<SaleKind> {
  const ahead = lookAhead();
  const kinds = new Set<SaleKind>();
  let game: DealtGame | null = start;
  for (let moves = 0; game !== null; moves += 1) {
    const next = nextIn(game);
    if (next === null) break;
    const { situation } = game.state;
    if (next.kind === 'asks' && next.seat === own && situation.kind === 'selling')
      kinds.add(situation.auction);
    const move =
      next.kind === 'goes-on'
        ? next.move
        : decide(seenBy(game, next.seat, next.ask), TEMPER.careful, ahead, chanceFrom(moves)()).move;
    game = afterMove(game, move);
  }
  return kinds;
}
