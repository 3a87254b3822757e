import type { PastSetup } from '../../shared/api.ts';
import { editionIn, editionKey } from '../../shared/record/index.ts';
import { instant } from '../store/listing.ts';
import { isBelieved } from '../../shared/core/believed.ts';
import type { ListedGame } from '../store/index.ts';
import { idsOf, type Player } from '../store/players.ts';

/** How many recent games are searched for tables to suggest. */
export const GAMES_REMEMBERED = 300;

/**
 * The tables of these games, latest first: for each group, the latest with each edition. People have their
 * present ids and names; a table with a retired player is skipped.
 */
export function suggestedTables(
  games: readonly ListedGame[],
  people: readonly Player[],
  now: string,
): PastSetup[] {
  const known = new Map(people.flatMap((person) => idsOf(person).map((id) => [id, person])));
  const tables = new Map<string, PastSetup>();
  for (const { head } of games.toSorted((one, other) => begun(other, now) - begun(one, now))) {
    const { firstSeat, options } = head;
    const edition = editionIn(head);
    const players = head.players.flatMap(({ id }) => {
      const person = known.get(id);
      return person === undefined || person.retired ? [] : { id: person.id, name: person.name };
    });
    if (players.length < head.players.length) continue;
    const group = players.map(({ id }) => id).toSorted();
    const key = JSON.stringify([editionKey(edition), ...group]);
    if (!tables.has(key)) tables.set(key, { edition, players, firstSeat, options });
  }
  return [...tables.values()];
}

/** When the game started, as far as is known; an impossible time counts as the oldest. */
function begun({ head, changedAt }: ListedGame, now: string): number {
  const moment = instant(head.startedAt) ?? changedAt;
  return isBelieved(moment, now) ? Date.parse(moment) : 0;
}
