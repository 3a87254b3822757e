import { EventPublisher } from '@orpc/server';
import { appCalls } from './app.ts';
import { guarded, type Services, type Told } from './calls.ts';
import { gamesCalls } from './games.ts';
import { keepingCalls } from './keeping.ts';
import { historyCalls } from './history.ts';
import { changeFor } from './looking.ts';
import { peopleCalls } from './people.ts';
import { sampleCalls } from './sample.ts';
import { resultsCalls } from './results.ts';
import { settingsCalls } from './settings.ts';
import { transferCalls } from './transfer.ts';
import { statisticsCalls } from './statistics.ts';
import { workCalls } from './work.ts';

/** The contract implemented over the store, without any transport. */
export function createRouter(services: Services) {
  const changes = new EventPublisher<Told>();
  changes.subscribe('change', (change) => changes.publish('seen', changeFor('look', change)));
  const desk = { ...services, changes };
  const { store, badDays } = services;
  store.whenTold(() => changes.publish('change', { kind: 'keeping' }));
  badDays.whenChanged(() => changes.publish('change', { kind: 'bad-day' }));
  const api = guarded(store, badDays);
  return api.router({
    games: gamesCalls(api.games, desk),
    people: peopleCalls(api.people, desk),
    results: resultsCalls(api.results, desk),
    settings: settingsCalls(api.settings, desk),
    app: appCalls(api.app, desk),
    transfer: transferCalls(api.transfer, desk),
    keeping: keepingCalls(api.keeping, desk),
    work: workCalls(api.work, desk),
    history: historyCalls(api.history, desk),
    statistics: statisticsCalls(api.statistics, desk),
    sample: sampleCalls(api.sample, desk),
    changes: api.changes.handler(({ signal, context: { rights } }) =>
      changes.subscribe(rights === 'edit' ? 'change' : 'seen', signal ? { signal } : {}),
    ),
  });
}
