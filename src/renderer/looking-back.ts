/** Several screens in one file: they share most of what they load. */
export { default as Catalogue } from './screens/catalogue/YearScreen.svelte';
export { default as Collection } from './screens/collection/CollectionScreen.svelte';
export { default as Evening } from './screens/catalogue/EveningScreen.svelte';
export { default as History } from './screens/history/HistoryScreen.svelte';
