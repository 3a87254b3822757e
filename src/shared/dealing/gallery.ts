import { withSeat, type BySeat, type Seat } from '../core/seats.ts';
import { at, total } from '../core/tally.ts';
import { choices, gallery, SYMBOLS, type Effect, type State } from '../gallery/index.ts';
import type { EventJson } from '../record/index.ts';
import { dealtUpTo, different, shuffledBox, withoutCards, type Card, type Dealt } from './cards.ts';
import { asks, goesOn, playing, type Ask, type Move, type Next, type Option } from './game.ts';

export type GalleryCard = Card<Effect>;

/** A game with everybody's cards, which only the dealer may see. */
export interface GalleryGame {
  readonly family: 'gallery';
  readonly state: State;
  readonly dealt: Dealt<Effect>;
  /** The cards that each seat has put aside to be shown at once; at the end `null` if there is no more. */
  readonly aside: BySeat<readonly (number | null)[]>;
}

export function dealGallery(setup: State['setup'], seed: number): GalleryGame {
  const { edition, artists, players } = setup;
  const printed = artists.map((artist, place) => {
    const signs = SYMBOLS.map((symbol) => [symbol, edition.symbolCards[symbol]] as const);
    const plain = at(setup.printed, place) - total(signs.map(([, cards]) => cards));
    return { artist, signs: [...signs, ['none', Math.max(0, plain)] as const] };
  });
  const state = gallery.start(setup);
  const dealt = dealtUpTo(shuffledBox<Effect>(printed, players, seed), state.hands);
  return { family: 'gallery', state, dealt, aside: dealt.hands.map(() => []) };
}

export function afterInGallery(game: GalleryGame, move: Move): GalleryGame | null {
  switch (move.kind) {
    case 'aside': {
      const { seat, card } = move;
      const known = card === null || game.dealt.hands[seat]?.some(({ id }) => id === card);
      const before = game.aside[seat] ?? [];
      return known === true ? { ...game, aside: withSeat(game.aside, seat, [...before, card]) } : null;
    }
    case 'event': {
      const state = applied(game.state, move.event);
      if (state === null) return null;
      const dealt = dealtUpTo(laid(game, move.event, move.cards), state.hands);
      return { ...game, state, dealt, aside: dealt.hands.map(() => []) };
    }
    case 'step':
    case 'out':
      return null;
  }
}

export function applied(state: State, raw: EventJson): State | null {
  const event = gallery.readEvent(raw, state.setup);
  const after = event.ok ? gallery.apply(state, event.value) : event;
  return after.ok ? after.value : null;
}

function laid({ state, dealt }: GalleryGame, { type }: EventJson, cards: readonly number[]): Dealt<Effect> {
  if (type === 'influence') return { ...dealt, deck: dealt.deck.slice(1) };
  if (type === 'reveal') return { ...dealt, faceDown: dealt.faceDown.map(() => []) };
  const left = withoutCards(dealt, cards);
  const { situation } = state;
  if (type !== 'face-down' || situation.kind !== 'effect' || situation.seat === null) return left;
  const { seat } = situation;
  const down = (dealt.hands[seat] ?? []).filter(({ id }) => cards.includes(id));
  return { ...left, faceDown: withSeat(dealt.faceDown, seat, [...(dealt.faceDown[seat] ?? []), ...down]) };
}

export function nextInGallery(game: GalleryGame): Next {
  const { state, dealt } = game;
  const { situation } = state;
  switch (situation.kind) {
    case 'influence':
      return goesOn(playing({ type: 'influence', artist: dealt.deck[0]?.artist ?? '' }).move);
    case 'turn': {
      const { seat } = situation;
      return seat === null ? null : asks(seat, asked(state, seat, dealt.hands[seat] ?? []));
    }
    case 'effect':
      return afterEffect(game, situation);
    case 'settling':
      return settling(game);
    case 'finished':
      return null;
  }
}

type Awaited = Extract<State['situation'], { readonly kind: 'effect' }>;

