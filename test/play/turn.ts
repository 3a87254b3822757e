/** The one whose turn it is, going through a list again and again. */
export function turn<Thing>(things: readonly Thing[], at: number): Thing {
  const thing = things[at % things.length];
  if (thing === undefined) throw new Error('there is nothing to choose from');
  return thing;
}
