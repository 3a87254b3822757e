import { isAmount, isList, isObject, isSeat } from '../core/shape.ts';
import {
  EDITION_IDS,
  editionFields,
  editionOf,
  isBox,
  type AnyEdition,
  type Box,
  type JsonObject,
} from '../record/index.ts';
import { winnersOf } from '../core/ranking.ts';
import { RESULT_FORMAT, RESULT_VERSION } from '../result/index.ts';
import { bggGame, gameKey, numberCanBeSet } from './bgg-games.ts';
import { uuidOf } from './stable-id.ts';

/** The source of results read from BG Stats. */
export const FROM_BG_STATS = 'bg-stats';

/** Whether a document is a BG Stats backup or play file. */
export function claimsBgStats(document: unknown): document is JsonObject {
  return isObject(document) && isList(document.plays) && isList(document.games) && isList(document.players);
}

/** How many plays of a file cannot be imported, by reason. */
export interface SkippedPlays {
  readonly otherGames: number;
  /** Team plays: these games have no teams, and the file doesn't say who of a team had what. */
  readonly teams: number;
}

/**
 * Every play of these games in a file, as result documents still to be read, and how many others there were. Plays of
 * made boxes are recognised if the boxes are given.
 */
export function resultsIn(
  document: JsonObject,
  cardGameBggId: number,
  boxes: readonly Box[] = [],
): { readonly results: readonly ResultDocument[]; readonly passedOver: SkippedPlays } {
  const games = byId(document.games);
  const players = byId(document.players);
  const locations = byId(document.locations);
  const plays = rowsOf(document.plays);
  const editions: readonly AnyEdition[] = [...EDITION_IDS, ...boxes];
  const ours = plays.flatMap((play) => {
    const game = games.get(play['gameRefId']);
    const edition = game === undefined ? null : editionPlayed(editions, game, play, cardGameBggId);
    return edition === null ? [] : { play, edition };
  });
  const alone = ours.filter(({ play }) => !inTeams(play));
  return {
    results: alone.map(({ play, edition }) =>
      resultOf(play, edition, players, locations.get(play['locationRefId'])),
    ),
    passedOver: { otherGames: plays.length - ours.length, teams: ours.length - alone.length },
  };
}

function inTeams({ usesTeams, playerScores }: JsonObject): boolean {
  return usesTeams === true && rowsOf(playerScores).some(({ team }) => textOf(team) !== null);
}

type Rows = ReadonlyMap<unknown, JsonObject>;

/** A result document with what the file says; reading it checks whether it is valid. */
interface ResultDocument extends JsonObject {
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly startedAt: string | null;
}

function resultOf(
  play: JsonObject,
  edition: AnyEdition,
  players: Rows,
  location: JsonObject | undefined,
): ResultDocument {
  const id = textOf(play['uuid']) ?? '';
  const seats = bySeat(rowsOf(play['playerScores']));
  const scores = inThousands(edition, seats.map(scoreOf));
  const said = seats.flatMap(({ winner }, seat) => (winner === true ? seat : []));
  const winners = said.length > 0 || scores === null || scores.length === 0 ? said : winnersOf(scores);
  const minutes = play['durationMin'];
  return {
    format: RESULT_FORMAT,
    version: RESULT_VERSION,
    id,
    ...editionFields(edition),
    players: seats.map(({ playerRefId }, seat) => personOf(players.get(playerRefId), `${id} ${seat}`)),
    startedAt: momentOf(play['playDate']),
    location: textOf(location?.['name']),
    notes: textOf(play['comments']),
    misplayed: play['ignored'] === true,
    scores,
    winners,
    rounds: [],
    minutes: isAmount(minutes) && minutes > 0 ? minutes : null,
    source: FROM_BG_STATS,
  };
}

/** A player without a name is a different, unknown person each time. */
function personOf(player: JsonObject | undefined, place: string) {
  const uuid = textOf(player?.['uuid']);
  const name = textOf(player?.['name']) ?? '?';
  return { id: uuid === null || player?.['isAnonymous'] === true ? uuidOf(place) : uuid, name };
}

/** In seat order, if the file has it. */
function bySeat(scores: readonly JsonObject[]): readonly JsonObject[] {
  const places = scores.map(({ seatOrder }) => seatOrder);
  const known = places.every((place) => isSeat(place, 100) && place > 0);
  if (!known || new Set(places).size < places.length) return scores;
  return scores.toSorted((one, other) => Number(one['seatOrder']) - Number(other['seatOrder']));
}

