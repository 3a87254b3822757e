import type { Artist, CardSymbol, Effect } from './edition.ts';
import type { Event } from './events.ts';
import { rank } from './scoring.ts';
import { extrasFor } from './settle.ts';
import { mustDrawAndAward, placeOf } from './setup.ts';
import { inFrontOfPlayers, symbolPlace, type State } from './state.ts';
import { entryOf } from '../core/shape.ts';
import { at, total } from '../core/tally.ts';

/** Unusual but possible at a table. */
export const WARNINGS = [
  'more-cards-than-printed',
  'more-symbols-than-printed',
  'more-cards-than-displayed',
  'effect-not-optional',
] as const;

export type Warning = (typeof WARNINGS)[number];

const NOTHING: readonly Warning[] = [];

/** What is unusual about an allowed event. */
export function warnings(before: State, event: Event): readonly Warning[] {
  switch (event.type) {
    case 'play':
      return playWarnings(before, placeOf(before.setup, event.artist), event.effect ?? 'none');
    case 'influence':
    case 'second':
      return unseenCards(before, placeOf(before.setup, event.artist)) < 1 ? MORE_CARDS : NOTHING;
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
      return NOTHING;
    case 'adjust':
      return adjustWarnings(before, event.counts ?? {});
  }
}

const MORE_CARDS: readonly Warning[] = ['more-cards-than-printed'];

/** Cards of an artist that haven't been seen yet, by the edition's numbers. */
export function unseenCards(state: State, artist: number): number {
  const { setup, situation, discarded, counts } = state;
  const extras =
    situation.kind === 'settling' && situation.extras !== null ? at(situation.extras, artist) : 0;
  return at(setup.printed, artist) - at(discarded, artist) - at(counts, artist) - extras;
}

/** Cards of an artist with a symbol that haven't been played for it yet. */
export function symbolsUnseen(state: State, artist: number, symbol: CardSymbol): number {
  return state.setup.edition.symbolCards[symbol] - at(state.symbolsSeen, symbolPlace(artist, symbol));
}

function playWarnings(before: State, artist: number, effect: Effect): readonly Warning[] {
  const cards = unseenCards(before, artist) < 1 ? MORE_CARDS : NOTHING;
  if (effect === 'none' || symbolsUnseen(before, artist, effect) > 0) return cards;
  return [...cards, 'more-symbols-than-printed'];
}

function adjustWarnings(before: State, counts: Readonly<Record<string, number>>): readonly Warning[] {
  const over = before.setup.artists.some(
    (artist, place) => unseenCards(before, place) < (entryOf(counts, artist) ?? 0),
  );
  return over ? MORE_CARDS : NOTHING;
}

function cardWarnings(before: State, laid: readonly (readonly (Artist | null)[])[]): readonly Warning[] {
  const left = before.setup.artists.map((_, artist) => unseenCards(before, artist));
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

/** More cards score than were displayed and could be added; the card next to the deck scores for nobody. */
function displayedAtAll(
  before: State,
  displays: readonly Readonly<Record<string, number>>[],
): readonly Warning[] {
  const { setup, counts } = before;
  const shown = inFrontOfPlayers(before);
  const ranking = rank(setup, counts);
  const over = setup.artists.some((artist, place) => {
    const own = displays.map((cards) => entryOf(cards, artist) ?? 0);
    const mayAdd = extrasFor(setup, ranking, place) ? own.filter((cards) => cards > 0).length : 0;
    return total(own) > at(shown, place) + mayAdd;
  });
  return over ? ['more-cards-than-displayed'] : NOTHING;
}

/** Some rulebooks order the player to draw and to award; a table may still decline. */
function declineWarnings({ setup, situation, awards }: State): readonly Warning[] {
  if (situation.kind !== 'effect' || !mustDrawAndAward(setup)) return NOTHING;
  switch (situation.symbol) {
    case 'draw':
      return NOT_OPTIONAL;
    case 'award':
      return total(awards) < setup.edition.awards.tokens ? NOT_OPTIONAL : NOTHING;
    case 'second-up':
    case 'second-down':
    case 'everyone':
      return NOTHING;
  }
}

const NOT_OPTIONAL: readonly Warning[] = ['effect-not-optional'];
