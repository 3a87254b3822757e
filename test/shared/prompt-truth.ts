import type { Detail } from '../../src/shared/core/problem.ts';
import type { RawEvent } from '../play/played-record.ts';

/** A prompt at one moment of a played game, and the game around it. */
export interface PromptMoment<State> {
  readonly detail: Detail;
  /** The previous state and the event since; `null` at the start. */
  readonly before: State | null;
  readonly entered: RawEvent | null;
  readonly now: State;
  /** The next event, and all states from then on; `null` and empty at the end. */
  readonly event: RawEvent | null;
  readonly later: readonly State[];
}

/** Whether a prompt came true; `null` for a prompt that only says what to do or what is allowed. */
export type Truths<Key extends string, State> = Readonly<
  Record<Key, ((moment: PromptMoment<State>) => boolean) | null>
>;

interface Played<Key extends string, State> {
  readonly events: readonly RawEvent[];
  /** Before the first event and after each one. */
  readonly states: readonly State[];
  readonly prompts: (state: State) => readonly { readonly key: Key; readonly detail: Detail }[];
}

/**
 * The prompts of a game that did not come true, and how often each was given. An adjustment departs from what was
 * announced, so only what comes after it counts.
 */
export function falsePrompts<Key extends string, State>(
  { events, states, prompts }: Played<Key, State>,
  truths: Truths<Key, State>,
  times: Map<Key, number>,
): string[] {
  const first = events.some(({ type }) => type === 'adjust')
    ? events.findLastIndex(({ type }) => type === 'adjust') + 2
    : 0;
  return states.flatMap((now, index) =>
    (index < first ? [] : prompts(now)).flatMap(({ key, detail }) => {
      const isTrue = truths[key];
      if (isTrue === null) return [];
      times.set(key, (times.get(key) ?? 0) + 1);
      const moment: PromptMoment<State> = {
        detail,
        before: states[index - 1] ?? null,
        entered: events[index - 1] ?? null,
        now,
        event: events[index] ?? null,
        later: states.slice(index + 1),
      };
      return isTrue(moment) ? [] : [`${key} ${JSON.stringify(detail)} before event ${index}`];
    }),
  );
}
