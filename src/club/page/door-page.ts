import { PLAIN_STYLE } from '../../main/plain-page.ts';
import { CLUB_DOOR } from '../../shared/text/all-club-door.ts';
import type { Language } from '../../shared/text/languages.ts';

/** What a browser sees before it may read, and for links that are meant for the app. */
export function doorPage(language: Language, said: 'links' | 'notBuilt'): string {
  const words = CLUB_DOOR[language];
  const part = (name: string, text: string): string => `<p data-when="${name}" hidden>${text}</p>`;
  const link = (name: string, title: string): string =>
    `<section data-when="${name}" hidden><h2>${title}</h2><p>${words.paste}</p><p><code></code></p>
<p><button type="button">${words.copy}</button> <span role="status" data-said="${words.copied}"></span></p></section>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${words.title}</title><link rel="stylesheet" href="/door.css" /></head>
<body><main><h1>${words.title}</h1>${
    said === 'notBuilt'
      ? `<p>${words.notBuilt}</p>`
      : [
          part('p', words.opening),
          part('closed', words.closed),
          part('unreachable', words.unreachable),
          part('none', words.members),
          link('i', words.invitation),
          link('r', words.recovery),
        ].join('')
  }</main>${said === 'links' ? '<script src="/door.js"></script>' : ''}</body></html>`;
}

export const DOOR_STYLE = `${PLAIN_STYLE}
code { overflow-wrap: anywhere; }
button { min-height: 44px; padding: 0 1rem; font: inherit; font-weight: 600; }
`;

/**
 * The secret is in the fragment, which isn't sent: it becomes a cookie that scripts can't read. Links for the app are
 * shown, to be copied.
 */
export const DOOR_SCRIPT = `'use strict';
(() => {
  const [, kind, token] = /^#([ipr])=([\\w-]{20,100})$/.exec(location.hash) ?? [];
  const onPage = document.querySelector('[data-when]') !== null;
  const show = (name) => {
    for (const part of document.querySelectorAll('[data-when]')) part.hidden = part.dataset.when !== name;
  };
  if (kind === undefined) {
    if (onPage) show('none');
  } else if (!onPage) {
    location.replace('/door' + location.hash);
  } else if (kind === 'p') {
    show('p');
    fetch('/page', { method: 'POST', body: JSON.stringify({ token }) }).then(
      ({ status }) => (status === 204 ? location.replace('/') : show(status === 403 ? 'closed' : 'unreachable')),
      () => show('unreachable'),
    );
  } else {
    show(kind);
    const part = document.querySelector('[data-when="' + kind + '"]');
    const said = part.querySelector('[role=status]');
    const link = location.origin + '/' + location.hash;
    part.querySelector('code').textContent = link;
    part.querySelector('button').addEventListener('click', () => {
      navigator.clipboard.writeText(link).then(
        () => { said.textContent = said.dataset.said; },
        () => { getSelection().selectAllChildren(part.querySelector('code')); },
      );
    });
  }
})();
`;
