import { runAuction, type RunSoFar, type Step } from '../../../src/shared/bidding/index.ts';
import type { PhoneLanguage, PhoneMoment } from '../../../src/shared/phones/index.ts';
import { type GameRecord } from '../../../src/shared/record/index.ts';
import { PHONE_VIEWS } from '../../../src/shared/text/all-phone-views.ts';
import { WORDS } from '../../../src/shared/text/all-words.ts';
import type { Language } from '../../../src/shared/text/languages.ts';
import { auctionRecord } from '../../fixtures/auction.ts';
import { recordOf, timelineIn } from '../../fixtures/replayed.ts';

export function languageOf(language: Language): PhoneLanguage {
  return { words: WORDS[language], own: PHONE_VIEWS[language], language, locale: language };
}

/** A moment of a game; `null` if the events aren't allowed. */
export function momentOf(
  raw: unknown,
  steps: readonly Step[] = [],
  more: Partial<PhoneMoment> = {},
): PhoneMoment | null {
  const timeline = timelineIn(raw);
  if (timeline.problem !== null) return null;
  const table = timeline.tables.at(-1);
  const run = table?.family === 'auction' ? runAuction(table.state, steps) : null;
  return {
    timeline,
    position: timeline.record.events.length,
    run,
    openMoney: false,
    lifted: 0,
    connected: [],
    saleAllowed: false,
    ...more,
  };
}

/** A game of four with a ledger, after these events. */
export function gameOfFour(...events: readonly object[]): GameRecord {
  return recordOf(auctionRecord(events));
}

export function liveOf({ run }: { readonly run: RunSoFar | null }): string {
  return run?.live.kind ?? 'none';
}

/** Four rounds, each ended by the fifth painting of an artist. Everybody buys one in each, at its price. */
export function fourRounds(prices: readonly number[] = [1, 1, 1, 1]): readonly object[] {
  const events: object[] = [];
  let turn = 0;
  for (let number = 1; number <= 4; number += 1) {
    for (let card = 1; card <= 5; card += 1) {
      events.push({ type: 'offer', seat: turn, artist: 'karl-gitter', auction: 'open' });
      if (card < 5) events.push({ type: 'sale', buyer: (turn + 1) % 4, price: prices[number - 1] });
      turn = (turn + 1) % 4;
    }
    events.push({ type: 'settle' });
  }
  return events;
}
