import { BGG_GAMES } from './bgg-games.ts';
import type { Play } from './play.ts';
import { uuidOf } from './stable-id.ts';

/** A play file of BG Stats with these plays, those without a day left out. */
export function bgStatsFile(about: string, plays: readonly Play[]): object {
  const dated = plays.flatMap((play) => (play.date === null ? [] : { ...play, date: play.date }));
  const latest = dated.reduce((last, { date }) => (date > last ? date : last), '');
  const games = numbered(dated.map(({ edition }) => edition));
  const people = numbered(dated.flatMap(({ players }) => players.map(({ id }) => id)));
  const names = new Map(dated.flatMap(({ players }) => players.map(({ id, name }) => [id, name])));
  const places = numbered(dated.flatMap(({ location }) => location ?? []));
  return {
    about,
    games: [...games].map(([edition, id]) => ({
      id,
      uuid: uuidOf(`game ${edition}`),
      name: BGG_GAMES[edition].name,
      bggId: BGG_GAMES[edition].bggId,
      bggName: BGG_GAMES[edition].name,
      highestWins: true,
      noPoints: false,
      cooperative: false,
      usesTeams: false,
      modificationDate: latest,
    })),
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
      gameRefId: games.get(play.edition),
      ...(play.location === null ? {} : { locationRefId: places.get(play.location) }),
      playDate: play.date,
      playDateYmd: Number(play.date.slice(0, 10).replaceAll('-', '')),
      entryDate: play.date,
      modificationDate: play.date,
      durationMin: play.minutes ?? 0,
      comments: play.comments ?? '',
      rounds: 0,
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
        newPlayer: false,
      })),
    })),
    // Nobody here is the phone’s owner: whose the file is, the app asks.
    userInfo: { meRefId: 0 },
  };
}

/** Each thing once, with the number it goes by in the file. */
function numbered<Thing>(things: readonly Thing[]): ReadonlyMap<Thing, number> {
  return new Map([...new Set(things)].map((thing, at) => [thing, at + 1]));
}
