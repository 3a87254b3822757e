import type { PayoutPart, State } from '../../../shared/auction/index.ts';
import type { Words } from '../../../shared/text/en/index.ts';
import { moneyOf } from '../../../shared/text/money.ts';
import type { PaidPart } from '../settlement/paid-part.ts';
import { shownArtist } from '../wall/shown-artist.ts';

/** What the bank pays a seat, by artist. */
export function paidParts(
  state: State,
  parts: readonly PayoutPart[],
  words: Words,
  locale: string,
): PaidPart[] {
  const { part, partFor } = words.settle.payouts;
  return parts.map(({ artist, paintings, value, amount }) => {
    const shown = shownArtist(state, artist);
    const each = moneyOf(state.setup.edition, value, locale);
    return {
      artist: shown,
      text: part(paintings, each),
      said: partFor(shown.name, paintings, each),
      worthless: amount === 0,
    };
  });
}
