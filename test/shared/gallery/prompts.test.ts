import { describe, expect, test } from 'vitest';
import { choices, gallery, prompts, type State } from '../../../src/shared/gallery/index.ts';
import { EDITIONS } from '../../../src/shared/gallery/edition.ts';
import { CITED, MOMENTS, PROMPT_KEYS } from '../../../src/shared/gallery/moments.ts';
import { plans } from '../../play/gallery-plans.ts';
import { playGallery } from '../../play/gallery.ts';
import {
  award,
  everyone,
  extras,
  faceDown,
  influence,
  numbered,
  play,
  reveal,
  settle,
  settleFor0,
  turns,
  without,
} from '../../fixtures/gallery.ts';
import { after, laid, statesOf } from './game.ts';

/** Every prompt in games of every kind, event by event. */
const everything = plans(480).flatMap((plan) =>
  statesOf(playGallery(plan)).map((state) => ({ state, told: prompts(state) })),
);

const keys = (state: State): string[] => prompts(state).map(({ key }) => key);

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

  test('are only for seats of the table', () => {
    const strangers = everything.flatMap(({ state, told }) =>
      told.flatMap(({ seats }) => seats.filter((seat) => seat < 0 || seat >= state.setup.players)),
    );
    expect(strangers).toEqual([]);
  });
});

