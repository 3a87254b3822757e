import type { GameRecord } from '../../../shared/record/index.ts';
import { FROM_BG_STATS } from '../../../shared/interchange/index.ts';
import type { KnownResult } from '../../../shared/result/index.ts';
import type { LanguageView } from '../../lib/language.svelte.ts';

/** Where a result comes from, in words. */
export function sourceOf(language: LanguageView, { source }: KnownResult): string {
  const { sources } = language.words.paper;
  if (source === FROM_BG_STATS) return sources[FROM_BG_STATS];
  return source === 'paper' ? sources.paper : sources.other;
}

/** The date of a game, and the time if it is known. */
export function dayOf(language: LanguageView, { startedAt }: Pick<GameRecord, 'startedAt'>): string {
  if (!startedAt) return language.words.paper.dayUnknown;
  if (startedAt.length > 10) return language.when(startedAt);
  const day = new Date(`${startedAt}T12:00`);
  return new Intl.DateTimeFormat(language.locale, { dateStyle: 'long' }).format(day);
}
