import { chanceFrom } from '../../../shared/core/chance.ts';
import {
  editionFields,
  editionKey,
  familyOf,
  openTable,
  RECORD_FORMAT,
  RECORD_VERSION,
  type AnyEdition,
  type GameRecord,
  type Table,
} from '../../../shared/record/index.ts';

/** A practice game without events; its number decides who begins. */
export function practiceRecord(edition: AnyEdition, names: readonly string[], seed: number): GameRecord {
  const [tracking] = familyOf(edition).trackings;
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    id: `try-${editionKey(edition)}`,
    ...editionFields(edition),
    players: names.map((name, seat) => ({ id: `try-${seat}`, name })),
    firstSeat: Math.floor(chanceFrom(seed + 1)() * names.length),
    options: { tracking },
    events: [],
  };
}

export function tableOf(record: GameRecord): Table {
  const table = openTable(record);
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}
