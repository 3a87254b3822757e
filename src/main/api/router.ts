import { EventPublisher, implement, ORPCError } from '@orpc/server';
import { contract, LARGEST_CALL_BYTES, type AppInfo, type Change, type GameView } from '../../shared/api.ts';
import type { Store } from '../store/index.ts';

/** What a call brings along besides its input: never who carried it. */
export interface CallContext {
  readonly bytes: number;
}

export interface Services {
  readonly store: Store;
  readonly info: AppInfo;
  readonly quit: () => void;
}

/** The contract's implementation over the store; it knows no transport. */
export function createRouter({ store, info, quit }: Services) {
  const changes = new EventPublisher<{ change: Change }>();

  const api = implement(contract)
    .$context<CallContext>()
    .use(({ context, next }) => {
      if (context.bytes > LARGEST_CALL_BYTES) {
        throw new ORPCError('PAYLOAD_TOO_LARGE', { data: { largestBytes: LARGEST_CALL_BYTES } });
      }
      return next();
    });

  /** Nobody hears of an edit before the store has returned, and it returns when the edit is on the disk. */
  function told(view: GameView): GameView {
    changes.publish('change', { kind: 'game', view });
    changes.publish('change', { kind: 'games' });
    return view;
  }

  return api.router({
    games: {
      list: api.games.list.handler(() => store.games.list()),
      create: api.games.create.handler(({ input, errors }) => {
        const created = store.games.create(input);
        if (!created.ok) throw errors.REFUSED({ data: created.error });
        return told(created.value);
      }),
      open: api.games.open.handler(({ input, errors }) => {
        const view = store.games.get(input.id);
        if (view === null) throw errors.NOT_FOUND();
        return view;
      }),
      edit: api.games.edit.handler(({ input: { id, position, edits }, errors }) =>
        answer(store.games.edit(id, position, edits), errors),
      ),
      undo: api.games.undo.handler(({ input: { id, position }, errors }) =>
        answer(store.games.undo(id, position), errors),
      ),
      redo: api.games.redo.handler(({ input: { id, position }, errors }) =>
        answer(store.games.redo(id, position), errors),
      ),
    },
    settings: {
      get: api.settings.get.handler(() => store.settings.get()),
      set: api.settings.set.handler(({ input }) => {
        const settings = store.settings.set(input);
        changes.publish('change', { kind: 'settings', settings });
        return settings;
      }),
    },
    app: {
      info: api.app.info.handler(() => info),
      quit: api.app.quit.handler(() => {
        // The caller gets its answer before the connection ends.
        setTimeout(quit, 50);
      }),
    },
    changes: api.changes.handler(({ signal }) => changes.subscribe('change', signal ? { signal } : {})),
  });

  interface EditErrors {
    readonly NOT_FOUND: () => Error;
    readonly CONFLICT: (options: { data: { view: GameView } }) => Error;
    readonly REFUSED: (options: { data: Refusal }) => Error;
  }

  function answer(edited: Result<GameView, EditProblem>, errors: EditErrors): GameView {
    if (edited.ok) return told(edited.value);
    const { error } = edited;
    switch (error.kind) {
      case 'not-found':
        throw errors.NOT_FOUND();
      case 'conflict':
        throw errors.CONFLICT({ data: { view: error.view } });
      case 'refused':
        throw errors.REFUSED({ data: error.refusal });
    }
  }
}