/** Scores in BG Stats are text and may be sums. */
function scoreOf({ score }: JsonObject): number | null {
  const written = typeof score === 'number' ? String(score) : (textOf(score) ?? '');
  const terms = written.replaceAll(/\s/g, '');
  if (!/^[+-]?\d+(?:[+-]\d+)*$/.test(terms)) return null;
  return (terms.match(/[+-]?\d+/g) ?? []).reduce((sum, term) => sum + Number(term), 0);
}

/** Money is in thousands here, but people may have entered full amounts there. */
function inThousands(edition: AnyEdition, given: readonly (number | null)[]): readonly number[] | null {
  const scores = given.flatMap((score) => score ?? []);
  if (scores.length < given.length) return null;
  const times = unitsInAThousand(edition);
  const whole = scores.every((score) => score % times === 0) && scores.some((score) => score !== 0);
  return whole ? scores.map((score) => score / times) : scores;
}

/** A made box says how its money is counted; with the others, people write amounts in different ways. */
function unitsInAThousand(edition: AnyEdition): number {
  const known = editionOf(edition);
  switch (known.family) {
    case 'auction':
      return isBox(edition) ? known.edition.money.times : 1000;
    case 'gallery':
      return 1;
  }
}

/**
 * By our own id, otherwise by BoardGameGeek number, otherwise by the exact name, since expansions have longer ones.
 */
function editionPlayed(
  editions: readonly AnyEdition[],
  game: JsonObject,
  { board }: JsonObject,
  cardGameBggId: number,
): AnyEdition | null {
  const ours = editions.find((edition) => uuidOf(`game ${gameKey(edition)}`) === game['uuid']);
  if (ours !== undefined) return ours;
  const names = [game['name'], game['bggName']].map((name) => plain(textOf(name) ?? ''));
  const box = plain(textOf(board) ?? '');
  const bggId = isAmount(game['bggId']) ? game['bggId'] : 0;
  const called = (edition: AnyEdition) => names.some((name) => calls(edition, name));
  const meant = editions.filter((edition) => {
    const numbers = [bggGame(edition, cardGameBggId).bggId, bggOf(edition).number];
    return bggId === 0 ? called(edition) : numbers.includes(bggId);
  });
  // Games that share a number are distinguished by the box, otherwise by their names.
  const boxes = [
    meant.filter((edition) => calls(edition, box)),
    meant.filter((edition) => names.includes(plain(bggOf(edition).name))),
    meant.filter(called),
    meant.filter((edition) => !numberCanBeSet(edition)),
    meant,
  ].find((found) => found.length > 0);
  return boxes === undefined ? null : boxMeant(boxes, [...names, box]);
}

/** Whether a play with this name is of this edition's game. */
function calls(edition: AnyEdition, name: string): boolean {
  const { name: own, namesBegin } = bggOf(edition);
  return name === plain(own) || namesBegin.some((begin) => name.startsWith(plain(begin)));
}

/** Which box of a game; the default box if nothing in the play says. */
function boxMeant(boxes: readonly AnyEdition[], said: readonly string[]): AnyEdition | null {
  const told = (edition: AnyEdition) =>
    bggOf(edition).marks.flatMap((mark) =>
      said.some((text) => text.includes(plain(mark))) ? plain(mark).length : [],
    );
  const longest = Math.max(0, ...boxes.flatMap(told));
  const found = boxes.find((edition) =>
    longest === 0 ? bggOf(edition).marks.length === 0 : told(edition).includes(longest),
  );
  return found ?? boxes[0] ?? null;
}

function bggOf(edition: AnyEdition) {
  return editionOf(edition).edition.bgg;
}
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/g, '');
}

/** BG Stats writes local times without a zone, and so do we. */
function momentOf(date: unknown): string | null {
  const found = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?/.exec(textOf(date) ?? '');
  if (found === null) return null;
  const [, day = '', time] = found;
  const moment = time === undefined ? day : `${day}T${time}`;
  return Number.isNaN(Date.parse(moment)) ? null : moment;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function rowsOf(value: unknown): readonly JsonObject[] {
  return isList(value) ? value.filter(isObject) : [];
}

function byId(value: unknown): Rows {
  return new Map(rowsOf(value).map((row) => [row['id'], row]));
}
