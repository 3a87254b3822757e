export { bgStatsFile } from './bg-stats-file.ts';
export { bgStatsLink, MOST_LINK_BYTES, SOURCE_NAME, type PlayLink } from './bg-stats-link.ts';
export { claimsBgStats, FROM_BG_STATS, resultsIn, type PassedOver } from './bg-stats-reading.ts';
export { bggGame, type Outward } from './bgg-games.ts';
export { playOf, type Play, type PlayPlayer } from './play.ts';
export { stableId, uuidOf } from './stable-id.ts';
