import { at, total, type Tally } from './tally.ts';

/**
 * A round under the model of the forecast: every unseen card is equally likely to be played next. As cards are played,
 * only the counts change; all of this stays.
 */
export interface CardsToCome {
  /** Cards of each artist that this round can bring: those printed, minus those of earlier rounds. */
  readonly supply: Tally;
  /** Cards on the table once all hands are empty; infinite if hands aren't tracked. */
  readonly most: number;
  /** Cards of one artist that end the round. */
  readonly limit: number;
  /** Face-down cards, revealed once the round is over. */
  readonly faceDown: number;
  /** How many artists are ranked. */
  readonly places: number;
}

/** For each artist, the chance of each place. */
export type Chances = readonly (readonly number[])[];

/** Every position that can follow from the lowest counts, as chances by artist and place in one long list. */
interface Table {
  readonly round: CardsToCome;
  readonly lowest: Tally;
  readonly highest: Tally;
  /** How far apart two positions are that differ by one card of an artist. */
  readonly strides: Tally;
  readonly chances: Float64Array;
  /** Fills in this many more positions. Returns whether the table is complete. */
  readonly work: LookAheadInPieces['work'];
}

export type LookAhead = (round: CardsToCome, counts: Tally) => Chances;

/** Looks ahead from any position. It keeps the last table, which has all later positions of an undisturbed round. */
export function lookAhead(): LookAhead {
  const { ahead, work } = lookAheadInPieces();
  return (round, counts) => {
    const known = ahead(round, counts);
    if (known.length > 0) return known;
    work(Number.POSITIVE_INFINITY);
    return ahead(round, counts);
  };
}

/** The same in pieces, for a screen that has to answer keys in between. */
export interface LookAheadInPieces {
  /** Answers with no chances at all until they are worked out. */
  readonly ahead: LookAhead;
  /** Works out this many positions of what was last asked for. Returns whether that was all. */
  readonly work: (positions: number) => boolean;
}

export function lookAheadInPieces(): LookAheadInPieces {
  let table: Table | null = null;
  return {
    ahead: (round, counts) => {
      if (isOver(round, counts)) return rankingOf(round, counts);
      if (table === null || !covers(table, round, counts)) table = tableFrom(round, counts);
      return table.work(0) ? chancesAt(table, counts) : [];
    },
    work: (positions) => table === null || table.work(positions),
  };
}

/** The ranking once the round is over; uncertain only while cards are face down. */
export function rankingOf(round: CardsToCome, counts: Tally): Chances {
  const chances = new Float64Array(counts.length * round.places);
  endings(round, chances)(0, 1, counts.slice());
  return byArtist(chances, 0, counts.length, round.places);
}

function isOver({ supply, most, limit }: CardsToCome, counts: Tally): boolean {
  return total(counts) >= most || counts.some((count) => count >= limit) || !someLeft(supply, counts);
}

function someLeft(supply: Tally, counts: Tally): boolean {
  return counts.some((count, artist) => at(supply, artist) > count);
}

function covers({ round, lowest, highest }: Table, asked: CardsToCome, counts: Tally): boolean {
  return (
    round.most === asked.most &&
    round.limit === asked.limit &&
    round.faceDown === asked.faceDown &&
    round.places === asked.places &&
    round.supply.every((cards, artist) => cards === at(asked.supply, artist)) &&
    counts.every((count, artist) => count >= at(lowest, artist) && count <= at(highest, artist))
  );
}

function chancesAt({ round, lowest, strides, chances }: Table, counts: Tally): Chances {
  let index = 0;
  for (let artist = 0; artist < counts.length; artist += 1) {
    index += (at(counts, artist) - at(lowest, artist)) * at(strides, artist);
  }
  return byArtist(chances, index * counts.length * round.places, counts.length, round.places);
}

function byArtist(chances: Float64Array, from: number, artists: number, places: number): Chances {
  return Array.from({ length: artists }, (_, artist) => [
    ...chances.subarray(from + artist * places, from + (artist + 1) * places),
  ]);
}

