import { isList } from '../../shared/core/shape.ts';
import {
  isPlayer,
  withPeople,
  type Edit,
  type GameRecord,
  type RecordPlayer,
} from '../../shared/record/index.ts';
import type { EverybodyNow } from '../../shared/api.ts';
import { idsOf, type Player, type Players } from '../store/players.ts';

/** Who people are now, for one answer: a log keeps the ids and names it was written with. */
export type PeopleNow = ReturnType<typeof peopleNow>;

/** Who everybody is now, by every id they played under. */
export function everybody(players: readonly Player[]): EverybodyNow {
  return Object.fromEntries(
    players.flatMap((player) =>
      idsOf(player).map((each) => [each, { id: player.id, name: player.name }] as const),
    ),
  );
}

export function peopleNow({ whoIs }: Pick<Players, 'whoIs'>) {
  const known = new Map<string, ReturnType<Players['whoIs']>>();

  function now(id: string): ReturnType<Players['whoIs']> {
    const before = known.get(id);
    if (before !== undefined) return before;
    const person = whoIs(id);
    known.set(id, person);
    return person;
  }

  const called = ({ id, name }: RecordPlayer): string => now(id)?.name ?? name;

  return {
    called,
    /** A game as it is shown: everybody has their present name. */
    shown: (record: GameRecord) => withPeople(record, (person) => ({ ...person, name: called(person) })),
    /** The present id of everybody in a game who has another one now. */
    goesBy: ({ players }: GameRecord): Readonly<Record<string, string>> =>
      Object.fromEntries(
        players.flatMap(({ id }) => {
          const person = now(id);
          return person === null || person.id === id ? [] : [[id, person.id]];
        }),
      ),
    /** Edits to a game as it is shown, as edits to its log: names nobody changed stay as they were written. */
    logged: (edits: readonly Edit[], record: GameRecord): readonly Edit[] => {
      const written = new Map<string, RecordPlayer>();
      withPeople(record, (person) => {
        written.set(person.id, person);
        return person;
      });
      const asWritten = (person: RecordPlayer): RecordPlayer => {
        const before = written.get(person.id);
        return before !== undefined && called(before) === person.name ? before : person;
      };
      return edits.map((edit) => loggedEdit(edit, record, asWritten));
    },
  };
}

function loggedEdit(edit: Edit, record: GameRecord, asWritten: (person: RecordPlayer) => RecordPlayer): Edit {
  switch (edit.kind) {
    case 'append':
    case 'insert':
    case 'replace': {
      const [event = edit.event] = withPeople({ ...record, events: [edit.event] }, asWritten).events;
      return { ...edit, event };
    }
    case 'header': {
      const { players } = edit.fields;
      return isPlayers(players)
        ? { ...edit, fields: { ...edit.fields, players: players.map(asWritten) } }
        : edit;
    }
    case 'remove':
      return edit;
  }
}

function isPlayers(value: unknown): value is readonly RecordPlayer[] {
  return isList(value) && value.every(isPlayer);
}
