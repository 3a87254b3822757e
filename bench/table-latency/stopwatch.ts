import type { Page } from 'playwright-core';

/** One key, from its press to the frame that shows what it did. */
export interface Stroke {
  readonly key: string;
  /** Milliseconds; `null` where nothing on the screen changed. */
  readonly painted: number | null;
}

/** Watches the page from inside. It requests no frame except the one that shows what a key did. */
interface Recorder {
  /** Until the last key is answered, or is known to change nothing. */
  readonly answered: () => Promise<void>;
  readonly take: () => Promise<Stroke[]>;
}

declare global {
  var recorder: Recorder;
}

/** Runs in the page, before anything of its own. */
function install(): void {
  /** However busy the machine: whoever sees nothing for this long has changed nothing. */
  const UNANSWERED_MILLISECONDS = 1_500;
  /** Three frames. */
  const PAINTED_MILLISECONDS = 50;
  const MODIFIERS = ['Control', 'Shift', 'Alt', 'Meta'];

  // The page's own may be put forward, so that nobody has to wait for it.
  const now = performance.now.bind(performance);

  interface Pressed {
    readonly key: string;
    readonly at: number;
    painted: number | null;
    /** Waits for the first change; what changes after that is another key's, unless it is the event this one made. */
    open: boolean;
    readonly answer: PromiseWithResolvers<void>;
  }

  let strokes: Pressed[] = [];

  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (MODIFIERS.includes(key)) return;
      // From when the browser had it, also where the page was still busy with something else.
      strokes.push({ key, at: timeStamp, painted: null, open: true, answer: Promise.withResolvers() });
    },
    { capture: true },
  );

  const nextFrame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => resolve();
        painted.port2.postMessage(null);
      });
    });

  async function change(isEvent: boolean): Promise<void> {
    const stroke = strokes.at(-1);
    if (stroke === undefined || (!stroke.open && !isEvent)) return;
    stroke.open = false;
    await nextFrame();
    stroke.painted = now() - stroke.at;
    stroke.answer.resolve();
  }

  // The table shows an event once main has it on the disk: a key that makes one is answered then, and not before.
  new MutationObserver((changes) => {
    void change(changes.some(({ attributeName }) => attributeName === 'data-events'));
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  // Nor is what is written into a field; where only the focus goes on, its ring is what is painted.
  for (const seen of ['input', 'focusin'])
    addEventListener(seen, () => void change(false), { capture: true });
  const written = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  Object.defineProperty(HTMLInputElement.prototype, 'value', {
    ...written,
    set(this: HTMLInputElement, text: string) {
      written?.set?.call(this, text);
      void change(false);
    },
  });

  globalThis.recorder = {
    answered: async () => {
      const last = strokes.at(-1);
      if (last === undefined) return;
      const unanswered = setTimeout(() => {
        last.open = false;
        last.answer.resolve();
      }, UNANSWERED_MILLISECONDS);
      await last.answer.promise;
      clearTimeout(unanswered);
    },
    take: async () => {
      // Enough for pending changes to be painted. Requesting frames here would delay the next key, and the empty page
      // has no such delay.
      await new Promise((resolve) => setTimeout(resolve, PAINTED_MILLISECONDS));
      const taken = strokes.map(({ key, painted }) => ({ key, painted }));
      strokes = [];
      return taken;
    },
  };
}

/** Between two keys, where a hand is as quick as hands are. */
const QUICK_MILLISECONDS = 150;

/** Has every key of a page timed from its next document on: each is pressed when the one before it is answered. */
export async function timeKeys(page: Page, afterwards?: (key: string) => Promise<void>): Promise<void> {
  await page.addInitScript(install);
  const press = page.keyboard.press.bind(page.keyboard);
  page.keyboard.press = async (key) => {
    const soonest = page.waitForTimeout(QUICK_MILLISECONDS);
    await press(key);
    await page.evaluate(() => recorder.answered());
    await afterwards?.(key);
    await soonest;
  };
}

export function takeStrokes(page: Page): Promise<Stroke[]> {
  return page.evaluate(() => recorder.take());
}
