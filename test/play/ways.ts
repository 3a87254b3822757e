import type { Family } from '../../src/shared/core/family.ts';
import type { PlayedRecord, RawEvent } from './played-record.ts';

/** How a game can end, or continue after all hands were empty. */
export const GAME_WAYS = [
  'after the last round',
  'out of cards in the last round',
  'out of cards before the last round',
  'going on after running out of cards',
  'with one winner',
  'with a shared win',
] as const;

/** If only counts are tracked, it isn't known that the hands are empty. */
export const UNCOUNTED_GAME_WAYS = ['nobody has a card for the last round'] as const;

export type GameWay = (typeof GAME_WAYS | typeof UNCOUNTED_GAME_WAYS)[number];

/** Endings of a game that need a last round for which no cards are dealt. */
const WITHOUT_A_LAST_DEAL: readonly string[] = [
  'out of cards before the last round',
  'nobody has a card for the last round',
];

/** Whether a game dealt like one of these can have an ending. */
export function canHappen(way: string, deals: readonly (readonly number[])[]): boolean {
  if (way === 'going on after running out of cards')
    return deals.some((deal) => deal.slice(1).some((cards) => cards > 0));
  if (!WITHOUT_A_LAST_DEAL.includes(way)) return true;
  return deals.some((deal) => deal.length > 1 && deal.at(-1) === 0);
}

/** What a game's end needs of a family's state. */
interface AnyState {
  readonly round: number;
  readonly situation: { readonly kind: string; readonly endedBy?: string };
  readonly setup: { readonly edition: { readonly rounds: number } };
}

/** The endings in a game, each with what the game is an example of. */
export function endingsIn<Edition, Setup, Event, State extends AnyState, Warning extends string>(
  family: Family<Edition, Setup, Event, State, Warning>,
  record: PlayedRecord<string, object>,
  examples: readonly string[],
  roundWays: (before: State, event: RawEvent, after: State) => readonly string[],
): string[] {
  const ways = new Set<string>();
  for (const { before, event, after } of stepsOf(family, record)) {
    for (const way of [...roundWays(before, event, after), ...gameWays(before, after)]) ways.add(way);
    const { winners } = family.outcome(after);
    if (winners !== null) ways.add(winners.length > 1 ? 'with a shared win' : 'with one winner');
  }
  return examples.flatMap((example) => [...ways].map((way) => `${example}: ${way}`));
}

function gameWays({ situation, round, setup }: AnyState, after: AnyState): GameWay[] {
  if (situation.kind !== 'settling' || after.situation.kind === 'settling') return [];
  const outOfCards = situation.endedBy === 'out-of-cards';
  if (after.situation.kind !== 'finished') return outOfCards ? ['going on after running out of cards'] : [];
  if (round === setup.edition.rounds)
    return [outOfCards ? 'out of cards in the last round' : 'after the last round'];
  return [outOfCards ? 'out of cards before the last round' : 'nobody has a card for the last round'];
}

/** Every event of a played game with the states before and after it, by the app's rules. */
function* stepsOf<Edition, Setup, Event, State, Warning extends string>(
  family: Family<Edition, Setup, Event, State, Warning>,
  { id, edition, players, firstSeat, options, events }: PlayedRecord<string, object>,
): Generator<{ readonly before: State; readonly event: RawEvent; readonly after: State }> {
  const printed = family.editions[edition];
  if (printed === undefined) throw new Error(`${id}: no such edition`);
  const setup = family.readSetup(printed, { players: players.length, firstSeat, options: { ...options } });
  if (!setup.ok) throw new Error(`${id}: ${setup.error.code}`);
  let before = family.start(setup.value);
  for (const event of events) {
    const read = family.readEvent(event, setup.value);
    const next = read.ok ? family.apply(before, read.value) : read;
    if (!next.ok) throw new Error(`${id}: ${next.error.code}`);
    yield { before, event, after: next.value };
    before = next.value;
  }
}
