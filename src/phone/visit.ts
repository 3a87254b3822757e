import type { Seat } from '../shared/core/seats.ts';
import { isObject } from '../shared/core/shape.ts';
import {
  DOOR_CLOSED,
  DOOR_REFUSED,
  type DoorRefusal,
  type Said,
  type SaidStep,
  type SeatToChoose,
  type StepRefusal,
  type Told,
} from '../shared/phones/protocol.ts';
import type { BoardView, SeatView } from '../shared/phones/views.ts';
import type { Language } from '../shared/text/languages.ts';
import type { Code } from './code.ts';
import { holdLine, type Surroundings } from './line.ts';
import type { Memory } from './memory.ts';

export type Stage =
  /** Nothing to connect with: the page was opened without a code. */
  | { readonly at: 'no-code' }
  | { readonly at: 'connecting' }
  | { readonly at: 'choosing'; readonly seats: readonly SeatToChoose[]; readonly refused: boolean }
  | { readonly at: 'asking'; readonly name: string; readonly number: string }
  | { readonly at: 'refused'; readonly why: Exclude<DoorRefusal, 'not-you' | 'malformed'> }
  | { readonly at: 'seat'; readonly view: SeatView }
  | { readonly at: 'board'; readonly view: BoardView };

export interface Visit {
  readonly stage: Stage;
  readonly connected: boolean;
  /** A step hasn't been answered yet. */
  readonly sending: boolean;
  /** Why the last step was refused; may be empty. */
  readonly problem: string;
}

export interface Visitor {
  /** Somebody has typed a code. */
  readonly type: (code: Code) => void;
  readonly choose: (seat: Seat) => void;
  /** Back to the choice of seats, before the laptop has answered. */
  readonly reconsider: () => void;
  readonly act: (step: Omit<SaidStep, 'say' | 'lot'>) => void;
  readonly speak: (language: Language) => void;
  /** Tries again after a refusal. */
  readonly again: () => void;
  /** Gives the seat up on this phone, and asks for another if the code is still known. */
  readonly leave: () => void;
  readonly asleep: () => void;
  readonly awake: () => void;
  readonly lost: () => void;
  readonly close: () => void;
}

interface VisitOptions {
  readonly code: Code | null;
  /** For the next time that the page is loaded. */
  readonly keepCode: (code: Code | null) => void;
  readonly memory: Memory;
  readonly language: Language;
  readonly today: () => string;
  readonly surroundings: Surroundings;
  readonly changed: (visit: Visit) => void;
}

