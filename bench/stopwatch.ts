/** Installed in the page: measures from an action to its effect being painted. */
export interface Stopwatch {
  /** Waits for at least this many drawings, and then until the page is quiet. */
  readonly after: (
    act: () => void,
    isThere: () => boolean,
    leastDrawings: number,
    quietMilliseconds: number,
  ) => Promise<Times>;
}

/** Milliseconds from the action to the painted frame. */
export interface Times {
  /** When the content was there. */
  readonly there: number;
  /** Each later drawing in order, if the page became quiet in the end. */
  readonly drawings: readonly number[];
}

/** Runs in the page. */
export function installStopwatch(): void {
  const painted = (then: (now: number) => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => then(performance.now());
      channel.port2.postMessage(null);
    });
  const stopwatch: Stopwatch = {
    after: (act, isThere, leastDrawings, quietMilliseconds) =>
      new Promise((resolve) => {
        let there: number | null = null;
        let seen = 0;
        const drawings: number[] = [];
        let quiet: ReturnType<typeof setTimeout> | undefined;
        const begun = performance.now();
        const settle = () => {
          clearTimeout(quiet);
          if (there === null || there === 0 || drawings.length < leastDrawings) return;
          quiet = setTimeout(() => {
            observer.disconnect();
            resolve({ there: there ?? Number.NaN, drawings });
          }, quietMilliseconds);
        };
        const look = () => {
          if (there === null && isThere()) {
            there = 0;
            painted((now) => {
              there = now - begun;
              settle();
            });
          }
          const canvases = document.querySelectorAll('main canvas').length;
          for (; seen < canvases; seen += 1) {
            clearTimeout(quiet);
            painted((now) => {
              drawings.push(now - begun);
              settle();
            });
          }
          seen = canvases;
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
        act();
      }),
  };
  Object.assign(globalThis, { stopwatch });
}
