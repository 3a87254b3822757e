import { editionIn, editionOf, seatsOver, type GameRecord } from '../../../shared/record/index.ts';
import type { Words } from '../../../shared/text/en/index.ts';
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
import { editionText } from '../../shown/past/game-line.ts';

/** ExportFormat to write a table: in the user's language, with their spreadsheet's separators. */
export interface Reader {
  readonly words: Words;
  readonly locale: string;
}

/** A table of games: its header, and the rows of one game. */
export interface Table {
  readonly head: string;
  readonly rows: (record: GameRecord) => string;
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
  return tableOf(reader, titles, (record) => {
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
  return tableOf(reader, titles, (record) =>
    roundRows(record).map(({ round, seat, gained, standing }) => [
      round,
      record.players[seat]?.name ?? null,
      gained,
      standing,
    ]),
  );
}

function tableOf(
  { words, locale }: Reader,
  titles: readonly string[],
  rowsOf: (record: GameRecord) => readonly (readonly Cell[])[],
): Table {
  const separators = separatorsOf(locale);
  const { game: of, date, edition: box, place } = words.transfer.table;
  return {
    head: BYTE_ORDER_MARK + csvLine([of, date, box, place, ...titles], separators),
    rows: (record) => {
      const { id, startedAt = null, location = null } = record;
      const game = [
        id,
        startedAt === null ? null : dayAndTime(startedAt),
        editionText(editionIn(record), words),
        location,
      ];
      return rowsOf(record)
        .map((row) => csvLine([...game, ...row], separators))
        .join('');
    },
  };
}

function kindOf({ words }: Reader, record: GameRecord, { kind }: LotRow): string | null {
  return kind === null ? null : (kindNames(words, editionIn(record))[kind] ?? null);
}

/** In the format every spreadsheet reads, in local time. */
function dayAndTime(iso: string): string {
  const moment = new Date(iso);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${day} ${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
