import type { Seat } from '../core/seats.ts';
import type { Words } from './en/index.ts';
import type { Naming } from './message.ts';
import type { Noun } from './noun.ts';
import { changed, changedBySeat, type Changes, type ChangesBySeat } from './sentence-context.ts';

/** What is another number, in either family. */
export interface Adjusted {
  readonly cash?: Changes;
  readonly scores?: Changes;
  readonly hands?: Changes;
  readonly counts?: Changes;
  readonly owned?: ChangesBySeat;
  readonly displayed?: ChangesBySeat;
  readonly standing?: Changes;
  readonly turn?: Seat | null | undefined;
}

/** One phrase per change. `points` is the edition's word for them; `null` if it uses money. */
export function adjustedParts(
  { adjusted: say }: Words['events'],
  { seat: person, artist, money }: Pick<Naming, 'seat' | 'artist' | 'money'>,
  points: Noun | null,
  { cash, scores, hands, counts, owned, displayed, standing, turn = null }: Adjusted,
): string[] {
  const sum = (change: number) => money(Math.abs(change));
  const purse = (seat: string, change: number) => say.cash(person(seat), sum(change), change);
  return [
    ...changed(cash, purse),
    ...changed(scores, (seat, change) =>
      points === null ? purse(seat, change) : say.scores(person(seat), sum(change), change, points),
    ),
    ...changed(hands, (seat, change) => say.hands(person(seat), change)),
    ...changed(counts, (one, change) => say.counts(artist(one), change)),
    ...changedBySeat(owned ?? displayed, (seat, one, change) => say.owned(person(seat), artist(one), change)),
    ...changed(standing, (one, change) => say.standing(artist(one), sum(change), change)),
    ...(turn === null ? [] : [say.turn(person(turn))]),
  ];
}
