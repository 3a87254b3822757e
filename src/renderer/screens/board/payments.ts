import { choices, explain, type State as AuctionState } from '../../../shared/auction/index.ts';
import type { BySeat, Seat } from '../../../shared/core/seats.ts';
import { explain as explainGallery, type State as GalleryState } from '../../../shared/gallery/index.ts';
import type { GameRecord, Table } from '../../../shared/record/index.ts';
import { GALLERY_GLOSSARY } from '../../../shared/text/glossary.ts';
import { money } from '../../../shared/text/money.ts';
import type { Speech } from '../../../shared/text/prompting.ts';
import type { Draft } from '../../lib/session.svelte.ts';
import { readHoldings } from '../../shown/auction/holdings.ts';
import { paidParts } from '../../shown/auction/paid-parts.ts';
import { readSettling as readPaying, ticked } from '../../shown/auction/settling-draft.ts';
import { readDisplays } from '../../shown/gallery/displays.ts';
import { scoredParts } from '../../shown/gallery/scored-parts.ts';
import { readSettling as readScoring } from '../../shown/gallery/settling-draft.ts';
import { stageOf } from '../../shown/gallery/stage.ts';
import type { PaidPart } from '../../shown/settlement/paid-part.ts';

/** What a round brings one player, and what it is made of. */
export interface Payment {
  readonly seat: Seat;
  readonly name: string;
  readonly parts: readonly PaidPart[];
  readonly amount: string;
  readonly something: boolean;
  /** Ticked off at the table. */
  readonly handed: boolean;
}

export interface Payments {
  readonly title: string;
  readonly payments: readonly Payment[];
}

/** What everybody gets for the round, as soon as the table knows; `null` until then. */
export function paymentsOf(table: Table, record: GameRecord, draft: Draft, speech: Speech): Payments | null {
  switch (table.family) {
    case 'auction':
      return moneyPaid(table.state, record, draft, speech);
    case 'gallery':
      return pointsScored(table.state, record, draft, speech);
  }
}

function moneyPaid(
  state: AuctionState,
  record: GameRecord,
  kept: Draft,
  { words, locale }: Speech,
): Payments | null {
  const draft = readPaying(kept, state);
  const asked = choices(state).settle?.holdings !== null;
  const entered = asked && draft.held ? readHoldings(state, draft.typed).payouts : null;
  const payouts = asked ? entered : (explain(state, state.round)?.payouts ?? null);
  if (payouts === null) return null;
  const handed = ticked(draft, payouts);
  return {
    title: words.settle.payouts.title,
    payments: inSeats(record, payouts).map(({ seat, name, parts, payout }) => ({
      seat,
      name,
      parts: paidParts(state, parts, words, locale),
      amount: payout === 0 ? words.settle.nothing : money(record.edition, payout, locale),
      something: payout > 0,
      handed: payout > 0 && handed[seat] === true,
    })),
  };
}

function pointsScored(
  state: GalleryState,
  record: GameRecord,
  kept: Draft,
  { words, language }: Speech,
): Payments | null {
  const draft = readScoring(kept, state);
  if (stageOf(state, draft).kind !== 'scores') return null;
  const counting = state.setup.tracking === 'counts';
  const payouts = counting
    ? readDisplays(state, draft.typed).payouts
    : (explainGallery(state, state.round)?.payouts ?? null);
  if (payouts === null) return null;
  const { card, points } = GALLERY_GLOSSARY[state.setup.edition.id][language];
  return {
    title: words.gallerySettle.scores.title(points),
    payments: inSeats(record, payouts).map(({ seat, name, parts, payout }) => ({
      seat,
      name,
      parts: scoredParts(state, parts, words, card),
      amount: String(payout),
      something: payout > 0,
      handed: false,
    })),
  };
}

function inSeats<Paid extends object>(
  { players }: GameRecord,
  payouts: BySeat<Paid>,
): (Paid & { readonly seat: Seat; readonly name: string })[] {
  return payouts.map((paid, seat) => ({ ...paid, seat, name: players[seat]?.name ?? '' }));
}
