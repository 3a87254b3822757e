import type Electron from 'electron';
import { EventEmitter } from 'node:events';
import type { CDPSession, Page } from 'playwright-core';

type Posted =
  | { readonly kind: 'port'; readonly channel: string; readonly port: number }
  | { readonly kind: 'message'; readonly port: number; readonly data: unknown };

/** The environment of a sandboxed preload: a `require` that returns the few parts of Electron it may use. */
const SURROUNDINGS = `(preload) => {
  const ports = (globalThis.fakePorts = []);
  const post = (posted) => globalThis.fakeMain(JSON.stringify(posted));
  const postMessage = (channel, message, [port]) => {
    const at = ports.push(port) - 1;
    port.onmessage = ({ data }) => post({ kind: 'message', port: at, data });
    post({ kind: 'port', channel, port: at });
  };
  preload((name) => {
    if (name !== 'electron') throw new Error('a sandboxed preload finds no ' + name);
    return { ipcRenderer: { postMessage } };
  });
}`;

/** Main's end of a port to the page. */
export class FakePort
  extends EventEmitter
  implements Pick<Electron.MessagePortMain, 'postMessage' | 'start' | 'close'>
{
  readonly #send: (expression: string) => void;
  #waiting: unknown[] | null = [];
  closed = false;

  constructor(send: (expression: string) => void) {
    super();
    this.#send = send;
  }

  receive(data: unknown): void {
    if (this.#waiting === null) this.emit('message', { data, ports: [] });
    else this.#waiting.push(data);
  }

  start(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const data of waiting) this.receive(data);
  }

  postMessage(message: unknown): void {
    if (!this.closed) this.#send(`.postMessage(${JSON.stringify(message)})`);
  }

  close(): void {
    this.closed = true;
    this.#send('.close()');
  }
}

/**
 * Runs a preload in an isolated world in every document of a page, as Electron does with context isolation.
 */
export async function runPreload(
  page: Page,
  preload: string,
  handed: (channel: string, port: FakePort) => void,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const ports = new Map<string, FakePort>();
  await session.send('Page.enable');
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'fakeMain', executionContextName: 'preload' });
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    worldName: 'preload',
    source: `(${SURROUNDINGS})((require) => {\n${preload}\n});`,
  });
  session.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
    if (name !== 'fakeMain') return;
    const posted = JSON.parse(payload) as Posted;
    const key = `${executionContextId} ${posted.port}`;
    switch (posted.kind) {
      case 'port': {
        const port = new FakePort(evaluator(session, executionContextId, posted.port));
        ports.set(key, port);
        handed(posted.channel, port);
        return;
      }
      case 'message':
        ports.get(key)?.receive(posted.data);
    }
  });
}

function evaluator(session: CDPSession, contextId: number, port: number): (expression: string) => void {
  return (expression) => {
    // The page may have gone meanwhile.
    void session
      .send('Runtime.evaluate', { contextId, expression: `fakePorts[${port}]${expression}` })
      .catch(() => undefined);
  };
}
