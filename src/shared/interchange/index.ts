export { bgStatsFile } from './bg-stats-file.ts';
export { bgStatsLink } from './bg-stats-link.ts';
export { claimsBgStats, FROM_BG_STATS, resultsIn, type SkippedPlays } from './bg-stats-reading.ts';
export { numberCanBeSet, type Outward } from './bgg-games.ts';
export { playOf, type Play } from './play.ts';
export { uuidOf } from './stable-id.ts';
