import { isDefinedError, safe } from '@orpc/client';
import { FORECAST_KEY, OVERVIEW_KEY, type PastSetup, type Person } from '../../../shared/api.ts';
import type { Problem } from '../../../shared/core/problem.ts';
import {
  RECORD_FORMAT,
  RECORD_VERSION,
  boxReadIn,
  editionFields,
  editionOf,
  type AnyEdition,
  type EventJson,
  type GameRecord,
  type Table,
} from '../../../shared/record/index.ts';
import { pointsIn } from '../../../shared/text/terms.ts';
import { problemSentence } from '../../../shared/text/sentence.ts';
import type { Client } from '../../lib/contract-client.ts';
import type { LanguageView } from '../../lib/language.svelte.ts';
import { place } from '../../lib/place.svelte.ts';
import { chosenFor, habitOf, optionsFor, type Chosen } from './options.ts';
import { named } from '../../lib/known-people.ts';
import { planOf, type Plan } from './plan.ts';
import { NOTHING_TYPED, readTyped, type Typed, type TypedProblem } from './reading-under-way.ts';
import {
  emptySeating,
  firstSeatOf,
  playersOf,
  problemOf,
  seated,
  seatingOf,
  type Seating,
} from './seating.ts';
import { eventsLeadingTo, keepsOf, limitOf, opening as openingOf } from './under-way.ts';
import { seatingSentence, seatsSentence, typedSentence } from './words.ts';

/** A game already in progress as it is being typed in, with the table it starts from. */
export interface UnderWayEntry {
  readonly typed: Typed;
  readonly opening: Table;
  readonly problem: TypedProblem | null;
}

/** A new game's table during setup: the choices so far, what is wrong with them, and the actions that change it. */
export interface TableSetup {
  edition: AnyEdition;
  /** It is the group's last, or was chosen here: nobody needs to be asked. */
  readonly editionKnown: boolean;
  seating: Seating;
  /** Those who play: empty seats at the end are ignored. */
  readonly seated: Seating;
  readonly plan: Plan;
  readonly chosen: Chosen;
  readonly underWay: UnderWayEntry | null;
  /** What prevents the game from starting, in one sentence. */
  readonly problem: string | null;
  readonly wrongSeat: number | null;
  /** What went wrong when it was started. */
  readonly failure: string | null;
  readonly starting: boolean;
  /** Something has been changed, and the game hasn't started yet. */
  readonly unfinished: boolean;
  readonly choose: (change: Partial<Chosen>) => void;
  readonly type: (typed: Typed) => void;
  readonly toggleUnderWay: () => void;
  /** `overview` shows the one-minute introduction first. */
  readonly start: (overview: boolean) => Promise<void>;
}

/**
 * Starts with the last game's setup. Until options are chosen, they follow what the seated players usually
 * play.
 */
export function setUpTable(
  client: Client,
  language: LanguageView,
  people: readonly Person[],
  tables: readonly PastSetup[],
): TableSetup {
  const [last] = tables;
  let edition = $state.raw<AnyEdition>(last?.edition ?? boxReadIn(language.current));
  let editionKnown = $state(last !== undefined);
  let seating = $state.raw<Seating>(last === undefined ? emptySeating(4) : seatingOf(last));
  let now = $state.raw<Partial<Chosen>>({});
  let typed = $state.raw<Typed | null>(null);
  let starting = $state(false);
  let failure = $state<string | null>(null);
  let unfinished = false;

  const taken = $derived(seated(seating, editionOf(edition).edition.players.least));
  const plan = $derived(planOf(edition, taken.chairs.length));
  const group = $derived(taken.chairs.flatMap(({ person, name }) => person ?? named(people, name)?.id ?? []));
  const chosen = $derived(chosenFor(plan, habitOf(tables, edition, group), now));
  const head = $derived({
    players: taken.chairs.length,
    firstSeat: firstSeatOf(taken),
    options: optionsFor(plan, chosen),
  });
  const opening = $derived(openingOf(draft()));
  const read = $derived(
    typed === null || opening === null
      ? null
      : readTyped(typed, {
          keys: taken.chairs.map(({ key }) => key),
          first: head.firstSeat,
          artists: opening.setup.artists,
          limit: limitOf(opening),
          keeps: keepsOf(opening),
          awards: plan.awards,
        }),
  );
  const seatingProblem = $derived(problemOf(taken));
  const problem = $derived.by(() => {
    const { words } = language;
    const seats = seatsSentence(words, plan, taken.chairs.length);
    if (seats !== null) return seats;
    if (seatingProblem !== null) return seatingSentence(words, seatingProblem);
    return read === null || read.ok
      ? null
      : typedSentence(words, pointsIn(language.words, plan.edition), read.error, taken, plan.artists);
  });

  /** The new game's record, used to name its people and artists. */
  function draft(): GameRecord {
    return {
      format: RECORD_FORMAT,
      version: RECORD_VERSION,
      id: 'new',
      ...editionFields(edition),
      players: playersOf(taken).map(({ id, name }, seat) => ({ id: id ?? String(seat), name })),
      firstSeat: head.firstSeat,
      options: head.options,
      events: [],
    };
  }

  function fail(why: Problem | null): void {
    const { words, locale } = language;
    failure = why === null ? words.setup.failed : problemSentence(words, locale, draft(), why);
  }

  async function create(events: readonly EventJson[], overview: boolean): Promise<void> {
    const { firstSeat, options } = head;
    const { error, data } = await safe(
      client.games.create({ edition, players: playersOf(taken), firstSeat, options, events: [...events] }),
    );
    if (data !== undefined) {
      const { record, position } = data;
      const draft = {
        ...(overview && record.events.length === 0 ? { [OVERVIEW_KEY]: 0 } : {}),
        ...(chosen.forecast ? { [FORECAST_KEY]: true } : {}),
      };
      // If this fails, the game simply starts without them.
      if (Object.keys(draft).length > 0) await safe(client.games.draft({ id: record.id, position, draft }));
      unfinished = false;
      place.goTo({ screen: 'game', id: record.id });
    } else fail(isDefinedError(error) ? error.data : null);
  }

  return {
    get edition() {
      return edition;
    },
    set edition(next) {
      unfinished = editionKnown = true;
      edition = next;
    },
    get editionKnown() {
      return editionKnown;
    },
    get seating() {
      return seating;
    },
    set seating(next) {
      unfinished = true;
      seating = next;
    },
    get seated() {
      return taken;
    },
    get plan() {
      return plan;
    },
    get chosen() {
      return chosen;
    },
    get underWay() {
      if (typed === null || opening === null) return null;
      return { typed, opening, problem: read?.ok === false ? read.error : null };
    },
    get problem() {
      return problem;
    },
    get wrongSeat() {
      return seatingProblem?.at ?? null;
    },
    get failure() {
      return failure;
    },
    get starting() {
      return starting;
    },
    get unfinished() {
      return unfinished;
    },
    choose: (change) => {
      unfinished = true;
      now = { ...now, ...change };
    },
    type: (next) => {
      unfinished = true;
      typed = next;
    },
    toggleUnderWay: () => {
      unfinished = true;
      typed = typed === null ? NOTHING_TYPED : null;
    },
    start: async (overview) => {
      const { reasonEarlier, reasonNow } = language.words.setup.underWay;
      const reached =
        read?.ok && opening !== null
          ? eventsLeadingTo(opening, read.value, { earlier: reasonEarlier, now: reasonNow(read.value.round) })
          : null;
      failure = null;
      starting = true;
      if (reached?.ok === false) fail(reached.error);
      else await create(reached?.value ?? [], overview);
      starting = false;
    },
  };
}
