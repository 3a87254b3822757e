import {
  asGuess,
  candidateFor,
  completeLots,
  confirmed,
  entriesAt,
  isAwaited,
  isGuess,
  lotsOf,
  rebuilt,
  type EventJson,
  type Lot,
  type RecordProblem,
} from '../../shared/record/index.ts';
import { problemSentence } from '../../shared/text/sentence.ts';
import type { LanguageView } from '../lib/language.svelte.ts';
import type { Session } from '../lib/session.svelte.ts';
import type { Owed } from './owed.svelte.ts';
import type { PendingCorrection } from './pending-correction.svelte.ts';
import { consequentOn, type Answer, type Chosen, type Question } from './questions.ts';
import { eventsIn, removes, stepFor, type Target } from './target.ts';

/** What the form works with. */
export interface Around {
  readonly pending: PendingCorrection;
  readonly session: Session;
  readonly language: LanguageView;
  readonly owed: Owed | null;
  readonly onclose: () => void;
}

const NOTHING: Lot = { from: 0, to: -1 };

/** The form while it is open: what it is about, what is typed, and what follows from it. */
export class Form {
  readonly #around: Around;
  readonly #words = $derived.by(() => this.#around.language.words.log);

  at: Target = $state.raw({ kind: 'last' });
  readonly adding = $derived(this.at.kind === 'add');
  /** It is about the start of the game or a seat, and not an entry. */
  readonly apart = $derived(this.at.kind === 'start' || this.at.kind === 'seat');
  readonly lots = $derived.by(() => lotsOf(this.#around.pending.corrected));
  readonly #complete = $derived.by(() => completeLots(this.#around.pending.corrected));
  readonly #sold = $derived(this.#complete.filter(({ to }) => this.record.events[to]?.type === 'sale'));
  readonly lot: Lot = $derived.by(() => this.#lotAt(this.at));
  readonly record = $derived.by(() => this.#around.pending.corrected.record);
  /** The table before it; `null` if the game can't be shown so far. */
  readonly before = $derived.by(() => this.#around.pending.corrected.tables[this.lot.from] ?? null);
  readonly old = $derived(this.record.events.slice(this.lot.from, this.lot.to + 1));
  /** It is still being entered, so its last entries may be missing. */
  readonly open = $derived.by(() => {
    const { tables, problem } = this.#around.pending.corrected;
    const last = tables.at(-1);
    const isLast = !this.adding && this.lot.to === this.record.events.length - 1;
    return isLast && problem === null && last !== undefined && isAwaited(last);
  });
  readonly removing = $derived.by(() => !this.adding && removes(this.#around.pending.typed, this.lot));
  readonly events = $derived.by(() => this.#eventsNow());
  readonly guessed = $derived(this.events.some(isGuess));
  readonly changed = $derived.by(() => {
    const { steps, typed } = this.#around.pending;
    return steps.length > 0 || typed !== null;
  });

  #chosen: Chosen = $state.raw({});
  readonly consequent = $derived.by(() => {
    const { whole, original, typed } = this.#around.pending;
    const said = typed === null ? [] : this.events;
    return consequentOn(whole, this.#chosen, { original, said, reason: this.#words.next.reason });
  });
  readonly fits = $derived(this.consequent.after.problem === null);
  /** Why the seat can't be that; may be empty. */
  refused = $state('');
  /** Why it can't be applied as it is typed; may be empty. Inside what is being said, the form itself asks. */
  readonly wrong = $derived.by(() => this.#wrong());
  /** The game didn't fit even before. */
  readonly broken = $derived.by(() => !this.changed && this.#around.pending.corrected.problem !== null);
  /** The table paid what was right, and only the app was wrong; `null` if nothing has to be handed over anyway. */
  paidRight: boolean | null = $state(null);

  /** Undo goes back answer by answer. */
  readonly undoes = $derived.by(() => (this.changed ? this.#words.form.change : null));
  readonly redoes = null;
  readonly parted = $derived(this.changed);
  readonly back = () => this.#around.pending.takeBack();
  readonly forth = () => undefined;

  constructor(target: Target, around: Around) {
    this.#around = around;
    this.at = target;
    this.paidRight = around.owed === null ? null : false;
    const { whole, typed } = around.pending;
    // What was typed elsewhere stays part of the correction.
    if (!this.apart && typed !== null && eventsIn(whole.record, this.lot, typed) === null)
      around.pending.add();
  }

  #lotAt(at: Target): Lot {
    const { problem } = this.#around.pending.corrected;
    const reachable = (index: number) => Math.max(0, Math.min(index, problem?.index ?? index));
    switch (at.kind) {
      case 'last':
        return (at.word && this.#sold.at(-1)) ?? this.#complete.at(-1) ?? this.lots[0] ?? NOTHING;
      case 'entry':
        return this.lots.find(({ to }) => reachable(at.index) <= to) ?? NOTHING;
      case 'add':
        return { from: reachable(at.index), to: reachable(at.index) - 1 };
      case 'start':
      case 'seat':
        return NOTHING;
    }
  }

  #eventsNow(): readonly EventJson[] {
    const { whole, corrected, typed } = this.#around.pending;
    const { at, lot, old, before } = this;
    if (this.removing || this.apart) return old;
    const said = eventsIn(whole.record, lot, typed);
    if (said !== null || before === null) return said ?? old;
    // Its last entries are missing, as what comes after shows.
    const { problem } = corrected;
    if (problem?.index === lot.to + 1 && isUnfinished(problem)) return rebuilt(before, old, false);
    if (at.kind !== 'add') return old;
    const entry = entriesAt(before).find(({ type }) => at.type === undefined || type === at.type);
    return entry === undefined ? [] : rebuilt(before, [candidateFor(entry, null)], false);
  }

  #wrong(): string {
    const { typed, whole } = this.#around.pending;
    const { words, locale } = this.#around.language;
    const { problem } = this.consequent.after;
    if (this.refused !== '' || typed === null) return this.refused;
    // That somebody leaves needs no other reason.
    const isUnreasoned = ({ type, reason, away }: EventJson) =>
      type === 'adjust' && away === undefined && (typeof reason !== 'string' || reason.trim() === '');
    if (!this.apart && this.events.some(isUnreasoned)) return words.log.adjust.reasonMissing;
    if (problem === null || problem.index < this.lot.from) return '';
    // What happens at a seat now comes after everything else.
    const inside = this.apart
      ? this.at.kind === 'seat' && problem.index >= (this.at.before ?? this.record.events.length)
      : problem.index < this.lot.from + this.events.length;
    if (!inside) return '';
    return problem.code === 'missing'
      ? words.log.form.incomplete
      : problemSentence(words, locale, whole.record, problem);
  }

  change(next: readonly EventJson[], word: string): void {
    this.#around.pending.type(stepFor(this.lot, this.old, next), word);
  }

  toggleRemoved(): void {
    if (!this.adding && !this.apart) this.change(this.removing ? this.old : [], '');
  }

  /** The note and the mark are those of what was said last. */
  annotate(noted: (event: EventJson) => EventJson): void {
    const last = this.events.at(-1);
    if (last !== undefined) this.change(this.events.with(-1, noted(last)), 'note');
  }

  toggleGuess(): void {
    const { guessNote } = this.#words;
    this.annotate((event) => (this.guessed ? confirmed(event) : asGuess(event, guessNote)));
  }

  /** What was said stays part of the correction, unless something in it is still missing. */
  go(next: Target): void {
    const { pending } = this.#around;
    if (pending.typed !== null && this.wrong === '') pending.add();
    else pending.forget();
    this.#show(next);
  }

  #show(next: Target): void {
    this.refused = '';
    this.at = next;
  }

  /** To the lot or entry before or after; the start of the game comes before the first. Sales are shown at their buyers. */
  step(by: 1 | -1, among: 'all' | 'complete' | 'sold' = 'all'): void {
    const all = { all: this.lots, complete: this.#complete, sold: this.#sold }[among];
    const place = this.apart ? -1 : all.findIndex(({ to }) => this.lot.from <= to);
    const next = all[place === -1 && !this.apart ? all.length - 1 : place + by];
    const word = among === 'sold' ? 'B' : undefined;
    if (next !== undefined) this.go({ kind: 'entry', index: next.from, word });
    else if (by === -1 && among !== 'sold' && !this.apart) this.go({ kind: 'start' });
  }

  async make(): Promise<void> {
    const { pending, session, owed, onclose } = this.#around;
    if (session.busy || this.wrong !== '') return;
    const { steps, questions } = this.consequent;
    if (!this.fits) {
      pending.add(...steps);
      const stuck = questions.at(-1);
      if (stuck !== undefined) this.answer(stuck, stuck.chosen);
      return;
    }
    if (this.changed || steps.length > 0) {
      if (this.paidRight === true) owed?.paidRight();
      if (!(await pending.make(...steps))) return;
    }
    onclose();
  }

  answer(question: Question, { kind }: Answer): void {
    this.#chosen = { ...this.#chosen, [question.key]: kind };
    if (kind !== 'open' && kind !== 'add') return;
    // What was answered before it belongs to the correction.
    const until = this.consequent.questions.indexOf(question);
    if (until >= 0) this.#around.pending.add(...this.consequent.steps.slice(0, until));
    const { index } = question.problem;
    if (kind === 'add') this.#show({ kind, index });
    else this.#show({ kind: 'entry', index: isUnfinished(question.problem) ? index - 1 : index });
  }

  close(): void {
    const { pending, onclose } = this.#around;
    if (pending.typed === null) onclose();
    else pending.forget();
  }
}

/** The lot before still needs something. */
function isUnfinished({ code }: RecordProblem): boolean {
  return ['sale-awaited', 'second-card-awaited', 'effect-awaited'].includes(code);
}
