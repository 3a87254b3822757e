import {
  EDITION_IDS,
  editionOf,
  readRecord,
  timelineOf,
  worthThrough,
  type Position,
  type Table,
} from '../src/shared/record/index.ts';
import { playAuction } from '../test/play/auction.ts';
import { playGallery } from '../test/play/gallery.ts';
import { below, random } from '../test/play/random.ts';
import { percentile } from './interleaved.ts';

/**
 * How far off the forecast is. Simulated players play whole games, and what it said after every card is compared with
 * what the round then paid. Give it the number of games per table style: `bench/worth-errors.ts 1000`.
 */

const GAMES = Number(process.argv[2] ?? 300);
const BINS = 10;
const RESAMPLED = 1000;

type Style = 'any' | 'rush' | 'spread';

/** How many times something was said, the sum of what was said and of what happened. */
interface Sums {
  times: number;
  said: number;
  happened: number;
}

/** The sums of one game; intervals resample whole games, since the moments of one game depend on each other. */
interface Game {
  /** Chances of a place, by how high they were. */
  readonly chances: readonly Sums[];
  /** A card's worth when it was put up. */
  readonly cards: Sums;
  readonly doubles: Sums;
  /** A painting's worth when it was sold. */
  readonly sales: Sums;
  /** The sum of all squared differences between a card's worth when it was put up and its payout. */
  squares: number;
}

const none = (): Sums => ({ times: 0, said: 0, happened: 0 });

function add(to: Sums, said: number, happened: number, times = 1): void {
  to.times += times;
  to.said += times * said;
  to.happened += times * happened;
}

function gameOf(document: unknown): Game {
  const record = readRecord(document);
  if (!record.ok) throw new Error(record.error.code);
  const { tables, problem } = timelineOf(record.value, null);
  if (problem !== null) throw new Error(problem.code);
  const positions = worthThrough(tables);
  const game: Game = {
    chances: Array.from({ length: BINS }, none),
    cards: none(),
    doubles: none(),
    sales: none(),
    squares: 0,
  };
  for (const [after, position] of positions.entries()) {
    const table = tables[after];
    const end = positions.findLast(({ round, artists }) => round === position.round && artists !== null);
    if (table === undefined || position.artists === null || end === undefined) continue;
    if (table.state.situation.kind === 'settling') continue;
    const before = tables[after - 1] ?? null;
    const event = after === 0 ? undefined : record.value.events[after - 1];
    const put = position.artists.map((_, artist) => cardsPutUp(before, table, artist));
    if (before === null || put.some((cards) => cards > 0)) compareChances(game.chances, position, end);
    for (const [artist, { worth }] of position.artists.entries()) {
      const paid = end.artists?.[artist]?.worth ?? 0;
      const cards = put[artist] ?? 0;
      add(game.cards, worth, paid, cards);
      game.squares += cards * (paid - worth) ** 2;
      if (event?.['auction'] === 'double') add(game.doubles, worth, paid, cards);
      add(game.sales, worth, paid, cardsSold(before, table, artist));
    }
  }
  return game;
}

function cardsPutUp(before: Table | null, { state }: Table, artist: number): number {
  if (before === null || before.state.round !== state.round) return 0;
  return (state.counts[artist] ?? 0) - (before.state.counts[artist] ?? 0);
}

function cardsSold(before: Table | null, table: Table, artist: number): number {
  if (before?.family !== 'auction' || table.family !== 'auction') return 0;
  const { situation } = before.state;
  const sold = situation.kind === 'selling' && table.state.situation.kind !== 'selling';
  return sold && situation.artist === artist ? situation.cards : 0;
}

function compareChances(bins: readonly Sums[], { artists }: Position, end: Position): void {
  for (const [artist, { places }] of (artists ?? []).entries()) {
    for (const [place, chance] of places.entries()) {
      const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
      if (bin !== undefined) add(bin, chance, end.artists?.[artist]?.places[place] ?? 0);
    }
  }
}

/** A figure of many games, with the middle 95 % of what resampled games give. */
function withInterval(games: readonly Game[], figure: (games: readonly Game[]) => number): string {
  const next = random(games.length);
  const found = Array.from({ length: RESAMPLED }, () =>
    figure(
      games.map(() => games[below(next, games.length)] ?? games[0]).filter((game) => game !== undefined),
    ),
  );
  const [value, low, high] = [figure(games), percentile(found, 0.025), percentile(found, 0.975)].map((each) =>
    each.toFixed(3),
  );
  return `${value} (${low} to ${high})`;
}

function together(games: readonly Game[], pick: (game: Game) => Sums | undefined): Sums {
  const sums = none();
  for (const game of games) {
    const { times, said, happened } = pick(game) ?? none();
    sums.times += times;
    sums.said += said;
    sums.happened += happened;
  }
  return sums;
}

function bias(what: string, games: readonly Game[], pick: (game: Game) => Sums): void {
  const { times, said } = together(games, pick);
  if (times === 0) return;
  const mean = withInterval(games, (some) => {
    const sums = together(some, pick);
    return (sums.happened - sums.said) / sums.times;
  });
  console.log(
    `  ${what}: ${times}, worth ${(said / times).toFixed(2)} on average; paid minus worth: ${mean}`,
  );
}

function compare(title: string, games: readonly Game[]): void {
  console.log(`\n${title}, ${games.length} games`);
  bias('cards put up', games, ({ cards }) => cards);
  bias('doubles put up', games, ({ doubles }) => doubles);
  bias('paintings sold', games, ({ sales }) => sales);
  const squares = games.reduce((sum, game) => sum + game.squares, 0);
  const cards = together(games, (game) => game.cards).times;
  console.log(
    `  a card’s payout is ${Math.sqrt(squares / cards).toFixed(1)} from its worth (root mean square)`,
  );
  for (let bin = 0; bin < BINS; bin += 1) {
    const { times, said } = together(games, ({ chances }) => chances[bin]);
    if (times === 0) continue;
    const happened = withInterval(games, (some) => {
      const sums = together(some, ({ chances }) => chances[bin]);
      return sums.happened / sums.times;
    });
    console.log(`  said ${(said / times).toFixed(3)}, happened ${happened}, ${times} times`);
  }
}

function played(family: 'auction' | 'gallery', style: Style, adding: number): Game[] {
  const editions = EDITION_IDS.map((id) => editionOf(id)).filter((known) => known.family === family);
  return Array.from({ length: GAMES }, (_, seed) => {
    const known = editions[seed % editions.length];
    const players = 3 + (Math.floor(seed / editions.length) % 3);
    if (known === undefined) throw new Error('there is an edition');
    switch (known.family) {
      case 'auction':
        return gameOf(
          playAuction({
            edition: known.edition.id,
            players,
            options: { tracking: 'ledger' },
            seed,
            style,
            adding,
          }),
        );
      case 'gallery':
        return gameOf(
          playGallery({ edition: known.edition.id, players, options: { tracking: 'full' }, seed, style }),
        );
    }
  });
}

compare('Modern Art, any card, and nobody adds to a double', played('auction', 'any', 0));
compare('Modern Art, any card', played('auction', 'any', 0.5));
compare('Modern Art, everybody plays what is ahead', played('auction', 'rush', 0.5));
compare('Modern Art, everybody plays what is behind', played('auction', 'spread', 0.5));
compare('The card games, any card', played('gallery', 'any', 0));
compare('The card games, everybody plays what is ahead', played('gallery', 'rush', 0));
compare('The card games, everybody plays what is behind', played('gallery', 'spread', 0));
