import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const whole = v.pipe(v.number(), v.safeInteger());
const place = v.object({ x: whole, y: whole, width: whole, height: whole, maximized: v.boolean() });

/** A window's last position on a screen. */
export type WindowPlace = Readonly<v.InferOutput<typeof place>>;

/** A window's position on each screen, by the screen's name, and the last screen it was on. */
const places = v.object({ last: v.string(), screens: v.record(v.string(), place) });
export type WindowPlaces = Readonly<v.InferOutput<typeof places>>;

export const WINDOW_KINDS = ['table', 'board'] as const;
export type WindowKind = (typeof WINDOW_KINDS)[number];

const NOWHERE: WindowPlaces = { last: '', screens: {} };
const memory = v.object({
  table: v.fallback(places, NOWHERE),
  board: v.fallback(places, NOWHERE),
  looksForNewVersions: v.fallback(v.boolean(), false),
});

/** What this desktop remembers about its windows; games and settings are in the store. */
export type DesktopMemory = Readonly<v.InferOutput<typeof memory>>;

export interface Memory {
  readonly current: DesktopMemory;
  readonly remember: (change: Partial<DesktopMemory>) => void;
}

const FILE = 'desktop.json';
const NOTHING: DesktopMemory = { table: NOWHERE, board: NOWHERE, looksForNewVersions: false };

export function openMemory(folder: string): Memory {
  const file = join(folder, FILE);
  let current = recall(file);
  return {
    get current() {
      return current;
    },
    remember: (change) => {
      current = { ...current, ...change };
      try {
        const draft = `${file}.draft`;
        writeFileSync(draft, JSON.stringify(current), { mode: 0o600 });
        renameSync(draft, file);
      } catch {
        // Losing the window's position is better than interrupting a game.
      }
    },
  };
}

function recall(file: string): DesktopMemory {
  try {
    const read = v.safeParse(memory, { ...NOTHING, ...JSON.parse(readFileSync(file, 'utf8')) });
    return read.success ? read.output : NOTHING;
  } catch {
    return NOTHING;
  }
}
