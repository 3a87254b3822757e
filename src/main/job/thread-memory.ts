/** Several times what the largest work needs. A thread that exceeds it ends without taking the app down. */
const MOST_MEGABYTES = 2048;

/** For what is soon forgotten. With more room, threads keep hundreds of megabytes that they hardly use. */
const YOUNG_MEGABYTES = 24;

/** What a thread may use. */
export function threadMemory(megabytes = MOST_MEGABYTES) {
  return { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES };
}
