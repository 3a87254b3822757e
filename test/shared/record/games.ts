import { editionOf, type EditionId } from '../../../src/shared/record/index.ts';
import { playAuction } from '../../play/auction.ts';
import { FIRST_BOXES } from '../../play/first-boxes.ts';
import { playGallery } from '../../play/gallery.ts';
import { below, chance, pick, random } from '../../play/random.ts';

/** A record as another program might write it: parsed JSON, otherwise unknown. */
export interface GameDocument {
  readonly edition: EditionId;
  readonly options: object;
  readonly events: readonly { readonly type: string }[];
  readonly id: string;
}

/** A random game of any table and options, with adjustments. The same seed gives the same game, whatever boxes are new. */
export function wholeGame(seed: number, editions: readonly EditionId[] = FIRST_BOXES): GameDocument {
  const next = random(seed);
  const known = editionOf(pick(next, editions));
  const { least, most } = known.edition.players;
  const players = least + below(next, most - least + 1);
  switch (known.family) {
    case 'auction': {
      const { edition } = known;
      const options = {
        tracking: pick(next, ['ledger', 'owners', 'counts'] as const),
        mystery: players === edition.mystery?.players && chance(next, 0.5),
        splitDouble: edition.splitDouble === 'variant' && chance(next, 0.5),
      };
      const adjusting = chance(next, 0.3) ? 0.05 : 0;
      return asJson(playAuction({ edition: edition.id, players, options, seed, adjusting }));
    }
    case 'gallery': {
      const options = { tracking: pick(next, ['full', 'counts'] as const) };
      return asJson(playGallery({ edition: known.edition.id, players, options, seed }));
    }
  }
}

function asJson(record: GameDocument): GameDocument {
  return JSON.parse(JSON.stringify(record)) as GameDocument;
}
