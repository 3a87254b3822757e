import type { Page } from 'playwright-core';

/** One key, from its press to the frame that shows its effect. */
export interface Stroke {
  readonly key: string;
  /** Milliseconds; `null` if nothing on the screen changed. */
  readonly painted: number | null;
}

/** Watches the page from inside. It requests no frame except the one that shows a key's effect. */
interface Recorder {
  /** Resolves when the last key has had its effect, or has had none in time. */
  readonly answered: () => Promise<void>;
  readonly take: () => Promise<Stroke[]>;
}

declare global {
  var recorder: Recorder;
}

/** Runs in the page before its own scripts. */
function install(): void {
  /** A key without any change for this long has no effect, even on a busy machine. */
  const UNANSWERED_MILLISECONDS = 1_500;
  /** Three frames. */
  const PAINTED_MILLISECONDS = 50;
  const MODIFIERS = ['Control', 'Shift', 'Alt', 'Meta'];

  // The page's clock may be faked to skip waiting times.
  const now = performance.now.bind(performance);

  interface Pressed {
    readonly key: string;
    readonly at: number;
    painted: number | null;
    /**
     * Waits for the first change. Later changes belong to another key, except the event that this one made.
     */
    open: boolean;
    readonly answer: PromiseWithResolvers<void>;
  }

  let strokes: Pressed[] = [];

  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (MODIFIERS.includes(key)) return;
      // From the browser's timestamp, even if the page was busy then.
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

  // The table shows an event only after main has saved it: a key that makes one has its effect then.
  new MutationObserver((changes) => {
    void change(changes.some(({ attributeName }) => attributeName === 'data-events'));
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  // The observer doesn't see typing in a field, nor focus moving, which paints its ring.
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
      // Enough for pending changes to be painted. Requesting frames here would delay the next key, and the
      // empty page has no such delay.
      await new Promise((resolve) => setTimeout(resolve, PAINTED_MILLISECONDS));
      const taken = strokes.map(({ key, painted }) => ({ key, painted }));
      strokes = [];
      return taken;
    },
  };
}

/** Between two keys, for a fast player. */
const QUICK_MILLISECONDS = 150;

/** Times every key on the page's next documents. Each is pressed after the one before has had its effect. */
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
