import { EventPublisher } from '@orpc/server';
import type { Change } from '../../shared/api.ts';
import { appCalls } from './app.ts';
import { guarded, type Services } from './calls.ts';
import { gamesCalls } from './games.ts';
import { peopleCalls } from './people.ts';
import { settingsCalls } from './settings.ts';

/** The contract's implementation over the store; it knows no transport. */
export function createRouter(services: Services) {
  const changes = new EventPublisher<{ change: Change }>();
  const desk = { ...services, changes };
  const api = guarded();
  return api.router({
    games: gamesCalls(api.games, desk),
    people: peopleCalls(api.people, desk),
    settings: settingsCalls(api.settings, desk),
    app: appCalls(api.app, desk),
    changes: api.changes.handler(({ signal }) => changes.subscribe('change', signal ? { signal } : {})),
  });
}
