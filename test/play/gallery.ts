import {
  gallery,
  SYMBOLS,
  type Artist,
  type Edition,
  type EditionId,
  type Effect,
  type Event,
  type State,
} from '../../src/shared/gallery/index.ts';
import { pick, random, shuffle } from './random.ts';

/** A card of the box: what is on its face. */
export interface Card {
  readonly artist: Artist;
  readonly effect: Effect;
}

export interface GalleryGame {
  readonly edition: EditionId;
  readonly players: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed: number;
  /** Stop after so many events; without it the game is played to its end. */
  readonly stopAfter?: number;
}

/** One event of a game under way, and the table as it really is once it has happened. */
export interface Moment {
  readonly event: Event;
  readonly before: State;
  readonly after: State;
  readonly hands: readonly (readonly Card[])[];
}

export interface GalleryRecord {
  readonly format: 'vernissage/game';
  readonly version: 1;
  readonly id: string;
  readonly edition: EditionId;
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly firstSeat: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly events: readonly Event[];
}

const NAMES = ['Ada', 'Bruno', 'Clara', 'Dario', 'Elena'];

/** A whole legal game, or its beginning, as its record: the same seed gives the same game. */
export function playGallery(game: GalleryGame): GalleryRecord {
  const options = { tracking: 'full', ...game.options };
  const moments = [...playMoments({ ...game, options: { ...options, tracking: 'full' } })];
  const events =
    options.tracking === 'counts' ? asCounts(moments, game.seed) : moments.map(({ event }) => event);
  return {
    format: 'vernissage/game',
    version: 1,
    id: `00000000-0000-4000-8000-${game.seed.toString(16).padStart(12, '0')}`,
    edition: game.edition,
    players: NAMES.slice(0, game.players).map((name, seat) => ({ id: `player-${seat}`, name })),
    firstSeat: game.seed % game.players,
    options,
    events: events.slice(0, game.stopAfter),
  };
}

/** The same game moment by moment, with every hand open; who displayed what is always kept. */
export function* playMoments(game: GalleryGame): Generator<Moment> {
  const next = random(game.seed);
  const edition = gallery.editions[game.edition];
  const setup = gallery.readSetup(edition, {
    players: game.players,
    firstSeat: game.seed % game.players,
    options: { tracking: 'full', ...game.options },
  });
  if (!setup.ok) throw new Error(setup.error.code);
  const box = new Box(edition, game.players, next);
  let state = gallery.start(setup.value);
  box.deal(13);
  while (state.situation.kind !== 'finished') {
    const event = choose(state, box, next);
    const applied = gallery.apply(state, event);
    if (!applied.ok) throw new Error(`${applied.error.code} at ${JSON.stringify(event)}`);
    if (event.type === 'settle') box.deal(edition.deal[game.players]?.[state.round] ?? 0);
    yield { event, before: state, after: applied.value, hands: box.hands.map((hand) => [...hand]) };
    state = applied.value;
  }
}

/** The cards as they really lie: a shuffled deck, open hands, and what lies face down. */
class Box {
  readonly hands: Card[][];
  readonly faceDown: Card[][];
  readonly #deck: Card[];

  constructor(edition: Edition, players: number, next: () => number) {
    this.#deck = shuffle(next, cardsOf(edition));
    this.hands = Array.from({ length: players }, () => []);
    this.faceDown = Array.from({ length: players }, () => []);
  }

  top(): Card {
    const card = this.#deck.pop();
    if (card === undefined) throw new Error('the deck has run out');
    return card;
  }

  deal(cards: number): void {
    for (const hand of this.hands) for (let dealt = 0; dealt < cards; dealt += 1) hand.push(this.top());
  }

  hand(seat: number): Card[] {
    const hand = this.hands[seat];
    if (hand === undefined) throw new Error(`nobody sits at ${seat}`);
    return hand;
  }

  /** Takes a card out of a hand, if there is one that will do. */
  take(seat: number, next: () => number, fits: (card: Card) => boolean = () => true): Card | null {
    const hand = this.hand(seat);
    const fitting = hand.filter(fits);
    if (fitting.length === 0) return null;
    const card = pick(next, fitting);
    hand.splice(hand.indexOf(card), 1);
    return card;
  }
}

/** Every card of the box: six of each artist bear a symbol. */
export function cardsOf(edition: Edition): readonly Card[] {
  return edition.artists.flatMap(({ id, cards }) => {
    const symbols = SYMBOLS.flatMap((symbol) => new Array<Effect>(edition.symbolCards[symbol]).fill(symbol));
    const effects = [...symbols, ...new Array<Effect>(cards - symbols.length).fill('none')];
    return effects.map((effect) => ({ artist: id, effect }));
  });
}

