/** What the work returns; undefined if it throws. For what may be damaged, missing or in use. */
export function unlessItFails<Done>(work: () => Done): Done | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Whether the work doesn't throw. */
export function succeeds(work: () => void): boolean {
  return (
    unlessItFails(() => {
      work();
      return true;
    }) === true
  );
}
