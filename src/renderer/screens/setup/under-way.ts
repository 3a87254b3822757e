import { choices as auctionChoices } from '../../../shared/auction/index.ts';
import type { Problem } from '../../../shared/core/problem.ts';
import { err, ok, type Result } from '../../../shared/core/result.ts';
import { choices as galleryChoices } from '../../../shared/gallery/index.ts';
import {
  FAMILIES,
  openTable,
  step,
  type EventJson,
  type FamilyName,
  type RecordHead,
  type Table,
} from '../../../shared/record/index.ts';
import { cardsBefore } from './cards-under-way.ts';
import type { Amounts, GameInProgress } from './game-in-progress.ts';

/** The reasons shown in the log for these entries. */
export interface Reasons {
  readonly earlier: (round: number) => string;
  readonly now: string;
}

/** The table before the first event; `null` if the setup is invalid. */
export function opening(head: RecordHead): Table | null {
  const table = openTable(head);
  return table.ok ? table.value : null;
}

/** What such a table tracks, and therefore has to be entered. */
export interface Keeps {
  readonly hands: boolean;
  readonly amounts: 'money' | 'points' | null;
  readonly cards: boolean;
  readonly cardGame: boolean;
  /** The variant with a face-down hand in the middle. */
  readonly mystery: boolean;
}

export function keepsOf(table: Table): Keeps {
  const { hands, amounts, cards } = adjustable(table);
  return {
    hands: hands !== null,
    amounts: amounts === null ? null : FAMILIES[table.family].scoredIn,
    cards: cards !== null,
    ...keptOnlyIn(table),
  };
}

function keptOnlyIn(table: Table): Pick<Keeps, 'cardGame' | 'mystery'> {
  switch (table.family) {
    case 'auction':
      return { cardGame: false, mystery: table.setup.mystery };
    case 'gallery':
      return { cardGame: true, mystery: false };
  }
}

export function limitOf(table: Table): number {
  switch (table.family) {
    case 'auction':
      return table.setup.edition.limit;
    case 'gallery':
      return table.setup.limit;
  }
}

/** Event field names by family. */
const FIELDS: Readonly<
  Record<FamilyName, { readonly amounts: string; readonly cards: string; readonly settled: string }>
> = {
  auction: { amounts: 'cash', cards: 'owned', settled: 'holdings' },
  gallery: { amounts: 'scores', cards: 'displayed', settled: 'displays' },
};

/**
 * The events that bring a new game to the state of one in progress. An adjustment can't set the round, so
 * every earlier round is ended and settled with nothing held: each artist gets as many cards as its tiles
 * prove, and no more. The last adjustment sets hands, amounts, cards and turn.
 */
export function eventsLeadingTo(
  from: Table,
  standing: GameInProgress,
  reasons: Reasons,
): Result<readonly EventJson[], Problem> {
  let table = from;
  const events: EventJson[] = [];

  function happen(event: EventJson): Problem | null {
    const next = step(table, event);
    if (!next.ok) return next.error;
    table = next.value;
    events.push(event);
    return null;
  }

  for (let round = 1; round <= standing.round; round += 1) {
    const next = () => cardsBefore(table, standing, reasons.now);
    for (let event = next(); event !== null; event = next()) {
      const problem = happen(event);
      if (problem !== null) return err(problem);
    }
    const ranking = standing.tiles[round - 1];
    if (round === standing.round || ranking === undefined) continue;
    const now = adjustable(table);
    const nothing = now.cards?.map(() => ({})) ?? null;
    const problem =
      happen({
        type: 'adjust',
        reason: reasons.earlier(round),
        counts: changesIn(now.counts, leastCounts(table, ranking)),
        ...cardChanges(table, nothing),
      }) ?? happen(settlement(table));
    if (problem !== null) return err(problem);
  }
  const changes = changesTo(table, standing);
  if (Object.keys(changes).length === 0) return ok(events);
  const problem = happen({ type: 'adjust', reason: reasons.now, ...changes });
  return problem === null ? ok(events) : err(problem);
}

/** The fewest cards that produce this ranking: the best artist reached the limit, and ties go to the first. */
function leastCounts(table: Table, ranking: readonly string[]): Amounts {
  const place = (artist: string) => table.setup.artists.findIndex((id) => id === artist);
  const counts: Record<string, number> = {};
  let least = 1;
  let worse: string | null = null;
  for (const artist of ranking.slice(1).toReversed()) {
    if (worse !== null && place(artist) > place(worse)) least += 1;
    counts[artist] = least;
    worse = artist;
  }
  for (const best of ranking.slice(0, 1)) counts[best] = limitOf(table);
  return counts;
}

/** A settlement with nothing held: earlier payments and scores are part of what each player has now. */
function settlement(table: Table): EventJson {
  if (table.setup.tracking !== 'counts') return { type: 'settle' };
  const nothing = Array.from({ length: table.setup.players }, () => ({}));
  return { type: 'settle', [FIELDS[table.family].settled]: nothing };
}

/** What an adjustment can change, in either family's terms. */
interface Adjustable {
  readonly counts: Amounts;
  readonly hands: readonly number[] | null;
  readonly amounts: readonly number[] | null;
  readonly cards: readonly Amounts[] | null;
  readonly turn: number | null;
}

const NOTHING: Adjustable = { counts: {}, hands: null, amounts: null, cards: null, turn: null };

function adjustable(table: Table): Adjustable {
  const { situation } = table.state;
  switch (table.family) {
    case 'auction': {
      const now = auctionChoices(table.state).adjust;
      const turn = situation.kind === 'offering' ? situation.turn : null;
      return now === null ? NOTHING : { ...now, amounts: now.cash, cards: now.owned, turn };
    }
    case 'gallery': {
      const now = galleryChoices(table.state).adjust;
      const turn = situation.kind === 'influence' || situation.kind === 'turn' ? situation.seat : null;
      return now === null ? NOTHING : { ...now, amounts: now.scores, cards: now.displayed, turn };
    }
  }
}

/** The differences an adjustment has to make; anything already right is left out. */
function changesTo(table: Table, standing: GameInProgress): Readonly<Record<string, unknown>> {
  const now = adjustable(table);
  const { counts, hands, amounts, cards, turn } = standing;
  const differences = withoutEmpty({
    counts: changesIn(now.counts, counts),
    hands: changesIn(now.hands ?? [], hands ?? []),
    [FIELDS[table.family].amounts]: changesIn(now.amounts ?? [], amounts ?? []),
    ...cardChanges(table, cards),
  });
  const asItIs = Object.keys(differences).length === 0 && turn === now.turn;
  return turn === null || asItIs ? differences : { ...differences, turn };
}

/** How the cards in front of the players differ, in the family's format. */
function cardChanges(table: Table, then: readonly Amounts[] | null): Readonly<Record<string, object>> {
  const held = adjustable(table).cards?.map((cards, seat) => changesIn(cards, then?.[seat] ?? {})) ?? [];
  return withoutEmpty({ [FIELDS[table.family].cards]: withoutEmpty(held) });
}

/** Differences by artist, or by seat for lists. */
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
