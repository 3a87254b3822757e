import { distinctTags, type GameRecord } from '../../../shared/record/index.ts';

/** The form of notes about a game. */
export interface NotesTyped {
  readonly notes: string;
  readonly location: string;
  /** Separated by commas. */
  readonly tags: string;
  readonly misplayed: boolean;
}

export function notesOf({ notes, location, tags, misplayed }: GameRecord): NotesTyped {
  return {
    notes: notes ?? '',
    location: location ?? '',
    tags: (tags ?? []).join(', '),
    misplayed: misplayed === true,
  };
}

/** The fields of the head that have changed; `null` if none has. */
export function fieldsChanged(
  record: GameRecord,
  typed: NotesTyped,
): Readonly<Record<string, unknown>> | null {
  const now = notesOf(record);
  const tags = tagsIn(typed.tags);
  const fields = {
    ...(typed.notes.trim() === now.notes.trim() ? {} : { notes: textOrNothing(typed.notes) }),
    ...(typed.location.trim() === now.location.trim() ? {} : { location: textOrNothing(typed.location) }),
    ...(tags.join(',') === tagsIn(now.tags).join(',') ? {} : { tags }),
    ...(typed.misplayed === now.misplayed ? {} : { misplayed: typed.misplayed }),
  };
  return Object.keys(fields).length === 0 ? null : fields;
}

function tagsIn(text: string): readonly string[] {
  return distinctTags(text.split(','));
}

function textOrNothing(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
