/** What a page needs of a WebSocket. */
export interface Socket {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

interface Heard {
  readonly opened: () => void;
  readonly told: (text: string) => void;
  readonly closed: (code: number) => void;
}

/** What the line needs from the browser; tests bring their own. */
export interface Surroundings {
  readonly open: (heard: Heard) => Socket;
  /** Runs something later; returns how to cancel it. */
  readonly later: (milliseconds: number, then: () => void) => () => void;
  /** Milliseconds since any moment. */
  readonly now: () => number;
}

interface LineEvents {
  /** A new socket is open: introduce yourself. */
  readonly opened: () => void;
  readonly told: (text: string) => void;
  readonly changed: (connected: boolean) => void;
  /** An open socket was closed. Returns whether to connect again. */
  readonly closed: (code: number) => boolean;
}

export interface Line {
  /** Returns whether there was a socket to send it on. */
  readonly say: (text: string) => boolean;
  /** The same, and if nothing comes back the socket is replaced: it may have died unnoticed. */
  readonly ask: (text: string) => boolean;
  /** Connects at once, with a new socket. */
  readonly again: () => void;
  /** The screen has gone dark, or the page has been left. */
  readonly asleep: () => void;
  /** The page is back. Only a short absence leaves the socket as it is. */
  readonly awake: () => void;
  /** The network has gone. */
  readonly lost: () => void;
  readonly close: () => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;
/** How long a socket may take to open. */
const OPENING = 4_000;
/** How long the door may take to answer. */
const ANSWERING = 3_000;
/** A socket usually survives a glance at another app. */
const NAP = 2_000;
/** A phone that leaves the Wi-Fi isn't told, so it asks now and then. */
const SILENCE = 10_000;

/** How long to wait before the next attempt. */
export function waitAfter(failures: number): number {
  return Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT);
}

/** A connection that comes back by itself, as soon as the screen wakes. `ping` asks whether the door is still there. */
export function holdLine(
  { open, later, now }: Surroundings,
  { opened, told, changed, closed }: LineEvents,
  ping: string,
): Line {
  let socket: Socket | null = null;
  let connected = false;
  let failures = 0;
  let sleptAt: number | null = null;
  /** Counts attempts, so that an abandoned socket is no longer heard. */
  let attempt = 0;
  let over = false;
  let cancelNext = nothing;
  let cancelAnswer = nothing;
  let cancelPing = nothing;

  function show(next: boolean): void {
    if (next === connected) return;
    connected = next;
    changed(next);
  }

  function drop(): void {
    attempt += 1;
    cancelNext();
    cancelAnswer();
    cancelPing();
    socket?.close();
    socket = null;
    show(false);
  }

  function connect(): void {
    drop();
    over = false;
    const mine = attempt;
    const current = () => mine === attempt;
    let isOpen = false;
    cancelNext = later(OPENING, retry);
    socket = open({
      opened: () => {
        if (!current()) return;
        isOpen = true;
        cancelNext();
        // The first word has to be answered too.
        expectAnswer();
        opened();
      },
      told: (text) => {
        if (!current()) return;
        cancelAnswer();
        cancelPing();
        cancelPing = later(SILENCE, () => void ask(ping));
        failures = 0;
        show(true);
        told(text);
      },
      closed: (code) => {
        if (!current()) return;
        if (!isOpen || closed(code)) {
          retry();
          return;
        }
        drop();
        over = true;
      },
    });
  }

  function retry(): void {
    drop();
    cancelNext = later(waitAfter(failures), connect);
    failures += 1;
  }

  function expectAnswer(): void {
    cancelAnswer();
    cancelAnswer = later(ANSWERING, connect);
  }

  function say(text: string): boolean {
    if (socket === null) return false;
    socket.send(text);
    return true;
  }

  function ask(text: string): boolean {
    if (!connected || !say(text)) return false;
    expectAnswer();
    return true;
  }

  function again(): void {
    failures = 0;
    connect();
  }

  return {
    say,
    ask,
    again,
    asleep: () => {
      sleptAt ??= now();
    },
    awake: () => {
      const slept = sleptAt === null ? 0 : now() - sleptAt;
      sleptAt = null;
      if (over) return;
      if (slept > NAP || !ask(ping)) again();
    },
    lost: () => {
      if (!over) retry();
    },
    close: () => {
      drop();
      over = true;
    },
  };
}

function nothing(): void {}
