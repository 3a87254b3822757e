import type { Family } from '../../src/shared/core/family.ts';
import type { PlayedRecord, RawEvent } from './played-record.ts';

/** Every event of a played game with the states before and after it, by the app's rules. */
export function* stepsOf<Edition, Setup, Event, State, Warning extends string>(
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
