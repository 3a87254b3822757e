import { ipcMain, type IpcMainEvent, type MessagePortMain, type WebContents } from 'electron';
import { CONTRACT_PORT } from '../../shared/contract-port.ts';
import type { Connect, Connection } from '../api/connection.ts';
import type { Rights } from '../api/calls.ts';
import { isOurs } from './app-address.ts';

/** Kept as long as the page exists: otherwise the port would be garbage collected and closed. */
interface Carried {
  readonly port: MessagePortMain;
  readonly view: Connection;
}

/**
 * Serves the contract to our pages over the port that each sends, with the rights of its window; returns a
 * function to stop.
 */
export function carryContract(
  connect: Connect,
  rightsOf: (contents: WebContents) => Rights | null,
  refused: () => void,
): () => void {
  const carried = new Map<number, Carried>();

  const receive = (event: IpcMainEvent): void => {
    const [port, ...further] = event.ports;
    const rights = isOurPage(event) ? rightsOf(event.sender) : null;
    if (port === undefined || further.length > 0 || rights === null) {
      for (const unwanted of event.ports) unwanted.close();
      refused();
      return;
    }
    // A reloaded page sends a new port.
    end(event.sender.id, carried.get(event.sender.id));
    carry(event.sender.id, port, rights);
  };
  ipcMain.on(CONTRACT_PORT, receive);

  function carry(id: number, port: MessagePortMain, rights: Rights): void {
    const view = connect((message) => port.postMessage(message), rights);
    const one = { port, view };
    carried.set(id, one);
    port.on('message', ({ data }) => {
      void view.message(data).then((understood) => {
        if (understood) return;
        end(id, one);
        refused();
      });
    });
    port.on('close', () => end(id, one));
    port.start();
  }

  function end(id: number, one: Carried | undefined): void {
    if (one === undefined || carried.get(id) !== one) return;
    carried.delete(id);
    one.view.close();
    one.port.close();
  }

  return () => {
    ipcMain.off(CONTRACT_PORT, receive);
    for (const [id, one] of carried) end(id, one);
  };
}

/** Only the main frame, at one of our addresses. */
function isOurPage({ senderFrame }: IpcMainEvent): boolean {
  return senderFrame !== null && senderFrame.parent === null && isOurs(senderFrame.url);
}
