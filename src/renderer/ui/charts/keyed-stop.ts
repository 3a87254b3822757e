/** Where a keystroke leads on the way through a chart; `null` if it isn't for the chart. */
export function steppedTo(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  at: number,
  stops: number,
): number | 'open' | null {
  if (ctrlKey || metaKey || altKey) return null;
  const clamped = (next: number) => Math.max(0, Math.min(stops - 1, next));
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return clamped(at + 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return clamped(at - 1);
    case 'PageDown':
      return clamped(at + 10);
    case 'PageUp':
      return clamped(at - 10);
    case 'Home':
      return 0;
    case 'End':
      return stops - 1;
    case 'Enter':
      return 'open';
    default:
      return null;
  }
}
