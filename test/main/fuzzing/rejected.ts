/** Messages refused before their call is made, each as large as possible in its own way. */
export const REJECTED: readonly { readonly what: string; readonly text: string }[] = [
  { what: 'a call that is too large', text: call('/games/edit', `{"note":"${'x'.repeat(999_000)}"}`) },
  { what: 'a text where a list should be', text: call('/results/add', `{"tags":"${'x'.repeat(60_000)}"}`) },
  { what: 'a list of wrong things', text: lessons(filled('0', 60_000)) },
  { what: 'a long list of empty lists', text: lessons(filled('[]', 60_000)) },
  { what: 'a long list of empty objects', text: call('/settings/set', `{"sounds":${filled('{}', 60_000)}}`) },
  { what: 'objects that are all different', text: lessons(different(54_000)) },
  { what: 'answers that are none', text: answers(27_000) },
  { what: 'answers by the thousand', text: answers(990_000) },
  {
    what: 'edits that are none',
    text: call('/games/edit', `{"id":"a","position":0,"edits":${filled('{"kind":"x"}', 60_000)}}`),
  },
  {
    what: 'brackets without end',
    text: `{"i":"1","p":{"u":"/games/draft","b":{"json":${'['.repeat(60_000)}`,
  },
];

function filled(item: string, bytes: number): string {
  return `[${`${item},`.repeat(bytes / (item.length + 1))}${item}]`;
}

function different(bytes: number): string {
  return `[${Array.from({ length: bytes / 13 }, (_, at) => `{"k${at}":${at}}`).join(',')}]`;
}

function call(path: string, json: string): string {
  return `{"i":"1","p":{"u":"${path}","b":{"json":${json}}}}`;
}

function lessons(done: string): string {
  return call('/settings/set', `{"lessonsDone":${done}}`);
}

function answers(bytes: number): string {
  return call('/transfer/take', `{"file":"f","answers":${filled('{"id":0}', bytes)}}`);
}
