import { bggGame, gameKey, type Outward } from './bgg-games.ts';
import type { Play } from './play.ts';

/** The BG Stats address that takes a play; phones open the app for it. */
const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html?data=';

/** From 2,000 bytes on, a QR code is too dense for phones to scan from a screen. */
export const MOST_LINK_BYTES = 1999;

/** BG Stats recognises plays and players by this name and their ids, so it must never change. */
export const SOURCE_NAME = 'Vernissage';

export interface PlayLink {
  readonly address: string;
  /** What didn't fit into the link: the end of the notes, or everything but the result itself. */
  readonly without: 'nothing' | 'notes' | 'all-but-result';
}

/** A play as a BG Stats link. Returns `null` if even the bare result is too long or the day is unknown. */
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

/** Addresses are ASCII, so the length is the number of bytes. */
function fits(address: string): boolean {
  return address.length <= MOST_LINK_BYTES;
}

/** As many whole words of the notes as fit; `null` if not even the first does. */
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
      sourceGameId: gameKey(play.edition),
      ...given('bggId', bggId),
      highestWins: true,
      noPoints: play.players.every(({ score }) => score === null),
    },
    // BG Stats rejects a play unless every player has both `startPlayer` and `winner`.
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
