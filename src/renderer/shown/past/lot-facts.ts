import { isolated } from '../../../shared/core/person-name.ts';
import type { HungBy } from '../../../shared/core/wall.ts';
import { editionOf, familyOf, type AnyEdition } from '../../../shared/record/index.ts';
import { COLLECTION } from '../../../shared/text/all-collection.ts';
import { auctionTerms } from '../../../shared/text/terms.ts';
import { scoreText, type TextLanguage } from './game-line.ts';

export type Fact = readonly [label: string, value: string];

/** A lot, or somebody's cards by one artist. What isn't known is `null`. */
export interface ToldLot {
  readonly edition: AnyEdition;
  readonly by: HungBy | null;
  readonly isSold: boolean;
  /** Names of people. */
  readonly owner: string | null;
  readonly seller: string | null;
  readonly partner: string | null;
  readonly price: number | null;
  /** What the bank paid for all of it, or what it scored. */
  readonly paid: number;
  readonly cards: number;
}

/** Who bought it from whom, and for how much; `then` is said before what it paid in the end. */
export function lotFacts(lot: ToldLot, then: readonly Fact[], textLanguage: TextLanguage): Fact[] {
  const { edition, owner, seller, partner, price, paid, cards } = lot;
  const { card } = COLLECTION[textLanguage.words.terms.language];
  const kind = hungByText(lot, textLanguage);
  const name = (who: string | null) => isolated(who ?? '–');
  const how = (who: string | null) => (kind === null ? name(who) : card.soldIn(name(who), kind));
  const amount = (value: number) => (value === 0 ? card.free : scoreText({ edition }, value, textLanguage));
  if (familyOf(edition).scoredIn === 'points')
    return owner === null ? [] : [[card.shown, how(owner)], ...then, [card.scored, amount(paid)]];
  if (!lot.isSold) return seller === null ? [] : [[card.putUp, how(seller)]];
  const facts: readonly (Fact | null)[] = [
    [card.bought, name(owner)],
    [card.sold, how(seller)],
    partner === null ? null : [card.partner, name(partner)],
    price === null ? null : [card.price, cards === 2 ? card.forTwo(amount(price)) : amount(price)],
    ...then,
    [card.paid, amount(paid)],
  ];
  return facts.filter((fact) => fact !== null);
}

/** The kind of auction or the symbol; `null` if there is nothing worth saying. */
function hungByText({ edition, by }: ToldLot, { words }: TextLanguage): string | null {
  const known = editionOf(edition);
  switch (known.family) {
    case 'auction': {
      const kinds: Readonly<Record<string, string>> = auctionTerms(words, known.edition).sold;
      return by === null ? null : (kinds[by] ?? null);
    }
    case 'gallery': {
      const effects: Readonly<Record<string, { readonly name: string }>> = words.galleryTable.effects;
      return by === null || by === 'none' ? null : (effects[by]?.name ?? null);
    }
  }
}
