import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/instrument-sans';
import { mount } from 'svelte';
import App from './App.svelte';
import { linkToHost } from './lib/host-link.ts';
import { linkToWindow } from './lib/window-link.ts';
import './theme.css';

const target = document.querySelector('#app');
if (target === null) throw new Error('the page has no place for the app');
// The browser host speaks HTTP; a window of the app has a scheme of its own.
const link = location.protocol === 'http:' ? linkToHost() : linkToWindow();
mount(App, { target, props: { link } });
