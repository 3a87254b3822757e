import type { EventJson, GameRecord } from './game-record.ts';

/**
 * What nobody remembers is entered as the best guess, and the note says so: in a first line that begins with this
 * mark, so that it is known in every language. The lines after it are a note like any other.
 */
const MARK = '?';

export function isGuess(event: EventJson): boolean {
  return textOf(event).startsWith(MARK);
}

/** The events of a game that are still to be confirmed. */
export function guesses({ events }: GameRecord): number[] {
  return events.flatMap((event, index) => (isGuess(event) ? index : []));
}

/** The event marked as a guess; what is said about it stands behind the mark, for whoever reads the file. */
export function asGuess(event: EventJson, says: string): EventJson {
  return withText(event, [`${MARK} ${says.replaceAll('\n', ' ')}`, noteOf(event)]);
}

/** The event as it is once somebody has made sure of it. */
export function confirmed(event: EventJson): EventJson {
  return withText(event, [noteOf(event)]);
}

/** What the note says besides that the entry is a guess. */
export function noteOf(event: EventJson): string {
  const text = textOf(event);
  if (!isGuess(event)) return text;
  return text.includes('\n') ? text.slice(text.indexOf('\n') + 1) : '';
}

/** The event with another note; whether it is a guess stays. */
export function withNote(event: EventJson, note: string): EventJson {
  const [mark = ''] = isGuess(event) ? textOf(event).split('\n') : [];
  // A note that is no guess must not look like one.
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
