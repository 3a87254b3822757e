import { shownArtist } from '../wall/shown-artist.ts';
import type { RankedBay } from './ranked-bay.ts';

/** The part of a table needed to lay out its artists. */
interface Board<Artist extends string> {
  readonly setup: {
    readonly artists: readonly Artist[];
    readonly edition: {
      readonly rounds: number;
      readonly artists: readonly { readonly id: string; readonly name: string }[];
    };
  };
}

/** What both families explain about an artist after a round. */
interface Explained<Artist extends string> {
  readonly artist: Artist;
  readonly count: number;
  readonly rank: number | null;
  readonly value: number;
  readonly tieWonOver: readonly Artist[];
  readonly tieLostTo: readonly Artist[];
}

/** What an artist's column contains. */
interface Column {
  readonly laid: readonly { readonly round: number; readonly amount: number }[];
  readonly awards: readonly number[];
  readonly corrected: number;
}

/** The board after a round, left to right, so that the order that breaks ties is visible. */
export function bayByBay<Artist extends string, Of extends Explained<Artist>>(
  board: Board<Artist>,
  round: number,
  explained: readonly Of[],
  columnOf: (artist: Of) => Column,
): RankedBay[] {
  const ranked = new Set(explained.filter(({ rank }) => rank !== null).map(({ artist }) => artist));
  const names = (artists: readonly Artist[]) => artists.map((one) => shownArtist(board, one).name);
  const bayOf = (one: Of): RankedBay => {
    const { artist, count, rank, value, tieWonOver, tieLostTo } = one;
    const { laid, awards, corrected } = columnOf(one);
    const standing = [...laid.map(({ amount }) => amount), ...awards].reduce(
      (sum, amount) => sum + amount,
      corrected,
    );
    const { won, lost } = decidingTies(rank, tieWonOver, tieLostTo, ranked);
    return {
      ...shownArtist(board, artist),
      artist,
      count,
      rank,
      tiles: Array.from(
        { length: round },
        (_, at) => laid.find((tile) => tile.round === at + 1)?.amount ?? null,
      ),
      awards,
      corrected,
      waits: value === 0 && round < board.setup.edition.rounds ? standing : 0,
      value,
      tieWonOver: names(won),
      tieLostTo: names(lost),
    };
  };
  return board.setup.artists.flatMap((artist) => {
    const one = explained.find((other) => other.artist === artist);
    return one === undefined ? [] : bayOf(one);
  });
}

/**
 * Ties that decided a tile. A tie between artists without a tile decides nothing, and between two with a
 * tile it is shown only at the winner.
 */
function decidingTies<Artist>(
  rank: number | null,
  tieWonOver: readonly Artist[],
  tieLostTo: readonly Artist[],
  ranked: ReadonlySet<Artist>,
): { readonly won: readonly Artist[]; readonly lost: readonly Artist[] } {
  return rank === null
    ? { won: [], lost: tieLostTo.filter((one) => ranked.has(one)) }
    : { won: tieWonOver, lost: [] };
}
