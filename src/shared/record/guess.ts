import type { EventJson, GameRecord } from './game-record.ts';

/**
 * A guess is marked by a note whose first line begins with this mark, the same in every language. The lines below are
 * a normal note.
 */
const MARK = '?';

export function isGuess(event: EventJson): boolean {
  return textOf(event).startsWith(MARK);
}

/** The events that still need to be confirmed. */
export function guesses({ events }: GameRecord): number[] {
  return events.flatMap((event, index) => (isGuess(event) ? index : []));
}

/** Marks an event as a guess; the explanation after the mark is for readers of the file. */
export function asGuess(event: EventJson, says: string): EventJson {
  return withText(event, [`${MARK} ${says.replaceAll('\n', ' ')}`, noteOf(event)]);
}

/** The event without its mark, once confirmed. */
export function confirmed(event: EventJson): EventJson {
  return withText(event, [noteOf(event)]);
}

/** The note without the mark and its line. */
export function noteOf(event: EventJson): string {
  const text = textOf(event);
  if (!isGuess(event)) return text;
  return text.includes('\n') ? text.slice(text.indexOf('\n') + 1) : '';
}

/** Changes an event's note and keeps its mark, if it has one. */
export function withNote(event: EventJson, note: string): EventJson {
  const [mark = ''] = isGuess(event) ? textOf(event).split('\n') : [];
  // A note must not look like a guess mark.
  return withText(event, [mark, note.trim().replace(/^\?+\s*/, '')]);
}

function textOf({ note }: EventJson): string {
  return typeof note === 'string' ? note : '';
}

function withText(event: EventJson, lines: readonly string[]): EventJson {
  const note = lines.filter((line) => line !== '').join('\n');
  const rest = Object.entries(event).filter(([field]) => field !== 'note');
  const { type } = event;
  return { ...Object.fromEntries(rest), type, ...(note === '' ? {} : { note }) };
}
