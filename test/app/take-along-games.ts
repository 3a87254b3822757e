import { nightWith } from '../fixtures/result.ts';
import { playAuction } from '../play/auction.ts';
import { playGallery } from '../play/gallery.ts';
import { LONGEST_NAMES } from '../play/longest-names.ts';

const LONG_NAMED = LONGEST_NAMES.map((name) => ({ id: name, name }));

const ROUNDS = [1, 2, 3, 4].map((round) => LONG_NAMED.map((_, seat) => 10 * round + seat));

function result(change: object) {
  return nightWith({
    edition: 'modern-art-cmon-it',
    players: LONG_NAMED,
    startedAt: '2024-02-14',
    scores: [389, 412, 301, 288, 120],
    ...change,
  });
}

/** Two evenings a week for a year, every fifth with long names. */
function seasonOf(games: number) {
  const nights = Array.from({ length: games }, (_, night) => {
    const startedAt = new Date(Date.UTC(2025, 0, 3 + Math.floor(night * 3.5), 19)).toISOString();
    const scores = [389 + night, 412, 301, 288, 120];
    const players = ['Axel', 'Beatrix', 'Clemens', 'Doris', 'Egon'].map((name) => ({ id: name, name }));
    return [
      `night-${night}`,
      result({ startedAt, scores, ...(night % 5 === 0 ? {} : { players }) }),
    ] as const;
  });
  return Object.fromEntries(nights);
}

const options = { tracking: 'ledger', mystery: false, splitDouble: false } as const;
const whole = playAuction({ edition: 'modern-art-1994', players: 4, options, seed: 5 });
const long = playAuction({ edition: 'modern-art-cmon-it', players: 5, options, seed: 11 });
const cards = playGallery({
  edition: 'modern-art-card-game',
  players: 5,
  options: { tracking: 'full' },
  seed: 3,
});

/** The games to share, by name. */
export const GAMES = {
  whole: { ...whole, startedAt: '2026-01-31T20:15:00.000Z' },
  long: { ...long, players: LONG_NAMED, startedAt: '2026-03-01T19:30:00.000Z' },
  cards: { ...cards, players: LONG_NAMED, startedAt: '2026-03-08T19:30:00.000Z' },
  paper: result({ rounds: ROUNDS }),
  ...seasonOf(100),
};
