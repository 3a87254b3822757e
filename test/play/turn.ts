/** Cycles through a list. */
export function turn<Thing>(things: readonly Thing[], at: number): Thing {
  const thing = things[at % things.length];
  if (thing === undefined) throw new Error('there is nothing to choose from');
  return thing;
}

/** A game of a sample: its box, its seed, and a number that goes through the variants of each box. */
export interface Sampled<Id> {
  readonly edition: Id;
  readonly seed: number;
  readonly way: number;
}

/** Cycles through boxes so that each has every variant equally often. */
function sampleOf<Id>(games: number, editions: readonly Id[], waysAtOnce: number): Sampled<Id>[] {
  const { length } = editions;
  return Array.from({ length: games }, (_, seed) => ({
    edition: turn(editions, seed),
    seed,
    way: waysAtOnce * Math.floor(seed / length) + ((seed % length) % waysAtOnce),
  }));
}

/** The same with the newer boxes, each as often as one of the first: their games change none of the others. */
export function sampleOfAll<Id>(
  games: number,
  first: readonly Id[],
  all: readonly Id[],
  waysAtOnce: number,
): Sampled<Id>[] {
  const newer = all.filter((id) => !first.includes(id));
  return [
    ...sampleOf(games, first, waysAtOnce),
    ...newer.flatMap((id) => sampleOf(Math.ceil(games / first.length), [id], waysAtOnce)),
  ];
}
