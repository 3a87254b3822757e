import { createHash } from 'node:crypto';
import { canonicalCarried, carriedText } from '../../src/shared/club/index.ts';
import { evening, PEOPLE } from '../../test/main/store/many-games.ts';

/** A game as it is carried. */
export interface CarriedGame {
  readonly id: string;
  readonly hash: Buffer;
  readonly text: string;
}

/** How many are played card by card; the others are copies with other dates and people. */
const DIFFERENT = 500;
/** So many games are played by the same seven people. */
const IN_A_CIRCLE = 500;

const MINUTE = 60_000;
const ids = PEOPLE.map((name) => name.toLowerCase());
const PEOPLE_IN_TEXT = new RegExp(`"id":"(${ids.join('|')})"`, 'g');

/** Texts in which a copy differs from its game. */
const played = Array.from({ length: DIFFERENT }, (_, seed) => {
  const record = evening(seed);
  const text = carriedText(record);
  const canonical = canonicalCarried(JSON.parse(text));
  if (canonical === null) throw new Error('no game');
  return { id: `"id":"${record.id}"`, startedAt: record.startedAt ?? null, text, canonical };
});

export function gameAt(index: number): CarriedGame {
  const one = played[index % DIFFERENT];
  if (one === undefined) throw new Error('no game');
  const id = `game-${index}`;
  const circle = Math.floor(index / IN_A_CIRCLE);
  const copied = (text: string): string => {
    const own = text
      .replace(one.id, `"id":"${id}"`)
      .replaceAll(PEOPLE_IN_TEXT, (_, person: string) => `"id":"${personIn(person, circle)}"`);
    if (one.startedAt === null) return own;
    return own.replace(one.startedAt, new Date(Date.parse(one.startedAt) + circle * MINUTE).toISOString());
  };
  return { id, hash: createHash('sha256').update(copied(one.canonical)).digest(), text: copied(one.text) };
}

/** Everybody who played these games, by id. */
export function* peopleOf(games: number): Generator<{ readonly id: string; readonly name: string }> {
  for (let circle = 0; circle * IN_A_CIRCLE < games; circle += 1) {
    for (const name of PEOPLE) yield { id: personIn(name.toLowerCase(), circle), name: `${name} ${circle}` };
  }
}

function personIn(person: string, circle: number): string {
  return `${person}-${circle}`;
}
