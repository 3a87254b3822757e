export {
  isDay,
  MOST_SEASON_GAMES,
  readSeason,
  SEASON_RULES,
  type Season,
  type SeasonRule,
  spanOf,
} from './season.ts';
export { seasonCourse, seasonTable, type Standing } from './table.ts';
