/** Runs `act` in only one of several tabs that see the same event: the first to get the lock. */
export async function inOneTab(happening: string, act: () => void): Promise<void> {
  await navigator.locks.request(`vernissage-${happening}`, { ifAvailable: true }, async (turn) => {
    if (turn === null) return;
    act();
    // Hold the lock long enough for every other tab to have tried.
    await new Promise((done) => setTimeout(done, 2000));
  });
}
