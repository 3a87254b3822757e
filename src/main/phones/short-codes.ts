import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '../../shared/phones/index.ts';
import { isSame } from './keys.ts';

const SHOWN_MILLISECONDS = 60_000;
/** Somebody may have begun to type a code when the next one came. */
const VALID_MILLISECONDS = 2 * SHOWN_MILLISECONDS;

/** Codes to type in place of the long ones. They are made only for a laptop that shows them, and kept nowhere. */
export function makeShortCodes(now: () => number) {
  let made: readonly { readonly code: string; readonly token: string; readonly at: number }[] = [];

  /** Of a code from the future, the clock has been set back since. */
  const within = (milliseconds: number) => made.filter(({ at }) => at <= now() && now() - at < milliseconds);

  return {
    /** The code to show now, and for how many milliseconds. */
    shownFor: (token: string): { readonly code: string; readonly left: number } => {
      const shown = within(SHOWN_MILLISECONDS).find((one) => one.token === token);
      const { code, at } = shown ?? { code: newCode(), at: now() };
      if (shown === undefined) made = [...within(VALID_MILLISECONDS), { code, token, at }];
      return { code, left: at + SHOWN_MILLISECONDS - now() };
    },
    // All are compared, so that the time it takes says nothing.
    tokenOf: (code: string) =>
      within(VALID_MILLISECONDS).reduce<string | null>(
        (found, one) => (isSame(one.code, code) ? one.token : found),
        null,
      ),
  };
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length))).join(
    '',
  );
}
