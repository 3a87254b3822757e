import { isObject } from '../shared/core/shape.ts';
import type { Evening } from '../shared/phones/views.ts';

/** What stays on the phone: the key of its seat, and the evenings played. It is all per address of the door. */
export interface Memory {
  readonly key: () => string | null;
  readonly keepKey: (key: string | null) => void;
  readonly evenings: () => readonly KeptEvening[];
  /** The newest first; one of the same game replaces the older one. */
  readonly keepEvening: (evening: KeptEvening) => void;
  readonly choice: (name: Choice) => string | null;
  readonly choose: (name: Choice, value: string) => void;
}

export type Choice = 'language' | 'vibrates';

export interface KeptEvening {
  /** Names the game on this phone. */
  readonly id: string;
  /** The day it ended, as `2026-11-24`. */
  readonly day: string;
  readonly game: string;
  readonly name: string;
  readonly evening: Evening;
}

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'vernissage-key';
const EVENINGS = 'vernissage-evenings';
const CHOICE = 'vernissage-';

/** The oldest go first, because the browser's storage is small. */
const MOST_EVENINGS = 20;

/** Without storage, as in some private windows, it lasts as long as the page. */
export function memoryIn(storage: Kept | null): Memory {
  const here = new Map<string, string>();

  function read(name: string): string | null {
    try {
      return here.get(name) ?? storage?.getItem(name) ?? null;
    } catch {
      return null;
    }
  }

  function write(name: string, value: string | null): void {
    if (value === null) here.delete(name);
    else here.set(name, value);
    try {
      if (value === null) storage?.removeItem(name);
      else storage?.setItem(name, value);
    } catch {
      // It's full, or forbidden: `here` has it.
    }
  }

  const evenings = () => readEvenings(read(EVENINGS));

  return {
    key: () => read(KEY),
    keepKey: (key) => write(KEY, key),
    evenings,
    keepEvening: (evening) => {
      const others = evenings().filter((other) => !isSame(other, evening));
      write(EVENINGS, JSON.stringify([evening, ...others].slice(0, MOST_EVENINGS)));
    },
    choice: (name) => read(CHOICE + name),
    choose: (name, value) => write(CHOICE + name, value),
  };
}

/** The same evening, maybe corrected since, or seen again after joining once more. */
function isSame(one: KeptEvening, other: KeptEvening): boolean {
  return one.id === other.id || shownIn(one) === shownIn(other);
}

function shownIn({ day, game, name, evening }: KeptEvening): string {
  return JSON.stringify([day, game, name, evening.works]);
}

function readEvenings(text: string | null): readonly KeptEvening[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEvening) : [];
  } catch {
    return [];
  }
}

function isEvening(kept: unknown): kept is KeptEvening {
  if (!isObject(kept) || !isObject(kept['evening'])) return false;
  const { works, said } = kept['evening'];
  return (
    [kept['id'], kept['day'], kept['game'], kept['name']].every((text) => typeof text === 'string') &&
    Array.isArray(works) &&
    works.every((work) => isObject(work)) &&
    Array.isArray(said) &&
    said.every((sentence) => typeof sentence === 'string')
  );
}
