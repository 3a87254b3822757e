/** Several screens in one file: they share most of what they load, and every file is a request. */
export { default as Evening } from './screens/evening/EveningScreen.svelte';
export { default as History } from './screens/history/HistoryScreen.svelte';
export { default as Pair } from './screens/people/PairScreen.svelte';
export { default as People } from './screens/people/PeopleScreen.svelte';
export { default as Person } from './screens/people/PersonScreen.svelte';
export { default as Season } from './screens/season/SeasonScreen.svelte';
export { default as Year } from './screens/year/YearScreen.svelte';
