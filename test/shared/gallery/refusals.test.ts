import { describe, expect, test } from 'vitest';
import { gallery } from '../../../src/shared/gallery/index.ts';
import { RULE_CODES, SHAPE_CODES, type ProblemCode } from '../../../src/shared/gallery/problems.ts';
import type { State } from '../../../src/shared/gallery/state.ts';
import {
  DENISE,
  MARIANA,
  TEC,
  award,
  decline,
  draw,
  everyone,
  extras,
  faceDown,
  influence,
  play,
  reveal,
  second,
  settle,
  settleFor0,
  turns,
} from '../../fixtures/gallery.ts';
import { after, laid, refusal } from './game.ts';

const counts = { options: { tracking: 'counts' } };
const begun = after(laid(), influence(TEC));
const counted = after(laid(counts), influence(TEC));
const asked = after(begun, play(0, TEC, 'second-up'));
const together = after(begun, play(0, TEC, 'everyone'));
const ended = after(begun, ...turns(0, 3, [TEC, TEC, TEC, TEC, TEC]));
const hidden = after(
  begun,
  ...[play(0, DENISE, 'second-down'), faceDown],
  ...turns(1, 3, [TEC, TEC, TEC, TEC, TEC]),
);
const five = after(
  begun,
  ...[play(0, DENISE, 'award'), award(TEC), play(1, DENISE, 'award'), award(TEC)],
  ...[play(2, DENISE, 'award'), award(TEC), play(0, TEC, 'award'), award(TEC)],
  ...[play(1, TEC, 'award'), award(TEC), play(2, TEC, 'award')],
);
const adjust = (changes: object): object => ({ type: 'adjust', reason: 'a correction', ...changes });
const over = after(
  after(ended, adjust({ hands: { 0: -11, 1: -11, 2: -12 } }), settleFor0),
  ...[influence(TEC), ...turns(0, 3, [TEC, TEC, TEC, TEC, TEC]), settleFor0],
  ...[influence(TEC), adjust({ hands: { 0: -10, 1: -10, 2: -11 } }), settle],
);

const left = after(begun, adjust({ away: { 1: true } }));

