import { eventIterator, oc, type as typed } from '@orpc/contract';
import { appContract } from './api/app.ts';
import { boxesContract } from './api/boxes.ts';
import { catalogueContract } from './api/catalogue.ts';
import { chosenContract } from './api/chosen.ts';
import { collectionContract } from './api/collection.ts';
import { gamesContract, type GameView } from './api/games.ts';
import { keepingContract } from './api/keeping.ts';
import { historyContract } from './api/history.ts';
import { peopleContract } from './api/people.ts';
import { sampleContract } from './api/sample.ts';
import { phonesContract, type PhonesSeen, type PhonesState } from './api/phones.ts';
import { resultsContract } from './api/results.ts';
import { seasonContract } from './api/season.ts';
import { sharingContract } from './api/sharing.ts';
import { settingsContract, type Settings } from './api/settings.ts';
import { transferContract } from './api/transfer.ts';
import { statisticsContract } from './api/statistics.ts';
import { workContract } from './api/work.ts';

export * from './api/app.ts';
export * from './api/boxes.ts';
export * from './api/catalogue.ts';
export * from './api/chosen.ts';
export * from './api/collection.ts';
export * from './api/games.ts';
export * from './api/keeping.ts';
export * from './api/history.ts';
export * from './api/people.ts';
export * from './api/sample.ts';
export * from './api/phones.ts';
export * from './api/results.ts';
export * from './api/season.ts';
export * from './api/sent-once.ts';
export * from './api/settings.ts';
export * from './api/sharing.ts';
export * from './api/shelves.ts';
export * from './api/transfer.ts';
export * from './api/statistics.ts';
export * from './api/work.ts';
export { LARGEST_TRANSFER_BYTES } from './api/shapes.ts';

/**
 * The contract between main and every view. Shapes are validated here; replay alone decides what the rules allow. It
 * is independent of the transport.
 */

export type Change =
  | { readonly kind: 'game'; readonly view: GameView }
  /** What is entered at a table but isn't an event yet, without secrets. */
  | { readonly kind: 'draft'; readonly id: string; readonly position: number; readonly draft: unknown }
  | { readonly kind: 'games' }
  | { readonly kind: 'people' }
  | { readonly kind: 'boxes' }
  /** Somebody chose another season for everybody. */
  | { readonly kind: 'season' }
  /** Backups, or the news about the file, changed. */
  | { readonly kind: 'keeping' }
  /** Many games changed, or a job that changes games stopped halfway: views read theirs again. */
  | { readonly kind: 'cut-short' }
  /** A backup was restored: everything changed. */
  | { readonly kind: 'exchanged' }
  /** The games were closed, opened or became readable again: `keeping.outage` says which. */
  | { readonly kind: 'outage' }
  | { readonly kind: 'settings'; readonly settings: Settings }
  /** How sharing with other laptops stands, or what came from them: `sharing.state` says. */
  | { readonly kind: 'sharing' }
  /** Somebody may have joined the club or been removed: `sharing.members` says, to owners. */
  | { readonly kind: 'members' }
  /** Who is connected, what they have said; a view that only looks gets what it may see. */
  | { readonly kind: 'phones'; readonly seen: PhonesSeen; readonly state: PhonesState | null };

export const contract = {
  games: gamesContract,
  chosen: chosenContract,
  people: peopleContract,
  boxes: boxesContract,
  phones: phonesContract,
  results: resultsContract,
  settings: settingsContract,
  keeping: keepingContract,
  app: appContract,
  transfer: transferContract,
  work: workContract,
  history: historyContract,
  collection: collectionContract,
  catalogue: catalogueContract,
  statistics: statisticsContract,
  season: seasonContract,
  sample: sampleContract,
  sharing: sharingContract,
  /** Every change from the moment of the call, except those that this view gets as the answer to a call. */
  changes: oc.output(eventIterator(typed<Change>())),
};
