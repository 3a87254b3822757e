import { SYMBOLS, type Artist, type Effect } from './edition.ts';
import type { Event } from './events.ts';
import { placeOf, type Setup } from './setup.ts';
import type { State } from './state.ts';
import { at, total } from '../core/tally.ts';

/** What is odd but possible at a table. */
export const WARNING_CODES = [
  'more-cards-than-printed',
  'more-symbols-than-printed',
  'more-cards-than-displayed',
  'effect-not-optional',
] as const;

export type WarningCode = (typeof WARNING_CODES)[number];

/** What an allowed event makes one wonder about. */
export function warnings(before: State, event: Event): readonly WarningCode[] {
  switch (event.type) {
    case 'play':
      return [...printed(before, [event.artist]), ...symbolPrinted(before, event.artist, event.effect)];
    case 'influence':
    case 'second':
      return printed(before, [event.artist]);
    case 'everyone':
      return printed(
        before,
        event.artists.flatMap((artist) => artist ?? []),
      );
    case 'reveal':
    case 'extras':
      return printed(before, event.cards.flat());
    case 'settle':
      return displayedAtAll(before, event.displays ?? []);
    case 'decline':
      return expected(before);
    case 'draw':
    case 'face-down':
    case 'award':
    case 'end-round':
    case 'adjust':
      return NOTHING;
  }
}

const NOTHING: readonly WarningCode[] = [];

/** Cards of an artist that nobody has seen yet, as the edition prints them. */
export function unseen(state: State, artist: number): number {
  const { setup, situation } = state;
  const extras =
    situation.kind === 'settling' && situation.extras !== null ? at(situation.extras, artist) : 0;
  return printedCards(setup, artist) - at(state.discarded, artist) - at(state.counts, artist) - extras;
}

function printedCards(setup: Setup, artist: number): number {
  const id = setup.artists[artist];
  return setup.edition.artists.find((printed) => printed.id === id)?.cards ?? 0;
}

function printed(before: State, cards: readonly Artist[]): readonly WarningCode[] {
  for (const artist of cards) {
    const more = cards.length === 1 ? 1 : cards.filter((other) => other === artist).length;
    if (unseen(before, placeOf(before.setup, artist)) < more) return ['more-cards-than-printed'];
  }
  return NOTHING;
}

function symbolPrinted(
  before: State,
  artist: Artist,
  effect: Effect | null | undefined,
): readonly WarningCode[] {
  if (effect === null || effect === undefined || effect === 'none') return NOTHING;
  return symbolsUnseen(before, placeOf(before.setup, artist), effect) > 0
    ? NOTHING
    : ['more-symbols-than-printed'];
}

/** Cards of an artist with a symbol that nobody has played for it yet. */
export function symbolsUnseen(state: State, artist: number, symbol: Exclude<Effect, 'none'>): number {
  const seen = at(state.symbolsSeen, artist * SYMBOLS.length + SYMBOLS.indexOf(symbol));
  return state.setup.edition.symbolCards[symbol] - seen;
}

/** More cards score than were shown, even if every player added one; and the card beside the deck scores for nobody. */
function displayedAtAll(
  before: State,
  displays: readonly Readonly<Record<string, number>>[],
): readonly WarningCode[] {
  const { setup, counts } = before;
  const over = setup.artists.some((artist, place) => {
    const scoring = total(displays.map((cards) => cards[artist] ?? 0));
    return scoring > at(counts, place) + setup.players;
  });
  return over ? ['more-cards-than-displayed'] : NOTHING;
}

/** Drawing and awarding are orders in some rulebooks; a table that leaves them out is heard all the same. */
function expected({ setup, situation }: State): readonly WarningCode[] {
  switch (setup.edition.drawAndAward) {
    case 'optional':
      return NOTHING;
    case 'expected':
      return situation.kind === 'effect' && (situation.symbol === 'draw' || situation.symbol === 'award')
        ? ['effect-not-optional']
        : NOTHING;
  }
}
