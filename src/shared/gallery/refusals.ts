import type { EventType } from './events.ts';
import { refuse, type Refusal } from './problems.ts';
import type { Situation } from './state.ts';

/** Why an event doesn't fit the situation; the refusal says what is expected instead. */
export function refuseNow(situation: Situation, type: EventType): Refusal {
  switch (situation.kind) {
    case 'influence':
      return refuse('influence-first');
    case 'turn':
      return refuseBetweenTurns(type);
    case 'effect':
      return refuse('effect-awaited', '', { symbol: situation.symbol });
    case 'settling':
      return refuse('settle-awaited');
    case 'finished':
      return refuse('game-over');
  }
}

function refuseBetweenTurns(type: EventType): Refusal {
  switch (type) {
    case 'influence':
      return refuse('influence-already');
    case 'reveal':
    case 'extras':
    case 'settle':
      return refuse('round-not-over');
    case 'draw':
    case 'second':
    case 'face-down':
    case 'everyone':
    case 'award':
    case 'decline':
    case 'play':
    case 'end-round':
    case 'adjust':
      return refuse('no-effect-awaited');
  }
}
