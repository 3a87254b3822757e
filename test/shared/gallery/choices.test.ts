import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choices, gallery, type Choices } from '../../../src/shared/gallery/index.ts';
import { attempt } from '../../play/gallery-attempts.ts';
import { plans } from '../../play/gallery-plans.ts';
import { playGallery } from '../../play/gallery.ts';
import { pick, random } from '../../play/random.ts';
import { namedAdjusts } from '../fits.ts';
import { covers } from './covers.ts';
import { refusal, statesOf } from './game.ts';

const everyPlan = plans(960);

/** Random moments of a game, in either edition and tracking, and its end. */
const somewhere = fc.record({ plan: fc.constantFrom(...everyPlan), seed: fc.nat() }).map(({ plan, seed }) => {
  const next = random(seed);
  const states = statesOf(playGallery({ ...plan, seed }));
  return { states: [...[1, 2, 3, 4].map(() => pick(next, states)), ...states.slice(-1)], next };
});

/** Every event the choices offer, at the limits of its bounds, as a record would write it. */
function named(offered: Choices): unknown[] {
  const { influence, play, draw, second, faceDown, everyone, award, decline, reveal, extras } = offered;
  const events: unknown[] = [];
  for (const { artist } of influence?.artists ?? []) events.push({ type: 'influence', artist });
  for (const { artist } of play?.artists ?? []) {
    for (const effect of play?.effects ?? []) {
      for (const seat of play?.seats ?? []) events.push({ type: 'play', seat, artist, effect });
    }
    if (play?.named === false) events.push({ type: 'play', artist });
  }
  if (draw) events.push({ type: 'draw' });
  if (second) events.push({ type: 'second', artist: second.preview.artist });
  if (faceDown) events.push({ type: 'face-down' });
  for (const artist of everyone?.artists ?? []) {
    const { players = 0, seats = [] } = everyone ?? {};
    const artists = Array.from({ length: players }, (_, seat) => (seats.includes(seat) ? artist : null));
    events.push({ type: 'everyone', artists });
  }
  for (const artist of award?.artists ?? []) events.push({ type: 'award', artist });
  if (decline) events.push({ type: 'decline' });
  for (const artist of reveal?.artists ?? []) {
    events.push({
      type: 'reveal',
      cards: reveal?.cards.map((cards) => new Array<string>(cards).fill(artist)),
    });
  }
  if (extras) {
    events.push({ type: 'extras', cards: extras.seats.map(() => []) });
    events.push({ type: 'extras', cards: extras.seats.map(({ artists, most }) => artists.slice(0, most)) });
  }
  const { adjust } = offered;
  const adjusts = adjust
    ? namedAdjusts(adjust, ['scores', adjust.scores], ['displayed', adjust.displayed])
    : [];
  return [...events, ...namedSettles(offered), ...adjusts];
}

function namedSettles({ settle, endRound }: Choices): unknown[] {
  const ends = endRound ? [{ type: 'end-round' }] : [];
  if (settle === null) return ends;
  const displays =
    settle.displays === null ? {} : { displays: new Array<object>(settle.displays.players).fill({}) };
  const starters = settle.next?.starters ?? [];
  const settles = starters.map((next) => ({ type: 'settle', ...displays, next }));
  return [...ends, { type: 'settle', ...displays }, ...settles];
}

describe('the choices', () => {
  test('are exactly what the rules allow', () => {
    const tried = new Map<string, { allowed: number; refused: number }>();
    fc.assert(
      fc.property(somewhere, ({ states, next }) => {
        for (const state of states) {
          const offered = choices(state);
          for (let tries = 0; tries < 25; tries += 1) {
            const raw = attempt(state, next);
            const event = gallery.readEvent(raw, state.setup);
            if (!event.ok) continue;
            const applied = gallery.apply(state, event.value);
            const { allowed, refused } = tried.get(event.value.type) ?? { allowed: 0, refused: 0 };
            tried.set(event.value.type, {
              allowed: allowed + (applied.ok ? 1 : 0),
              refused: refused + (applied.ok ? 0 : 1),
            });
            expect(covers(offered, event.value), JSON.stringify(raw)).toBe(applied.ok);
          }
        }
      }),
      { numRuns: 200 },
    );
    expect(tried.size).toBe(13);
    for (const [type, { allowed, refused }] of tried) {
      expect(Math.min(allowed, refused), type).toBeGreaterThan(3);
    }
  });

  test('are all accepted, up to the limits of their bounds', () => {
    fc.assert(
      fc.property(somewhere, ({ states }) => {
        for (const state of states) {
          const events = named(choices(state));
          for (const event of events) expect(refusal(state, event), JSON.stringify(event)).toBeNull();
          expect(events.length > 0).toBe(gallery.outcome(state).status !== 'finished');
        }
      }),
      { numRuns: 50 },
    );
  });
});
