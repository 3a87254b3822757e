import {
  editionOf,
  isBox,
  rulebookOf,
  type AnyEdition,
  type EditionId,
  type KnownEdition,
} from '../record/index.ts';
import type { Naming } from './message.ts';
import { namingInEdition } from './naming.ts';
import type { TextLanguage } from './prompting.ts';

/** A number or policy in which a box differs from the one it is based on, or whose lessons it has. */
export interface OwnNumber {
  readonly label: string;
  readonly own: string;
  /** In the base, written like the box writes it. */
  readonly base: string;
  readonly houseRule: boolean;
}

/** In the order of the form; empty for a built-in edition beside itself. */
export function ownNumbers(
  textLanguage: TextLanguage,
  edition: AnyEdition,
  base: EditionId = rulebookOf(edition),
): readonly OwnNumber[] {
  if (edition === base) return [];
  const naming = namingInEdition(edition, textLanguage.locale);
  const inBase = new Map(
    rowsOf(textLanguage, editionOf(base), naming).map(({ label, value }) => [label, value]),
  );
  return rowsOf(textLanguage, editionOf(edition), naming).flatMap(({ label, value, houseRule }) => {
    const there = inBase.get(label) ?? '';
    return there === value
      ? []
      : [{ label, own: value, base: there, houseRule: houseRule && isBox(edition) }];
  });
}

interface Row {
  readonly label: string;
  readonly value: string;
  readonly houseRule: boolean;
}

function rowsOf({ words }: TextLanguage, known: KnownEdition, { money, count }: Naming): readonly Row[] {
  const { form } = words.boxes;
  const listed = (numbers: readonly number[]) => numbers.map(count).join(', ');
  const rule = (label: string, value: string): Row => ({ label, value, houseRule: true });
  const print = (label: string, value: string): Row => ({ label, value, houseRule: false });
  const { artists, rounds, deal } = known.edition;
  const cards = print(form.cards, listed(artists.map((artist) => artist.cards)));
  const hands = Object.entries(deal).map(([players, each]) =>
    rule(`${form.deal} (${form.players(players)})`, listed(each)),
  );
  switch (known.family) {
    case 'auction': {
      const { limit, startingCash, tiles, mystery, splitDouble } = known.edition;
      return [
        cards,
        rule(form.rounds, count(rounds)),
        rule(form.limit, count(limit)),
        rule(form.cash, money(startingCash)),
        rule(form.tiles, tiles.map(money).join(', ')),
        ...hands,
        print(form.mysteryHand, mystery === null ? words.lessons.no : listed(mystery.deal)),
        print(form.splitDouble, splitDouble === 'variant' ? words.lessons.yes : words.lessons.no),
      ];
    }
    case 'gallery': {
      const { limits, valueTokens, awards, extraCards, nextStarter } = known.edition;
      return [
        cards,
        rule(form.rounds, count(rounds)),
        rule(form.limit, listed(Object.values(limits))),
        rule(form.tokens, listed(valueTokens)),
        rule(`${form.awards}: ${form.awardCount}`, count(awards.tokens)),
        rule(`${form.awards}: ${form.awardValue}`, count(awards.value)),
        ...hands,
        print(
          form.extras,
          form.extrasOf[extraCards === 'every-artist-displayed' ? 'displayed' : 'displayed-and-leading'],
        ),
        print(
          form.starter,
          form.starters[nextStarter === 'left-of-finisher' ? 'left-of-ender' : 'left-of-first'],
        ),
      ];
    }
  }
}
