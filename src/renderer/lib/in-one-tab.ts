/** Does it in one of several tabs that see the same thing happen: whoever takes the turn first. */
export async function inOneTab(happening: string, act: () => void): Promise<void> {
  await navigator.locks.request(`vernissage-${happening}`, { ifAvailable: true }, async (turn) => {
    if (turn === null) return;
    act();
    // Views hear of it within moments of each other.
    await new Promise((done) => setTimeout(done, 2000));
  });
}
