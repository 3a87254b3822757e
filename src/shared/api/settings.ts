import { oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import { FIRST_SET_BGG_ID, OTHER_BGG_IDS } from '../interchange/bgg-games.ts';
import { line } from './shapes.ts';
import { LANGUAGES, type Language } from '../text/languages.ts';

const language = v.nullable(v.picklist(LANGUAGES));
const theme = v.picklist(['system', 'light', 'dark']);
/** Money is the table's secret until the end, unless the table plays with open money. */
const cash = v.picklist(['covered', 'open']);
/** Keys that are letters: whoever dictates to the computer, or leans on the keyboard, switches them off. */
const letters = v.picklist(['on', 'off']);
/** Whether auctions are held at the table and entered when they are over, or run by the app. */
const auctions = v.picklist(['entered', 'run']);
/** Who says going once, going twice, sold where the app runs an auction: the table by a key, or a clock. */
export const AUCTION_CLOCKS = ['off', 'calm', 'brisk'] as const;
export type AuctionClock = (typeof AUCTION_CLOCKS)[number];
const auctionClock = v.picklist(AUCTION_CLOCKS);

/** How much the app explains at the table: everything, one line, or only what is asked for. */
export const TEACHING_LEVELS = ['teach', 'remind', 'quiet'] as const;
export type TeachingLevel = (typeof TEACHING_LEVELS)[number];
const teaching = v.picklist(TEACHING_LEVELS);

/** What can be heard, each for those who want it. */
export const SOUNDS = ['hammer', 'warning', 'round'] as const;
export type Sound = (typeof SOUNDS)[number];
/** Where: at the table, or at the board that faces it. */
export const SOUND_PLACES = ['table', 'board'] as const;
export type SoundPlace = (typeof SOUND_PLACES)[number];
const sounds = v.pipe(v.array(v.picklist(SOUNDS)), v.maxLength(SOUNDS.length));
const soundFrom = v.picklist(SOUND_PLACES);
/** Whether a voice says aloud what happens; silenced for a while, it is a key away. */
const voice = v.picklist(['off', 'on', 'silenced']);
/** Lessons done, by their names. */
const lessons = v.pipe(v.array(line), v.maxLength(100));
const soundVolume = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const MOST_BGG_ID = 9_999_999;
/** The number of the card game of 2024 at BoardGameGeek, which nobody has verified: the person knows better. */
const bggId = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1),
  v.maxValue(MOST_BGG_ID),
  // Plays that come back are told apart by it.
  v.notValues(OTHER_BGG_IDS),
);
export const isCardGameBggId = (value: unknown): value is number => v.is(bggId, value);

/** What the person has chosen, for every view; no language is the system's. */
export interface Settings {
  readonly language: Language | null;
  readonly theme: 'system' | 'light' | 'dark';
  readonly money: 'covered' | 'open';
  readonly letterKeys: 'on' | 'off';
  readonly auctions: 'entered' | 'run';
  readonly auctionClock: AuctionClock;
  readonly teaching: TeachingLevel;
  /** In which language it explains; none is that of everything else. */
  readonly teachingLanguage: Language | null;
  readonly sounds: Sound[];
  readonly soundFrom: SoundPlace;
  /** From 0 to 1. */
  readonly soundVolume: number;
  readonly voice: 'off' | 'on' | 'silenced';
  /** The lessons that somebody has been through here, by their names. */
  readonly lessonsDone: string[];
  /** What BoardGameGeek, and BG Stats with it, call the card game of 2024. */
  readonly cardGameBggId: number;
}

/** As nobody has chosen anything yet. */
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

/** Settings as they were kept, whatever an older or newer version wrote. */
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
