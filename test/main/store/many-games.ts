import type { GameRecord } from '../../../src/shared/record/index.ts';
import { readRecord } from '../../../src/shared/record/index.ts';
import { chance, below, pick, random, shuffle } from '../../play/random.ts';
import { wholeGame } from '../../shared/record/games.ts';
import { done } from './laid-store.ts';

export const PEOPLE = ['Ada', 'Bo', 'Chloé', 'Dmitri', 'Élodie', 'Finn', 'Gösta'] as const;

const PLACES = ['the club', 'Café Zoë', null] as const;
const TAGS = ['club', 'rainy', 'final'] as const;

/**
 * A random evening: a whole game, or one that stopped, with people from one circle, some time in three years. The same
 * seed gives the same record.
 */
export function evening(seed: number): GameRecord {
  const next = random(seed * 7919 + 1);
  const game = wholeGame(seed);
  const circle = shuffle(next, PEOPLE);
  const players = (game as unknown as { players: readonly unknown[] }).players.map((_, seat) => {
    const name = circle[seat] ?? '';
    return { id: name.toLowerCase(), name };
  });
  const startedAt = new Date(Date.UTC(2024, below(next, 36), 1 + below(next, 28), 18, below(next, 60)));
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
