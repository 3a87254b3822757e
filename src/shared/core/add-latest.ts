/** Adds something as the latest, and drops the oldest beyond so many. */
export function addLatest<Key, Value>(kept: Map<Key, Value>, key: Key, value: Value, most: number): void {
  kept.delete(key);
  kept.set(key, value);
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break;
    kept.delete(oldest);
  }
}
