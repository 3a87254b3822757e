import { oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import { FIRST_SET_BGG_ID, OTHER_BGG_IDS } from '../interchange/bgg-games.ts';
import { entryOf, isAmount } from '../core/shape.ts';
import { line } from './shapes.ts';
import { LANGUAGES } from '../text/languages.ts';

/** How the app counts "going once, going twice, sold": by key, or by a clock. */
export const AUCTION_CLOCKS = ['off', 'calm', 'brisk'] as const;
export type AuctionClock = (typeof AUCTION_CLOCKS)[number];

/** How much the app explains at the table: everything, one line, or only on request. */
export const TEACHING_LEVELS = ['teach', 'remind', 'quiet'] as const;
export type TeachingLevel = (typeof TEACHING_LEVELS)[number];

/** The sounds, each switched separately. */
export const SOUNDS = ['hammer', 'warning', 'round'] as const;
export type Sound = (typeof SOUNDS)[number];
/** Where sounds are played: at the table, or on the big screen. */
export const SOUND_PLACES = ['table', 'board'] as const;
export type SoundPlace = (typeof SOUND_PLACES)[number];

const MOST_BGG_ID = 9_999_999;
/**
 * The BoardGameGeek number of the card game of 2024. Ours is unverified, so users can change it. The others are taken:
 * plays are recognised by them when they are imported again.
 */
export function isCardGameBggId(value: unknown): value is number {
  return isAmount(value) && value >= 1 && value <= MOST_BGG_ID && !OTHER_BGG_IDS.includes(value);
}

/** Every setting: what it can be, and what it is at first. Type, defaults and contract follow from this. */
const SETTINGS = {
  /** `null` for the system's. */
  language: v.exactOptional(v.nullable(v.picklist(LANGUAGES)), null),
  theme: v.exactOptional(v.picklist(['system', 'light', 'dark']), 'system'),
  /** Money stays secret until the end, unless the table plays with open money. */
  money: v.exactOptional(v.picklist(['covered', 'open']), 'covered'),
  /** Single-letter shortcuts can be switched off, for example for dictation. */
  letterKeys: v.exactOptional(v.picklist(['on', 'off']), 'on'),
  /** Whether auctions are held at the table and entered afterwards, or run by the app. */
  auctions: v.exactOptional(v.picklist(['entered', 'run']), 'entered'),
  auctionClock: v.exactOptional(v.picklist(AUCTION_CLOCKS), 'off'),
  teaching: v.exactOptional(v.picklist(TEACHING_LEVELS), 'remind'),
  /** The language of explanations; `null` for the same as everything else. */
  teachingLanguage: v.exactOptional(v.nullable(v.picklist(LANGUAGES)), null),
  sounds: v.exactOptional(v.pipe(v.array(v.picklist(SOUNDS)), v.maxLength(SOUNDS.length)), []),
  soundFrom: v.exactOptional(v.picklist(SOUND_PLACES), 'table'),
  soundVolume: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.6),
  /** Whether a voice announces events; `silenced` mutes it until a key unmutes it. */
  voice: v.exactOptional(v.picklist(['off', 'on', 'silenced']), 'off'),
  /** The names of lessons finished on this machine. */
  lessonsDone: v.exactOptional(v.pipe(v.array(line), v.maxLength(100)), []),
  /** The number of the card game of 2024 at BoardGameGeek, and so in BG Stats. */
  cardGameBggId: v.exactOptional(v.custom<number>(isCardGameBggId), FIRST_SET_BGG_ID),
};

const settings = v.object(SETTINGS);

/** The user's settings, for every view. */
export type Settings = Readonly<v.InferOutput<typeof settings>>;

/** The defaults. */
export const FIRST_SETTINGS: Settings = v.parse(settings, {});

/** Whether a setting can have this value. One of another version can have any. */
export function isSetting(name: string, value: unknown): boolean {
  const known = entryOf<v.GenericSchema>(SETTINGS, name);
  return known === undefined || v.is(known, value);
}

/** Reads stored settings, which an older or newer version may have written. */
export function readSettings(kept: Readonly<Record<string, unknown>>): Settings {
  const known = Object.entries(SETTINGS).filter(([name, setting]) => v.is(setting, kept[name]));
  return v.parse(settings, Object.fromEntries(known.map(([name]) => [name, kept[name]])));
}

type Change = {
  [Name in keyof typeof SETTINGS]: v.ExactOptionalSchema<(typeof SETTINGS)[Name]['wrapped'], undefined>;
};

/** The same settings without their defaults, which a change of others must not bring back. */
function withoutDefaults(entries: typeof SETTINGS): Change;
function withoutDefaults(entries: typeof SETTINGS): v.ObjectEntries {
  return Object.fromEntries(
    Object.entries(entries).map(([name, { wrapped }]) => [name, v.exactOptional<v.GenericSchema>(wrapped)]),
  );
}

export const settingsContract = {
  get: oc.output(typed<Settings>()),
  set: oc.input(v.object(withoutDefaults(SETTINGS))).output(typed<Settings>()),
};
