import type { OutgoingGame } from '../../../shared/api.ts';
import { placesOf } from '../../../shared/projection/index.ts';
import { editionIn, editionOf, minutesOf, seatsOver, type GameRecord } from '../../../shared/record/index.ts';
import { resultOf } from '../../../shared/result/index.ts';
import type { Words } from '../../../shared/text/en/index.ts';
import { perLocale } from '../../../shared/text/formats.ts';
import { trackingText } from '../../../shared/text/tracking.ts';
import { kindNames } from '../../../shared/text/kinds.ts';
import {
  BYTE_ORDER_MARK,
  csvLine,
  lotRows,
  roundRows,
  separatorsOf,
  type Cell,
  type LotRow,
} from '../../../shared/transfer/index.ts';
import { fullBoxName } from '../../../shared/text/terms.ts';

/** How to write a table: in the user's language, with their spreadsheet's separators. */
export interface Reader {
  readonly words: Words;
  readonly locale: string;
}

/** A game in a table, and how it stands. */
export interface TableGame {
  readonly record: GameRecord;
  readonly standing: OutgoingGame['standing'];
}

/** A table of games: its header, and the rows of one game. */
export interface Table {
  readonly head: string;
  readonly rows: (game: TableGame) => string;
}

/** One row per game. */
export function gameTable(reader: Reader): Table {
  const { words, locale } = reader;
  const { table } = words.transfer;
  const titles = [table.players, table.winningScore, table.tracking, table.status, table.minutes];
  return tableOf(reader, titles, ({ record, standing }) => {
    const winner = standing?.winners?.[0];
    return [
      [
        namesOf(record.players, locale),
        winner === undefined ? null : (standing?.scores?.[winner] ?? null),
        trackingOf(record, words),
        statusOf(record, standing, words),
        resultOf(record)?.minutes ?? minutesOf(record),
      ],
    ];
  });
}

/** One row per player of a game. */
export function resultTable(reader: Reader): Table {
  const { words } = reader;
  const { table } = words.transfer;
  const titles = [table.player, table.score, table.rank, table.won, table.tracking, table.status];
  return tableOf(reader, titles, ({ record, standing }) => {
    const { scores = null, winners = null } = standing ?? {};
    const places = placesOf(record.players.length, scores, winners);
    return record.players.map(({ name }, seat) => [
      name,
      scores?.[seat] ?? null,
      places[seat] ?? null,
      winners === null ? null : yesOrNo(winners.includes(seat), words),
      trackingOf(record, words),
      statusOf(record, standing, words),
    ]);
  });
}

/** One row per sale or card. */
export function lotTable(reader: Reader): Table {
  const { table } = reader.words.transfer;
  const titles = [
    table.round,
    table.what,
    table.player,
    table.artist,
    table.cards,
    table.kind,
    table.buyer,
    table.price,
  ];
  return tableOf(reader, titles, ({ record }) => {
    const { peopleAt } = seatsOver(record);
    const name = (seat: number | null, index: number) =>
      seat === null ? null : (peopleAt(index)[seat]?.name ?? null);
    const artists: readonly { readonly id: string; readonly name: string }[] = editionOf(editionIn(record))
      .edition.artists;
    return lotRows(record).map((row) => [
      row.round,
      table.lotFates[row.fate],
      name(row.seat, row.index),
      artists.find(({ id }) => id === row.artist)?.name ?? null,
      row.cards,
      kindOf(reader, record, row),
      name(row.buyer, row.index),
      row.price,
    ]);
  });
}

/** One row per player and round. */
export function roundTable(reader: Reader): Table {
  const { table } = reader.words.transfer;
  const titles = [table.round, table.player, table.gained, table.standing];
  return tableOf(reader, titles, ({ record }) =>
    roundRows(record).map(({ round, seat, gained, standing }) => [
      round,
      record.players[seat]?.name ?? null,
      gained,
      standing,
    ]),
  );
}

/** Every table begins with the game and ends with what is noted about it. */
function tableOf(
  { words, locale }: Reader,
  titles: readonly string[],
  rowsOf: (game: TableGame) => readonly (readonly Cell[])[],
): Table {
  const separators = separatorsOf(locale);
  const { game, date, edition, place, tags, winner, misplayed } = words.transfer.table;
  const columns = [game, date, edition, place, ...titles, tags, winner, misplayed];
  return {
    head: BYTE_ORDER_MARK + csvLine(columns, separators),
    rows: (exported) => {
      const { record, standing } = exported;
      const { id, players, startedAt = null, location = null } = record;
      const begin = [
        id,
        startedAt === null ? null : dayAndTime(startedAt),
        fullBoxName(words, editionIn(record)),
        location,
      ];
      const winners = players.filter((_, seat) => standing?.winners?.includes(seat));
      const end = [
        (record.tags ?? []).join(', '),
        namesOf(winners, locale),
        yesOrNo(record.misplayed === true, words),
      ];
      return rowsOf(exported)
        .map((row) => csvLine([...begin, ...row, ...end], separators))
        .join('');
    },
  };
}

/** Names are exported as they were typed, without signs for their direction. */
function namesOf(players: GameRecord['players'], locale: string): string {
  return plainList(locale).format(players.map(({ name }) => name));
}

const plainList = perLocale((locale) => new Intl.ListFormat(locale));

function trackingOf(record: GameRecord, { paper, setup }: Words): string {
  return resultOf(record) === null
    ? trackingText(setup, editionIn(record), record.options.tracking).label
    : paper.mark;
}

function statusOf({ abandoned }: GameRecord, standing: TableGame['standing'], words: Words): string {
  const { statuses } = words.history;
  if (abandoned === true) return statuses.abandoned;
  return statuses[(standing?.winners ?? null) === null ? 'unfinished' : 'finished'];
}

function yesOrNo(yes: boolean, { transfer }: Words): string {
  return yes ? transfer.table.yes : transfer.table.no;
}

function kindOf({ words }: Reader, record: GameRecord, { kind }: LotRow): string | null {
  return kind === null ? null : (kindNames(words, editionIn(record))[kind] ?? null);
}

/** In the format every spreadsheet reads, in local time. */
function dayAndTime(iso: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(iso)) return iso;
  const moment = new Date(iso);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${day} ${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
