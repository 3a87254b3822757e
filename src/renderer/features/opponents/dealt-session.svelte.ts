import { lastingDraft, type GameView } from '../../../shared/api.ts';
import { LIVE_AUCTION_KEY, NOTHING_STORED } from '../../../shared/bidding/index.ts';
import { chanceFrom } from '../../../shared/core/chance.ts';
import { lookAhead } from '../../../shared/core/chances.ts';
import type { Seat } from '../../../shared/core/seats.ts';
import { afterMove, nextIn, type Ask, type DealtGame, type Move } from '../../../shared/dealing/index.ts';
import {
  decide,
  seenBy,
  TEMPER,
  type Decision,
  type TemperName,
  type Why,
} from '../../../shared/opponents/index.ts';
import { replay, type GameRecord, type Replay } from '../../../shared/record/index.ts';
import { now } from '../../lib/clock.ts';
import type { Draft, Session } from '../../lib/session.svelte.ts';

/** One move, with the game before and after it. */
export interface Made {
  readonly move: Move;
  /** Who decided it; `null` if it made itself. */
  readonly by: Seat | null;
  readonly why: Why | null;
  readonly before: DealtGame;
  readonly after: DealtGame;
}

/** A practice game against opponents, which this window plays alone. */
export interface DealtSession extends Session {
  readonly own: Seat;
  readonly tempers: readonly TemperName[];
  readonly game: DealtGame;
  readonly made: readonly Made[];
  /** What the person is asked; `null` while others act, or the round is settled. */
  readonly asks: Ask | null;
  /** Somebody else acts next, or something happens by itself. */
  readonly goesOn: boolean;
  /** Who that is; `null` if nobody. */
  readonly acts: Seat | null;
  /** Lets the next thing happen. */
  readonly go: () => void;
  /** The person's own move. */
  readonly play: (move: Move) => void;
  /** What a careful opponent would do in the person's place. */
  readonly advice: () => Decision | null;
}

export interface Dealt {
  /** Without events. */
  readonly record: GameRecord;
  readonly start: DealtGame;
  readonly seed: number;
  readonly own: Seat;
  readonly tempers: readonly TemperName[];
  /** The moves so far, from before the window was loaded again. */
  readonly moves: readonly Move[];
  readonly keep: (moves: readonly Move[]) => void;
}

export function dealtSession({ record: fresh, start, seed, own, tempers, moves, keep }: Dealt): DealtSession {
  const ahead = lookAhead();
  let made = $state.raw<readonly Made[]>([]);
  let kept = $state.raw<Draft>({});
  let position = $state(0);
  let changedAt = $state(now());
  for (const move of moves) if (!add(move)) break;

  const game = $derived(made.at(-1)?.after ?? start);
  const next = $derived(nextIn(game));
  const asks = $derived(next?.kind === 'asks' && next.seat === own ? next.ask : null);
  const record = $derived({
    ...fresh,
    events: made.flatMap(({ move }) => (move.kind === 'event' ? move.event : [])),
  });
  const replayed = $derived(replay(record));
  const canUndo = $derived(made.some(({ by }) => by === own));
  const draft = $derived({ ...kept, ...runningIn(made) });

  function add(move: Move): boolean {
    const before = made.at(-1)?.after ?? start;
    const after = afterMove(before, move);
    if (after === null) return false;
    const asked = nextIn(before);
    const by = asked?.kind === 'asks' ? asked.seat : asked === null ? own : null;
    // Opponents decide the same again, so that a reload knows their reasons, too.
    const why = asked?.kind === 'asks' && by !== own ? decideAt(before, asked.seat, asked.ask).why : null;
    made = [...made, { move, by, why, before, after }];
    position += 1;
    changedAt = now();
    return true;
  }

  function decideAt(before: DealtGame, seat: Seat, ask: Ask): Decision {
    // Advice is careful.
    const temper = seat === own ? 'careful' : (tempers[seat] ?? 'careful');
    return decide(seenBy(before, seat, ask), TEMPER[temper], ahead, chanceFrom(seed + made.length)());
  }

  function play(move: Move): boolean {
    const done = add(move);
    if (done) keep(made.map((one) => one.move));
    if (done && move.kind === 'event') kept = lastingDraft(kept) ?? {};
    return done;
  }

  function go(): void {
    if (next?.kind === 'goes-on') play(next.move);
    else if (next?.kind === 'asks' && next.seat !== own) play(decideAt(game, next.seat, next.ask).move);
  }

  /** Back to what the person decided last. */
  function undo(): boolean {
    const last = made.findLastIndex(({ by }) => by === own);
    if (last < 0) return false;
    made = made.slice(0, last);
    position += 1;
    changedAt = now();
    keep(made.map((one) => one.move));
    return true;
  }

  return {
    own,
    tempers,
    get game() {
      return game;
    },
    get made() {
      return made;
    },
    get asks() {
      return asks;
    },
    get goesOn() {
      return next !== null && asks === null;
    },
    get acts() {
      return next?.kind === 'asks' && asks === null ? next.seat : null;
    },
    go,
    play: (move) => void play(move),
    advice: () => (asks === null ? null : decideAt(game, own, asks)),
    get view(): GameView {
      return { record, position, canUndo, canRedo: false, last: 'edit', draft, changedAt, trashed: false };
    },
    get replayed(): Replay {
      return replayed;
    },
    get draft() {
      return draft;
    },
    openedAt: 0,
    stepped: null,
    missing: false,
    failed: false,
    busy: false,
    trouble: null,
    again: () => undefined,
    append: (event) => Promise.resolve(play({ kind: 'event', event, cards: [] })),
    // A practice game is played on, not corrected.
    edit: () => Promise.resolve(false),
    keep: (name, value) => {
      const others = Object.entries(kept).filter(([other]) => other !== name);
      kept = Object.fromEntries(value === null ? others : [...others, [name, value]]);
      return Promise.resolve();
    },
    undo: () => Promise.resolve(undo()),
    redo: () => Promise.resolve(false),
  };
}

/** The auction under way, as the draft of a table has it. */
function runningIn(made: readonly Made[]): Draft {
  const from = made.findLastIndex(({ move }) => move.kind === 'event') + 1;
  const steps = made.slice(from).flatMap(({ move }) => (move.kind === 'step' ? move.step : []));
  return steps.length === 0 ? {} : { [LIVE_AUCTION_KEY]: { ...NOTHING_STORED, running: true, steps } };
}