describe.each(EDITIONS)('prompts for %s', (edition) => {
  const no = numbered(edition);
  const { firstPlayer, drawAndAward, extraCards, nextStarter } = gallery.editions[edition];
  const expected = drawAndAward === 'expected';
  const everyArtist = extraCards === 'every-artist-displayed';
  const afterFinisher = nextStarter === 'left-of-finisher';
  const told = (state: State): object[] =>
    prompts(state).map(({ key, detail, seats }) => ({ key, detail, seats }));

  test('before the first card: what to deal and turn up, and who starts', () => {
    expect(told(laid({ edition, firstSeat: 2 }))).toEqual([
      { key: 'setup', detail: { cards: 95, dealt: 13, limit: 6 }, seats: [] },
      {
        key: firstPlayer === 'chosen' ? 'setup-first-chosen' : 'setup-first-museum',
        detail: { seat: 2 },
        seats: [2],
      },
    ]);
  });

  test('a turn: whose it is, the limit, and which artists are near it', () => {
    const state = after(laid({ edition }), influence(no(19)), ...turns(0, 3, [19, 19, 19].map(no)));
    expect(told(state)).toEqual([
      { key: 'play', detail: { seat: 0, limit: 6 }, seats: [0] },
      { key: 'second-could-end', detail: { artist: no(19), count: 4 }, seats: [] },
    ]);
    expect(keys(after(state, play(0, no(19))))).toEqual(['play', 'one-more']);
  });

  test('an effect: whether the rulebook allows it or orders it', () => {
    const begun = after(laid({ edition }), influence(no(17)));
    expect(keys(after(begun, play(0, no(18), 'draw')))).toEqual([expected ? 'draw' : 'draw-optional']);
    expect(told(after(begun, play(0, no(18), 'award')))).toEqual([
      { key: expected ? 'award' : 'award-optional', detail: { value: 2, left: 5 }, seats: [0] },
    ]);
    expect(keys(after(begun, play(0, no(18), 'second-down')))).toEqual(['second-down']);
  });

  test('a sixth award: there is no token left', () => {
    let state = after(laid({ edition }), influence(no(17)));
    for (const [seat, number] of [18, 18, 18, 19, 19].entries()) {
      state = after(state, play(seat % 3, no(number), 'award'), award(no(21)));
    }
    expect(told(after(state, play(2, no(20), 'award')))).toEqual([
      { key: 'award-none-left', detail: { tokens: 5 }, seats: [2] },
    ]);
  });

  test('a second card that would end the round', () => {
    const state = after(
      laid({ edition }),
      influence(no(19)),
      ...turns(0, 3, [19, 19, 19].map(no)),
      play(0, no(19), 'second-up'),
    );
    expect(keys(state)).toEqual(['second-up', 'second-up-would-end']);
  });

  test('everyone: who plays a card, who sits out, and which artists could end the round', () => {
    const state = after(
      laid({ edition }),
      influence(no(19)),
      ...turns(0, 3, [19, 19, 20].map(no)),
      without(0, 12, 0),
      play(0, no(19), 'everyone'),
    );
    expect(told(state)).toEqual([
      { key: 'everyone', detail: { cards: 2 }, seats: [0, 2] },
      { key: 'everyone-could-end', detail: { artist: no(19), count: 4, left: 2 }, seats: [] },
      { key: 'hand-empty', detail: { seat: 1, next: 2, dealt: 6 }, seats: [1] },
    ]);
  });

  test('the end of a round: what ended it, what to turn up, the tokens with their ties, the values, the extras, the points', () => {
    const hidden = after(
      laid({ edition }),
      influence(no(19)),
      ...[play(0, no(18), 'second-down'), faceDown],
      ...turns(1, 3, [19, 19, 21, 19, 19, 18, 19].map(no)),
    );
    expect(told(hidden)).toEqual([
      { key: 'limit-reached', detail: { artist: no(19), limit: 6 }, seats: [] },
      { key: 'reveal', detail: { seat: 0, cards: 1 }, seats: [0] },
    ]);
    const extra = everyArtist ? 'extras-displayed' : 'extras-leading';
    expect(
      prompts(after(hidden, reveal([no(21)], [], []))).map(({ key, detail }) => ({ key, detail })),
    ).toEqual([
      { key: 'limit-reached', detail: { artist: no(19), limit: 6 } },
      { key: 'token', detail: { artist: no(19), rank: 1, count: 6, token: 3 } },
      { key: 'token', detail: { artist: no(18), rank: 2, count: 2, token: 2 } },
      { key: 'token-tie', detail: { artist: no(18), over: no(21), count: 2 } },
      { key: 'token', detail: { artist: no(21), rank: 3, count: 2, token: 1 } },
      { key: 'value', detail: { artist: no(19), value: 3, token: 3, earlier: 0, awards: 0 } },
      { key: 'value', detail: { artist: no(18), value: 2, token: 2, earlier: 0, awards: 0 } },
      { key: 'value', detail: { artist: no(21), value: 1, token: 1, earlier: 0, awards: 0 } },
      { key: extra, detail: { seat: 0, cards: 2 } },
      { key: extra, detail: { seat: 1, cards: 1 } },
      { key: extra, detail: { seat: 2, cards: 1 } },
      { key: 'score-after-extras', detail: {} },
      { key: 'then-next-round', detail: { round: 2, dealt: 6 } },
    ]);
    const added = after(hidden, reveal([no(21)], [], []), extras([no(18)], [], []));
    expect(
      prompts(added)
        .filter(({ key }) => key === 'score')
        .map(({ detail }) => detail),
    ).toEqual([
      { seat: 0, points: 3 * 2 + 2 * 1 },
      { seat: 1, points: 9 },
      { seat: 2, points: 6 },
    ]);
  });

  test('before the fourth round: no deal, and players without cards are skipped', () => {
    const round = [influence(no(19)), ...turns(0, 3, [19, 19, 19, 19, 19].map(no))];
    const third = after(laid({ edition }), ...round, settleFor0, ...round, settleFor0, ...round);
    const leader = afterFinisher ? 2 : 1;
    const empty = after(
      third,
      { type: 'adjust', reason: 'lost', hands: { [leader]: -(third.hands[leader] ?? 0) } },
      settle,
    );
    expect(told(empty)).toEqual([
      { key: 'clean-up-no-cards', detail: { round: 4, dealt: 0 }, seats: [] },
      {
        key: afterFinisher ? 'starter-finisher' : 'starter-token',
        detail: { seat: leader },
        seats: [leader],
      },
      {
        key: 'starter-passed-over',
        detail: { seat: leader, to: (leader + 1) % 3 },
        seats: [(leader + 1) % 3],
      },
    ]);
  });

  test.each([
    [
      'several cards at the limit at once: the table is asked who finished',
      19,
      { seat: 1, cards: 2 },
      [0, 2],
    ],
    ['one card at the limit among everybody’s: its player is confirmed', 20, { seat: 2, cards: 1 }, [2]],
  ])('%s, if that decides who leads', (_, first, detail, seats) => {
    const state = after(
      laid({ edition }),
      influence(no(19)),
      ...turns(0, 3, [19, 19, 19, 19].map(no)),
      ...[play(1, no(20), 'everyone'), everyone(no(first), no(18), no(19))],
    );
    const asked = prompts(state).find(({ key }) => key === 'finished-together');
    if (afterFinisher) expect(asked).toMatchObject({ detail, seats });
    else expect(asked).toBeUndefined();
  });

  test('the end: the winner or winners', () => {
    const third = after(
      laid({ edition }),
      ...[1, 2].flatMap(() => [
        influence(no(19)),
        ...turns(0, 3, [18, 19, 19, 19, 19, 19].map(no)),
        settleFor0,
      ]),
      influence(no(19)),
      ...turns(0, 3, [18, 19, 19, 19, 19, 19].map(no)),
    );
    const empty = {
      type: 'adjust',
      reason: 'lost',
      hands: Object.fromEntries(third.hands.map((hand, seat) => [seat, -hand])),
    };
    const { scores } = after(third, empty, settle);
    expect(told(after(third, empty, settle))).toEqual(
      [1, 2].map((seat) => ({ key: 'end-shared', detail: { seat, points: scores[seat] }, seats: [seat] })),
    );
    const alone = after(third, empty, { type: 'adjust', reason: 'one more', scores: { 0: 99 } }, settle);
    expect(keys(alone)).toEqual(['end-won']);
  });
});
