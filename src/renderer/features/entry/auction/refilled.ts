import { choices, type State } from '../../../../shared/auction/index.ts';
import { isList } from '../../../../shared/core/shape.ts';
import type { EventJson } from '../../../../shared/record/index.ts';
import type { Draft } from '../../../lib/session.svelte.ts';
import { typedFrom } from '../../../shown/settlement/typed-counts.ts';
import { COUNTED_KEY } from '../../../shown/auction/counted.ts';
import { holdableArtists } from '../../../shown/auction/holdings.ts';
import { SETTLING_KEY } from '../../../shown/auction/settling-draft.ts';

/** Refills the forms when an event is undone, so that nobody retypes a table of numbers to change one of them. */
export function refilled({ type, money, holdings, next }: EventJson, state: State): Draft {
  const { settle, final } = choices(state);
  if (type === 'final' && final !== null && isList(money)) return { [COUNTED_KEY]: money.map(String) };
  if (type !== 'settle' || settle === null) return {};
  const typed = isList(holdings) ? typedFrom(holdings, holdableArtists(state)) : null;
  return { [SETTLING_KEY]: { round: state.round, typed, next } };
}
