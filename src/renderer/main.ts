import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/instrument-sans';
import { mount } from 'svelte';
import App from './App.svelte';
import { linkToHost } from './lib/link.svelte.ts';
import './theme.css';

const target = document.querySelector('#app');
if (target === null) throw new Error('the page has no place for the app');
mount(App, { target, props: { link: linkToHost() } });
