import type { PhoneAsking, PhonesOfSeat } from '../../shared/api.ts';
import type { Seat } from '../../shared/core/seats.ts';
import {
  DOOR_REFUSED,
  readSaid,
  type DoorRefusal,
  type Said,
  type SaidStep,
  type Told,
} from '../../shared/phones/index.ts';
import type { Language } from '../../shared/text/languages.ts';
import type { Line, Listener } from './door.ts';
import { newNumber } from './keys.ts';
import { countWrongCodes, paceOf, type Pace } from './limits.ts';

/** Whom a connected phone belongs to. */
type Role =
  | { readonly kind: 'new' }
  | { readonly kind: 'joined' }
  | { readonly kind: 'asking'; readonly seat: Seat; readonly id: string; readonly number: string }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'board' };

export interface Visitor {
  readonly line: Line;
  role: Role;
  language: Language;
  /** The last view it was sent. */
  shown: string;
}

/** What visitors need to know of the game, and do with it. */
export interface House {
  readonly now: () => number;
  readonly newId: () => string;
  readonly isCode: (kind: 'join' | 'watch', token: string) => boolean;
  /** What a typed code stands for. */
  readonly meantBy: (code: string) => Omit<Extract<Told, { tell: 'code' }>, 'tell'> | null;
  /** The seat that a key is for. */
  readonly seatOf: (key: string) => Seat | null;
  readonly names: () => readonly string[];
  readonly known: (seat: Seat) => number;
  /** Gives a phone a key for a seat. */
  readonly admit: (seat: Seat) => string;
  readonly step: (seat: Seat, said: SaidStep, language: Language) => Told;
  /** Sends this visitor its view. */
  readonly show: (visitor: Visitor) => void;
  readonly changed: () => void;
}

export type Visitors = ReturnType<typeof receiveVisitors>;

const MOST_OF_SEAT = 4;
const MOST_STEPS_A_SECOND = 10;
/** Of one phone, whatever it says. */
const MOST_WORDS_A_SECOND = 30;
/** A socket that doesn't say who it is only takes a place. */
const SILENT_MILLISECONDS = 10_000;

