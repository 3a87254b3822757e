import type { Surroundings } from './line.ts';

/** The browser, as the rest of the page needs it. */
export const browser: Surroundings = {
  open: ({ opened, told, closed }) => {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/seat`);
    socket.addEventListener('open', () => opened());
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') told(data);
    });
    socket.addEventListener('close', ({ code }) => closed(code));
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    };
  },
  later: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  // Other clocks may stand still while the phone sleeps.
  now: () => Date.now(),
};

/** The browser's storage, if this page may use it. */
export function storageOf(which: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[which];
  } catch {
    return null;
  }
}

/** Today's date here, as `2026-11-24`. */
export function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
