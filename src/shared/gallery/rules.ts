import { ok, type Result } from '../core/result.ts';
import { adjust } from './adjust.ts';
import type { Event } from './events.ts';
import { refuse, type GalleryProblem } from './problems.ts';
import { refuseNow } from './refusals.ts';
import { overOutOfCards } from './round.ts';
import { layExtras, reveal, settle } from './settle.ts';
import type { State } from './state.ts';
import { award, decline, draw, everyonePlays, layFaceDown, play, second, turnUpInfluence } from './turn.ts';

type Applied = Result<State, GalleryProblem>;

/** The state after an event, or why it isn't allowed now. */
export function apply(state: State, event: Event): Applied {
  switch (event.type) {
    case 'influence':
      return turnUpInfluence(state, event);
    case 'play':
      return play(state, event);
    case 'draw':
      return inFull(state) ?? draw(state);
    case 'second':
      return inFull(state) ?? second(state, event);
    case 'face-down':
      return inFull(state) ?? layFaceDown(state);
    case 'everyone':
      return inFull(state) ?? everyonePlays(state, event);
    case 'award':
      return award(state, event);
    case 'decline':
      return decline(state);
    case 'reveal':
      return inFull(state) ?? reveal(state, event);
    case 'extras':
      return inFull(state) ?? layExtras(state, event);
    case 'settle':
      return settle(state, event);
    case 'end-round':
      return callOff(state);
    case 'adjust':
      return adjust(state, event);
  }
}

function inFull({ setup }: State): Applied | null {
  return setup.tracking === 'full' ? null : refuse('not-in-counts');
}

/** If hands aren't tracked, the table says when everybody is out of cards. */
function callOff(state: State): Applied {
  const { setup, situation, lastToPlay } = state;
  if (setup.tracking === 'full') return refuse('only-in-counts');
  if (situation.kind !== 'turn') return refuseNow(situation, 'end-round');
  return ok({ ...state, situation: overOutOfCards(lastToPlay) });
}
