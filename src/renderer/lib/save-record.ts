import { fileNameOf, fileTextOf, type GameRecord } from '../../shared/record/index.ts';

/** Longer than any browser takes to begin reading what it saves. */
const READING_MILLISECONDS = 60_000;

/** Hands out a copy of a game: a download in a browser, the system's own dialog in a window of the desktop app. */
export function saveRecord(record: GameRecord): void {
  const address = URL.createObjectURL(new Blob([fileTextOf(record)], { type: 'application/json' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = `${fileNameOf(record)}.json`;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), READING_MILLISECONDS);
}
