import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { fromJson } from '../../shared/core/json.ts';
import { isObject } from '../../shared/core/shape.ts';
import { unlessItFails } from '../../shared/core/unless-it-fails.ts';

const whole = v.pipe(v.number(), v.safeInteger());
const place = v.object({
  x: whole,
  y: whole,
  width: whole,
  height: whole,
  maximized: v.boolean(),
  fullScreen: v.optional(v.boolean(), false),
});

/** A window's last position on a screen. */
export type WindowPlace = Readonly<v.InferOutput<typeof place>>;

/** A window's position on each screen, by the screen's name, and the last screen it was on. */
const places = v.object({ last: v.string(), screens: v.record(v.string(), place) });
export type WindowPlaces = Readonly<v.InferOutput<typeof places>>;

export type WindowKind = 'table' | 'board';

const NOWHERE: WindowPlaces = { last: '', screens: {} };
const memory = v.object({
  table: v.fallback(places, NOWHERE),
  board: v.fallback(places, NOWHERE),
  /** How much each kind of window is enlarged. */
  zoom: v.fallback(v.object({ table: v.number(), board: v.number() }), { table: 0, board: 0 }),
  /** Where a file was last opened or saved. */
  folder: v.fallback(v.string(), ''),
  /** What the user has been told once. */
  told: v.fallback(v.array(v.string()), []),
  looksForNewVersions: v.fallback(v.boolean(), false),
});

/** What this desktop remembers about its windows; games and settings are in the store. */
export type DesktopMemory = Readonly<v.InferOutput<typeof memory>>;

export type Memory = ReturnType<typeof openMemory>;

const FILE = 'desktop.json';
export const NOTHING_REMEMBERED: DesktopMemory = {
  table: NOWHERE,
  board: NOWHERE,
  zoom: { table: 0, board: 0 },
  folder: '',
  told: [],
  looksForNewVersions: false,
};

export function openMemory(folder: string) {
  const file = join(folder, FILE);
  let current = recall(file);
  return {
    get current() {
      return current;
    },
    remember: (change: Partial<DesktopMemory>) => {
      current = { ...current, ...change };
      // Losing the window's position is better than interrupting a game.
      unlessItFails(() => {
        const draft = `${file}.draft`;
        writeFileSync(draft, JSON.stringify(current), { mode: 0o600 });
        renameSync(draft, file);
      });
    },
  };
}

function recall(file: string): DesktopMemory {
  const kept = unlessItFails(() => fromJson(readFileSync(file, 'utf8')));
  const read = v.safeParse(memory, { ...NOTHING_REMEMBERED, ...(isObject(kept) ? kept : {}) });
  return read.success ? read.output : NOTHING_REMEMBERED;
}
