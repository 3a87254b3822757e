import { editionIn, type Edit, type GameRecord } from '../../shared/record/index.ts';
import {
  sentOnce,
  type Change,
  type GameSummary,
  type GameView,
  type Refusal,
  type Shelf,
  type Shelved,
} from '../../shared/api.ts';
import type { Result } from '../../shared/core/result.ts';
import { resultOf } from '../../shared/result/index.ts';
import { isOfSample } from '../sample/sample-games.ts';
import { isSample } from '../store/listing.ts';
import type { EditProblem, ListedGame, Players } from '../store/index.ts';
import type { ApiContext, CallContext, Calls } from './calls.ts';
import { peopleNow, type PeopleNow } from './people-now.ts';
import { draftForAll, viewFor } from './looking.ts';
import { seated } from './seated.ts';
import { GAMES_REMEMBERED, suggestedTables } from './tables.ts';

/** Views hear of an edit only after it is on the disk: the one that made it by the answer, the others by a change. */
export function publishGame(
  { changes, store }: ApiContext,
  stored: GameView,
  answered?: CallContext['answered'],
): GameView {
  const view = viewOf(stored, peopleNow(store.players));
  const change: Change = { kind: 'game', view };
  answered?.add(change);
  changes.publish('change', change);
  changes.publish('change', { kind: 'games' });
  return view;
}

/** Correcting how a game spells a name, or taking that back, renames the person: a name is the same everywhere. */
export function renamePeople(
  { changes, store }: ApiContext,
  before: GameRecord | null,
  { record, last }: Pick<GameView, 'record' | 'last'>,
): void {
  const { whoIs, rename } = store.players;
  const renamed = record.players.filter(({ id, name }) => {
    const was = before?.players.find((player) => player.id === id)?.name ?? name;
    return was !== name && (last === 'edit' || whoIs(id)?.name === was);
  });
  for (const { id, name } of renamed) rename(id, name);
  if (renamed.length > 0) changes.publish('change', { kind: 'people' });
}

export function gamesCalls(api: Calls['games'], deps: ApiContext) {
  const { store, newId, queue } = deps;
  const { tableFirst } = queue;

  return {
    list: api.list.handler(() => sentOnce(store.games.list().map(summaries(store.players)))),
    shelves: api.shelves.handler(({ input }) => {
      const counts = store.games.counts();
      const summaryOf = summaries(store.players);
      const shelved = (shelf: Shelf): Shelved => ({
        games: store.games.list({ shelf, most: input[shelf] }).map(summaryOf),
        count: counts[shelf],
      });
      return {
        unfinished: shelved('unfinished'),
        finished: shelved('finished'),
        abandoned: shelved('abandoned'),
      };
    }),
    tables: api.tables.handler(() =>
      suggestedTables(
        store.games
          .list({ most: GAMES_REMEMBERED })
          .filter(({ head }) => !isOfSample(head) && resultOf(head) === null),
        store.players.list(),
        store.now(),
      ),
    ),
    create: api.create.handler(({ input, errors, context }) => {
      const begun = tableFirst(() =>
        store.games.create({ ...input, players: seated(store, newId, input.players) }),
      );
      if (begun.ok) return publishGame(deps, begun.value, context.answered);
      // The id is new, so only the rules can refuse the game.
      if (begun.error.kind === 'game-exists') throw new Error('a new game has a new id');
      throw errors.REFUSED({ data: begun.error.problem });
    }),
    open: api.open.handler(({ input, errors, context }) => {
      const view = store.games.get(input.id);
      if (view === null || (context.rights === 'read' && view.trashed)) throw errors.NOT_FOUND();
      return viewFor(context.rights, viewOf(view, peopleNow(store.players)));
    }),
    edit: api.edit.handler(({ input: { id, position, edits }, errors, context }) =>
      step(id, errors, context, () => store.games.edit(id, position, logged(id, edits))),
    ),
    draft: api.draft.handler(({ input: { id, position, draft }, errors }) => {
      const view = store.games.get(id);
      if (view === null) throw errors.NOT_FOUND();
      if (view.position === position) {
        tableFirst(() => store.games.draft(id, draft));
        deps.changes.publish('change', { kind: 'draft', id, position, draft: draftForAll(draft) });
      }
      return null;
    }),
    undo: api.undo.handler(({ input: { id, position }, errors, context }) =>
      step(id, errors, context, () => store.games.undo(id, position)),
    ),
    redo: api.redo.handler(({ input: { id, position }, errors, context }) =>
      step(id, errors, context, () => store.games.redo(id, position)),
    ),
  };

  function logged(id: string, edits: readonly Edit[]): readonly Edit[] {
    const record = store.games.get(id)?.record;
    return record === undefined ? edits : peopleNow(store.players).logged(edits, record);
  }

  function step(
    id: string,
    errors: EditErrors,
    { answered }: CallContext,
    take: () => Result<GameView, EditProblem>,
  ): GameView {
    const stepped = tableFirst(() => {
      const before = store.games.get(id)?.record ?? null;
      const taken = take();
      if (taken.ok) renamePeople(deps, before, taken.value);
      return taken;
    });
    if (stepped.ok) return publishGame(deps, stepped.value, answered);
    throw refusal(id, stepped.error, errors);
  }

  interface EditErrors {
    readonly NOT_FOUND: () => Error;
    readonly CONFLICT: (options: { data: { view: GameView } }) => Error;
    readonly REFUSED: (options: { data: Refusal }) => Error;
  }

  function refusal(id: string, error: EditProblem, errors: EditErrors): Error {
    switch (error.kind) {
      case 'refused':
        return errors.REFUSED({ data: error.problem });
      case 'no-such-event':
        return errors.REFUSED({ data: { code: error.kind, index: error.index, place: '', detail: {} } });
      case 'no-such-game':
      case 'in-trash':
        return errors.NOT_FOUND();
      case 'conflict':
      case 'nothing-to-undo':
      case 'nothing-to-redo': {
        // The caller saw an older log: send the present one.
        const view = store.games.get(id);
        return view === null
          ? errors.NOT_FOUND()
          : errors.CONFLICT({ data: { view: viewOf(view, peopleNow(store.players)) } });
      }
    }
  }
}

/** A stored game with people as they are now. */
export function viewOf(stored: GameView, { shown, goesBy }: PeopleNow): GameView {
  const { record } = stored;
  return { ...stored, record: shown(record), goesBy: goesBy(record) };
}

/** How games are listed, with people as they are now. */
export function summaries(players: Pick<Players, 'whoIs'>): (stored: ListedGame) => GameSummary {
  const { called } = peopleNow(players);
  return ({ head, standing, changedAt }) => {
    const names = head.players.map(called);
    return {
      id: head.id,
      edition: editionIn(head),
      players: names,
      changedAt,
      startedAt: head.startedAt ?? null,
      round: standing?.round ?? 0,
      finished: standing?.status === 'finished',
      resultOnly: resultOf(head) !== null,
      sample: isSample(head),
      winners: standing?.winners?.map((seat) => names[seat] ?? '') ?? null,
    };
  };
}
