import { EventPublisher } from '@orpc/server';
import type { Change } from '../../shared/api.ts';
import { appCalls } from './app.ts';
import { boxesCalls } from './boxes.ts';
import { chosenCalls } from './chosen.ts';
import { guarded, type Services, type Broadcasts, type Rights } from './calls.ts';
import { catalogueCalls, collectionCalls, statisticsCalls } from './figures.ts';
import { gamesCalls } from './games.ts';
import { keepingCalls } from './keeping.ts';
import { historyCalls } from './history.ts';
import { readChange, seenChange } from './looking.ts';
import { peopleCalls } from './people.ts';
import { sampleCalls } from './sample.ts';
import { phonesCalls } from './phones.ts';
import { resultsCalls } from './results.ts';
import { seasonCalls } from './season.ts';
import { sharingCalls } from './sharing.ts';
import { settingsCalls } from './settings.ts';
import { transferCalls } from './transfer.ts';
import { workCalls } from './work.ts';

/** Which changes a view hears of. */
const CHANGES = { edit: 'change', look: 'seen', read: 'read' } as const satisfies Record<
  Rights,
  keyof Broadcasts
>;

/** The contract implemented over the store, without any transport. */
export function createRouter(services: Services) {
  const changes = new EventPublisher<Broadcasts>();
  changes.subscribe('change', (change) => {
    changes.publish('seen', seenChange(change));
    const read = readChange(change);
    if (read !== null) changes.publish('read', read);
  });
  const deps = { ...services, changes };
  const { store, outages, phones } = services;
  store.onNewsChange(() => changes.publish('change', { kind: 'keeping' }));
  outages.whenChanged(() => changes.publish('change', { kind: 'outage' }));
  changes.subscribe('change', phones.update);
  phones.onChange(() =>
    changes.publish('change', { kind: 'phones', seen: phones.seen(), state: phones.state() }),
  );
  const api = guarded(store, outages);
  return api.router({
    games: gamesCalls(api.games, deps),
    chosen: chosenCalls(api.chosen, deps),
    people: peopleCalls(api.people, deps),
    boxes: boxesCalls(api.boxes, deps),
    phones: phonesCalls(api.phones, deps),
    results: resultsCalls(api.results, deps),
    settings: settingsCalls(api.settings, deps),
    app: appCalls(api.app, deps),
    transfer: transferCalls(api.transfer, deps),
    keeping: keepingCalls(api.keeping, deps),
    work: workCalls(api.work, deps),
    history: historyCalls(api.history, deps),
    collection: collectionCalls(api.collection, deps),
    catalogue: catalogueCalls(api.catalogue, deps),
    statistics: statisticsCalls(api.statistics, deps),
    season: seasonCalls(api.season, deps),
    sample: sampleCalls(api.sample, deps),
    sharing: sharingCalls(api.sharing, deps),
    changes: api.changes.handler(({ signal, context: { rights, answered } }) =>
      unanswered(changes.subscribe(CHANGES[rights], signal ? { signal } : {}), answered),
    ),
  });
}

async function* unanswered(told: AsyncIterable<Change>, answered: WeakSet<Change>) {
  for await (const change of told) if (!answered.has(change)) yield change;
}
