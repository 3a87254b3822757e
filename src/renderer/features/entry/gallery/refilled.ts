import { choices, type State } from '../../../../shared/gallery/index.ts';
import { isList } from '../../../../shared/core/shape.ts';
import type { EventJson } from '../../../../shared/record/index.ts';
import type { Draft } from '../../../lib/session.svelte.ts';
import { typedFrom } from '../../../shown/settlement/typed-counts.ts';
import { SETTLING_KEY } from '../../../shown/gallery/settling-draft.ts';

/** Refills the forms when an event is undone, so that nobody retypes a table of numbers to change one of them. */
export function refilled({ type, displays, next }: EventJson, state: State): Draft {
  if (type !== 'settle' || choices(state).settle === null) return {};
  const shown = isList(displays);
  const typed = shown ? typedFrom(displays, state.setup.artists) : null;
  return { [SETTLING_KEY]: { round: state.round, counted: shown, typed, next } };
}
