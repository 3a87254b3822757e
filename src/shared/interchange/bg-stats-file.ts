import { bggGame, gameKey, type Outward } from './bgg-games.ts';
import type { Play } from './play.ts';
import { uuidOf } from './stable-id.ts';

/** A BG Stats play file with these plays, without duplicates and without plays whose day is unknown. */
export function bgStatsFile({ about, board, cardGameBggId }: Outward, plays: readonly Play[]): object {
  const dated = datedOnce(plays);
  const latest = dated.reduce((last, { changed }) => (changed > last ? changed : last), '');
  const editions = new Map(dated.map(({ edition }) => [gameKey(edition), edition]));
  const games = numbered(dated.map(({ edition }) => gameKey(edition)));
  const people = numbered(dated.flatMap(({ players }) => players.map(({ id }) => id)));
  const names = new Map(dated.flatMap(({ players }) => players.map(({ id, name }) => [id, name])));
  const places = numbered(dated.flatMap(({ location }) => location ?? []));
  const hasPoints = new Set(dated.filter(withPoints).map(({ edition }) => gameKey(edition)));

  function gameOf([key, edition]: readonly [string, Play['edition']]) {
    const { bggId, name, year } = bggGame(edition, cardGameBggId);
    return {
      id: games.get(key),
      uuid: uuidOf(`game ${key}`),
      name,
      ...(bggId === null ? {} : { bggId }),
      bggName: name,
      ...(year === null ? {} : { bggYear: year }),
      designers: 'Reiner Knizia',
      highestWins: true,
      noPoints: !hasPoints.has(key),
      cooperative: false,
      usesTeams: false,
      modificationDate: latest,
    };
  }

  return {
    about,
    games: [...editions].map(gameOf),
    players: [...people].map(([uuid, id]) => ({
      id,
      uuid,
      name: names.get(uuid) ?? '',
      isAnonymous: false,
      modificationDate: latest,
    })),
    locations: [...places].map(([name, id]) => ({
      id,
      uuid: uuidOf(`place ${name}`),
      name,
      modificationDate: latest,
    })),
    plays: dated.map((play) => ({
      uuid: play.id,
      gameRefId: games.get(gameKey(play.edition)),
      ...(play.location === null ? {} : { locationRefId: places.get(play.location) }),
      playDate: play.date,
      playDateYmd: Number(play.date.slice(0, 10).replaceAll('-', '')),
      entryDate: play.date,
      modificationDate: play.changed,
      durationMin: play.minutes ?? 0,
      board: board(play.edition),
      comments: play.comments ?? '',
      rounds: play.rounds,
      ignored: play.misplayed,
      manualWinner: true,
      usesTeams: false,
      playerScores: play.players.map(({ id, score, winner, rank, starts }, seat) => ({
        playerRefId: people.get(id),
        score: score === null ? '' : String(score),
        winner,
        rank: rank ?? 0,
        seatOrder: seat + 1,
        startPlayer: starts,
        // A player new to us may have played elsewhere before.
        newPlayer: false,
      })),
    })),
    // We don't know which player owns the phone; BG Stats asks for it.
    userInfo: { meRefId: 0 },
  };
}

/** A game that was continued in two places has two logs but is one play. The first log is the one shown. */
function datedOnce(plays: readonly Play[]) {
  const dated = plays.flatMap(({ date, changed, ...play }) =>
    date === null ? [] : { ...play, date, changed: changed ?? date },
  );
  const seen = new Set<string>();
  return dated.filter(({ id }) => seen.size < seen.add(id).size);
}

function withPoints({ players }: Pick<Play, 'players'>): boolean {
  return players.some(({ score }) => score !== null);
}

/** Each distinct thing with its reference number in the file. */
function numbered<Thing>(things: readonly Thing[]): ReadonlyMap<Thing, number> {
  return new Map([...new Set(things)].map((thing, at) => [thing, at + 1]));
}