/** Everybody connected through the door: how they join, and what they may say. */
export function receiveVisitors(house: House) {
  const visitors = new Set<Visitor>();
  const wrong = countWrongCodes(house.now);
  const steps = new Map<Seat, Pace>();

  function tell({ line }: Visitor, told: Told): void {
    line.tell(JSON.stringify(told));
  }

  function refuse(visitor: Visitor, why: DoorRefusal): void {
    tell(visitor, { tell: 'refused', why });
    if (why === 'not-you') return;
    visitors.delete(visitor);
    visitor.line.close(DOOR_REFUSED);
    house.changed();
  }

  function tellSeats(visitor: Visitor): void {
    visitor.role = { kind: 'joined' };
    const seats = house.names().map((name, seat) => ({ seat, name, phones: house.known(seat) }));
    tell(visitor, { tell: 'seats', seats });
  }

  function connected(seat: Seat): number {
    return [...visitors].filter(({ role }) => role.kind === 'seat' && role.seat === seat).length;
  }

  /** A phone that lost its network leaves a connection behind for a while: the seat's oldest gives way. */
  function makeRoom(seat: Seat): void {
    const own = [...visitors].filter(({ role }) => role.kind === 'seat' && role.seat === seat);
    for (const oldest of own.slice(0, Math.max(0, own.length + 1 - MOST_OF_SEAT))) refuse(oldest, 'full');
  }

  function enter(visitor: Visitor, role: Role): void {
    visitor.role = role;
    house.show(visitor);
    house.changed();
  }

  /** A wrong code or key counts, so that nobody can go on guessing. */
  function letIn(visitor: Visitor, kind: 'join' | 'watch', token: string, then: () => void): void {
    const { from } = visitor.line;
    if (wrong.isShutFor(from)) refuse(visitor, 'slow-down');
    else if (house.isCode(kind, token)) then();
    else {
      wrong.count(from, 'long');
      refuse(visitor, 'old-code');
    }
  }

  /** A typed code opens nothing: it is exchanged for the long one, which the phone then comes with. */
  function exchange(visitor: Visitor, code: string): void {
    const { from } = visitor.line;
    if (wrong.isShutFor(from) || wrong.isShutForTyped()) {
      refuse(visitor, 'slow-down');
      return;
    }
    const meant = house.meantBy(code);
    if (meant !== null) tell(visitor, { tell: 'code', ...meant });
    else {
      wrong.count(from, 'typed');
      refuse(visitor, 'old-code');
    }
  }

  /** The right key always comes in, even while others guess. */
  function letBack(visitor: Visitor, key: string): void {
    const { from } = visitor.line;
    const seat = house.seatOf(key);
    if (seat !== null) {
      makeRoom(seat);
      enter(visitor, { kind: 'seat', seat });
    } else if (wrong.isShutFor(from)) refuse(visitor, 'slow-down');
    else {
      wrong.count(from, 'long');
      refuse(visitor, 'forgotten');
    }
  }

  function hear(visitor: Visitor, said: Said): void {
    const { role } = visitor;
    switch (said.say) {
      case 'here':
        tell(visitor, { tell: 'here' });
        return;
      case 'language':
        visitor.language = said.language;
        if (role.kind === 'seat' || role.kind === 'board') house.show(visitor);
        return;
      case 'type':
      case 'join':
      case 'watch':
      case 'back':
        // A phone says this once, first.
        if (role.kind !== 'new') refuse(visitor, 'malformed');
        else introduce(visitor, said);
        return;
      case 'seat':
        if (role.kind !== 'joined' || said.seat >= house.names().length) refuse(visitor, 'malformed');
        else ask(visitor, said.seat);
        return;
      case 'do':
        if (role.kind !== 'seat') refuse(visitor, 'malformed');
        else if (!paceFor(role.seat).allows()) refuse(visitor, 'slow-down');
        else tell(visitor, house.step(role.seat, said, visitor.language));
        return;
    }
  }

  function introduce(
    visitor: Visitor,
    said: Extract<Said, { say: 'type' | 'join' | 'watch' | 'back' }>,
  ): void {
    visitor.language = said.language;
    switch (said.say) {
      case 'type':
        exchange(visitor, said.code);
        return;
      case 'join':
        letIn(visitor, said.say, said.token, () => tellSeats(visitor));
        return;
      case 'watch':
        letIn(visitor, said.say, said.token, () => enter(visitor, { kind: 'board' }));
        return;
      case 'back':
        letBack(visitor, said.key);
    }
  }

  function ask(visitor: Visitor, seat: Seat): void {
    if (connected(seat) >= MOST_OF_SEAT) {
      refuse(visitor, 'full');
      return;
    }
    const number = newNumber(asking().map((one) => one.number));
    visitor.role = { kind: 'asking', seat, id: house.newId(), number };
    tell(visitor, { tell: 'asking', seat, number });
    house.changed();
  }

  function asking(): readonly PhoneAsking[] {
    return [...visitors].flatMap(({ role }) =>
      role.kind === 'asking' ? { id: role.id, seat: role.seat, number: role.number } : [],
    );
  }

  function paceFor(seat: Seat): Pace {
    const known = steps.get(seat) ?? paceOf(MOST_STEPS_A_SECOND, house.now);
    steps.set(seat, known);
    return known;
  }

  return {
    came: (line: Line): Listener => {
      const visitor: Visitor = { line, role: { kind: 'new' }, language: 'en', shown: '' };
      const pace = paceOf(MOST_WORDS_A_SECOND, house.now);
      visitors.add(visitor);
      const waiting = setTimeout(() => {
        if (visitor.role.kind === 'new') refuse(visitor, 'malformed');
      }, SILENT_MILLISECONDS).unref();
      return {
        said: (text) => {
          if (!visitors.has(visitor)) return;
          const said = readSaid(text);
          if (!pace.allows()) refuse(visitor, 'slow-down');
          else if (said === null) refuse(visitor, 'malformed');
          else hear(visitor, said);
        },
        left: () => {
          clearTimeout(waiting);
          if (visitors.delete(visitor)) house.changed();
        },
        isStranger: () => visitor.role.kind === 'new',
      };
    },
    all: (): Iterable<Visitor> => visitors,
    asking,
    answer: (id: string, yes: boolean) => {
      const visitor = [...visitors].find(({ role }) => role.kind === 'asking' && role.id === id);
      if (visitor?.role.kind !== 'asking') return;
      const { seat } = visitor.role;
      if (yes) {
        tell(visitor, { tell: 'seated', seat, key: house.admit(seat) });
        enter(visitor, { kind: 'seat', seat });
      } else {
        // It still shows the seats, and chooses again.
        visitor.role = { kind: 'joined' };
        refuse(visitor, 'not-you');
        house.changed();
      }
    },
    seats: (): readonly PhonesOfSeat[] =>
      house.names().map((_, seat) => ({ seat, known: house.known(seat), connected: connected(seat) })),
    boards: () => [...visitors].filter(({ role }) => role.kind === 'board').length,
    /** Whether no typed code is taken now. */
    isShut: wrong.isShutForTyped,
    /** Sends away everybody who hasn't a seat yet: the code is a new one. */
    voidJoins: () => {
      for (const visitor of [...visitors])
        if (visitor.role.kind === 'joined' || visitor.role.kind === 'asking') refuse(visitor, 'old-code');
    },
    /** Sends away the phones of a seat, or everybody. */
    forget: (seat: Seat | null) => {
      for (const visitor of [...visitors]) {
        const { role } = visitor;
        if (seat === null || (role.kind === 'seat' && role.seat === seat)) refuse(visitor, 'forgotten');
      }
    },
    sendAway: (why: DoorRefusal) => {
      for (const visitor of [...visitors]) refuse(visitor, why);
    },
  };
}
