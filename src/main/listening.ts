import type { Server } from 'node:net';

/** Returns the port; 0 takes any free one. Rejects with the system's error if it can't listen there. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const bound = server.address();
      resolve(bound === null || typeof bound === 'string' ? port : bound.port);
    });
  });
}
