import { ipcRenderer } from 'electron';
import { CONTRACT_PORT } from '../shared/contract-port.ts';

/**
 * One port for each page, one end to main and one to the page; nothing of Electron reaches the page. Its script, which
 * waits for the port, has run by the time the document is there.
 */
addEventListener(
  'DOMContentLoaded',
  () => {
    const { port1, port2 } = new MessageChannel();
    ipcRenderer.postMessage(CONTRACT_PORT, null, [port1]);
    // To this very window, whatever its address is called.
    postMessage(CONTRACT_PORT, '*', [port2]);
  },
  { once: true },
);
