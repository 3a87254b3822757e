import type { AuctionKind } from '../../../shared/auction/index.ts';
import { editionIn, type AnyEdition, type GameRecord } from '../../../shared/record/index.ts';
import type { Words } from '../../../shared/text/en/index.ts';
import type { Noun } from '../../../shared/text/noun.ts';
import { pointsIn } from '../../../shared/text/terms.ts';
import { kindNames } from '../../../shared/text/kinds.ts';
import { namingOf } from '../../../shared/text/naming.ts';
import type { Effect } from '../../../shared/gallery/index.ts';

/** The labels of a game's people, artists and cards in a list of choices. */
export interface Labels {
  readonly edition: AnyEdition;
  readonly seat: (seat: number) => string;
  readonly artist: (artist: string) => string;
  readonly auction: (kind: AuctionKind) => string;
  readonly effect: (effect: Effect) => string;
  readonly money: (thousands: number) => string;
  /** The edition's word for points; `null` if it uses money. */
  readonly points: Noun | null;
}

export function labelsOf(words: Words, locale: string, game: GameRecord): Labels {
  const naming = namingOf(game, locale);
  const kinds = kindNames(words, editionIn(game));
  return {
    edition: editionIn(game),
    seat: naming.seat,
    artist: naming.artist,
    money: naming.money,
    points: pointsIn(words, editionIn(game)),
    auction: (kind) => kinds[kind] ?? kind,
    effect: (effect) => (effect === 'none' ? words.log.form.noEffect : words.events.effects[effect]),
  };
}
