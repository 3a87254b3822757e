import { BGG_GAMES } from './bgg-games.ts';
import type { Play } from './play.ts';

/** Where BG Stats takes a play; on a phone its app opens for this address. */
const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html?data=';

/** More would make a code that phones find hard to read from a screen. */
export const MOST_LINK_BYTES = 2000;

/** It remembers plays and players by this name and their ids: it never changes. */
export const SOURCE_NAME = 'Vernissage';

export interface PlayLink {
  readonly address: string;
  /** The notes did not fit, or not whole. */
  readonly shortened: boolean;
}

/** A play as a link for BG Stats; `null` where even without notes it is too long, or nobody knows the day. */
export function bgStatsLink(play: Play): PlayLink | null {
  if (play.date === null) return null;
  const whole = addressOf(play, play.comments);
  if (whole.length <= MOST_LINK_BYTES) return { address: whole, shortened: false };
  const comments = fitting(play);
  const address = addressOf(play, comments);
  return address.length <= MOST_LINK_BYTES ? { address, shortened: true } : null;
}

/** So much of the notes as there is room for, in whole words; none where it would be but a few letters. */
function fitting(play: Play): string | null {
  const words = play.comments?.split(/\s+/) ?? [];
  const begun = (count: number) => `${words.slice(0, count).join(' ')} …`;
  let count = words.length - 1;
  while (count > 0 && addressOf(play, begun(count)).length > MOST_LINK_BYTES) count -= 1;
  return count <= 0 ? null : begun(count);
}

/** Every byte of an address is a letter of it. */
function addressOf(play: Play, comments: string | null): string {
  const { name, bggId } = BGG_GAMES[play.edition];
  const data = {
    sourceName: SOURCE_NAME,
    sourcePlayId: play.id,
    playDate: play.date,
    ...given('durationMin', play.minutes),
    ...given('location', play.location),
    ...given('comments', comments),
    game: {
      name,
      sourceGameId: play.edition,
      bggId,
      highestWins: true,
      noPoints: play.players.every(({ score }) => score === null),
    },
    players: play.players.map(({ name: player, id, starts, rank, score, winner }) => ({
      name: player,
      sourcePlayerId: id,
      startPlayer: starts,
      ...given('rank', rank),
      ...given('score', score),
      // Left out, the app takes none.
      winner,
    })),
  };
  return ADDRESS + encodeURIComponent(JSON.stringify(data).toWellFormed());
}

function given<Name extends string, Value>(name: Name, value: Value | null): Partial<Record<Name, Value>> {
  const field: Partial<Record<Name, Value>> = {};
  if (value !== null) field[name] = value;
  return field;
}
