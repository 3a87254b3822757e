import type { EditionId, State } from '../../../../../src/shared/gallery/index.ts';
import { type GameRecord } from '../../../../../src/shared/record/index.ts';
import { galleryRecord } from '../../../../fixtures/gallery.ts';
import { playersNamed } from '../../../../fixtures/people.ts';
import { cutAt, playedGallery, type Played as PlayedWith } from '../../../../fixtures/replayed.ts';
import { playGallery, type Plan } from '../../../../play/gallery.ts';

export type Played = PlayedWith<State>;
export { playedGallery as played };

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
  const head = { edition, players: playersNamed(names), firstSeat, options: { tracking } };
  return playedGallery(galleryRecord(events, head));
}

/** Every moment when a round is over but not scored yet, with the event that scored it. */
export function settlings(plan: Plan): (Played & { readonly event: GameRecord['events'][number] })[] {
  const record = playGallery(plan);
  return record.events.flatMap((event, at) => {
    if (!['reveal', 'extras', 'settle'].includes(event.type)) return [];
    return { ...playedGallery(cutAt(record, at)), event };
  });
}

export function wholeGame(plan: Plan): Played {
  return playedGallery(playGallery(plan));
}
