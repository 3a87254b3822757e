import type { RuleStarter as AuctionStarter } from '../auction/index.ts';
import type { Seat } from '../core/seats.ts';
import type { RuleStarter as GalleryStarter } from '../gallery/index.ts';
import type { Words } from './en/index.ts';

type Name = (seat: Seat) => string;

/** Why this seat starts the next round; empty if the rules give no reason. */
export function whyStartsAtAuction(rule: AuctionStarter, words: Words['settle']['next'], name: Name): string {
  switch (rule.kind) {
    case 'left-of-last':
      return words.leftOfLast(name(rule.last));
    case 'left-of-flipper':
      return words.leftOfFlipper(name(rule.last));
    case 'first-with-cards':
      return words.firstWithCards(name(rule.last));
    case 'nobody-played':
    case 'unsaid':
      return '';
  }
}

export function whyStartsInGallery(
  rule: GalleryStarter,
  words: Words['gallerySettle']['next'],
  name: Name,
): string {
  switch (rule.kind) {
    case 'token':
      return words.token(name(rule.from));
    case 'token-without-cards':
      return words.tokenWithoutCards(name(rule.holder));
    case 'left-of-finisher':
      return words.leftOfFinisher(name(rule.finisher));
    case 'first-with-cards':
      return words.firstWithCards(name(rule.finisher));
    case 'nobody-ended':
    case 'unsaid':
      return '';
  }
}
