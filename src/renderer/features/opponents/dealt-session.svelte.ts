import { lastingDraft, type GameView } from '../../../shared/api.ts';
import { LIVE_AUCTION_KEY, NOTHING_STORED } from '../../../shared/bidding/index.ts';
import { chanceFrom, shuffled } from '../../../shared/core/chance.ts';
import { lookAhead } from '../../../shared/core/chances.ts';
import type { Seat } from '../../../shared/core/seats.ts';
import {
  afterMove,
  deal,
  namingSum,
  nextIn,
  type Ask,
  type DealtGame,
  type Move,
} from '../../../shared/dealing/index.ts';
import {
  decide,
  seenBy,
  TEMPER,
  TEMPERS,
  type Decision,
  type TemperName,
  type Why,
} from '../../../shared/opponents/index.ts';
import { replay, type AnyEdition, type EventJson, type GameRecord } from '../../../shared/record/index.ts';
import { now } from '../../lib/clock.ts';
import type { Draft, Session } from '../../lib/session.svelte.ts';
import { OWN_SEAT, type Answer, type KeptDeal } from './kept-deal.ts';
import { practiceRecord } from './telling-deal.ts';

/** One move, with the game before and after it. */
export interface Made {
  readonly move: Move;
  /** The person's own. */
  readonly answer: Answer | null;
  /** Which opponent decided it; `null` if none did. */
  readonly by: Seat | null;
  readonly why: Why | null;
  readonly before: DealtGame;
  readonly after: DealtGame;
}

/** A practice game against opponents, which this window plays alone. */
export class DealtSession implements Session {
  readonly #fresh: GameRecord;
  readonly #seed: number;
  readonly #start: DealtGame;
  readonly #ahead = lookAhead();
  readonly tempers: readonly TemperName[];
  #kept: Draft = $state.raw({});
  made: readonly Made[] = $state.raw([]);

  readonly answers = $derived(this.made.flatMap(({ answer }) => answer ?? []));
  readonly game = $derived.by(() => this.made.at(-1)?.after ?? this.#start);
  readonly #next = $derived(nextIn(this.game));
  /** What the person is asked; `null` while others act, or the round is settled. */
  readonly asks = $derived(
    this.#next?.kind === 'asks' && this.#next.seat === OWN_SEAT ? this.#next.ask : null,
  );
  /** Somebody else acts next, or something happens by itself. */
  readonly goesOn = $derived(this.#next !== null && this.asks === null);
  /** Who that is; `null` if nobody. */
  readonly acts = $derived(this.#next?.kind === 'asks' && this.asks === null ? this.#next.seat : null);
  readonly draft: Draft = $derived({ ...this.#kept, ...runningIn(this.made) });
  readonly #record = $derived.by(() => ({
    ...this.#fresh,
    events: this.made.flatMap(({ move }) => (move.kind === 'event' ? move.event : [])),
  }));
  readonly replayed = $derived(replay(this.#record));
  readonly view: GameView = $derived({
    record: this.#record,
    position: this.made.length,
    canUndo: this.answers.length > 0,
    canRedo: false,
    last: 'edit',
    draft: this.draft,
    changedAt: now(),
    trashed: false,
  });

  readonly openedAt = 0;
  readonly stepped = null;
  readonly missing = false;
  readonly failed = false;
  readonly busy = false;
  readonly trouble = null;
  readonly again = (): void => undefined;

  /** With the answers from before the window was loaded again. */
  constructor(edition: AnyEdition, names: readonly string[], { seed, answers }: KeptDeal) {
    this.#fresh = practiceRecord(edition, names, seed);
    this.#seed = seed;
    this.#start = deal(this.#fresh, seed);
    this.tempers = shuffled(
      names.map((_, seat) => TEMPERS[seat % TEMPERS.length] ?? 'careful'),
      chanceFrom(seed + 2),
    );
    for (const answer of answers) {
      while (this.goesOn && this.go());
      if (!this.answer(answer)) break;
    }
  }

  /** What the person decides. */
  readonly answer = (answer: Answer): boolean => {
    if (typeof answer !== 'number') return this.#add({ kind: 'event', event: answer, cards: [] }, { answer });
    if (this.asks === null) return false;
    const { kind, sum, options } = this.asks;
    const move = sum === null ? options[answer]?.move : namingSum(kind, OWN_SEAT, answer);
    return move !== undefined && this.#add(move, { answer });
  };

  /** Lets the next thing happen. */
  readonly go = (): boolean => {
    if (this.#next?.kind === 'goes-on') return this.#add(this.#next.move);
    if (this.#next === null || this.acts === null) return false;
    const { move, why } = this.#decide(this.acts, this.#next.ask);
    return this.#add(move, { by: this.acts, why });
  };

  /** What a careful opponent would do in the person's place. */
  readonly advice = (): Decision | null => (this.asks === null ? null : this.#decide(OWN_SEAT, this.asks));

  readonly append = (event: EventJson): Promise<boolean> => Promise.resolve(this.answer(event));

  // A practice game is played on, not corrected.
  readonly edit = (): Promise<boolean> => Promise.resolve(false);
  readonly redo = (): Promise<boolean> => Promise.resolve(false);

  readonly keep = (name: string, value: unknown): Promise<void> => {
    this.#kept = { ...this.#kept, [name]: value ?? undefined };
    return Promise.resolve();
  };

  /** Back to what the person decided last. */
  readonly undo = (): Promise<boolean> => {
    const last = this.made.findLastIndex(({ answer }) => answer !== null);
    if (last >= 0) this.made = this.made.slice(0, last);
    return Promise.resolve(last >= 0);
  };

  #add(move: Move, made: Partial<Made> = {}): boolean {
    const before = this.game;
    const after = afterMove(before, move);
    if (after === null) return false;
    this.made = [...this.made, { answer: null, by: null, why: null, ...made, move, before, after }];
    if (move.kind === 'event') this.#kept = lastingDraft(this.#kept) ?? {};
    return true;
  }

  #decide(seat: Seat, ask: Ask): Decision {
    // Advice is careful.
    const temper = seat === OWN_SEAT ? 'careful' : (this.tempers[seat] ?? 'careful');
    const chance = chanceFrom(this.#seed + this.made.length)();
    return decide(seenBy(this.game, seat, ask), TEMPER[temper], this.#ahead, chance);
  }
}

/** The auction under way, as the draft of a table has it. */
function runningIn(made: readonly Made[]): Draft {
  const from = made.findLastIndex(({ move }) => move.kind === 'event') + 1;
  const steps = made.slice(from).flatMap(({ move }) => (move.kind === 'step' ? move.step : []));
  return steps.length === 0 ? {} : { [LIVE_AUCTION_KEY]: { ...NOTHING_STORED, running: true, steps } };
}