function afterEffect(game: GalleryGame, { symbol, seat }: Awaited): Next {
  const { state, dealt } = game;
  if (seat === null) return null;
  if (symbol === 'everyone') {
    const waiting = choices(state).everyone?.seats.find((one) => game.aside[one]?.length === 0);
    if (waiting !== undefined) return asks(waiting, asked(state, waiting, dealt.hands[waiting] ?? []));
    const artists = artistsAside(game).map(([artist]) => artist ?? null);
    return goesOn({ kind: 'event', event: { type: 'everyone', artists }, cards: allAside(game) });
  }
  const ask = asked(state, seat, dealt.hands[seat] ?? []);
  // Nobody has to say that there is nothing to do.
  const isIdle = ask.options.length === 1 || (symbol === 'draw' && dealt.deck.length === 0);
  return isIdle ? goesOn(playing({ type: 'decline' }).move) : asks(seat, ask);
}

function puttingAside(seat: Seat, card: GalleryCard | null): Option {
  return { move: { kind: 'aside', seat, card: card?.id ?? null }, card, artist: card?.artist ?? null };
}

/** What a seat is asked on its turn, and all that it may do with these cards. */
export function asked(state: State, seat: Seat, hand: readonly GalleryCard[]): Pick<Ask, 'kind' | 'options'> {
  const { situation, setup } = state;
  const cards = different(hand);
  const decline = playing({ type: 'decline' });
  if (situation.kind !== 'effect') {
    const options = cards.map((card) => {
      const { artist, sign: effect } = card;
      return playing({ type: 'play', seat, artist, effect }, card);
    });
    return { kind: 'play', options };
  }
  const { symbol, artist } = situation;
  switch (symbol) {
    case 'draw':
      return { kind: 'draw', options: [playing({ type: 'draw' }), decline] };
    case 'second-up': {
      const same = cards.filter((card) => card.artist === setup.artists[artist]);
      const options = same.map((card) => playing({ type: 'second', artist: card.artist }, card));
      return { kind: 'second', options: [...options, decline] };
    }
    case 'second-down': {
      const options = cards.map((card) => playing({ type: 'face-down' }, card));
      return { kind: 'face-down', options: [...options, decline] };
    }
    case 'award': {
      const artists = choices(state).award?.artists ?? [];
      const options = artists.map((one) => playing({ type: 'award', artist: one }));
      return { kind: 'award', options: [...options, decline] };
    }
    case 'everyone':
      return { kind: 'everyone', options: cards.map((card) => puttingAside(seat, card)) };
  }
}

function settling(game: GalleryGame): Next {
  const { state, dealt } = game;
  const { reveal, extras } = choices(state);
  if (reveal !== null) {
    const cards = dealt.faceDown.map((down) => down.map(({ artist }) => artist));
    return goesOn(playing({ type: 'reveal', cards }).move);
  }
  if (extras === null) return null;
  for (const [seat, { artists }] of extras.seats.entries()) {
    const aside = game.aside[seat] ?? [];
    const added = artistsAside(game)[seat] ?? [];
    const left = artists.filter((artist) => !added.includes(artist));
    const cards = left.flatMap((artist) => dealt.hands[seat]?.find((card) => card.artist === artist) ?? []);
    if (cards.length === 0 || aside.includes(null)) continue;
    const options = [...cards, null].map((card) => puttingAside(seat, card));
    return asks(seat, { kind: 'extras', options });
  }
  return goesOn({
    kind: 'event',
    event: { type: 'extras', cards: artistsAside(game) },
    cards: allAside(game),
  });
}

function allAside({ aside }: GalleryGame): readonly number[] {
  return aside.flat().filter((id) => id !== null);
}

function artistsAside({ dealt, aside }: GalleryGame): BySeat<readonly string[]> {
  return dealt.hands.map((hand, seat) =>
    hand.filter(({ id }) => aside[seat]?.includes(id)).map(({ artist }) => artist),
  );
}
