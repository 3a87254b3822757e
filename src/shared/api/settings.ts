import { oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import { FIRST_SET_BGG_ID, OTHER_BGG_IDS } from '../interchange/bgg-games.ts';
import { isAmount } from '../core/shape.ts';
import { line } from './shapes.ts';
import { LANGUAGES, type Language } from '../text/languages.ts';

const language = v.nullable(v.picklist(LANGUAGES));
const theme = v.picklist(['system', 'light', 'dark']);
/** Money stays secret until the end, unless the table plays with open money. */
const cash = v.picklist(['covered', 'open']);
/** Single-letter shortcuts can be switched off, for example for dictation. */
const letters = v.picklist(['on', 'off']);
/** Whether auctions are held at the table and entered afterwards, or run by the app. */
const auctions = v.picklist(['entered', 'run']);
/** How the app counts "going once, going twice, sold": by key, or by a clock. */
export const AUCTION_CLOCKS = ['off', 'calm', 'brisk'] as const;
export type AuctionClock = (typeof AUCTION_CLOCKS)[number];
const auctionClock = v.picklist(AUCTION_CLOCKS);

/** How much the app explains at the table: everything, one line, or only on request. */
export const TEACHING_LEVELS = ['teach', 'remind', 'quiet'] as const;
export type TeachingLevel = (typeof TEACHING_LEVELS)[number];
const teaching = v.picklist(TEACHING_LEVELS);

/** The sounds, each switched separately. */
export const SOUNDS = ['hammer', 'warning', 'round'] as const;
export type Sound = (typeof SOUNDS)[number];
/** Where sounds are played: at the table, or on the big screen. */
export const SOUND_PLACES = ['table', 'board'] as const;
export type SoundPlace = (typeof SOUND_PLACES)[number];
const sounds = v.pipe(v.array(v.picklist(SOUNDS)), v.maxLength(SOUNDS.length));
const soundFrom = v.picklist(SOUND_PLACES);
/** Whether a voice announces events; `silenced` mutes it until a key unmutes it. */
const voice = v.picklist(['off', 'on', 'silenced']);
/** Names of finished lessons. */
const lessons = v.pipe(v.array(line), v.maxLength(100));
const soundVolume = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const MOST_BGG_ID = 9_999_999;
/**
 * The BoardGameGeek number of the card game of 2024. Ours is unverified, so users can change it. The others are taken:
 * plays are recognised by them when they are imported again.
 */
export function isCardGameBggId(value: unknown): value is number {
  return isAmount(value) && value >= 1 && value <= MOST_BGG_ID && !OTHER_BGG_IDS.includes(value);
}
const bggId = v.custom<number>(isCardGameBggId);

/** The user's settings, for every view. Without a language, the system's is used. */
export interface Settings {
  readonly language: Language | null;
  readonly theme: 'system' | 'light' | 'dark';
  readonly money: 'covered' | 'open';
  readonly letterKeys: 'on' | 'off';
  readonly auctions: 'entered' | 'run';
  readonly auctionClock: AuctionClock;
  readonly teaching: TeachingLevel;
  /** The language of explanations; `null` for the same as everything else. */
  readonly teachingLanguage: Language | null;
  readonly sounds: Sound[];
  readonly soundFrom: SoundPlace;
  /** From 0 to 1. */
  readonly soundVolume: number;
  readonly voice: 'off' | 'on' | 'silenced';
  /** The names of lessons finished on this machine. */
  readonly lessonsDone: string[];
  /** The number of the card game of 2024 at BoardGameGeek, and so in BG Stats. */
  readonly cardGameBggId: number;
}

/** The defaults. */
export const FIRST_SETTINGS: Settings = {
  language: null,
  theme: 'system',
  money: 'covered',
  letterKeys: 'on',
  auctions: 'entered',
  auctionClock: 'off',
  teaching: 'remind',
  teachingLanguage: null,
  sounds: [],
  soundFrom: 'table',
  soundVolume: 0.6,
  voice: 'off',
  lessonsDone: [],
  cardGameBggId: FIRST_SET_BGG_ID,
};

const settings = v.object({
  language: v.fallback(language, FIRST_SETTINGS.language),
  theme: v.fallback(theme, FIRST_SETTINGS.theme),
  money: v.fallback(cash, FIRST_SETTINGS.money),
  letterKeys: v.fallback(letters, FIRST_SETTINGS.letterKeys),
  auctions: v.fallback(auctions, FIRST_SETTINGS.auctions),
  auctionClock: v.fallback(auctionClock, FIRST_SETTINGS.auctionClock),
  teaching: v.fallback(teaching, FIRST_SETTINGS.teaching),
  teachingLanguage: v.fallback(language, FIRST_SETTINGS.teachingLanguage),
  sounds: v.fallback(sounds, () => []),
  soundFrom: v.fallback(soundFrom, FIRST_SETTINGS.soundFrom),
  soundVolume: v.fallback(soundVolume, FIRST_SETTINGS.soundVolume),
  voice: v.fallback(voice, FIRST_SETTINGS.voice),
  lessonsDone: v.fallback(lessons, () => []),
  cardGameBggId: v.fallback(bggId, FIRST_SETTINGS.cardGameBggId),
});

/** Reads stored settings, which an older or newer version may have written. */
export function readSettings(kept: Readonly<Record<string, unknown>>): Settings {
  return v.parse(settings, { ...FIRST_SETTINGS, ...kept });
}

export const settingsContract = {
  get: oc.output(typed<Settings>()),
  set: oc
    .input(
      v.object({
        language: v.exactOptional(language),
        theme: v.exactOptional(theme),
        money: v.exactOptional(cash),
        letterKeys: v.exactOptional(letters),
        auctions: v.exactOptional(auctions),
        auctionClock: v.exactOptional(auctionClock),
        teaching: v.exactOptional(teaching),
        teachingLanguage: v.exactOptional(language),
        sounds: v.exactOptional(sounds),
        soundFrom: v.exactOptional(soundFrom),
        soundVolume: v.exactOptional(soundVolume),
        voice: v.exactOptional(voice),
        lessonsDone: v.exactOptional(lessons),
        cardGameBggId: v.exactOptional(bggId),
      }),
    )
    .output(typed<Settings>()),
};
