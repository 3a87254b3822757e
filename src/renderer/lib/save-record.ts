import { fileNameOf, fileTextOf, type GameRecord } from '../../shared/record/index.ts';
import { documentOf } from '../../shared/result/index.ts';
import { saveFile } from './save-file.ts';

/** Saves a copy of a game. */
export function saveRecord(record: GameRecord): void {
  saveFile(
    new Blob([fileTextOf(documentOf(record))], { type: 'application/json' }),
    `${fileNameOf(record)}.json`,
  );
}
