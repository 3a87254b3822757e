import { fileNameOf, fileTextOf, type GameRecord } from '../../shared/record/index.ts';
import { saveFile } from './save-file.ts';

/** Hands out a copy of a game. */
export function saveRecord(record: GameRecord): void {
  saveFile([fileTextOf(record)], `${fileNameOf(record)}.json`, 'application/json');
}
