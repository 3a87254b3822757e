import type { Database } from 'better-sqlite3';
import { withPeople, type GameRecord } from '../../shared/record/index.ts';

/**
 * What people are called now, each under the id they played with: who is the same person may be known elsewhere only. A
 * name that was erased or hasn't come yet is blank.
 */
export type PresentNames = ReturnType<ReturnType<typeof presentNames>>;

/** A person, as they are written by this app. Escapes in a name don't matter, because it is replaced. */
const PERSON = /"id":("(?:[^"\\]|\\.)*"),"name":"(?:[^"\\]|\\.)*"/g;

/** Inside of a text this would have escapes. */
const NAME = '"name":';

export function presentNames(database: Database) {
  const selectPlayers = database.prepare<[], [id: string, name: string]>('SELECT id, name FROM player').raw();
  return () => {
    const names = new Map(selectPlayers.all());
    /** People as they are written now, by their ids as they are written. */
    const written = new Map<string, string>();
    for (const [id, name] of names) {
      const writtenId = JSON.stringify(id);
      written.set(writtenId, `"id":${writtenId},"name":${JSON.stringify(name)}`);
    }

    return {
      in: (record: GameRecord) =>
        withPeople(record, (person) => ({ ...person, name: names.get(person.id) ?? person.name })),
      /** The same for the text of a record; `null` if it can't be told from the text alone who is named where. */
      inText: (text: string) => {
        let people = 0;
        const now = text.replace(PERSON, (asWritten: string, id: string) => {
          const person = written.get(id);
          if (person !== undefined) people += 1;
          return person ?? asWritten;
        });
        return people === timesIn(text, NAME) ? now : null;
      },
    };
  };
}

function timesIn(text: string, what: string): number {
  let times = 0;
  for (let at = text.indexOf(what); at !== -1; at = text.indexOf(what, at + what.length)) times += 1;
  return times;
}
