import type { Detail } from '../core/problem.ts';
import { listFormat } from './formats.ts';

/** The artists’ cards, and how many they are together; `said` words one artist’s. */
export function cardsSaid(
  detail: Detail,
  locale: string,
  said: (artist: string, cards: number) => string,
): { readonly all: number; readonly each: string } {
  const artists = Object.entries(detail).map(([artist, cards]) => ({ artist, cards: Number(cards) }));
  return {
    all: artists.reduce((sum, { cards }) => sum + cards, 0),
    each: listFormat(locale).format(artists.map(({ artist, cards }) => said(artist, cards))),
  };
}

/** A deal in one sentence, round by round; `said` words one round. The details of a ruling on the deal are its hands. */
export function handsSaid(
  detail: Detail,
  locale: string,
  said: (cards: number, round: number) => string,
): string {
  return listFormat(locale).format(Object.values(detail).map((cards, at) => said(Number(cards), at + 1)));
}
