import { ipcRenderer } from 'electron';
import { CONTRACT_PORT } from '../shared/contract-port.ts';

/**
 * One port per page, with one end in main and one in the page; nothing else of Electron reaches the page. The
 * page's script, which waits for the port, has run before DOMContentLoaded.
 */
addEventListener(
  'DOMContentLoaded',
  () => {
    const { port1, port2 } = new MessageChannel();
    ipcRenderer.postMessage(CONTRACT_PORT, null, [port1]);
    // '*', because the target is this window, whatever its origin.
    postMessage(CONTRACT_PORT, '*', [port2]);
  },
  { once: true },
);
