import type { EditionId as AuctionBase } from '../../src/shared/auction/edition.ts';
import type { EditionId as GalleryBase } from '../../src/shared/gallery/edition.ts';
import { below, chance, pick, random, shuffle, type Random } from './random.ts';

/** Boxes that somebody might make, as documents in full: the tables here read their numbers without the app's code. */
interface Common<Base> {
  readonly format: 'vernissage/box';
  readonly version: 1;
  readonly id: string;
  readonly basedOn: Base;
  readonly title: string;
  readonly artists: readonly { readonly id: string; readonly name: string; readonly cards: number }[];
  readonly rounds: number;
  /** Lists by number of players. */
  readonly deal: Readonly<Record<string, readonly number[]>>;
}

export interface AuctionBox extends Common<AuctionBase> {
  readonly limit: number;
  readonly startingCash: number;
  readonly tiles: readonly number[];
  readonly mystery: { readonly deal: readonly number[] } | null;
  readonly splitDouble: 'variant' | 'refused';
}

export interface GalleryBox extends Common<GalleryBase> {
  readonly limit: number | Readonly<Record<string, number>>;
  readonly valueTokens: readonly number[];
  readonly awards: { readonly count: number; readonly value: number };
  readonly extras: 'displayed' | 'displayed-and-leading';
  readonly starter: 'left-of-ender' | 'left-of-first';
}

const IDS = ['constructor', '-', '7', '0', 'bjorn', 'hasownproperty', 'e-2', '42', 'valueof', 'prototype'];
const NAMES = [
  'Björn Ångström',
  '7',
  '—',
  'Constructor',
  'Łucja Żółć',
  'Ana',
  'ANA',
  'Père Noël',
  ' x',
  '山田',
];
const LIMITS = [2, 3, 4, 5, 7, 9];
const PRIZES = [
  [30, 20, 10],
  [0, 0, 0],
  [1000, 1000, 1000],
  [40, 0, 0],
  [7, 7, 1],
  [3, 2, 1],
];

/** Hands for every number of players, with rounds in which nobody gets a card. */
function dealFor(next: Random, players: readonly number[], rounds: number): Common<string>['deal'] {
  return Object.fromEntries(players.map((each) => [each, handsOf(next, rounds)]));
}

function handsOf(next: Random, rounds: number): number[] {
  return Array.from({ length: rounds }, (_, round) =>
    round === 0 ? 1 + below(next, 9) : pick(next, [0, 0, 1, 3, 6]),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

/** Five artists, sometimes with exactly as many cards as are needed. */
function artistsOf(next: Random, needed: number): AuctionBox['artists'] {
  const ids = shuffle(next, IDS);
  const names = shuffle(next, NAMES);
  const cards = Array.from({ length: 5 }, () => 1 + below(next, 20));
  let at = 0;
  while (sum(cards) < needed) {
    const held = cards[at % 5] ?? 0;
    if (held < 99) cards[at % 5] = held + 1;
    at += 1;
  }
  return cards.map((count, place) => ({ id: ids[place] ?? '', name: names[place] ?? '', cards: count }));
}

export function randomAuctionBox(seed: number): AuctionBox {
  const next = random(seed);
  const rounds = 1 + below(next, 6);
  const deal = dealFor(next, [3, 4, 5], rounds);
  const mystery = chance(next, 0.5) ? { deal: handsOf(next, rounds) } : null;
  const needed = Math.max(
    ...Object.entries(deal).map(([players, hands]) => Number(players) * sum(hands)),
    4 * sum(mystery?.deal ?? []),
  );
  return {
    format: 'vernissage/box',
    version: 1,
    id: `box-${seed}`,
    basedOn: pick(next, ['modern-art-1994', 'modern-art-cmon-en', 'modern-art-cmon-it']),
    title: `Box ${seed}`,
    artists: artistsOf(next, needed),
    rounds,
    limit: pick(next, LIMITS),
    startingCash: pick(next, [1, 30, 100, 1000]),
    tiles: pick(next, PRIZES),
    deal,
    mystery,
    splitDouble: pick(next, ['variant', 'refused']),
  };
}

export function randomGalleryBox(seed: number): GalleryBox {
  const next = random(seed);
  const rounds = 1 + below(next, 6);
  const deal = dealFor(next, [2, 3, 4, 5], rounds);
  const needed = Math.max(
    ...Object.entries(deal).map(([players, hands]) => Number(players) * sum(hands) + rounds),
  );
  return {
    format: 'vernissage/box',
    version: 1,
    id: `box-${seed}`,
    basedOn: pick(next, ['masters-gallery', 'modern-art-card-game']),
    title: `Box ${seed}`,
    artists: artistsOf(next, needed),
    rounds,
    limit: chance(next, 0.5)
      ? pick(next, LIMITS)
      : Object.fromEntries([2, 3, 4, 5].map((players) => [players, pick(next, LIMITS)])),
    valueTokens: pick(next, PRIZES),
    awards: { count: pick(next, [0, 1, 5, 99]), value: pick(next, [0, 2, 1000]) },
    deal,
    extras: pick(next, ['displayed', 'displayed-and-leading']),
    starter: pick(next, ['left-of-ender', 'left-of-first']),
  };
}
