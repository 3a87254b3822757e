import { bggGame, type Outward } from './bgg-games.ts';
import type { Play } from './play.ts';

/** Where BG Stats takes a play; on a phone its app opens for this address. */
const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html?data=';

/** From 2,000 on a code becomes so dense that phones find it hard to read from a screen. */
export const MOST_LINK_BYTES = 1999;

/** It remembers plays and players by this name and their ids: it never changes. */
export const SOURCE_NAME = 'Vernissage';

export interface PlayLink {
  readonly address: string;
  /** What the link had no room for: the end of the notes, or everything that is not the result itself. */
  readonly without: 'nothing' | 'notes' | 'all-but-result';
}

/** A play as a link for BG Stats; `null` where even the bare result is too long, or nobody knows the day. */
export function bgStatsLink(play: Play, outward: Outward): PlayLink | null {
  if (play.date === null) return null;
  const board = outward.board(play.edition);
  const write = (comments: string | null) => addressOf({ ...play, comments }, board, outward);
  const whole = write(play.comments);
  if (fits(whole)) return { address: whole, without: 'nothing' };
  const noted = write(fitting(play.comments, (comments) => fits(write(comments))));
  if (fits(noted)) return { address: noted, without: 'notes' };
  const bare = addressOf({ ...play, comments: null, location: null }, null, outward);
  return fits(bare) ? { address: bare, without: 'all-but-result' } : null;
}

/** Every byte of an address is a letter of it. */
function fits(address: string): boolean {
  return address.length <= MOST_LINK_BYTES;
}

/** So much of the notes as there is room for, in whole words; none where not even the first fits. */
function fitting(notes: string | null, hasRoom: (notes: string) => boolean): string | null {
  const words = notes?.split(/\s+/) ?? [];
  for (let count = words.length - 1; count > 0; count -= 1) {
    const begun = `${words.slice(0, count).join(' ')} …`;
    if (hasRoom(begun)) return begun;
  }
  return null;
}

function addressOf(play: Play, board: string | null, { cardGameBggId }: Outward): string {
  const { name, bggId } = bggGame(play.edition, cardGameBggId);
  const data = {
    sourceName: SOURCE_NAME,
    sourcePlayId: play.id,
    playDate: play.date,
    ...given('durationMin', play.minutes),
    ...given('location', play.location),
    ...given('comments', play.comments),
    ...given('board', board),
    game: {
      name,
      sourceGameId: play.edition,
      bggId,
      highestWins: true,
      noPoints: play.players.every(({ score }) => score === null),
    },
    // Readers take a play only where each player says of both whether they began and whether they won.
    players: play.players.map(({ name: player, id, starts, rank, score, winner }) => ({
      name: player,
      sourcePlayerId: id,
      startPlayer: starts,
      ...given('rank', rank),
      ...given('score', score),
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
