/** Runs `act` after the next paint. Returns how to cancel it. */
export function afterPainting(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}
