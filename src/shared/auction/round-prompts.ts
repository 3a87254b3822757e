import { seatsAway } from '../core/away.ts';
import { nameOf } from '../core/prompt.ts';
import { at } from '../core/tally.ts';
import { explain, type ArtistExplained } from './explanation.ts';
import type { PromptKey } from './moments.ts';
import { outcome } from './outcome.ts';
import { tell, type Prompt } from './prompt.ts';
import { handsForNextRound } from './settle.ts';
import { dealBefore } from './setup.ts';
import type { Finished, Settling, State } from './state.ts';

/** The round is over: why, how the artists rank, what a painting pays and who gets what. */
export function promptsForSettling(state: State, ended: Settling): Prompt[] {
  const explanation = explain(state, state.round);
  const artists = explanation?.artists ?? [];
  const payouts = explanation?.payouts ?? null;
  const ranked = artists.filter(({ rank }) => rank !== null);
  return [
    overPrompt(state, ended),
    ...ranked.flatMap((artist) => rankPrompts(state, artist)),
    ...(ranked.length < state.setup.edition.tiles.length
      ? [tell(state, 'rank-fewer', { ranked: ranked.length })]
      : []),
    ...ranked.map((artist) => valuePrompt(state, artist)),
    ...(payouts === null
      ? [tell(state, 'sell-count', {}, [], ['settle'])]
      : payouts.map(({ seat, payout }) => tell(state, 'sell', { seat, amount: payout }, [seat], ['settle']))),
    ...thenPrompts(state, ended),
  ];
}

/** What happens after the payout. Empty if the table decides. */
function thenPrompts(state: State, ended: Settling): Prompt[] {
  const { setup } = state;
  const round = state.round + 1;
  const dealt = dealBefore(setup, round);
  if (handsForNextRound(state, ended, false) !== null)
    return [tell(state, 'then-next-round', { round, dealt, mystery: setup.mystery ? dealt : 0 })];
  return handsForNextRound(state, ended, true) === null ? [tell(state, 'then-end', {})] : [];
}

function overPrompt(state: State, ended: Settling): Prompt {
  if (ended.endedBy === 'out-of-cards') {
    const mayGoOn = handsForNextRound(state, ended, true) !== null;
    const detail = { round: state.round, away: seatsAway(state.away).length };
    return tell(state, mayGoOn ? 'all-out-early' : 'all-out', detail, [], ['settle']);
  }
  const { counts } = state;
  const fifth =
    ended.ender === 'adjust' || ended.unsold === null
      ? counts.indexOf(Math.max(...counts))
      : ended.unsold.artist;
  const artist = nameOf(state, fifth);
  return tell(state, fifthKey(ended), { artist, count: at(counts, fifth) }, [], ['settle']);
}

function fifthKey({ ender }: Settling): PromptKey {
  switch (ender) {
    case 'offer':
      return 'fifth-offer';
    case 'pair':
      return 'fifth-pair';
    case 'mystery':
      return 'fifth-mystery';
    case 'adjust':
    case 'end-round':
      return 'fifth-adjust';
  }
}

function rankPrompts(state: State, { artist, rank, count, tieWonOver, tiles }: ArtistExplained): Prompt[] {
  const tile = tiles.at(-1)?.amount ?? 0;
  return [
    tell(state, 'rank', { artist, rank: rank ?? 0, count, tile }),
    ...tieWonOver.map((over) => tell(state, 'rank-tie', { artist, over, count })),
  ];
}

function valuePrompt(state: State, { artist, tiles, value }: ArtistExplained): Prompt {
  const tile = tiles.at(-1)?.amount ?? 0;
  return tell(state, 'value', { artist, value, tile, earlier: value - tile });
}

export function promptsAtTheEnd(state: State, { money }: Finished): Prompt[] {
  const { winners, scores } = outcome(state);
  if (winners === null) {
    return money === null ? [tell(state, 'end-count', {}, [], ['final'])] : [];
  }
  const key = winners.length > 1 ? 'end-shared' : 'end-won';
  return winners.map((seat) =>
    tell(state, key, { seat, amount: at(scores ?? [], seat), winners: winners.length }, [seat]),
  );
}
