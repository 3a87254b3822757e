import type { Seat } from '../../../shared/core/seats.ts';
import type { GameRecord, Table } from '../../../shared/record/index.ts';
import { GALLERY_GLOSSARY } from '../../../shared/text/glossary.ts';
import { money } from '../../../shared/text/money.ts';
import type { Speech } from '../../../shared/text/prompting.ts';
import { baysOf as auctionBays } from '../../shown/auction/board.ts';
import { seatsOf as auctionSeats } from '../../shown/auction/seats.ts';
import { baysOf as galleryBays } from '../../shown/gallery/board.ts';
import { seatsOf as gallerySeats } from '../../shown/gallery/seats.ts';

/** Paintings that lie in front of somebody. */
export interface Work {
  readonly artist: string;
  readonly place: number;
  readonly count: number;
  readonly said: string;
}

/** One player as everybody sees them. */
export interface BoardSeat {
  readonly at: Seat;
  readonly name: string;
  /** What they are to do, or are: the auctioneer, the first player. */
  readonly roles: readonly string[];
  readonly acts: boolean;
  readonly hand: string | null;
  /** `null` where nobody says whose they are. */
  readonly works: readonly Work[] | null;
  readonly faceDown: string | null;
  /** Money only where the table shows it; points are everybody’s to see. */
  readonly has: string | null;
}

export function boardSeats(
  table: Table,
  { players, edition }: GameRecord,
  moneyShown: boolean,
  { words, language, locale }: Speech,
): BoardSeat[] {
  switch (table.family) {
    case 'auction': {
      const own = words.table;
      return auctionSeats(table.state, auctionBays(table.state), players).map(
        ({ at, name, role, hand, paintings, cash }) => ({
          at,
          name,
          roles: role === null ? [] : [role === 'auctioneer' ? own.auctioneer : own.hammer],
          acts: role !== null,
          hand: hand === null ? null : hand === 0 ? own.noCards : own.inHand(hand),
          works: paintings?.map(({ bay, count }) => workOf(bay, count, own.owns(bay.name, count))) ?? null,
          faceDown: null,
          has: moneyShown && cash !== null ? money(edition, cash, locale) : null,
        }),
      );
    }
    case 'gallery': {
      const own = words.galleryTable;
      const { points } = GALLERY_GLOSSARY[table.state.setup.edition.id][language];
      return gallerySeats(table.state, galleryBays(table.state), players).map(
        ({ at, name, plays, first, hand, displayed, faceDown, score }) => ({
          at,
          name,
          roles: [...(plays ? [own.toPlay] : []), ...(first ? [own.firstPlayer] : [])],
          acts: plays,
          hand: hand === null ? null : hand === 0 ? own.noCards : own.inHand(hand),
          works:
            displayed?.map(({ bay, count }) => workOf(bay, count, own.displays(bay.name, count))) ?? null,
          faceDown: faceDown === 0 ? null : own.faceDown(faceDown),
          has: own.points(score, points),
        }),
      );
    }
  }
}

function workOf(
  { artist, place }: { readonly artist: string; readonly place: number },
  count: number,
  said: string,
): Work {
  return { artist, place, count, said };
}
