import type { PastGame } from '../../../shared/api.ts';
import { localDay } from '../../../shared/core/local-day.ts';
import type { GameRecord } from '../../../shared/record/index.ts';
import { listFormat } from '../../../shared/text/formats.ts';

/** A game that something can be done to, with what can be changed about it. */
export interface ChosenGame {
  readonly id: string;
  readonly players: string;
  readonly tags: readonly string[];
  readonly place: string;
  /** As a date field has it; empty if unknown. */
  readonly day: string;
  readonly misplayed: boolean;
  readonly trashed: boolean;
}

export function chosenOfPast(game: PastGame, locale: string): ChosenGame {
  return chosenOfRecord({ ...game, location: game.place, startedAt: game.playedAt }, false, locale);
}

type WithLabels = Pick<GameRecord, 'id' | 'tags' | 'location' | 'startedAt' | 'misplayed'> & {
  readonly players: readonly { readonly name: string }[];
};

export function chosenOfRecord(record: WithLabels, trashed: boolean, locale: string): ChosenGame {
  const { id, players, tags, location, startedAt, misplayed } = record;
  return {
    id,
    players: listFormat(locale).format(players.map(({ name }) => name)),
    tags: tags ?? [],
    place: location ?? '',
    day: localDay(startedAt ?? '') ?? '',
    misplayed: misplayed === true,
    trashed,
  };
}

/** What all of them have; `null` if they differ. */
export function inCommon(games: readonly ChosenGame[], of: 'place' | 'day'): string | null {
  const [first] = games;
  return first !== undefined && games.every((game) => game[of] === first[of]) ? first[of] : null;
}

/** Their tags, each once, with how many of them have it. */
export function tagsOf(games: readonly ChosenGame[]): ReadonlyMap<string, number> {
  const all = games.flatMap(({ tags }) => [...new Set(tags)]);
  return new Map([...Map.groupBy(all, (tag) => tag)].map(([tag, each]) => [tag, each.length]));
}
