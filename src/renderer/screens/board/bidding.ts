import type { SaleKind, State } from '../../../shared/auction/index.ts';
import {
  isRun,
  readStoredAuction,
  LIVE_AUCTION_KEY,
  runAuction,
  speakers,
  standingBid,
} from '../../../shared/bidding/index.ts';
import type { GameRecord, Table } from '../../../shared/record/index.ts';
import { listFormat } from '../../../shared/text/formats.ts';
import { namingOf } from '../../../shared/text/naming.ts';
import type { TextLanguage } from '../../../shared/text/prompting.ts';
import { auctionTerms } from '../../../shared/text/terms.ts';
import type { Draft } from '../../lib/session.svelte.ts';
import { questionText, explanationText, speakersOf, type Speaker } from '../../../shared/text/bidding.ts';

/** An auction run by the app, as everybody may see it. */
export interface BiddingShown {
  readonly asked: string;
  readonly explained: string;
  /** The current bid, shown large; `null` if there is none. */
  readonly standing: { readonly name: string; readonly sum: string } | null;
  readonly speakers: readonly Speaker[];
  /** How much has been called so far, which restarts the table's clock; `null` while it isn't running. */
  readonly countsFor: number | null;
}

/** `null` if the table runs its own auctions. Phones bid in any order if the auction is a secret one. */
export function biddingOf(
  table: Table,
  record: GameRecord,
  draft: Draft,
  runs: boolean,
  phones: boolean,
  textLanguage: TextLanguage,
): BiddingShown | null {
  switch (table.family) {
    case 'auction':
      return biddingAt(table.state, record, draft, runs, phones, textLanguage);
    case 'gallery':
      return null;
  }
}

function biddingAt(
  state: State,
  record: GameRecord,
  draft: Draft,
  runs: boolean,
  phones: boolean,
  { words, locale }: TextLanguage,
): BiddingShown | null {
  const kept = readStoredAuction(draft[LIVE_AUCTION_KEY]);
  const run = isRun(kept, runs) ? runAuction(state, kept.steps) : null;
  if (run === null) return null;
  const { live, steps } = run;
  const naming = namingOf(record, locale);
  const { situation, setup } = state;
  const { sold } = auctionTerms(words, setup.edition);
  const telling = {
    words: words.liveAuction,
    name: naming.seat,
    sum: naming.money,
    list: (seats: readonly number[]) => listFormat(locale).format(seats.map(naming.seat)),
    artist: 'artist' in situation ? naming.artist(setup.artists[situation.artist]) : '',
    kind: (auction: SaleKind) => sold[auction],
  };
  const bid = standingBid(live);
  const anyOrder = phones && live.kind === 'covering';
  return {
    asked: anyOrder ? words.liveAuction.everybodyBids : questionText(live, false, telling),
    explained: live.kind === 'decided' ? explanationText(live, telling) : '',
    standing: bid === null ? null : { name: naming.seat(bid.seat), sum: naming.money(bid.amount) },
    speakers: speakersOf(live, speakers(state), telling).map((speaker) =>
      anyOrder && speaker.turn ? { ...speaker, says: '', turn: false } : speaker,
    ),
    countsFor: kept.ticking ? steps.length : null,
  };
}
