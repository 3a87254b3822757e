/** Everything that only a table with the forecast needs. */
export { default as ArtistOutcomes } from '../../shown/wall/ArtistOutcomes.svelte';
export { default as ForecastLine } from './ForecastLine.svelte';
export { default as TableForecast } from './TableForecast.svelte';
export { openWork } from './work-out.ts';
