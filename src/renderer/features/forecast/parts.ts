/** Everything that only a table with the forecast needs. */
export { default as BayOutcomes } from './BayOutcomes.svelte';
export { default as ForecastLine } from './ForecastLine.svelte';
export { default as TableForecast } from './TableForecast.svelte';
export { openWork } from './work-out.ts';
