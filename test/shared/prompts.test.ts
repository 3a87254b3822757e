import { describe, expect, test } from 'vitest';
import * as auction from '../../src/shared/auction/index.ts';
import * as auctionMoments from '../../src/shared/auction/moments.ts';
import { EDITIONS } from '../../src/shared/auction/edition.ts';
import type { Citation } from '../../src/shared/core/citation.ts';
import type { PromptOf } from '../../src/shared/core/prompt.ts';
import { EDITIONS as GALLERY_EDITIONS } from '../../src/shared/gallery/edition.ts';
import * as gallery from '../../src/shared/gallery/index.ts';
import * as galleryMoments from '../../src/shared/gallery/moments.ts';
import { A, adjust, boardOf, nothingNamed, offer } from '../fixtures/auction.ts';
import { plans as auctionPlans } from '../play/auction-plans.ts';
import { playAuction } from '../play/auction.ts';
import { plans as galleryPlans } from '../play/gallery-plans.ts';
import { playGallery } from '../play/gallery.ts';
import { after, laid, statesOf } from './auction/game.ts';
import { statesOf as statesOfCards } from './gallery/game.ts';

type Prompt<Key> = PromptOf<string, Key, string, Citation | null>;

interface Prompted<Key extends string, State> {
  readonly editions: readonly string[];
  /** Every prompt in games of every kind, event by event. */
  readonly everything: readonly { readonly state: State; readonly told: readonly Prompt<Key>[] }[];
  readonly moments: readonly string[];
  readonly keys: readonly Key[];
  /** What no game of these editions says. */
  readonly unused: readonly Key[];
  readonly cited: Readonly<Record<Key, { readonly rule: string; readonly moment: string }>>;
  /** For each type of event, whether it's allowed. */
  readonly possible: (state: State) => Readonly<Record<string, boolean>>;
}

interface AnyState {
  readonly setup: {
    readonly edition: { readonly id: string; readonly cites: Readonly<Record<string, Citation | null>> };
  };
}

function tell<Key extends string, State extends AnyState>(of: Prompted<Key, State>): void {
  test('cover all moments in every edition and use every message', () => {
    const said = new Set<string>();
    for (const { state, told } of of.everything)
      for (const { moment, key } of told) said.add(key).add(`${state.setup.edition.id}: ${moment}`);
    const everywhere = of.editions.flatMap((edition) => of.moments.map((moment) => `${edition}: ${moment}`));
    expect(everywhere.filter((moment) => !said.has(moment))).toEqual([]);
    expect(of.keys.filter((key) => !said.has(key))).toEqual(of.unused);
  });

  test('cite their edition’s rulebook', () => {
    const wrong = of.everything.flatMap(({ state, told }) =>
      told.flatMap(({ key, moment, cite }) => {
        const { rule, moment: cited } = of.cited[key];
        return cite === state.setup.edition.cites[rule] && moment === cited ? [] : key;
      }),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('ask for exactly what is allowed, and are never empty while anything is allowed', () => {
    const wrong = of.everything.flatMap(({ state, told }) => {
      const possible = of.possible(state);
      const asked = new Set(told.flatMap(({ next }) => next));
      const differs = Object.entries(possible).some(([type, may]) => may !== asked.delete(type));
      return differs || asked.size > 0 || told.length === 0 ? [{ told, possible }] : [];
    });
    expect(wrong).toEqual([]);
  });
}

/** No random auctioneer runs out of money. */
const ZERO = nothingNamed.map((_, at) => after(laid(), ...nothingNamed.slice(0, at + 1)));
const AUCTIONS = [ZERO, ...auctionPlans(216).map((plan) => statesOf(playAuction(plan)))].flatMap((states) =>
  states.map((state) => ({ state, told: auction.prompts(state) })),
);
const GALLERIES = galleryPlans(192).flatMap((plan) =>
  statesOfCards(playGallery(plan)).map((state) => ({ state, told: gallery.prompts(state) })),
);

describe('the prompts of Modern Art', () => {
  tell({
    editions: EDITIONS,
    everything: AUCTIONS,
    moments: auctionMoments.MOMENTS,
    keys: auctionMoments.PROMPT_KEYS,
    unused: [],
    cited: auctionMoments.CITED,
    possible: (state) => {
      const { adjust: _, endRound, ...offered } = auction.choices(state);
      const isOffered = Object.entries(offered).map(([type, choice]) => [type, choice !== null] as const);
      return { ...Object.fromEntries(isOffered), 'end-round': endRound };
    },
  });

  test('reveal no secrets: their amounts are prices, payouts and the final money', () => {
    const telling = new Set(['pay-player', 'pay-bank', 'sell', 'end-won', 'end-shared']);
    const amounts = AUCTIONS.flatMap(({ told }) => told.filter(({ detail }) => 'amount' in detail));
    expect(amounts.filter(({ key }) => !telling.has(key))).toEqual([]);
  });

  test.each(EDITIONS)(
    'of a correction that ends the round name the artist it gave a fifth card, whoever is on offer: %s',
    (edition) => {
      const { manuel, sigrid, ramon } = boardOf(edition);
      const offered = after(laid({ edition }), adjust({ counts: { [sigrid]: 4 } }), offer(A, ramon, 'open'));
      for (const [artist, corrected] of [
        [manuel, { [manuel]: 5 }],
        [sigrid, { [sigrid]: 1, [manuel]: 4 }],
        [ramon, { [ramon]: 4 }],
      ] as const)
        expect(auction.prompts(after(offered, adjust({ counts: corrected })))[0]).toMatchObject({
          key: 'fifth-adjust',
          detail: { artist, count: 5 },
        });
    },
  );
});

/** No printed box has more cards for awards than awards. */
const isScarce = GALLERY_EDITIONS.some((id) => {
  const { artists, symbolCards, awards } = gallery.gallery.editions[id];
  return artists.length * symbolCards.award > awards.tokens;
});

describe('the prompts of Masters Gallery and The Card Game', () => {
  tell({
    editions: GALLERY_EDITIONS,
    everything: GALLERIES,
    moments: galleryMoments.MOMENTS,
    keys: galleryMoments.PROMPT_KEYS,
    unused: isScarce ? [] : ['award-none-left'],
    cited: galleryMoments.CITED,
    possible: (state) => {
      const { adjust: _, endRound, faceDown, extras, ...offered } = gallery.choices(state);
      const isOffered = Object.entries(offered).map(([type, choice]) => [type, choice !== null] as const);
      return {
        ...Object.fromEntries(isOffered),
        'face-down': faceDown !== null,
        // Nobody is asked for an extra card if nobody can add one.
        extras: extras?.seats.some(({ artists, most }) => Math.min(artists.length, most) > 0) === true,
        'end-round': endRound,
      };
    },
  });
});