/** One phone's conversation with the door, from scanning the code to the end of the game. */
export function startVisit(options: VisitOptions): Visitor {
  const { memory, surroundings, changed } = options;
  let { code, language } = options;
  let visit: Visit = { stage: { at: 'connecting' }, connected: false, sending: false, problem: '' };
  let seats: readonly SeatToChoose[] = [];
  /** The seat asked for, asked for again after a new connection. */
  let chosen: Seat | null = null;
  /** Sent again after a new connection: the door refuses what it has already done. */
  let step: SaidStep | null = null;
  let attempts = 0;
  /** Whether it was sent on the current connection. */
  let sent = false;

  const line = holdLine(
    surroundings,
    {
      opened: () => {
        sent = false;
        say(greeting());
      },
      told: hear,
      changed: (connected) => show({ connected }),
      closed: (status) => {
        // The app may open it again.
        if (status === DOOR_CLOSED) refuse('over');
        return status !== DOOR_REFUSED;
      },
    },
    JSON.stringify({ say: 'here' } satisfies Said),
  );

  function show(next: Partial<Visit>): void {
    visit = { ...visit, ...next };
    changed(visit);
  }

  function say(said: Said | null): void {
    if (said !== null) line.say(JSON.stringify(said));
  }

  function greeting(): Said | null {
    if (code?.kind === 'watch') return { say: 'watch', token: code.token, language };
    const key = memory.key();
    if (key !== null) return { say: 'back', key, language };
    if (code === null) return null;
    const { kind, token } = code;
    return kind === 'typed' ? { say: 'type', code: token, language } : { say: 'join', token, language };
  }

  function come(next: Code | null): void {
    code = next;
    options.keepCode(next);
  }

  function begin(): void {
    if (greeting() === null) show({ stage: { at: 'no-code' } });
    else {
      if (visit.stage.at !== 'seat' && visit.stage.at !== 'board') show({ stage: { at: 'connecting' } });
      line.again();
    }
  }

  function hear(text: string): void {
    const told = readTold(text);
    switch (told?.tell) {
      case 'code':
        come({ kind: told.kind, token: told.token });
        say(greeting());
        return;
      case 'seats':
        seats = told.seats;
        if (chosen === null) show({ stage: { at: 'choosing', seats, refused: false } });
        else say({ say: 'seat', seat: chosen });
        return;
      case 'asking': {
        const name = seats.find(({ seat }) => seat === told.seat)?.name ?? '';
        show({ stage: { at: 'asking', name, number: told.number } });
        return;
      }
      case 'seated':
        memory.keepKey(told.key);
        chosen = null;
        return;
      case 'view':
        see(told.view);
        return;
      case 'answer':
        hearAnswer(told);
        return;
      case 'refused':
        refuse(told.why);
        return;
      case 'here':
      case undefined:
        return;
    }
  }

  function see(view: SeatView | BoardView): void {
    if (view.kind === 'board') {
      show({ stage: { at: 'board', view } });
      return;
    }
    if (view.evening !== null) {
      const { game, name, evening } = view;
      memory.keepEvening({ id: (memory.key() ?? '').slice(0, 8), day: options.today(), game, name, evening });
    }
    const before = visit.stage.at === 'seat' ? visit.stage.view : null;
    const problem = before !== null && asksTheSame(before, view) ? visit.problem : '';
    show({ stage: { at: 'seat', view }, problem });
    if (step !== null && !sent) send(step);
  }

  function hearAnswer(told: Extract<Told, { tell: 'answer' }>): void {
    if (told.lot !== step?.lot) return;
    // The first attempt may have arrived, and the view shows what came of it.
    const moot = !told.ok && attempts > 1 && MOOT.has(told.why);
    step = null;
    show({ sending: false, problem: told.ok || moot ? '' : told.said });
  }

  function send(next: SaidStep): void {
    attempts += 1;
    sent = line.ask(JSON.stringify(next));
  }

  function forget(): void {
    step = null;
    show({ sending: false, problem: '' });
  }

  function refuse(why: DoorRefusal): void {
    if (why === 'not-you') {
      chosen = null;
      show({ stage: { at: 'choosing', seats, refused: true } });
      return;
    }
    forget();
    if (why === 'forgotten') memory.keepKey(null);
    // The phone still had the key of an older game, and has just scanned a new code.
    if (why === 'forgotten' && code !== null && code.kind !== 'watch') begin();
    // Otherwise the app is newer than this page.
    else {
      // There will be another code to type.
      if (why === 'old-code' && code?.kind === 'typed') come(null);
      show({ stage: { at: 'refused', why: why === 'malformed' ? 'old-code' : why } });
    }
  }

  begin();

  return {
    type: (typed) => {
      come(typed);
      begin();
    },
    choose: (seat) => {
      chosen = seat;
      say({ say: 'seat', seat });
    },
    reconsider: () => {
      chosen = null;
      // A new connection takes the question back at the laptop.
      begin();
    },
    act: (wanted) => {
      if (visit.stage.at !== 'seat' || step !== null) return;
      step = { say: 'do', lot: visit.stage.view.now, ...wanted };
      attempts = 0;
      show({ sending: true, problem: '' });
      send(step);
    },
    speak: (next) => {
      language = next;
      say({ say: 'language', language });
    },
    again: begin,
    leave: () => {
      memory.keepKey(null);
      chosen = null;
      forget();
      line.close();
      show({ stage: { at: 'connecting' } });
      begin();
    },
    asleep: line.asleep,
    awake: () => {
      if (visit.stage.at === 'refused' && visit.stage.why !== 'old-code') begin();
      else if (visit.stage.at !== 'no-code') line.awake();
    },
    lost: () => {
      if (visit.stage.at !== 'no-code') line.lost();
    },
    close: line.close,
  };
}

/** Refusals of a step that is no longer needed, or that somebody was faster than. */
const MOOT: ReadonlySet<StepRefusal> = new Set<StepRefusal>(['gone', 'out-of-turn', 'not-higher']);

/** Whether the same question is still open, maybe at a higher bid. */
function asksTheSame(before: SeatView, after: SeatView): boolean {
  const asked = ({ can, lot }: SeatView) => JSON.stringify([can.map(({ kind }) => kind), lot]);
  return asked(before) === asked(after);
}

const TELLS = ['code', 'seats', 'asking', 'seated', 'refused', 'view', 'answer', 'here'];

/** What the door tells comes from where the page comes from: it is only checked to be of the protocol. */
function readTold(text: string): Told | null {
  try {
    const told: unknown = JSON.parse(text);
    return isTold(told) ? told : null;
  } catch {
    return null;
  }
}

function isTold(told: unknown): told is Told {
  return isObject(told) && TELLS.some((tell) => tell === told['tell']);
}
