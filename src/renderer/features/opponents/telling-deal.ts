import { SALE_KINDS, type SaleKind } from '../../../shared/auction/index.ts';
import { chanceFrom } from '../../../shared/core/chance.ts';
import { lookAhead } from '../../../shared/core/chances.ts';
import { afterMove, deal, nextIn, type DealtGame } from '../../../shared/dealing/index.ts';
import { decide, seenBy, TEMPER } from '../../../shared/opponents/index.ts';
import { recordApart, type AnyEdition, type GameRecord } from '../../../shared/record/index.ts';
import { OWN_SEAT } from './kept-deal.ts';

const TRIES = 40;

/** The number of the deal decides who begins, too. */
export function practiceRecord(edition: AnyEdition, names: readonly string[], seed: number): GameRecord {
  return recordApart(edition, names, Math.floor(chanceFrom(seed + 1)() * names.length));
}

/** The first number from this one whose round asks the person in every kind of auction, if it plays as opponents do. */
export function tellingDeal(edition: AnyEdition, players: number, seed: number): number {
  const names = Array.from({ length: players }, (_, seat) => String(seat));
  const dealt = (one: number) => deal(practiceRecord(edition, names, one), one);
  // Only paintings are auctioned.
  if (!('live' in dealt(seed))) return seed;
  const seeds = Array.from({ length: TRIES }, (_, more) => seed + more);
  return seeds.find((one) => kindsAsked(dealt(one)).size === SALE_KINDS.length) ?? seed;
}

function kindsAsked(start: DealtGame): ReadonlySet<SaleKind> {
  const ahead = lookAhead();
  const kinds = new Set<SaleKind>();
  let game: DealtGame | null = start;
  for (let moves = 0; game !== null; moves += 1) {
    const next = nextIn(game);
    if (next === null) break;
    const { situation } = game.state;
    if (next.kind === 'asks' && next.seat === OWN_SEAT && situation.kind === 'selling')
      kinds.add(situation.auction);
    const move =
      next.kind === 'goes-on'
        ? next.move
        : decide(seenBy(game, next.seat, next.ask), TEMPER.careful, ahead, chanceFrom(moves)()).move;
    game = afterMove(game, move);
  }
  return kinds;
}
