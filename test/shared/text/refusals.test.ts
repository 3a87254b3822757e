import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../src/shared/core/problem.ts';
import type { Result } from '../../../src/shared/core/result.ts';
import { LANGUAGES } from '../../../src/shared/text/languages.ts';
import type { Message, Naming, Value } from '../../../src/shared/text/message.ts';
import { offer, sale } from '../../fixtures/auction.ts';
import { influence, play, TEC } from '../../fixtures/gallery.ts';
import * as auctionAttempts from '../../play/auction-attempts.ts';
import { plans as auctionPlans } from '../../play/auction-plans.ts';
import { playAuction } from '../../play/auction.ts';
import * as galleryAttempts from '../../play/gallery-attempts.ts';
import { plans as galleryPlans } from '../../play/gallery-plans.ts';
import { playGallery } from '../../play/gallery.ts';
import { random, type Random } from '../../play/random.ts';
import * as auction from '../auction/game.ts';
import * as gallery from '../gallery/game.ts';
import { WORDS } from './described.ts';

const given = (what: string) => (value: Value) => {
  if (value === undefined) throw new Error(`a message asks for ${what} that is not given`);
  return `‹${what} ${value}›`;
};

/** Names only what it is given. */
const NAMING = { seat: given('seat'), artist: given('artist'), count: given('count') };
const MONEY: Naming = { ...NAMING, money: given('money') };
const POINTS: Naming = {
  ...NAMING,
  money: () => {
    throw new Error('there is no money in this family');
  },
};

type Messages = Readonly<Record<string, Message>>;
type Families = Readonly<
  Record<'auction' | 'gallery', { readonly problems: Messages; readonly warnings: Messages }>
>;

/** What is refused if people try anything in these games. */
function refusedIn<State>(
  states: readonly State[],
  attempt: (state: State, next: Random) => unknown,
  told: (state: State, event: unknown) => Result<State, Problem>,
): readonly Problem[] {
  const next = random(11);
  return states.flatMap((state) =>
    [1, 2, 3].flatMap(() => {
      const tried = told(state, attempt(state, next));
      return tried.ok ? [] : tried.error;
    }),
  );
}

const auctions = auctionPlans(54).flatMap((plan) => auction.statesOf(playAuction(plan)));
const galleries = galleryPlans(48).flatMap((plan) => gallery.statesOf(playGallery(plan)));
const IN_AUCTIONS = refusedIn(auctions, auctionAttempts.attempt, auction.told);
const IN_GALLERIES = refusedIn(galleries, galleryAttempts.attempt, gallery.told);

describe.each(LANGUAGES)('in %s', (language) => {
  const { auction: paintings, gallery: cards }: Families = WORDS[language];
  const families = [
    { ...paintings, naming: MONEY, refused: IN_AUCTIONS },
    { ...cards, naming: POINTS, refused: IN_GALLERIES },
  ];

  test('every refusal in play is a sentence and has every detail its message needs', () => {
    for (const { problems, naming, refused } of families) {
      for (const { code, detail } of refused)
        expect(problems[code]?.(detail, naming)).toMatch(/^[A-ZÈ‹].*[.?]$/s);
      expect(new Set(refused.map(({ code }) => code)).size).toBeGreaterThan(25);
    }
  });

  test('no refusal reveals anybody’s money', () => {
    const poor = { type: 'adjust', reason: 'poor', cash: { 0: -59, 1: -63 } };
    const state = auction.after(auction.laid(), poor, offer(0, 'yoko', 'fixed'));
    for (const event of [sale(1, 41), sale(2, 99)]) {
      const told = auction.told(state, event);
      if (told.ok) throw new Error('this sale must be refused');
      const { code, detail } = told.error;
      expect(paintings.problems[code]?.(detail, MONEY)).not.toMatch(/37|41(?!›)|100/);
      expect(Object.values(detail)).not.toContain(37);
    }
  });

  test('a refusal because of a pending effect names it', () => {
    const before = gallery.after(gallery.laid(), influence(TEC));
    const messages = (['draw', 'second-up', 'second-down', 'everyone', 'award'] as const).map((symbol) => {
      const told = gallery.told(gallery.after(before, play(0, TEC, symbol)), play(1, TEC));
      return told.ok ? '' : cards.problems[told.error.code]?.(told.error.detail, POINTS);
    });
    expect(new Set(messages).size).toBe(5);
  });

  test('every warning is a question', () => {
    for (const { warnings, naming } of families)
      for (const warn of Object.values(warnings)) expect(warn({}, naming)).toMatch(/\?$/);
  });
});

test('all languages are told the same of a problem or warning', () => {
  for (const family of ['auction', 'gallery'] as const) {
    const told = LANGUAGES.map((language) => {
      const { problems, warnings } = WORDS[language][family];
      return Object.entries<Message>({ ...problems, ...warnings }).map(([name, say]) => {
        const asked = new Set<string>();
        const detail = new Proxy({}, { get: (_, field) => (asked.add(String(field)), 1) });
        say(detail, { seat: String, artist: String, money: String, count: String });
        return `${name}: ${[...asked].toSorted().join()}`;
      });
    });
    for (const each of told) expect(each).toEqual(told[0]);
  }
});
