import type { ArtistHeld, AverageLine, Opponent, PersonFigures } from '../../../shared/api.ts';
import { editionOf } from '../../../shared/record/index.ts';
import type { StatisticsFormats } from '../../features/figures/formats.ts';

/** Something true about a person, with the numbers that make it true. */
export type Claim =
  | ({ readonly kind: 'won' } & Pick<PersonFigures, 'games' | 'wins' | 'expectedWins'>)
  | { readonly kind: 'table'; readonly line: AverageLine }
  | { readonly kind: 'beats' | 'beatenBy' | 'company'; readonly opponent: Opponent }
  | { readonly kind: 'streak'; readonly games: number }
  | { readonly kind: 'artist'; readonly held: ArtistHeld };

/** Fewer games say nothing about a table or an opponent. */
const GAMES_TO_TELL = 5;
/** Fewer works say nothing about a liking. */
const WORKS_TO_TELL = 20;
const WINS_TO_TELL = 3;
/** So many standard deviations from chance is unusual. */
const UNUSUAL = 2;
/** Besides the wins. */
const MOST_CLAIMS = 2;

/** The wins, and at most two things that chance hardly explains, the least likely first; otherwise who was there too. */
export function claimsOf(person: PersonFigures): readonly Claim[] {
  const { games, wins, expectedWins, averages, opponents, streaks, artists } = person;
  if (games === 0) return [];
  const unusual: (readonly [far: number, claim: Claim])[] = [
    ...averages
      .filter((line) => line.games >= GAMES_TO_TELL)
      .map((line) => [aboveChance(line), { kind: 'table', line }] as const),
    ...opponents
      .filter((opponent) => opponent.games >= GAMES_TO_TELL)
      .map((opponent) => {
        const ahead = (opponent.beaten - opponent.beatenBy) / Math.sqrt(opponent.beaten + opponent.beatenBy);
        return [Math.abs(ahead), { kind: ahead > 0 ? 'beats' : 'beatenBy', opponent }] as const;
      }),
    // As unlikely as so many wins in a row are by chance.
    [
      streaks.winsNow < WINS_TO_TELL ? 0 : Math.sqrt(2 * streaks.winsNow * Math.log(games / expectedWins)),
      { kind: 'streak', games: streaks.winsNow },
    ],
    ...artists.map((held) => [liking(held), { kind: 'artist', held }] as const),
  ];
  const told = unusual
    .filter(([far]) => far >= UNUSUAL)
    .toSorted(([one], [other]) => other - one)
    .map(([, claim]) => claim);
  const kinds = new Set<Claim['kind']>();
  const first = told.filter(({ kind }) => !kinds.has(kind) && kinds.add(kind).size <= MOST_CLAIMS);
  const [company, next] = opponents;
  const most = company !== undefined && company.games > (next?.games ?? 1) ? company : null;
  return [
    { kind: 'won', games, wins, expectedWins },
    ...(first.length === 0 && most !== null ? [{ kind: 'company', opponent: most } as const] : first),
  ];
}

/** By how many standard deviations more than chance somebody won at a kind of table. */
function aboveChance({ games, wins, expectedWins, seats }: AverageLine): number {
  return (wins - expectedWins) / Math.sqrt((games * (seats - 1)) / seats ** 2);
}

/** Nobody has equally much of all artists, so that only much more than a share is worth telling: twice as much. */
function liking({ edition, works, of }: ArtistHeld): number {
  const { artists } = editionOf(edition).edition;
  return of < WORKS_TO_TELL ? 0 : (works / of) * artists.length;
}

/** What follows the name. */
export function sentenceOf(
  claims: readonly Claim[],
  { words: { person: texts }, table, count, decimal, artist }: StatisticsFormats,
): string {
  return claims
    .map((claim) => {
      switch (claim.kind) {
        case 'won': {
          const { games, wins, expectedWins } = claim;
          // Less than chance would give isn't worth telling.
          const chance = wins < expectedWins ? null : decimal(expectedWins);
          return texts.won(games, count(games), wins, count(wins), chance);
        }
        case 'table':
          return texts.table(table(claim.line), count(claim.line.wins), count(claim.line.games));
        case 'beats':
        case 'beatenBy': {
          const { name, games, beaten, beatenBy } = claim.opponent;
          return texts[claim.kind](name, count(claim.kind === 'beats' ? beaten : beatenBy), count(games));
        }
        case 'company': {
          const { name, games } = claim.opponent;
          return texts.company(name, games, count(games));
        }
        case 'streak':
          return texts.streak(count(claim.games));
        case 'artist': {
          const { edition, works, of } = claim.held;
          return texts.artist(artist(edition, claim.held.artist).name, count(works), count(of));
        }
      }
    })
    .join(' ');
}
