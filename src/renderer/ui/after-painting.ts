/** Does something once what is there now is on the screen. Returns how to call it off. */
export function afterPainting(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}
