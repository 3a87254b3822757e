import type { Draft, Session } from '../../src/renderer/lib/session.svelte.ts';
import type { EventJson, GameRecord } from '../../src/shared/record/index.ts';
import { viewOf } from '../fixtures/view.ts';

export interface FakeSession extends Session {
  /** The events appended, in order; none is applied. */
  readonly appended: readonly EventJson[];
}

/** A session without a host: it keeps a draft and records what is appended. */
export function sessionOf(
  record: GameRecord,
  kept: { readonly draft?: Draft; readonly openedAt?: number } = {},
): FakeSession {
  let draft = $state.raw<Draft>(kept.draft ?? {});
  const appended: EventJson[] = [];
  const position = record.events.length;
  return {
    view: viewOf(record),
    stepped: null,
    replayed: null,
    openedAt: kept.openedAt ?? position,
    get draft() {
      return draft;
    },
    missing: false,
    failed: false,
    again: () => undefined,
    busy: false,
    trouble: null,
    appended,
    append: (event) => {
      appended.push(event);
      return Promise.resolve(true);
    },
    keep: (key, value) => {
      draft = Object.fromEntries(
        Object.entries({ ...draft, [key]: value }).filter(([, part]) => part !== null),
      );
      return Promise.resolve();
    },
    edit: () => Promise.resolve(true),
    undo: () => Promise.resolve(true),
    redo: () => Promise.resolve(true),
  };
}
