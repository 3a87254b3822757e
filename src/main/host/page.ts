import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageFiles, type PageFiles } from '../page-files.ts';

/** Answers a request that the gate has admitted. */
export type Page = (request: IncomingMessage, response: ServerResponse) => void;

/** The built window over HTTP. */
export function builtPage(folder: string): Page {
  return pageOf(pageFiles(folder));
}

/** The same for readers: the page says so, and offers only what looks back. `first` goes into its head. */
export function readersPage(folder: string, first = ''): Page {
  const files = pageFiles(folder);
  const index = files.at('/');
  if (index === null) return pageOf(files);
  const marked = {
    ...index,
    body: Buffer.from(
      index.body.toString().replace('<html ', '<html data-reads ').replace('</head>', `${first}</head>`),
    ),
  };
  return pageOf({ at: (path) => (path === '/' || path === '/index.html' ? marked : files.at(path)) });
}

function pageOf(files: PageFiles): Page {
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
