import { isDefinedError, safe, type ClientPromiseResult, type ORPCError } from '@orpc/client';
import type { SharingRefusal } from '../../../shared/api.ts';
import type { SHARING } from '../../../shared/text/all-sharing.ts';
import type { Language } from '../../../shared/text/languages.ts';

type Words = (typeof SHARING)[Language];

/** What came of a request, or what is wrong and what to do about it. */
export type Answer<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'trouble'; readonly said: string };

export async function answerTo<T>(
  asked: ClientPromiseResult<T, Error | ORPCError<'REFUSED', SharingRefusal>>,
  words: Words,
): Promise<Answer<T>> {
  const { data, error } = await safe(asked);
  if (error === null && data !== undefined) return { kind: 'done', value: data };
  return {
    kind: 'trouble',
    said: isDefinedError(error) ? problemSaid(error.data, words) : words.notDone,
  };
}

export function problemSaid(problem: SharingRefusal, words: Words): string {
  const said = words.problems;
  switch (problem.why) {
    case 'other-version':
      return said['other-version'][problem.update];
    case 'wrong-clock':
      return said['wrong-clock'](spanSaid(Math.abs(problem.seconds), words));
    case 'unexpected':
      return said.unexpected(problem.detail);
    case 'no-folder':
    case 'silent-folder':
    case 'not-allowed':
    case 'full':
    case 'full-here':
    case 'no-network':
    case 'no-club':
    case 'not-encrypted':
    case 'certificate':
    case 'revoked':
    case 'unknown-key':
    case 'read-only':
    case 'busy':
    case 'no-link':
    case 'no-invitation':
    case 'last-owner':
    case 'not-a-folder':
      return said[problem.why];
  }
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function spanSaid(seconds: number, { spans }: Words): string {
  const count = (unit: number) => String(Math.max(1, Math.round(seconds / unit)));
  if (seconds < 2 * HOUR) return spans.minutes(count(MINUTE));
  return seconds < 2 * DAY ? spans.hours(count(HOUR)) : spans.days(count(DAY));
}
