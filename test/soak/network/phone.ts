import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { codeFrom } from '../../../src/phone/code.ts';
import type { Surroundings } from '../../../src/phone/line.ts';
import { memoryIn } from '../../../src/phone/memory.ts';
import { startVisit, type Visit, type Visitor } from '../../../src/phone/visit.ts';
import type { SaidStep } from '../../../src/shared/phones/index.ts';
import { answerCalls } from './calls.ts';

/** A device in a network: the conversation of the phone's page, without the page, and what anybody there can try. */
let visitor: Visitor | null = null;
let visit: Visit | null = null;

function surroundingsAt(host: string): Surroundings {
  return {
    open: ({ opened, told, closed }) => {
      const socket = new WebSocket(`ws://${host}/seat`, { headers: { origin: `http://${host}` } });
      socket.on('open', opened);
      socket.on('message', (data: Buffer) => told(data.toString()));
      socket.on('close', closed);
      socket.on('error', () => undefined);
      return {
        send: (text) => {
          if (socket.readyState === socket.OPEN) socket.send(text);
        },
        close: () => socket.close(),
      };
    },
    later: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    now: Date.now,
  };
}

answerCalls({
  /** What comes of a connection. */
  reach: ({ host, port }: { readonly host: string; readonly port: number }) =>
    new Promise<string>((resolve) => {
      const socket = connect({ host, port, timeout: 3000 });
      const ended = (how: string) => () => {
        socket.destroy();
        resolve(how);
      };
      socket.on('connect', ended('connected'));
      socket.on('timeout', ended('no answer'));
      socket.on('error', (error: NodeJS.ErrnoException) => ended(error.code ?? 'failed')());
    }),
  page: async (address: string) => (await fetch(address)).text(),
  scan: (address: string) => {
    visitor?.close();
    const { host, hash } = new URL(address);
    visitor = startVisit({
      code: codeFrom(hash, null),
      keepCode: () => undefined,
      memory: memoryIn(null),
      language: 'en',
      today: () => '2026-11-24',
      surroundings: surroundingsAt(host),
      changed: (next) => (visit = next),
    });
  },
  choose: (seat: number) => visitor?.choose(seat),
  act: (step: Omit<SaidStep, 'say' | 'lot'>) => visitor?.act(step),
  visit: () => visit,
});
