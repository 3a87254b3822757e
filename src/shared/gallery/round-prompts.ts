import { isAway } from '../core/away.ts';
import type { Seat } from '../core/seats.ts';
import { nameOf } from '../core/prompt.ts';
import { at } from '../core/tally.ts';
import { choices } from './choices.ts';
import { explain, type ArtistExplained, type Explanation } from './explanation.ts';
import type { PromptKey } from './moments.ts';
import { outcome } from './outcome.ts';
import { tell, type Prompt } from './prompt.ts';
import { handsForNextRound } from './settle.ts';
import { dealBefore, type Setup } from './setup.ts';
import type { Settling, State } from './state.ts';

/** Before the first card of a round: what to clear away and deal, which card to turn up and who leads. */
export function promptsForRound(state: State, leader: Seat | null): Prompt[] {
  const { setup, round } = state;
  const dealt = dealBefore(setup, round);
  if (round === 1) {
    const cards = setup.edition.artists.reduce((sum, artist) => sum + artist.cards, 0);
    return [
      tell(state, 'setup', { cards, dealt, limit: setup.limit }, [], ['influence']),
      tell(state, firstPlayerKey(setup), { seat: setup.firstSeat }, [setup.firstSeat]),
    ];
  }
  const cleaning = dealt > 0 ? 'clean-up' : 'clean-up-no-cards';
  return [tell(state, cleaning, { round, dealt }, [], ['influence']), ...starterPrompts(state, leader)];
}

function firstPlayerKey({ edition }: Setup): PromptKey {
  switch (edition.firstPlayer) {
    case 'latest-museum-visit':
      return 'setup-first-museum';
    case 'chosen':
      return 'setup-first-chosen';
  }
}

function starterPrompts(state: State, leader: Seat | null): Prompt[] {
  const { firstPlayer } = state;
  const passedOver =
    leader === null || leader === firstPlayer
      ? []
      : [tell(state, 'starter-passed-over', { seat: firstPlayer, to: leader }, [leader])];
  switch (state.setup.edition.nextStarter) {
    case 'left-of-first-player':
      return [tell(state, 'starter-token', { seat: firstPlayer }, [firstPlayer]), ...passedOver];
    case 'left-of-finisher':
      return leader === null
        ? [tell(state, 'starter-untold', {})]
        : [tell(state, 'starter-finisher', { seat: firstPlayer }, [firstPlayer]), ...passedOver];
  }
}

/** The round is over: why, what is face down, who leads, what a card is worth, who adds cards and who scores what. */
export function promptsForSettling(state: State, ended: Settling): Prompt[] {
  const over = overPrompts(state, ended);
  const { reveal, play } = choices(state);
  if (reveal !== null) {
    const hidden = reveal.cards.flatMap((cards, seat) =>
      cards === 0 ? [] : revealPrompt(state, seat, cards),
    );
    return [...over, ...hidden];
  }
  const explanation = explain(state, state.round);
  return [
    ...over,
    ...(play === null ? [] : [tell(state, 'reveal-counting', {}, [], ['play'])]),
    ...(explanation === null ? [] : rankPrompts(state, explanation)),
    ...pointsPrompts(state, explanation),
    ...togetherPrompts(state, ended),
    ...thenPrompts(state, ended),
  ];
}

/** Somebody else turns over the cards of a player who has left. */
function revealPrompt(state: State, seat: Seat, cards: number): Prompt {
  const away = isAway(state.away, seat);
  return tell(state, 'reveal', { seat, cards, away: away ? 1 : 0 }, away ? [] : [seat], ['reveal']);
}

/** What happens after scoring. Empty if that depends on cards that may still be added. */
function thenPrompts(state: State, ended: Settling): Prompt[] {
  const round = state.round + 1;
  const dealt = dealBefore(state.setup, round);
  if (handsForNextRound(state, ended) === null) return [tell(state, 'then-end', {})];
  const certain = dealt > 0 || extrasPrompts(state).length === 0;
  return certain ? [tell(state, 'then-next-round', { round, dealt })] : [];
}

