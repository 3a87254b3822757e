import { describe, expect, test } from 'vitest';
import { choices, gallery, prompts } from '../../../src/shared/gallery/index.ts';
import { EDITIONS } from '../../../src/shared/gallery/edition.ts';
import { CITED, MOMENTS, PROMPT_KEYS } from '../../../src/shared/gallery/moments.ts';
import { plans } from '../../play/gallery-plans.ts';
import { playGallery } from '../../play/gallery.ts';
import { statesOf } from './game.ts';

/** Every prompt in games of every kind, event by event. */
const everything = plans(480).flatMap((plan) =>
  statesOf(playGallery(plan)).map((state) => ({ state, told: prompts(state) })),
);

describe('the prompts', () => {
  test('cover all seventeen moments in both editions and use every message', () => {
    const moments = new Map<string, Set<string>>(EDITIONS.map((edition) => [edition, new Set()]));
    const used = new Set<string>();
    for (const { state, told } of everything) {
      for (const { moment, key } of told) {
        moments.get(state.setup.edition.id)?.add(moment);
        used.add(key);
      }
    }
    expect(MOMENTS).toHaveLength(17);
    for (const edition of EDITIONS) {
      expect(MOMENTS.filter((moment) => moments.get(edition)?.has(moment) !== true)).toEqual([]);
    }
    // No printed box has more cards for awards than awards.
    const scarce = EDITIONS.some((id) => {
      const { artists, symbolCards, awards } = gallery.editions[id];
      return artists.length * symbolCards.award > awards.tokens;
    });
    const unused = PROMPT_KEYS.filter((key) => !used.has(key) && !(scarce && key === 'award-none-left'));
    expect(unused).toEqual(scarce ? [] : ['award-none-left']);
  });

  test('cite their edition’s rulebook', () => {
    const wrong = new Set<string>();
    for (const { state, told } of everything) {
      for (const { key, moment, cite } of told) {
        const { rule, moment: cited } = CITED[key];
        if (cite !== state.setup.edition.cites[rule] || moment !== cited) wrong.add(key);
      }
    }
    expect([...wrong]).toEqual([]);
  });

  test('ask for exactly what is allowed, and are never empty while anything is allowed', () => {
    const wrong = everything.flatMap(({ state, told }) => {
      const offered = choices(state);
      const may = new Map<string, boolean>([
        ['influence', offered.influence !== null],
        ['play', offered.play !== null],
        ['draw', offered.draw !== null],
        ['second', offered.second !== null],
        ['face-down', offered.faceDown !== null],
        ['everyone', offered.everyone !== null],
        ['award', offered.award !== null],
        ['decline', offered.decline !== null],
        ['reveal', offered.reveal !== null],
        // Nobody is asked for an extra card if nobody can add one.
        [
          'extras',
          offered.extras?.seats.some(({ artists, most }) => Math.min(artists.length, most) > 0) === true,
        ],
        ['settle', offered.settle !== null],
        ['end-round', offered.endRound],
      ]);
      const asked = new Set<string>(told.flatMap(({ next }) => next));
      const differs = [...may].some(([type, open]) => open !== asked.delete(type)) || asked.size > 0;
      return differs || told.length === 0 ? [{ told, may }] : [];
    });
    expect(wrong).toEqual([]);
  });
});
