import type { AuctionKind } from '../../../shared/auction/index.ts';
import {
  editionOf,
  type EditionId,
  type GameRecord,
  type KnownEdition,
} from '../../../shared/record/index.ts';
import type { Words } from '../../../shared/text/en/index.ts';
import { AUCTION_GLOSSARY, pointsIn, type CardWord } from '../../../shared/text/glossary.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { namingOf } from '../../../shared/text/naming.ts';
import type { Effect } from '../../../shared/gallery/index.ts';

/** How a game's people, artists and cards are called where one of them is to be chosen. */
export interface Labels {
  readonly edition: EditionId;
  readonly family: KnownEdition['family'];
  readonly seat: (seat: number) => string;
  readonly artist: (artist: string) => string;
  readonly auction: (kind: AuctionKind) => string;
  readonly effect: (effect: Effect) => string;
  readonly money: (thousands: number) => string;
  /** What is scored, where it is not money. */
  readonly points: CardWord | null;
}

export function labelsOf(words: Words, language: Language, locale: string, game: GameRecord): Labels {
  const naming = namingOf(game, locale);
  const known = editionOf(game.edition);
  const kinds = known.family === 'auction' ? AUCTION_GLOSSARY[known.edition.id][language].kinds : null;
  return {
    edition: game.edition,
    family: known.family,
    seat: naming.seat,
    artist: naming.artist,
    money: naming.money,
    points: pointsIn(game.edition, language),
    auction: (kind) => kinds?.[kind] ?? kind,
    effect: (effect) => (effect === 'none' ? words.log.form.noEffect : words.events.effects[effect]),
  };
}