function choose(state: State, box: Box, next: () => number): Event {
  const { situation, setup } = state;
  switch (situation.kind) {
    case 'influence':
      return { type: 'influence', artist: box.top().artist };
    case 'turn': {
      const seat = situation.seat ?? 0;
      const card = box.take(seat, next);
      if (card === null) throw new Error(`seat ${seat} has no card`);
      return { type: 'play', seat, ...card };
    }
    case 'effect':
      return answer(state, situation, box, next);
    case 'settling': {
      if (state.faceDown.some((cards) => cards > 0)) {
        return {
          type: 'reveal',
          cards: box.faceDown.map((cards) => cards.splice(0).map(({ artist }) => artist)),
        };
      }
      const extras = situation.extras === null && next() < 0.8 ? someExtras(state, box, next) : null;
      return extras ?? { type: 'settle' };
    }
    case 'finished':
      throw new Error(`nothing follows the end of a game of ${setup.players}`);
  }
}

function answer(
  state: State,
  { symbol, seat, artist }: Extract<State['situation'], { kind: 'effect' }>,
  box: Box,
  next: () => number,
): Event {
  if (seat === null) throw new Error('an effect without a player');
  if (symbol !== 'everyone' && next() < 0.15) return { type: 'decline' };
  switch (symbol) {
    case 'draw':
      box.hand(seat).push(box.top());
      return { type: 'draw' };
    case 'second-up': {
      const card = box.take(seat, next, (one) => one.artist === state.setup.artists[artist]);
      return card === null ? { type: 'decline' } : { type: 'second', artist: card.artist };
    }
    case 'second-down': {
      const card = box.take(seat, next);
      if (card !== null) box.faceDown[seat]?.push(card);
      return { type: 'face-down' };
    }
    case 'everyone':
      return { type: 'everyone', artists: box.hands.map((_, each) => box.take(each, next)?.artist ?? null) };
    case 'award':
      return { type: 'award', artist: pick(next, state.setup.artists) };
  }
}

/** Cards matching what lies in front of each player, of leading artists alone where the edition asks for that. */
function someExtras(state: State, box: Box, next: () => number): Event {
  const ranking = gallery.outcome(state).rounds.at(-1)?.ranking ?? [];
  const leadingAlone = state.setup.edition.extraCards === 'leading-artists-displayed';
  const cards = box.hands.map((_, seat) =>
    state.setup.artists.filter((artist) => {
      const shown = shownBy(state, seat)[artist] ?? 0;
      if (shown === 0 || (leadingAlone && !ranking.includes(artist)) || next() < 0.3) return false;
      return box.take(seat, next, (card) => card.artist === artist) !== null;
    }),
  );
  return { type: 'extras', cards };
}

/** What a table that only counts cards writes down of the same game. */
function asCounts(moments: readonly Moment[], seed: number): readonly Event[] {
  const next = random(seed + 1);
  const events = moments.flatMap((moment) => [
    ...countedEvents(moment, next),
    ...(ranOut(moment) ? [{ type: 'end-round' } as const] : []),
  ]);
  const last = moments.at(-1);
  return last === undefined ? events : [...events, ...emptyRound(last)];
}

function ranOut({ before, after }: Moment): boolean {
  if (before.situation.kind === 'settling' || after.situation.kind !== 'settling') return false;
  return after.situation.endedBy === 'out-of-cards';
}

function countedEvents({ event, before }: Moment, next: () => number): readonly Event[] {
  switch (event.type) {
    case 'influence':
    case 'award':
      return [event];
    case 'play': {
      const seat = next() < 0.5 ? {} : { seat: event.seat ?? 0 };
      const effect = event.effect === 'award' || next() < 0.5 ? { effect: event.effect ?? 'none' } : {};
      return [{ type: 'play', artist: event.artist, ...seat, ...effect }];
    }
    case 'second':
      return [{ type: 'play', artist: event.artist }];
    case 'everyone':
      return event.artists.flatMap((artist) => (artist === null ? [] : [{ type: 'play', artist }]));
    case 'reveal':
      return event.cards.flat().map((artist) => ({ type: 'play', artist }));
    case 'decline':
      return before.situation.kind === 'effect' && before.situation.symbol === 'award' ? [event] : [];
    case 'settle':
      return [{ type: 'settle', displays: before.hands.map((_, seat) => shownBy(before, seat)) }];
    case 'draw':
    case 'face-down':
    case 'extras':
    case 'end-round':
    case 'adjust':
      return [];
  }
}

function shownBy({ setup, displays }: State, seat: number): Readonly<Record<string, number>> {
  const { artists } = setup;
  return Object.fromEntries(
    artists.map((artist, place) => [artist, displays[seat * artists.length + place] ?? 0]),
  );
}

/** A table that does not know the hands learns only in the next round that nobody has a card for it. */
function emptyRound({ before, after }: Moment): readonly Event[] {
  const { edition, players, artists } = after.setup;
  if (after.situation.kind !== 'finished' || before.situation.kind !== 'settling') return [];
  if (after.round === edition.rounds || before.situation.endedBy === 'out-of-cards') return [];
  const [artist] = artists;
  if (artist === undefined) return [];
  return [
    { type: 'influence', artist },
    { type: 'end-round' },
    { type: 'settle', displays: new Array<Readonly<Record<string, number>>>(players).fill({}) },
  ];
}
