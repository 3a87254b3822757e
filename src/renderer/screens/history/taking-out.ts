import { fileNameOf, fileTextOf, type GameRecord } from '../../../shared/record/index.ts';
import type { Client } from '../../lib/contract-client.ts';

/** Picked games as a file: one as a record by itself, several with a line each. */
export async function takeOut(
  client: Client,
  games: readonly string[],
  nameOf: (day: string) => string,
): Promise<{ readonly content: Blob; readonly name: string }> {
  const records: GameRecord[] = [];
  for (const id of games) records.push((await client.games.open({ id })).record);
  const [first] = records;
  if (records.length === 1 && first !== undefined) {
    return {
      content: new Blob([fileTextOf(first)], { type: 'application/json' }),
      name: `${fileNameOf(first)}.json`,
    };
  }
  const lines = records.map((record) => `${JSON.stringify(record)}\n`);
  const day = new Date().toLocaleDateString('sv');
  return { content: new Blob(lines, { type: 'application/x-ndjson' }), name: `${nameOf(day)}.ndjson` };
}
