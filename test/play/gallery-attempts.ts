import { EFFECTS } from '../../src/shared/gallery/edition.ts';
import type { State } from '../../src/shared/gallery/state.ts';
import { below, chance, pick, type Random } from './random.ts';

type Raw = Readonly<Record<string, unknown>>;

/** An event that somebody might try to enter now: often allowed, often just not. */
export function attempt(state: State, next: Random): Raw {
  const tries: readonly (() => Raw)[] = [
    () => ({ type: 'influence', artist: artist(state, next) }),
    () => play(state, next),
    () => play(state, next),
    () => ({ type: 'second', artist: artist(state, next) }),
    () => ({ type: pick(next, ['draw', 'face-down', 'decline', 'end-round']) }),
    () => ({ type: 'everyone', artists: everyone(state, next) }),
    () => ({ type: 'award', artist: artist(state, next) }),
    () => ({ type: 'reveal', cards: turnedUp(state, next) }),
    () => ({ type: 'extras', cards: added(state, next) }),
    () => settle(state, next),
    () => adjust(state, next),
  ];
  return pick(next, likely(state, tries, next))();
}

/** Mostly events of the expected type, so that their details are tested as well. */
function likely<T>({ situation }: State, tries: readonly T[], next: Random): readonly T[] {
  if (chance(next, 0.4)) return tries;
  switch (situation.kind) {
    case 'influence':
      return [tries[0], tries[10]].flatMap((one) => one ?? []);
    case 'turn':
      return [tries[1], tries[2], tries[10]].flatMap((one) => one ?? []);
    case 'effect':
      return [tries[3], tries[4], tries[5], tries[5], tries[6]].flatMap((one) => one ?? []);
    case 'settling':
      return [tries[7], tries[8], tries[8], tries[9], tries[10]].flatMap((one) => one ?? []);
    case 'finished':
      return tries;
  }
}

function seats({ setup }: State): number[] {
  return Array.from({ length: setup.players }, (_, seat) => seat);
}

function artist({ setup, situation }: State, next: Random): string {
  if (situation.kind === 'effect' && chance(next, 0.6)) return setup.artists[situation.artist] ?? '';
  return pick(next, setup.artists);
}

function play(state: State, next: Random): Raw {
  const { situation, setup } = state;
  const mover = situation.kind === 'turn' && chance(next, 0.7) ? situation.seat : null;
  const said = setup.tracking === 'full' || chance(next, 0.5);
  return {
    type: 'play',
    artist: artist(state, next),
    ...(said ? { seat: mover ?? below(next, setup.players), effect: pick(next, EFFECTS) } : {}),
    ...(chance(next, 0.05) ? { effect: null } : {}),
  };
}

function everyone(state: State, next: Random): (string | null)[] {
  return seats(state).map((seat) => {
    const lays = (state.hands[seat] ?? 0) > 0;
    return lays !== chance(next, 0.05) ? artist(state, next) : null;
  });
}

function turnedUp(state: State, next: Random): string[][] {
  return state.faceDown.map((cards) => {
    const wrong = chance(next, 0.05) ? 1 : 0;
    return Array.from({ length: cards + wrong }, () => artist(state, next));
  });
}

function added(state: State, next: Random): string[][] {
  const { setup, displays } = state;
  return seats(state).map((seat) => {
    const shown = setup.artists.filter((_, place) => (displays[seat * 5 + place] ?? 0) > 0);
    const from = shown.length > 0 && chance(next, 0.8) ? shown : setup.artists;
    return Array.from({ length: Math.max(0, below(next, 5) - 2) }, () => pick(next, from));
  });
}

function settle(state: State, next: Random): Raw {
  const displays = seats(state).map(() => ({ [artist(state, next)]: below(next, 5) }));
  return {
    type: 'settle',
    ...(chance(next, 0.8) ? { displays } : {}),
    ...(chance(next, 0.4) ? { next: below(next, state.setup.players) } : {}),
  };
}

/** Around the current value, since mistakes are at the bounds. */
function change(present: number, next: Random): number {
  return pick(next, [1, 2, -1, -present, -present - 1, below(next, 4)]);
}

function adjust(state: State, next: Random): Raw {
  const { setup } = state;
  const seat = below(next, setup.players);
  const place = below(next, 5);
  const name = setup.artists[place] ?? '';
  const all = Object.fromEntries(state.hands.map((hand, each) => [each, -hand]));
  const fields: readonly Raw[] = [
    { scores: { [seat]: change(state.scores[seat] ?? 0, next) } },
    { counts: { [name]: change(state.counts[place] ?? 0, next) } },
    { hands: chance(next, 0.2) ? all : { [seat]: change(state.hands[seat] ?? 0, next) } },
    { displayed: { [seat]: { [name]: change(state.displays[seat * 5 + place] ?? 0, next) } } },
    { standing: { [name]: change(state.valueTokens[place] ?? 0, next) } },
    { turn: seat },
    { away: { [seat]: chance(next, 0.6) } },
  ];
  return {
    type: 'adjust',
    reason: 'a try',
    ...pick(next, fields),
    ...(chance(next, 0.3) ? pick(next, fields) : {}),
  };
}
