import { createHash } from 'node:crypto';

/** The look of pages that only say something. */
export const PLAIN_STYLE = `
:root { color-scheme: light dark; --wall: #f5f1ea; --ink: #1e1b18; }
@media (prefers-color-scheme: dark) { :root { --wall: #17181c; --ink: #f5f1ea; } }
body { margin: 0; background: var(--wall); color: var(--ink); font: 1.125rem/1.5 system-ui, sans-serif; }
main { max-width: 38rem; margin: 0 auto; padding: 3rem 1.5rem; }
`;

/** Such a page needs no file. */
export const PLAIN_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(PLAIN_STYLE).digest('base64')}'; frame-ancestors 'none'`;

export function plainPage(language: string, title: string, text: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title}</title><style>${PLAIN_STYLE}</style></head>
<body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
}
