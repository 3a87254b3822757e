import type { AuctionKind } from '../../shared/auction/index.ts';
import type { Seat } from '../../shared/core/seats.ts';
import { editionIn, type GameRecord } from '../../shared/record/index.ts';
import type { Words } from '../../shared/text/en/index.ts';
import { pointsIn } from '../../shared/text/terms.ts';
import { kindNames } from '../../shared/text/kinds.ts';
import { namingOf } from '../../shared/text/naming.ts';
import type { Effect } from '../../shared/gallery/index.ts';

/** How a game's people, artists and cards are called in a list of choices. */
export type Labels = ReturnType<typeof labelsOf>;

export function labelsOf(words: Words, locale: string, game: GameRecord) {
  const naming = namingOf(game, locale);
  const edition = editionIn(game);
  const kinds = kindNames(words, edition);
  const { nobody, none, byTheRules, asked, cardOf, noEffect, used } = words.log.form;
  const isUsed = (type: string): type is keyof typeof used => Object.hasOwn(used, type);
  return {
    edition,
    nobody,
    none,
    byTheRules,
    asked,
    seat: naming.seat,
    artist: naming.artist,
    money: naming.money,
    /** The edition's word for points; `null` if it uses money. */
    points: pointsIn(words, edition),
    cardOf: (seat: Seat, number: number) => cardOf(naming.seat(seat), number),
    /** What a card asked for was done or skipped; `null` for any other entry. */
    used: (type: string) =>
      isUsed(type) ? used[type] : type === 'pair' || type === 'unpaired' ? nobody : null,
    auction: (kind: AuctionKind) => kinds[kind] ?? kind,
    effect: (effect: Effect) => (effect === 'none' ? noEffect : words.events.effects[effect]),
  };
}
