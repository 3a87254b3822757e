/** What the work returns; undefined if it throws. For what may be damaged, missing or in use. */
export function unlessItFails<Done>(work: () => Done): Done | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
