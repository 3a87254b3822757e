import { auction, choices, type State } from '../../../shared/auction/index.ts';
import { err, ok, type Result } from '../../../shared/core/result.ts';
import type { Problem } from '../../../shared/core/problem.ts';
import type { Head } from '../../../shared/core/family.ts';
import { editionOf, type EditionId, type EventJson } from '../../../shared/record/index.ts';

/** A game already running, as it lies on the table between two lots. */
export interface Standing {
  readonly round: number;
  /** Of every earlier round the artists that got its tiles, best first. */
  readonly tiles: readonly (readonly string[])[];
  readonly counts: Readonly<Record<string, number>>;
  /** One entry a seat each; `null` where the game does not keep it. */
  readonly hands: readonly number[] | null;
  readonly cash: readonly number[] | null;
  readonly owned: readonly Readonly<Record<string, number>>[] | null;
  readonly turn: number | null;
}

/** Why each entry is there, for whoever reads the log. */
export interface Reasons {
  readonly earlier: (round: number) => string;
  readonly now: string;
}

/** The table before anything has happened; `null` for one that cannot be laid, or of another family. */
export function opening(edition: EditionId, head: Head): State | null {
  const known = editionOf(edition);
  if (known.family !== 'auction') return null;
  const setup = auction.readSetup(known.edition, head);
  return setup.ok ? auction.start(setup.value) : null;
}

/**
 * The events that lead a new game to where one stands that is already running. No adjustment can name a round, so every
 * earlier round is ended and paid out with nothing held: as many cards of each artist as its tiles prove, and no more.
 * The last adjustment makes hands, money, paintings and turn those of the table.
 */
export function eventsLeadingTo(
  from: State,
  standing: Standing,
  reasons: Reasons,
): Result<readonly EventJson[], Problem> {
  let state = from;
  const events: EventJson[] = [];

  function happen(event: EventJson): Problem | null {
    const read = auction.readEvent(event, state.setup);
    const next = read.ok ? auction.apply(state, read.value) : read;
    if (!next.ok) return next.error;
    state = next.value;
    events.push(event);
    return null;
  }

  for (const [at, ranking] of standing.tiles.slice(0, standing.round - 1).entries()) {
    const counts = leastCounts(state, ranking);
    const problem =
      happen({ type: 'adjust', reason: reasons.earlier(at + 1), counts }) ?? happen(settlement(state));
    if (problem !== null) return err(problem);
  }
  const changes = changesTo(state, standing);
  if (Object.keys(changes).length === 0) return ok(events);
  const problem = happen({ type: 'adjust', reason: reasons.now, ...changes });
  return problem === null ? ok(events) : err(problem);
}

/** The fewest cards with which artists rank like this: the best reached the limit, and a tie goes to the left. */
function leastCounts({ setup }: State, ranking: readonly string[]): Record<string, number> {
  const place = (artist: string) => setup.artists.findIndex((id) => id === artist);
  const counts: Record<string, number> = {};
  let least = 1;
  let worse: string | null = null;
  for (const artist of ranking.slice(1).toReversed()) {
    if (worse !== null && place(artist) > place(worse)) least += 1;
    counts[artist] = least;
    worse = artist;
  }
  for (const best of ranking.slice(0, 1)) counts[best] = setup.edition.limit;
  return counts;
}

/** A payout to nobody: what was paid is part of the money each player has now. */
function settlement(state: State): EventJson {
  const entered = choices(state).settle?.holdings ?? null;
  if (entered === null) return { type: 'settle' };
  return { type: 'settle', holdings: Array.from({ length: state.setup.players }, () => ({})) };
}

type Amounts = Readonly<Record<string, number>>;

/** What an adjustment has to say for the table to be like this; what is as it should be is left out. */
function changesTo(state: State, standing: Standing): Readonly<Record<string, unknown>> {
  const now = choices(state).adjust;
  if (now === null) return {};
  const { counts, hands, cash, owned, turn } = standing;
  const held = now.owned?.map((paintings, seat) => changesIn(paintings, owned?.[seat] ?? {})) ?? [];
  const changes: Record<string, object> = {
    counts: changesIn(now.counts, counts),
    hands: changesIn(now.hands ?? [], hands ?? []),
    cash: changesIn(now.cash ?? [], cash ?? []),
    owned: withoutEmpty(held),
  };
  const differences = withoutEmpty(changes);
  const asItIs = Object.keys(differences).length === 0 && turn === auction.outcome(state).turn;
  return turn === null || asItIs ? differences : { ...differences, turn };
}

/** Differences by artist, or by seat where both are lists. */
function changesIn(now: Amounts | readonly number[], then: Amounts | readonly number[]): Amounts {
  const wanted = new Map(Object.entries(then));
  return Object.fromEntries(
    Object.entries(now).flatMap(([key, amount]) => {
      const change = (wanted.get(key) ?? 0) - amount;
      return change === 0 ? [] : [[key, change]];
    }),
  );
}

function withoutEmpty(
  changes: Readonly<Record<string, object>> | readonly object[],
): Readonly<Record<string, object>> {
  return Object.fromEntries(Object.entries(changes).filter(([, change]) => Object.keys(change).length > 0));
}
