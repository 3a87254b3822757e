/** Runs `act` after the next paint. Returns how to cancel it. */
export function afterPainting(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}

/** Short enough for the next frame to be drawn in time. */
const SLICE_MILLISECONDS = 8;

/** Collects what takes a while to work out, a little after each frame. Returns how to cancel it. */
export function collectAfterPainting<Thing>(
  things: Iterator<Thing, undefined>,
  done: (all: readonly Thing[]) => void,
): () => void {
  const all: Thing[] = [];
  let cancel = (): void => undefined;

  function collect(): void {
    const end = performance.now() + SLICE_MILLISECONDS;
    while (performance.now() < end) {
      const next = things.next();
      if (next.done === true) {
        done(all);
        return;
      }
      all.push(next.value);
    }
    const frame = requestAnimationFrame(collect);
    cancel = () => cancelAnimationFrame(frame);
  }

  cancel = afterPainting(collect);
  return () => cancel();
}