/** Works backwards from the last positions: a card more is always further along in the list. */
function tableFrom(round: CardsToCome, lowest: Tally): Table {
  const { supply, most, limit, places } = round;
  const artists = lowest.length;
  const highest = lowest.map((count, artist) => Math.max(count, Math.min(limit - 1, at(supply, artist))));
  const strides: number[] = [];
  let size = 1;
  for (let artist = artists - 1; artist >= 0; artist -= 1) {
    strides[artist] = size;
    size *= at(highest, artist) - at(lowest, artist) + 1;
  }
  const width = artists * places;
  const chances = new Float64Array(size * width);
  const end = endings(round, chances);
  const counts = highest.slice();
  let left = size;
  const fill = (index: number): void => {
    const here = index * width;
    let onTable = 0;
    let unseen = 0;
    for (let artist = 0; artist < artists; artist += 1) {
      const count = at(counts, artist);
      onTable += count;
      unseen += Math.max(0, at(supply, artist) - count);
    }
    if (onTable === most || (unseen === 0 && onTable < most)) end(here, 1, counts);
    else if (onTable < most) {
      for (let artist = 0; artist < artists; artist += 1) {
        const count = at(counts, artist);
        const share = (at(supply, artist) - count) / unseen;
        if (share <= 0) continue;
        if (count + 1 === limit) {
          counts[artist] = limit;
          end(here, share, counts);
          counts[artist] = count;
        } else {
          const next = (index + at(strides, artist)) * width;
          for (let each = 0; each < width; each += 1) {
            chances[here + each] = (chances[here + each] ?? 0) + share * (chances[next + each] ?? 0);
          }
        }
      }
    }
    for (let artist = artists - 1; artist >= 0; artist -= 1) {
      if (at(counts, artist) > at(lowest, artist)) {
        counts[artist] = at(counts, artist) - 1;
        break;
      }
      counts[artist] = at(highest, artist);
    }
  };
  const work = (positions: number): boolean => {
    const until = Math.max(0, left - positions);
    while (left > until) fill((left -= 1));
    return left === 0;
  };
  return { round, lowest, highest, strides, chances, work };
}

/** Adds the ranking of a round that is over with these counts, at this share. The counts come back as they were. */
type AddEnding = (here: number, share: number, counts: number[]) => void;

function endings({ supply, faceDown, places }: CardsToCome, chances: Float64Array): AddEnding {
  const addRanking: AddEnding = (here, share, counts) => {
    let ranked = 0;
    for (let place = 0; place < places; place += 1) {
      let best = -1;
      let most = 0;
      for (let artist = 0; artist < counts.length; artist += 1) {
        const count = at(counts, artist);
        if (count > most && (ranked & (1 << artist)) === 0) {
          best = artist;
          most = count;
        }
      }
      if (best < 0) return;
      ranked |= 1 << best;
      const slot = here + best * places + place;
      chances[slot] = (chances[slot] ?? 0) + share;
    }
  };
  if (faceDown === 0) return addRanking;

  /** Every way to reveal the remaining cards from this artist on. */
  const reveal = (
    here: number,
    share: number,
    counts: number[],
    artist: number,
    cards: number,
    left: number,
  ): void => {
    if (cards === 0) {
      addRanking(here, share, counts);
      return;
    }
    const count = at(counts, artist);
    const unseen = Math.max(0, at(supply, artist) - count);
    const others = left - unseen;
    for (let revealed = Math.max(0, cards - others); revealed <= Math.min(unseen, cards); revealed += 1) {
      const ways = (choose(unseen, revealed) * choose(others, cards - revealed)) / choose(left, cards);
      counts[artist] = count + revealed;
      reveal(here, share * ways, counts, artist + 1, cards - revealed, others);
    }
    counts[artist] = count;
  };
  return (here, share, counts) => {
    let left = 0;
    for (let artist = 0; artist < counts.length; artist += 1) {
      left += Math.max(0, at(supply, artist) - at(counts, artist));
    }
    reveal(here, share, counts, 0, Math.min(faceDown, left), left);
  };
}

const CHOICES: number[][] = [];

/** How many ways there are to choose some cards of these. */
function choose(cards: number, some: number): number {
  const row = (CHOICES[cards] ??= []);
  return (row[some] ??=
    some === 0 || some === cards ? 1 : choose(cards - 1, some - 1) + choose(cards - 1, some));
}
