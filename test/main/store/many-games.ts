import type { GameRecord } from '../../../src/shared/record/index.ts';
import { readRecord } from '../../../src/shared/record/index.ts';
import { documentOf, readResult } from '../../../src/shared/result/index.ts';
import { chance, below, pick, random, shuffle } from '../../play/random.ts';
import { wholeGame } from '../../shared/record/games.ts';
import { done } from './store-in.ts';
import { FIRST_BOXES } from '../../play/first-boxes.ts';

export const PEOPLE = ['Ada', 'Bo', 'Chloé', 'Dmitri', 'Élodie', 'Finn', 'Gösta'] as const;
/** The ids of the people of these games. */
export const IDS = PEOPLE.map((name) => name.toLowerCase());
export const nameOf = (id: string) => PEOPLE.find((name) => name.toLowerCase() === id) ?? '';

const PLACES = ['the club', 'Café Zoë', null] as const;
const TAGS = ['club', 'rainy', 'final'] as const;

/**
 * A random game of people from one group, at some time in past years, sometimes abandoned. The same seed
 * gives the same record.
 */
export function evening(seed: number): GameRecord {
  const next = random(seed * 7919 + 1);
  const game = wholeGame(seed, FIRST_BOXES);
  const circle = shuffle(next, PEOPLE);
  const players = (game as unknown as { players: readonly unknown[] }).players.map((_, seat) => {
    const name = circle[seat] ?? '';
    return { id: name.toLowerCase(), name };
  });
  const startedAt = new Date(Date.UTC(2024, below(next, 34), 1 + below(next, 28), 18, below(next, 60)));
  const finishedAt = new Date(startedAt.valueOf() + (20 + below(next, 120)) * 60_000);
  const stopped = chance(next, 0.15);
  return done(
    readRecord({
      ...game,
      id: `evening-${seed}`,
      players,
      events: stopped ? game.events.slice(0, below(next, game.events.length)) : game.events,
      startedAt: chance(next, 0.95) ? startedAt.toISOString() : null,
      finishedAt: chance(next, 0.7) ? finishedAt.toISOString() : null,
      location: pick(next, PLACES),
      tags: TAGS.filter(() => chance(next, 0.3)),
      notes: chance(next, 0.2) ? 'Élodie paid too much' : null,
      misplayed: chance(next, 0.1),
      abandoned: stopped && chance(next, 0.3),
      ...(chance(next, 0.05) ? { sample: true } : {}),
    }),
  );
}

export function evenings(count: number, from = 0): GameRecord[] {
  return Array.from({ length: count }, (_, at) => evening(from + at));
}

/**
 * A random game of which only the result is known: with scores, with rounds of the score pad, with winners
 * only, or with a winner named against the scores.
 */
export function oldNight(seed: number): GameRecord {
  const next = random(seed * 104_729 + 7);
  const { edition, players, tags, location } = evening(seed);
  const rounds = Array.from({ length: 4 }, () => players.map(() => 10 * below(next, 20)));
  const scores = players.map((_, seat) => rounds.reduce((sum, round) => sum + (round[seat] ?? 0), 0));
  const known = pick(next, ['scores', 'rounds', 'winners', 'named'] as const);
  const day = new Date(Date.UTC(2024, below(next, 34), 1 + below(next, 28)));
  return done(
    readResult({
      format: 'vernissage/result',
      version: 1,
      id: `old-night-${seed}`,
      edition,
      players,
      location,
      tags,
      startedAt: chance(next, 0.9) ? day.toISOString().slice(0, 10) : null,
      misplayed: chance(next, 0.1),
      ...(known === 'winners' ? {} : { scores }),
      ...(known === 'winners' || known === 'named' ? { winners: [below(next, players.length)] } : {}),
      ...(known === 'rounds' ? { rounds } : {}),
      ...(chance(next, 0.5) ? { minutes: 20 + below(next, 100) } : {}),
      source: pick(next, ['paper', 'bg-stats']),
    }),
  );
}

/** A document as it comes from elsewhere; of every ninth game, only the result is known. */
export function anyNight(seed: number): { readonly id: string } {
  if (seed % 9 !== 4) return evening(seed);
  const record = oldNight(seed);
  const otherwise = seed % 2 === 0 ? { location: ' ', startedAt: '2003-05-17T19:00:00Z' } : {};
  return { ...documentOf(record), ...otherwise, id: record.id };
}

/** A game whose duration follows only from the times of its entries. */
export function timedByEntries(seed: number): GameRecord {
  const next = random(seed * 31 + 5);
  const record = evening(seed);
  const begun = Date.parse('2025-05-01T17:00:00Z') + below(next, 400) * 86_400_000;
  // Sometimes a game is continued on another day.
  const step = (chance(next, 0.2) ? 900 : 40) * 1000;
  const events = record.events.map((event, at) => ({
    ...event,
    at: new Date(begun + at * step).toISOString(),
  }));
  const startedAt = chance(next, 0.5) ? new Date(begun - 300_000).toISOString() : null;
  return { ...record, id: `timed-${seed}`, events, startedAt, finishedAt: null };
}
