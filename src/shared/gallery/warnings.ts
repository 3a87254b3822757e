import type { Artist, CardSymbol, Effect } from './edition.ts';
import type { Event } from './events.ts';
import { placeOf } from './setup.ts';
import { symbolPlace, type State } from './state.ts';
import { at, total } from '../core/tally.ts';

/** What is odd but possible at a table. */
export const WARNING_CODES = [
  'more-cards-than-printed',
  'more-symbols-than-printed',
  'more-cards-than-displayed',
  'effect-not-optional',
] as const;

export type WarningCode = (typeof WARNING_CODES)[number];

const NOTHING: readonly WarningCode[] = [];

/** What an allowed event makes one wonder about. */
export function warnings(before: State, event: Event): readonly WarningCode[] {
  switch (event.type) {
    case 'play':
      return playWarnings(before, placeOf(before.setup, event.artist), event.effect ?? 'none');
    case 'influence':
    case 'second':
      return unseen(before, placeOf(before.setup, event.artist)) < 1 ? MORE_CARDS : NOTHING;
    case 'everyone':
      return cardWarnings(before, [event.artists]);
    case 'reveal':
    case 'extras':
      return cardWarnings(before, event.cards);
    case 'settle':
      return displayedAtAll(before, event.displays ?? []);
    case 'decline':
      return declineWarnings(before);
    case 'draw':
    case 'face-down':
    case 'award':
    case 'end-round':
    case 'adjust':
      return NOTHING;
  }
}

const MORE_CARDS: readonly WarningCode[] = ['more-cards-than-printed'];

/** Cards of an artist that nobody has seen yet, as the edition prints them. */
export function unseen(state: State, artist: number): number {
  const { setup, situation, discarded, counts } = state;
  const extras =
    situation.kind === 'settling' && situation.extras !== null ? at(situation.extras, artist) : 0;
  return at(setup.printed, artist) - at(discarded, artist) - at(counts, artist) - extras;
}

/** Cards of an artist with a symbol that nobody has played for it yet. */
export function symbolsUnseen(state: State, artist: number, symbol: CardSymbol): number {
  return state.setup.edition.symbolCards[symbol] - at(state.symbolsSeen, symbolPlace(artist, symbol));
}

function playWarnings(before: State, artist: number, effect: Effect): readonly WarningCode[] {
  const cards = unseen(before, artist) < 1 ? MORE_CARDS : NOTHING;
  if (effect === 'none' || symbolsUnseen(before, artist, effect) > 0) return cards;
  return [...cards, 'more-symbols-than-printed'];
}

function cardWarnings(before: State, laid: readonly (readonly (Artist | null)[])[]): readonly WarningCode[] {
  const left = before.setup.artists.map((_, artist) => unseen(before, artist));
  for (const cards of laid) {
    for (const artist of cards) {
      if (artist === null) continue;
      const place = placeOf(before.setup, artist);
      left[place] = at(left, place) - 1;
      if (at(left, place) < 0) return MORE_CARDS;
    }
  }
  return NOTHING;
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
function declineWarnings({ setup, situation }: State): readonly WarningCode[] {
  switch (setup.edition.drawAndAward) {
    case 'optional':
      return NOTHING;
    case 'expected':
      return situation.kind === 'effect' && (situation.symbol === 'draw' || situation.symbol === 'award')
        ? ['effect-not-optional']
        : NOTHING;
  }
}
