import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { codeOf } from '../../shared/core/error-code.ts';
import { editionIn } from '../../shared/record/index.ts';
import type { GameWithLogs } from '../../shared/api.ts';
import type { Page } from '../store/outgoing.ts';
import type { Calls, ApiContext } from './calls.ts';
import { publishGame } from './games.ts';
import { everybody, peopleNow } from './people-now.ts';

/** Few enough for a cancelled export to end soon, and enough that main seldom waits for the next question. */
const PAGES_PER_ANSWER = 5;

export function transferCalls(api: Calls['transfer'], deps: ApiContext) {
  const { store, changes, queue, incoming, now, outages } = deps;

  function publishToAll(): void {
    changes.publish('change', { kind: 'games' });
    changes.publish('change', { kind: 'people' });
    changes.publish('change', { kind: 'boxes' });
  }

  /** An existing game has changed: update the views that show it. */
  function publishChange(id: string): void {
    const view = store.games.get(id);
    if (view !== null) publishGame(deps, view);
  }

  return {
    out: api.out.handler(async ({ input: { games, after } }) => {
      const isFirst = after === '';
      const of = isFirst ? store.outgoing.count(games) : null;
      const people = isFirst ? everybody(store.players.list()) : null;
      const pages: Page[] = [];
      let next: string | null = after;
      while (next !== null && pages.length < PAGES_PER_ANSWER) {
        if (pages.length > 0) await turnOfOthers();
        const page = store.outgoing.page(games, next);
        pages.push(page);
        next = page.last;
      }
      return {
        documents: pages.flatMap(({ documents }) => documents),
        boxes: pages.flatMap(({ boxes }) => boxes),
        games: pages.reduce((sum, { games: read }) => sum + read, 0),
        of,
        people,
        next,
      };
    }),
    begin: api.begin.handler(({ input: { name, beside }, errors }) => {
      const file = incoming.begin(name, beside);
      if (file === null) throw errors.NOT_FOUND();
      return file;
    }),
    part: api.part.handler(({ input: { file, at, base64 }, errors }) => {
      try {
        if (incoming.add(file, at, Buffer.from(base64, 'base64'))) return null;
      } catch (error) {
        incoming.drop(file);
        if (codeOf(error) === 'ENOSPC') throw errors.NO_ROOM();
        throw error;
      }
      throw errors.NOT_FOUND();
    }),
    look: api.look.handler(({ input: { file }, errors }) => {
      const sources = incoming.sources(file);
      if (sources === null) throw errors.NOT_FOUND();
      const { id: job } = queue.start('look-through', { file, sources });
      return { job, names: sources.map(({ name }) => name) };
    }),
    take: api.take.handler(({ input: { file, answers, anyway = [] }, errors }) => {
      const sources = incoming.sources(file);
      if (sources === null) throw errors.NOT_FOUND();
      const started = queue.start('import', { file, sources, answers, anyway, at: now() });
      const published = started.ended.then(({ state }) => {
        incoming.drop(file);
        publishToAll();
        // It isn't known how far the import got, so all views reload.
        if (state.kind !== 'done') changes.publish('change', { kind: 'cut-short' });
        else if (state.result.kind === 'imported') for (const id of state.result.changed) publishChange(id);
      });
      published.catch(outages.reportError);
      return started.id;
    }),
    drop: api.drop.handler(({ input }) => {
      incoming.drop(input.file);
      return null;
    }),
    parted: api.parted.handler(() => {
      const { called } = peopleNow(store.players);
      return store.logs.parted().flatMap(({ game, others, settled }): GameWithLogs[] => {
        const [log] = store.logs.of(game);
        if (log === undefined) return [];
        const { players, startedAt = null } = log.record;
        const names = players.map(called);
        return [
          { id: game, edition: editionIn(log.record), players: names, startedAt, logs: others + 1, settled },
        ];
      });
    }),
    logs: api.logs.handler(({ input, errors }) => {
      const logs = store.logs.of(input.id);
      if (logs.length === 0) throw errors.NOT_FOUND();
      const { shown } = peopleNow(store.players);
      return logs.map(({ hash, record }) => ({ hash, record: shown(record) }));
    }),
    pick: api.pick.handler(({ input: { id, hash, parts }, errors }) => {
      const picked = store.logs.pick(id, hash, parts);
      if (!picked.ok) {
        throw picked.error.kind === 'refused'
          ? errors.REFUSED({ data: picked.error.problem })
          : errors.NOT_FOUND();
      }
      publishChange(id);
      publishToAll();
      return null;
    }),
  };
}