const rows: readonly (readonly [code: ProblemCode, place: string, state: State, raw: unknown])[] = [
  ['missing', '.type', begun, {}],
  ['missing', '.seat', begun, { type: 'play', artist: TEC, effect: 'none' }],
  ['missing', '.effect', begun, { type: 'play', artist: TEC, seat: 0 }],
  ['missing', '.displays', after(counted, { type: 'end-round' }), settle],
  ['not-an-object', '', begun, 'play'],
  ['not-an-object', '.hands', begun, adjust({ hands: 3 })],
  ['not-a-list', '.artists', together, { type: 'everyone', artists: TEC }],
  ['not-a-list', '.cards[1]', hidden, { type: 'reveal', cards: [[], TEC, []] }],
  ['not-text', '.reason', begun, { type: 'adjust', reason: 1 }],
  ['not-text', '.artist', begun, { type: 'play', seat: 0, artist: 5, effect: 'none' }],
  ['not-a-seat', '.seat', begun, play(3, TEC)],
  ['not-a-seat', '.next', ended, { type: 'settle', next: -1 }],
  ['not-a-seat', '.hands.3', begun, adjust({ hands: { 3: 1 } })],
  [
    'not-an-amount',
    '.displays[0].tec',
    after(counted, { type: 'end-round' }),
    { type: 'settle', displays: [{ tec: -1 }, {}, {}] },
  ],
  ['not-a-change', '.scores.0', begun, adjust({ scores: { 0: 0.5 } })],
  ['not-one-entry-a-seat', '.artists', together, everyone(TEC, TEC)],
  ['unknown-event', '.type', begun, { type: 'offer' }],
  ['unknown-artist', '.artist', begun, { type: 'play', seat: 0, artist: 'monet', effect: 'none' }],
  ['unknown-artist', '.counts.monet', begun, adjust({ counts: { monet: 1 } })],
  ['unknown-effect', '.effect', begun, { type: 'play', seat: 0, artist: TEC, effect: 'open' }],
  ['influence-first', '', laid(), play(0, TEC)],
  ['influence-already', '', begun, influence(TEC)],
  ['not-your-turn', '.seat', begun, play(1, TEC)],
  ['effect-awaited', '', asked, play(1, TEC)],
  ['effect-awaited', '', asked, draw],
  ['no-effect-awaited', '', begun, draw],
  ['settle-awaited', '', ended, play(2, TEC)],
  ['round-not-over', '', begun, settle],
  ['game-over', '', over, influence(TEC)],
  ['only-in-counts', '', begun, { type: 'end-round' }],
  ['not-in-counts', '', counted, everyone(TEC, TEC, TEC)],
  ['second-of-another-artist', '.artist', asked, second(DENISE)],
  ['no-award-left', '', five, award(TEC)],
  ['everyone-must-play', '', together, decline],
  ['card-missing', '.artists[2]', together, everyone(TEC, TEC, null)],
  ['no-cards-left', '.artists[1]', after(together, adjust({ hands: { 1: -13 } })), everyone(TEC, TEC, TEC)],
  ['nothing-face-down', '', ended, reveal([], [], [])],
  ['nothing-face-down', '', after(hidden, reveal([TEC], [], [])), reveal([TEC], [], [])],
  ['reveal-first', '', hidden, extras([], [], [])],
  ['reveal-first', '', hidden, settle],
  ['cards-not-face-down', '.cards[0]', hidden, reveal([TEC, TEC], [], [])],
  ['cards-not-face-down', '.cards[1]', hidden, reveal([TEC], [TEC], [])],
  ['extras-already', '', after(ended, extras([], [], [])), extras([], [], [])],
  ['extra-twice', '.cards[0][1]', ended, extras([TEC, TEC], [], [])],
  ['extra-not-displayed', '.cards[0][0]', ended, extras([MARIANA], [], [])],
  [
    'extra-not-leading',
    '.cards[0][0]',
    after(
      begun,
      ...turns(0, 3, [MARIANA, DENISE, DENISE]),
      ...turns(0, 3, ['wagner-kuroiwa', 'wagner-kuroiwa', TEC, TEC, TEC, TEC, TEC]),
    ),
    extras([MARIANA], [], []),
  ],
  ['extras-over-hand', '.cards[0]', after(ended, adjust({ hands: { 0: -11 } })), extras([TEC], [], [])],
  [
    'starter-without-cards',
    '.next',
    after(
      ended,
      adjust({ hands: { 0: -11 } }),
      settleFor0,
      influence(TEC),
      ...[
        ...turns(0, 3, [TEC, TEC, TEC, TEC, TEC]),
        settleFor0,
        influence(TEC),
        ...turns(0, 3, [TEC, TEC, TEC, TEC, TEC]),
        adjust({ hands: { 0: -8 } }),
      ],
    ),
    { type: 'settle', next: 0 },
  ],
  ['not-tracked', '.hands', counted, adjust({ hands: { 0: 1 } })],
  ['not-tracked', '.displayed', counted, adjust({ displayed: { 0: { tec: 1 } } })],
  ['not-tracked', '.turn', counted, adjust({ turn: 1 })],
  ['not-tracked', '.cash', begun, adjust({ cash: { 0: 1 } })],
  ['below-zero', '.hands.1', begun, adjust({ hands: { 1: -14 } })],
  ['below-zero', '.counts.tec', begun, adjust({ counts: { tec: -2 } })],
  ['below-zero', '.standing.tec', begun, adjust({ standing: { tec: -1 } })],
  ['below-zero', '.displayed.0.tec', begun, adjust({ displayed: { 0: { tec: -1 } } })],
  ['below-zero', '.scores.2', begun, adjust({ scores: { 2: -1 } })],
  [
    'too-large',
    '.scores.0',
    after(begun, adjust({ scores: { 0: Number.MAX_SAFE_INTEGER } })),
    adjust({ scores: { 0: 1 } }),
  ],
  ['turn-not-now', '.turn', asked, adjust({ turn: 1 })],
  ['turn-not-now', '.turn', ended, adjust({ turn: 1 })],
  ['turn-without-cards', '.turn', begun, adjust({ hands: { 1: -13 }, turn: 1 })],
  ['not-true-or-false', '.away.1', begun, adjust({ away: { 1: 1 } })],
  ['not-tracked', '.away', counted, adjust({ away: { 1: true } })],
  ['away-not-now', '.away', laid(), adjust({ away: { 1: true } })],
  ['away-not-now', '.away', asked, adjust({ away: { 1: true } })],
  ['already-away', '.away.1', left, adjust({ away: { 1: true } })],
  ['not-away', '.away.2', left, adjust({ away: { 2: false } })],
  ['two-must-stay', '.away', left, adjust({ away: { 2: true } })],
  ['hands-while-away', '.hands.1', left, adjust({ away: { 1: false }, hands: { 1: 2 } })],
];

const ofOptions: readonly (readonly [code: ProblemCode, place: string, options: object])[] = [
  ['missing', '.options.tracking', {}],
  ['unknown-tracking', '.options.tracking', { tracking: 'ledger' }],
  ['option-not-in-edition', '.options.mystery', { tracking: 'full', mystery: true }],
  ['option-not-in-edition', '.options.splitDouble', { tracking: 'full', splitDouble: true }],
  ['not-true-or-false', '.options.mystery', { tracking: 'full', mystery: 'no' }],
  ['not-a-list', '.options.order', { tracking: 'full', order: 'tec' }],
  ['order-not-the-artists', '.options.order', { tracking: 'full', order: [TEC, TEC, TEC, TEC, TEC] }],
  ['order-not-the-artists', '.options.order', { tracking: 'full', order: [TEC] }],
];

describe('events that do not fit are refused with a code and a path', () => {
  test.each(rows)('%s at "%s"', (code, place, state, raw) => {
    expect(refusal(state, raw)).toBe(place === '' ? code : `${code} at ${place}`);
  });

  test.each(ofOptions)('%s at "%s"', (code, place, options) => {
    const setup = gallery.readSetup(gallery.editions['modern-art-card-game'], {
      players: 3,
      firstSeat: 0,
      options: { ...options },
    });
    expect(setup).toMatchObject({ ok: false, error: { code, place } });
  });

  test('options of the other family are ignored if off', () => {
    const options = { tracking: 'full', mystery: false, splitDouble: false };
    expect(after(laid({ options }), influence(TEC)).round).toBe(1);
  });

  test('every code has a row', () => {
    const shown = new Set([...rows, ...ofOptions].map(([code]) => code));
    expect([...SHAPE_CODES, ...RULE_CODES].filter((code) => !shown.has(code))).toEqual([]);
  });
});
