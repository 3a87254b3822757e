import type { Table } from '../../../shared/record/index.ts';
import { listFormat } from '../../../shared/text/formats.ts';
import { GALLERY_GLOSSARY } from '../../../shared/text/glossary.ts';
import type { Speech } from '../../../shared/text/prompting.ts';
import { rankedBays as auctionRanked } from '../../shown/auction/ranked-bays.ts';
import { noteOnRound as auctionNote, whyOver as auctionOver } from '../../shown/auction/round-over.ts';
import { rankedBays as galleryRanked } from '../../shown/gallery/ranked-bays.ts';
import { noteOnRound as galleryNote, whyOver as galleryOver } from '../../shown/gallery/round-over.ts';
import type { BoardWords, RankedBay } from '../../shown/settlement/ranked-bay.ts';

/** A round that is over: why, and how the artists rank. */
export interface RoundShown {
  readonly title: string;
  readonly note: string;
  readonly bays: readonly RankedBay[];
  readonly words: BoardWords;
}

export function roundOver(table: Table, speech: Speech): RoundShown {
  const { words, language, locale } = speech;
  switch (table.family) {
    case 'auction': {
      const { state } = table;
      return {
        title: auctionOver(state, words.settle),
        note: auctionNote(state, words.settle),
        bays: auctionRanked(state, state.round),
        words: words.settle,
      };
    }
    case 'gallery': {
      const { state } = table;
      const own = words.gallerySettle;
      const { card } = GALLERY_GLOSSARY[state.setup.edition.id][language];
      return {
        title: galleryOver(state, own, card, (names) => listFormat(locale).format(names)),
        note: galleryNote(state, own),
        bays: galleryRanked(state, state.round),
        words: { ...own.board, paintings: (count) => own.cards(count, card) },
      };
    }
  }
}
