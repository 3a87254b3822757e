/** The one whose turn it is, going through a list again and again. */
export function turn<Thing>(things: readonly Thing[], at: number): Thing {
  const thing = things[at % things.length];
  if (thing === undefined) throw new Error('there is nothing to choose from');
  return thing;
}

/** Which way it is the turn of, where each thing has so many ways in turn: as often each, however many things there are. */
export function wayOf(things: readonly unknown[], at: number, waysAtOnce: number): number {
  return waysAtOnce * Math.floor(at / things.length) + ((at % things.length) % waysAtOnce);
}
