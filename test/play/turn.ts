/** Cycles through a list. */
export function turn<Thing>(things: readonly Thing[], at: number): Thing {
  const thing = things[at % things.length];
  if (thing === undefined) throw new Error('there is nothing to choose from');
  return thing;
}

/** Cycles through an item's variants once the list has been cycled through, so that each is used equally often. */
export function wayOf(things: readonly unknown[], at: number, waysAtOnce: number): number {
  return waysAtOnce * Math.floor(at / things.length) + ((at % things.length) % waysAtOnce);
}
