import type { EditionId, State } from '../../../../../src/shared/gallery/index.ts';
import { replay, type GameRecord } from '../../../../../src/shared/record/index.ts';
import { playGallery, type Plan } from '../../../../play/gallery.ts';

export interface Played {
  readonly record: GameRecord;
  readonly state: State;
}

/** The table of a record whose events are all valid. */
export function played(raw: unknown): Played {
  const replayed = replay(raw);
  if (!replayed.ok) throw new Error(`refused: ${JSON.stringify(replayed.problem)}`);
  if (replayed.table.family !== 'gallery') throw new Error('a game of the other family');
  return { record: replayed.record, state: replayed.table.state };
}

/** A table of The Card Game with these events, by default tracking everything. */
export function tableOf(
  events: readonly unknown[],
  {
    edition = 'modern-art-card-game',
    tracking = 'full',
    names = ['Max', 'Jason', 'Julia'],
    firstSeat = 0,
  }: {
    readonly edition?: EditionId;
    readonly tracking?: string;
    readonly names?: readonly string[];
    readonly firstSeat?: number;
  } = {},
): Played {
  return played({
    format: 'vernissage/game',
    version: 1,
    id: 'a-game',
    edition,
    players: names.map((name, seat) => ({ id: `p${seat}`, name })),
    firstSeat,
    options: { tracking },
    events,
  });
}

/** Every moment when a round is over but not scored yet, with the event that scored it. */
export function settlings(plan: Plan): (Played & { readonly event: GameRecord['events'][number] })[] {
  const record = playGallery(plan);
  return record.events.flatMap((event, at) => {
    if (!['reveal', 'extras', 'settle'].includes(event.type)) return [];
    return { ...played({ ...record, events: record.events.slice(0, at) }), event };
  });
}

export function wholeGame(plan: Plan): Played {
  return played(playGallery(plan));
}
