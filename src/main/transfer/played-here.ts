import type { Database } from 'better-sqlite3';
import type { Answer, GameHere } from '../../shared/api.ts';
import { FROM_BG_STATS, uuidOf } from '../../shared/interchange/index.ts';
import {
  editionIn,
  editionOf,
  type GameRecord,
  type RecordHead,
  type RecordPlayer,
} from '../../shared/record/index.ts';
import { placesOf } from '../../shared/projection/index.ts';
import { resultOf } from '../../shared/result/index.ts';
import type { Standing } from '../store/standing.ts';
import { openIdentities } from '../store/identities.ts';
import { openListed } from '../store/listed.ts';
import { shelfOf } from '../store/listing.ts';
import { idsOf, openPlayers, type Player } from '../store/players.ts';

const DAY_MILLISECONDS = 86_400_000;

/**
 * Finds the game here that a play from another program is, if it was exported there and has another id: the one made
 * from the game's own, or a new one. Then it's the same game within a day, with the same people having the same scores.
 * A play that came from there keeps its id.
 */
export function playedHere(
  database: Database,
  answers: readonly Answer[],
): (play: GameRecord) => GameHere | null {
  const select = database.prepare<[string, number, string, string, string], CandidateRow>(
    `SELECT game.id AS id, played_at, head, standing, trashed_at
       FROM projected_game JOIN game ON game.id = projected_game.game
       WHERE family = ? AND seats = ? AND played_at BETWEEN ? AND ? AND game.id <> ?
       ORDER BY trashed_at IS NOT NULL, played_at`,
  );
  const people = peopleHere(database, answers);
  const { listed } = openListed(database);

  function isSame(play: GameRecord, scores: readonly number[], game: RecordHead, seats: readonly SeatRow[]) {
    const left = game.players.map((player, seat) => ({ player, score: seats[seat]?.score }));
    return play.players.every((player, seat) => {
      const at = left.findIndex(
        (other) => other.score === scores[seat] && people.isSame(player, other.player),
      );
      if (at !== -1) left.splice(at, 1);
      return at !== -1;
    });
  }

  return (play) => {
    const scores = resultOf(play)?.scores ?? null;
    const moment = Date.parse(play.startedAt ?? '');
    if (Number.isNaN(moment)) return null;
    const day = (apart: number) => new Date(moment + apart * DAY_MILLISECONDS).toISOString();
    const { family } = editionOf(editionIn(play));
    const candidates = select.all(family, play.players.length, day(-1), day(1), play.id);
    for (const { id, played_at, trashed_at, ...row } of candidates) {
      const { head: game, standing } = listed({ id, ...row });
      const seats = shelfOf(game, standing) === 'finished' ? seatsOf(game, standing) : [];
      const isFromThere = resultOf(game)?.source === FROM_BG_STATS;
      const seems = scores !== null && !isFromThere && isSame(play, scores, game, seats);
      if (!seems && uuidOf(id) !== play.id) continue;
      return {
        id,
        edition: editionIn(game),
        players: seats.map(({ player }) => people.nameOf(player)),
        winners: seats.filter(({ place }) => place === 1).map(({ player }) => people.nameOf(player)),
        playedAt: played_at,
        resultOnly: resultOf(game) !== null,
        trashed: trashed_at !== null,
      };
    }
    return null;
  };
}

interface CandidateRow {
  readonly id: string;
  readonly played_at: string;
  readonly head: string;
  readonly standing: string | null;
  readonly trashed_at: string | null;
}

interface SeatRow {
  readonly player: string;
  readonly score: number | null;
  readonly place: number | null;
}

function seatsOf({ players }: RecordHead, standing: Standing | null): readonly SeatRow[] {
  const { scores = null, winners = null } = standing ?? {};
  const places = placesOf(players.length, scores, winners);
  return players.map(({ id }, seat) => ({
    player: id,
    score: scores?.[seat] ?? null,
    place: places[seat] ?? null,
  }));
}

/**
 * The people here, whichever ids they have. Exported ids that aren't UUIDs come back as UUIDs made from them, and
 * somebody entered by hand in the other program has only a name in common.
 */
function peopleHere(database: Database, answers: readonly Answer[]) {
  const identities = openIdentities(database);
  const apart = new Set(
    [...identities.all(), ...answers].flatMap(({ id, as, same }) =>
      same ? [] : [`${id} ${as}`, `${as} ${id}`],
    ),
  );
  const players = openPlayers(database, identities, { now: () => '', newId: () => '' }).list();
  const known = new Map<string, Player>();
  for (const player of players) for (const id of idsOf(player)) known.set(id, player).set(uuidOf(id), player);
  const nameOf = (id: string) => known.get(id)?.name ?? id;

  return {
    nameOf,
    isSame: ({ id, name }: RecordPlayer, seated: RecordPlayer): boolean => {
      const person = known.get(seated.id);
      const played = known.get(id);
      if (played !== undefined) return played === person;
      const others = person === undefined ? [seated.id] : idsOf(person);
      const names = [nameOf(seated.id), seated.name].map(folded);
      return names.includes(folded(name)) && !others.some((other) => apart.has(`${id} ${other}`));
    },
  };
}

function folded(name: string): string {
  return name.trim().toLocaleLowerCase();
}
