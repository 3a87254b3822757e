import type { Words } from '../../../shared/text/en/index.ts';
import type { Noun } from '../../../shared/text/noun.ts';
import type { Artist, Plan } from './plan.ts';
import type { TypedProblem } from './reading-under-way.ts';
import type { Seating, SeatingProblem } from './seating.ts';

export function seatingSentence(words: Words, problem: SeatingProblem): string {
  switch (problem.kind) {
    case 'missing':
      return words.setup.nameMissing(problem.at + 1);
    case 'twice':
      return words.setup.nameTwice(problem.name);
  }
}

/** What is missing or impossible in a game in progress. */
export function typedSentence(
  words: Words,
  points: Noun | null,
  problem: TypedProblem,
  { chairs }: Seating,
  artists: readonly Artist[],
): string {
  const said = words.setup.underWay.problems;
  const player = (seat: number) => chairs[seat]?.name.trim() ?? '';
  const artist = (sought: string) => artists.find(({ id }) => id === sought)?.name ?? sought;
  switch (problem.kind) {
    case 'no-tile':
      return said.noTile(problem.round);
    case 'tile-gap':
      return said.tileGap(problem.round);
    case 'tile-twice':
      return said.tileTwice(problem.round);
    case 'no-hand':
      return said.noHand(player(problem.seat));
    case 'no-money':
      return said.noCash(player(problem.seat));
    case 'no-points':
      // Without points, the amount is money.
      return points === null
        ? said.noCash(player(problem.seat))
        : said.noPoints(player(problem.seat), points);
    case 'not-a-number':
      return said.notANumber(player(problem.seat));
    case 'hands-empty':
      return said.handsEmpty;
    case 'turn-without-cards':
      return said.turnWithoutCards(player(problem.seat));
    case 'count-not-a-number':
      return said.countNotANumber(artist(problem.artist));
    case 'owned-over-count':
      return said.ownedOverCount(artist(problem.artist));
    case 'awards-not-a-number':
      return said.awardsNotANumber(artist(problem.artist));
    case 'too-many-awards':
      return said.tooManyAwards(problem.most);
    case 'no-influence':
      return said.noInfluence;
    case 'round-over':
      return said.roundOver(artist(problem.artist), problem.most);
  }
}

/** The edition doesn't allow this number of players. */
export function seatsSentence(words: Words, { players }: Plan, seats: number): string | null {
  if (seats < players.least) return words.setup.tooFew(players.least);
  return seats > players.most ? words.setup.tooMany(players.most) : null;
}
