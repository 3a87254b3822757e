import {
  EDITION_IDS,
  editionOf,
  rulebookOf,
  type AnyEdition,
  type EditionId,
  type KnownEdition,
} from '../record/index.ts';

/** The numbers that the examples in the lessons depend on. */
const PAINTINGS = JSON.stringify([4, 5, 100, [30, 20, 10], [10, 6, 6, 0], [9, 4, 4, 0], [8, 3, 3, 0]]);
const CARDS = JSON.stringify([
  4,
  [5, 6, 6, 6],
  [3, 2, 1],
  2,
  [
    [13, 6, 6, 3],
    [13, 6, 6, 0],
    [13, 4, 4, 0],
    [13, 2, 2, 0],
  ],
]);

/** The edition whose numbers an edition’s lessons have: its own rulebook’s, if the examples work with them. */
export function teacherOf(edition: AnyEdition): EditionId {
  const own = rulebookOf(edition);
  const { family } = editionOf(own);
  const candidates = [own, ...EDITION_IDS.filter((id) => editionOf(id).family === family)];
  return candidates.find((id) => suitsLessons(editionOf(id))) ?? own;
}

function suitsLessons(known: KnownEdition): boolean {
  const { rounds, deal } = known.edition;
  switch (known.family) {
    case 'auction': {
      const { limit, startingCash, tiles } = known.edition;
      return JSON.stringify([rounds, limit, startingCash, tiles, ...Object.values(deal)]) === PAINTINGS;
    }
    case 'gallery': {
      const { limits, valueTokens, awards } = known.edition;
      const each = [Object.values(limits), valueTokens, awards.value, Object.values(deal)];
      return JSON.stringify([rounds, ...each]) === CARDS;
    }
  }
}
