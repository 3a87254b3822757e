import type { Reach } from '../../../shared/gallery/index.ts';
import type { EditionId, Table } from '../../../shared/record/index.ts';
import type { Speech } from '../../../shared/text/prompting.ts';
import { GALLERY_GLOSSARY } from '../../../shared/text/glossary.ts';
import { money } from '../../../shared/text/money.ts';
import { baysOf as auctionBays } from '../../shown/auction/board.ts';
import { baysOf as galleryBays } from '../../shown/gallery/board.ts';
import type { ShownArtist } from '../../shown/wall/shown-artist.ts';

/** What lies on an artist, as the board shows it and as it is read out. */
export interface Laid {
  readonly text: string;
  readonly said: string;
}

/** One artist as everybody sees them from their chairs, whichever game it is. */
export interface BoardBay extends ShownArtist {
  readonly artist: string;
  readonly count: number;
  readonly limit: number;
  /** What a card is called that lies beside the deck and counts here; empty where none does. */
  readonly beside: string;
  /** How many of them have an owner. */
  readonly sold: number;
  readonly reach: Reach | null;
  /** How near the end is, in words. */
  readonly warning: string;
  readonly laid: readonly Laid[];
  /** What a painting brings if the round ended now. */
  readonly worth: string;
}

export function boardBays(table: Table, edition: EditionId, { words, language, locale }: Speech): BoardBay[] {
  const { nothing, noTile, endsTheRound } = words.window.table;
  switch (table.family) {
    case 'auction':
      return auctionBays(table.state).map(({ tiles, pays, ...bay }) => {
        const near = bay.count + 1 === bay.limit;
        return {
          ...bay,
          beside: '',
          reach: near ? 'one-more' : null,
          warning: near ? endsTheRound : '',
          laid: tiles.map((tile) => laid(tile, noTile, tile === null ? '' : money(edition, tile, locale))),
          worth: pays === 0 ? nothing : money(edition, pays, locale),
        };
      });
    case 'gallery': {
      const own = words.galleryTable;
      return galleryBays(table.state).map(({ tokens, awards, corrected, pays, beside, edition, ...bay }) => ({
        ...bay,
        beside: beside ? GALLERY_GLOSSARY[edition][language].influence : '',
        sold: 0,
        warning: bay.reach === null ? '' : own.reach[bay.reach],
        laid: [
          ...tokens.map((token, at) =>
            laid(token, own.noToken(at + 1), `${own.tokenOf(at + 1)} ${token ?? ''}`),
          ),
          ...awards.map((award) => ({ text: `+${award}`, said: `${own.awardToken} ${award}` })),
          ...(corrected === 0
            ? []
            : [{ text: own.signed(corrected), said: `${own.corrected} ${own.signed(corrected)}` }]),
        ],
        worth: pays === 0 ? nothing : own.aCard(pays),
      }));
    }
  }
}

function laid(amount: number | null, none: string, said: string): Laid {
  return amount === null ? { text: '–', said: none } : { text: String(amount), said };
}