/** No points are announced while a player may still add a card. */
function pointsPrompts(state: State, explanation: Explanation | null): Prompt[] {
  const extras = extrasPrompts(state);
  if (extras.length > 0) return [...extras, tell(state, 'score-after-extras', {}, [], ['settle'])];
  return explanation === null ? [] : scorePrompts(state, explanation);
}

function overPrompts(state: State, ended: Settling): Prompt[] {
  const { setup, round } = state;
  const { endedBy, reached } = ended;
  switch (endedBy) {
    case 'out-of-cards':
      return handsForNextRound(state, ended) === null
        ? [tell(state, 'all-out-last', { round })]
        : [tell(state, 'all-out', { round, next: round + 1, dealt: dealBefore(setup, round + 1) })];
    case 'limit':
      return reached.map((artist) =>
        tell(state, 'limit-reached', { artist: nameOf(state, artist), limit: setup.limit }),
      );
  }
}

function rankPrompts(state: State, { artists }: Explanation): Prompt[] {
  const leading = artists.filter(({ rank }) => rank !== null);
  const fewer = leading.length < state.setup.edition.valueTokens.length;
  return [
    ...leading.flatMap((artist) => tokenPrompts(state, artist)),
    ...(fewer ? [tell(state, 'token-fewer', { ranked: leading.length })] : []),
    ...leading.map((artist) => valuePrompt(state, artist)),
  ];
}

function tokenPrompts(state: State, { artist, rank, count, tieWonOver, worth }: ArtistExplained): Prompt[] {
  const token = worth.tokens.at(-1)?.amount ?? 0;
  return [
    tell(state, 'token', { artist, rank: rank ?? 0, count, token }),
    ...tieWonOver.map((over) => tell(state, 'token-tie', { artist, over, count })),
  ];
}

function valuePrompt(state: State, { artist, worth, value }: ArtistExplained): Prompt {
  const token = worth.tokens.at(-1)?.amount ?? 0;
  const awards = worth.awardPoints;
  return tell(state, 'value', { artist, value, token, earlier: value - token - awards, awards });
}

/** Only for players who may add a card, with the most they may add. */
function extrasPrompts(state: State): Prompt[] {
  const { extras } = choices(state);
  return (extras?.seats ?? []).flatMap(({ artists, most }, seat) => {
    const cards = Math.min(artists.length, most);
    return cards === 0 ? [] : tell(state, extrasKey(state.setup), { seat, cards }, [seat], ['extras']);
  });
}

function extrasKey({ edition }: Setup): PromptKey {
  switch (edition.extraCards) {
    case 'leading-artists-displayed':
      return 'extras-leading';
    case 'every-artist-displayed':
      return 'extras-displayed';
  }
}

function scorePrompts(state: State, { payouts }: Explanation): Prompt[] {
  if (payouts === null) return [tell(state, 'score-counting', {}, [], ['settle'])];
  return payouts.map(({ seat, payout }) =>
    tell(state, 'score', { seat, points: payout }, [seat], ['settle']),
  );
}

/** If the finisher decides who leads and everybody played at once, the table is asked who finished. */
function togetherPrompts(state: State, { finishedTogether, finisher }: Settling): Prompt[] {
  const { nextStarter } = state.setup.edition;
  const matters = nextStarter === 'left-of-finisher' && choices(state).settle?.next !== null;
  if (!matters || finishedTogether.length === 0 || finisher === null) return [];
  return [
    tell(state, 'finished-together', { seat: finisher, cards: finishedTogether.length }, finishedTogether),
  ];
}

export function promptsAtTheEnd(state: State): Prompt[] {
  const { winners } = outcome(state);
  const key = (winners?.length ?? 0) > 1 ? 'end-shared' : 'end-won';
  return (winners ?? []).map((seat) => tell(state, key, { seat, points: at(state.scores, seat) }, [seat]));
}
