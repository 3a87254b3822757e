import { EventEmitter } from 'node:events';

/** What goes wrong in the fake Electron during a test. Calls and events are named like `Menu.setApplicationMenu`. */
export const misbehaviour = {
  /** Calls that throw, or return a promise that rejects. */
  failing: new Set<string>(),
  /** Events that never come. */
  withheld: new Set<string>(),
  /** Events that come so many milliseconds late. */
  delayed: new Map<string, number>(),
};

/** All calls and events of the fake. */
export const CALLS = new Set<string>();
export const EVENTS = new Set<string>();

/** Calls whose failure is a rejected promise. */
export const ASYNCHRONOUS: ReadonlySet<string> = new Set([
  'App.whenReady',
  'Dialog.showOpenDialog',
  'Dialog.showSaveDialog',
  'Dialog.showMessageBox',
  'Shell.openExternal',
  'Shell.openPath',
  'Net.fetch',
  'WebContents.printToPDF',
  'WebContents.executeJavaScript',
  'BrowserWindow.loadURL',
]);

/** How a call that fails does so. */
export class Misbehaved extends Error {}

export function behaveAgain(): void {
  for (const part of Object.values(misbehaviour)) part.clear();
}

/** The same object, whose functions can be made to fail, except those that only the fake has. */
export function fallible<Part extends object>(
  name: string,
  part: Part,
  ofTheFake: readonly (keyof Part)[] = [],
): Part {
  const kept = new Set<PropertyKey>(['constructor', 'emit', ...ofTheFake]);
  for (const key of Object.getOwnPropertyNames(part)) {
    const described = Object.getOwnPropertyDescriptor(part, key);
    const call: unknown = described?.value;
    if (kept.has(key) || typeof call !== 'function') continue;
    const full = `${name}.${key}`;
    CALLS.add(full);
    Object.defineProperty(part, key, {
      ...described,
      value(this: unknown, ...given: unknown[]): unknown {
        if (!misbehaviour.failing.has(full)) return Reflect.apply(call, this, given);
        const error = new Misbehaved(full);
        if (ASYNCHRONOUS.has(full)) return Promise.reject(error);
        throw error;
      },
    });
  }
  return part;
}

/** The names of a class's events, which tests can then withhold and delay. */
export function eventsOf(name: string, events: readonly string[]): readonly string[] {
  for (const event of events) EVENTS.add(`${name} ${event}`);
  return events;
}

/** Emits only events that Electron has, when and if the test lets them come. */
export class FakeEmitter extends EventEmitter {
  readonly #name: string;
  readonly #events: readonly string[];

  constructor(name: string, events: readonly string[]) {
    super();
    this.#name = name;
    this.#events = events;
  }

  override emit(event: string | symbol, ...given: unknown[]): boolean {
    const full = `${this.#name} ${String(event)}`;
    if (event === 'newListener' || event === 'removeListener') return super.emit(event, ...given);
    if (!this.#events.includes(String(event))) throw new Error(`the fake has no event ${full}`);
    if (misbehaviour.withheld.has(full)) return false;
    const delay = misbehaviour.delayed.get(full);
    if (delay === undefined) return super.emit(event, ...given);
    setTimeout(() => super.emit(event, ...given), delay).unref();
    return false;
  }
}
