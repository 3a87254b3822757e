import type { Change, Sharing, SharingRefusal, Synced } from '../../shared/api.ts';
import { err, type Result } from '../../shared/core/result.ts';
import type { ClubClient } from '../sharing/club-client.ts';
import type { Calls, ApiContext } from './calls.ts';
import { publishGame } from './games.ts';

export function sharingCalls(api: Calls['sharing'], deps: ApiContext) {
  const { store, changes, sharing, chooseFolder, openAddress } = deps;
  /** What came from elsewhere needn't go there again at once. */
  let isPublishing = false;

  sharing.onChange(() => changes.publish('change', { kind: 'sharing' }));
  sharing.onMembers(() => changes.publish('change', { kind: 'members' }));
  sharing.onSynced((synced) => {
    isPublishing = true;
    try {
      publish(synced);
    } finally {
      isPublishing = false;
    }
  });
  changes.subscribe('change', (change) => {
    if (!isPublishing && concernsOthers(change)) sharing.soon();
  });

  function publish(synced: Synced | null): void {
    const isAll = synced === null || synced.gamesChanged > synced.games.length;
    if (isAll) changes.publish('change', { kind: 'cut-short' });
    else {
      for (const id of synced.games) {
        const view = store.games.get(id);
        if (view !== null) publishGame(deps, view);
      }
    }
    if (isAll || synced.gamesChanged > 0 || synced.people) changes.publish('change', { kind: 'games' });
    if (synced?.people !== false) changes.publish('change', { kind: 'people' });
    if (synced?.boxes !== false) changes.publish('change', { kind: 'boxes' });
    if (synced?.season !== false) changes.publish('change', { kind: 'season' });
  }

  function state(): Sharing {
    return { ...sharing.state(), canChooseFolder: chooseFolder !== null };
  }

  async function asked<Answer>(
    errors: Errors,
    ask: (club: ClubClient) => Promise<Result<Answer, SharingRefusal>>,
  ): Promise<Answer> {
    const club = sharing.club();
    const answer = club === null ? err({ why: 'unknown-key' } as const) : await ask(club);
    if (answer.ok) return answer.value;
    throw errors.REFUSED({ data: answer.error });
  }

  return {
    state: api.state.handler(state),
    chooseFolder: api.chooseFolder.handler(() => chooseFolder?.() ?? null),
    shareFolder: api.shareFolder.handler(async ({ input: { path }, errors }) => {
      const shared = await sharing.shareFolder(path);
      if (!shared.ok) throw errors.REFUSED({ data: shared.error });
      return state();
    }),
    joinClub: api.joinClub.handler(async ({ input: { link, laptop }, errors }) => {
      const joined = await sharing.joinClub(link, laptop);
      if (!joined.ok) throw errors.REFUSED({ data: joined.error });
      return { sharing: state(), recovery: joined.value.recovery };
    }),
    stop: api.stop.handler(({ input: { carrier } }) => {
      sharing.stop(carrier);
      return state();
    }),
    syncNow: api.syncNow.handler(() => {
      sharing.syncNow();
      return state();
    }),
    seenNews: api.seenNews.handler(() => {
      sharing.seenNews();
      return state();
    }),
    members: api.members.handler(({ errors }) => asked(errors, ({ members }) => members())),
    invite: api.invite.handler(({ input: { role }, errors }) => asked(errors, ({ invite }) => invite(role))),
    revoke: api.revoke.handler(({ input: { id }, errors }) => asked(errors, ({ revoke }) => revoke(id))),
    visitPage: api.visitPage.handler(async ({ errors }) => {
      const { link } = await asked(errors, ({ ticket }) => ticket());
      openAddress(link);
      return null;
    }),
    openPage: api.openPage.handler(({ input: { open }, errors }) =>
      asked(errors, ({ openPage }) => openPage(open)),
    ),
  };
}

interface Errors {
  readonly REFUSED: (options: { data: SharingRefusal }) => Error;
}

/** A game that has ended, and what is said besides games. A game under way travels when it is looked at next. */
function concernsOthers(change: Change): boolean {
  switch (change.kind) {
    case 'game':
      return (change.view.record.finishedAt ?? null) !== null;
    case 'people':
    case 'boxes':
    case 'season':
    case 'cut-short':
      return true;
    case 'games':
    case 'draft':
    case 'keeping':
    case 'exchanged':
    case 'outage':
    case 'settings':
    case 'phones':
    case 'sharing':
    case 'members':
      return false;
  }
}
