import type { Said, Told } from '../../src/shared/phones/index.ts';
import type { Surroundings } from '../../src/phone/line.ts';

interface FakeSocket {
  readonly said: string[];
  closed: boolean;
  readonly open: () => void;
  readonly tell: (text: string) => void;
  readonly hangUp: (code: number) => void;
}

/** Sockets and timers in the hands of a test: nothing happens before it says so. */
export function fakeNetwork() {
  const sockets: FakeSocket[] = [];
  const timers = new Set<{ readonly at: number; readonly then: () => void }>();
  let time = 0;

  const surroundings: Surroundings = {
    open: ({ opened, told, closed }) => {
      const socket: FakeSocket = {
        said: [],
        closed: false,
        open: opened,
        tell: told,
        hangUp: (code) => {
          socket.closed = true;
          closed(code);
        },
      };
      sockets.push(socket);
      return {
        send: (text) => socket.said.push(text),
        close: () => {
          socket.closed = true;
        },
      };
    },
    later: (milliseconds, then) => {
      const timer = { at: time + milliseconds, then };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    now: () => time,
  };

  const latest = (): FakeSocket => {
    const socket = sockets.at(-1);
    if (socket === undefined) throw new Error('the page has opened no socket');
    return socket;
  };

  return {
    surroundings,
    sockets,
    latest,
    /** Lets time pass, and what was due in it happen in order. */
    pass: (milliseconds: number) => {
      const end = time + milliseconds;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (next === undefined) break;
        time = next.at;
        timers.delete(next);
        next.then();
      }
      time = end;
    },
    /** Opens the newest socket; the door tells these things on it. */
    open: (...told: readonly Told[]) => {
      latest().open();
      for (const each of told) latest().tell(JSON.stringify(each));
    },
    tell: (...told: readonly Told[]) => {
      for (const each of told) latest().tell(JSON.stringify(each));
    },
    /** What was said on the newest socket. */
    said: (): readonly Said[] => latest().said.map((text): Said => JSON.parse(text)),
  };
}
