import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageFiles } from '../page-files.ts';

/** Answers a request that the gate has admitted. */
export type Page = (request: IncomingMessage, response: ServerResponse) => void;

/** The built window over HTTP. */
export function builtPage(folder: string): Page {
  const files = pageFiles(folder);
  return (request, response) => {
    const file = files.at(new URL(request.url ?? '/', 'http://page').pathname);
    if (file === null) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', file.kind);
    response.setHeader('Cache-Control', file.lasting ? 'private, max-age=31536000, immutable' : 'no-store');
    response.writeHead(200).end(request.method === 'HEAD' ? undefined : file.body);
  };
}
