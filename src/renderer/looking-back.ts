/** Two screens in one file: they share most of what they load. */
export { default as Collection } from './screens/collection/CollectionScreen.svelte';
export { default as History } from './screens/history/HistoryScreen.svelte';
