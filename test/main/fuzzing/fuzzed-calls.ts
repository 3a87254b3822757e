import { contract } from '../../../src/shared/api.ts';
import { playersNamed, THREE_NAMES } from '../../fixtures/people.ts';
import { below, chance, pick, type Random } from '../../play/random.ts';
import { damage, isContainer, jsonTrouble } from '../../shared/record/damage.ts';

/** What a view may know when it makes a call. */
export interface World {
  readonly games: readonly { readonly id: string; readonly position: number }[];
  readonly people: readonly string[];
  readonly files: readonly string[];
}

/** Every call of the contract, by its address. */
export const PATHS: readonly string[] = pathsIn(contract, '');

function pathsIn(part: object, before: string): string[] {
  return '~orpc' in part
    ? [before]
    : Object.entries(part).flatMap(([name, inner]: [string, unknown]) =>
        isContainer(inner) ? pathsIn(inner, `${before}/${name}`) : [],
      );
}

/** Calls that start long jobs; they are made only rarely. */
const LONG: ReadonlySet<string> = new Set([
  ...['/keeping/backUp', '/keeping/check', '/keeping/repair', '/keeping/restore', '/keeping/saveCopy'],
  ...['/history/catchUp', '/transfer/look', '/transfer/take', '/sample/show', '/sample/remove', '/app/quit'],
]);
const QUICK = PATHS.filter((path) => !LONG.has(path));

const EVENTS: readonly object[] = [
  { type: 'offer', artist: 'yoko' },
  { type: 'offer', seat: 0, artist: 'krypto', auction: 'open', at: '2026-11-21T20:00:00Z' },
  { type: 'sale', buyer: 1, price: 12, bids: [null, 12, 0] },
  { type: 'settle', holdings: [{ yoko: 1 }, {}, {}] },
  { type: 'adjust', reason: 'miscounted', counts: { yoko: 1 }, turn: 2 },
  { type: 'end-round' },
];

const FIELDS: readonly object[] = [
  { notes: 'a long evening' },
  { startedAt: '2026-11-21' },
  { location: 'the club', tags: ['club', 'late'] },
  { abandoned: false, misplayed: true },
  { players: playersNamed(THREE_NAMES) },
  { firstSeat: 1 },
];

const CHANGES: readonly object[] = [
  { kind: 'trash' },
  { kind: 'restore' },
  { kind: 'misplayed', misplayed: true },
  { kind: 'tags', add: ['club'], remove: ['late'] },
  { kind: 'place', place: 'the club' },
  { kind: 'day', day: '2024-02-29' },
];

const FILTERS: readonly object[] = [
  {},
  { edition: 'modern-art-1994', seats: 3 },
  { text: 'ada', status: 'finished' },
  { from: '2026-01-01T00:00:00Z', until: '2027-01-01T00:00:00Z', family: 'auction' },
  { place: 'the club', tag: 'club', person: 'a', sample: true },
];

const BOX = {
  format: 'vernissage/box',
  version: 1,
  id: 'one',
  basedOn: 'modern-art-1994',
  title: 'One of our own',
};

/** A valid input for this address. */
function input(path: string, { games, people, files }: World, next: Random): unknown {
  const game = games.length === 0 ? { id: 'nowhere', position: 0 } : pick(next, games);
  const person = people.length === 0 ? 'nobody' : pick(next, people);
  const file = files.length === 0 ? 'nothing' : pick(next, files);
  const at = { id: game.id, position: chance(next, 0.9) ? game.position : below(next, 5) };
  const edit = () =>
    pick(next, [
      { kind: 'append', event: pick(next, EVENTS) },
      { kind: 'insert', index: below(next, 4), event: pick(next, EVENTS) },
      { kind: 'replace', index: below(next, 4), event: pick(next, EVENTS) },
      { kind: 'remove', index: below(next, 4) },
      { kind: 'header', fields: pick(next, FIELDS) },
    ]);
  const written = {
    edition: 'modern-art-1994',
    players: [{ name: 'Ada' }, { name: 'Bo' }, { id: person, name: 'Cy' }],
    startedAt: '2019-03-02',
    location: null,
    notes: null,
    tags: ['paper'],
    scores: [100, 90, 80],
    rounds: [[10, 20, 30]],
  };
  const filter = pick(next, FILTERS);
  switch (path) {
    case '/games/shelves':
      return { unfinished: 5, finished: 5, abandoned: 5 };
    case '/games/create':
      return {
        edition: chance(next, 0.8) ? 'modern-art-1994' : BOX,
        players: [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cy' }],
        firstSeat: below(next, 3),
        options: { tracking: pick(next, ['ledger', 'owners', 'counts']) },
      };
    case '/games/edit':
    case '/games/preview':
      return { ...at, edits: Array.from({ length: 1 + below(next, 3) }, edit) };
    case '/chosen/change':
      return { games: [game.id], change: pick(next, CHANGES) };
    case '/chosen/takeBack':
      return { games: [at, ...games.slice(0, 3)] };
    case '/games/draft':
      return { ...at, draft: { lot: { artist: 'yoko' }, settling: [1, 2] } };
    case '/games/undo':
    case '/games/redo':
      return at;
    case '/people/rename':
      return { id: person, name: 'Dee' };
    case '/people/retire':
      return { id: person, retired: chance(next, 0.5) };
    case '/people/merge':
      return { id: person, into: people.length === 0 ? 'nobody' : pick(next, people) };
    case '/people/split':
      return { id: person };
    case '/boxes/save':
      return { document: { ...BOX, id: pick(next, ['one', 'two']), limit: 2 + below(next, 9) } };
    case '/boxes/retire':
      return { id: 'one', retired: chance(next, 0.5) };
    case '/boxes/remove':
      return { id: pick(next, ['one', 'two']) };
    case '/results/add':
      return written;
    case '/results/change':
      return { ...at, written };
    case '/settings/set':
      return { theme: 'dark', sounds: ['hammer'], soundVolume: 0.5, lessonsDone: ['offers'] };
    case '/keeping/restore':
      return { name: 'vernissage-2026-01-31.db' };
    case '/keeping/repair':
      return { way: 'again' };
    case '/transfer/out':
      return { games: chance(next, 0.5) ? null : [game.id], after: '' };
    case '/transfer/begin':
      return chance(next, 0.8) ? { name: 'games.ndjson' } : { name: 'more.json', beside: file };
    case '/transfer/part':
      return { file, at: 0, base64: 'eyJmb3JtYXQiOiJ2ZXJuaXNzYWdlL2dhbWUifQ==' };
    case '/transfer/look':
    case '/transfer/drop':
      return { file };
    case '/transfer/take':
      return { file, answers: [{ id: person, as: 'b', same: true }] };
    case '/transfer/pick':
      return { id: game.id, hash: 'abc' };
    case '/work/cancel':
      return { id: String(below(next, 20)) };
    case '/history/page':
      return { filter, after: null, most: 1 + below(next, 50) };
    case '/history/facets':
    case '/statistics/people':
    case '/statistics/group':
    case '/statistics/habits':
    case '/statistics/gameTops':
      return filter;
    case '/statistics/year':
      return { year: pick(next, [0, 2025, 2026, 9999]), filter };
    case '/statistics/prices':
      return { person: chance(next, 0.5) ? null : person, filter };
    case '/statistics/pair':
      return { one: person, other: person, filter };
    case '/statistics/person':
      return { id: person, filter };
    default:
      return { id: game.id };
  }
}

/** Metadata that gives values other types than JSON's, as richer clients would. */
const BESIDE = ['date', 'map', 'set', 'nan', 'bigint', 'undefined', 'url', 'regexp', 0, 1, 2, 3, 4, 5, 6, 7];

const SIZES = [1_000, 60_000, 63_900, 70_000, 300_000, 999_000, 1_100_000];

/** A random message, valid or not, determined by the seed. */
export function fuzzedMessage(id: string, world: World, next: Random): string {
  const path = chance(next, 0.0005) ? pick(next, [...LONG]) : pick(next, QUICK);
  const asked: unknown = structuredClone(input(path, world, next));
  const body: Record<string, unknown> = { json: asked };
  const message = { i: id, p: { u: path, b: body } };
  const kind = next();
  // A third are valid, so that the others meet a history that changes.
  if (kind < 0.3) return JSON.stringify(message);
  if (kind < 0.8) {
    for (let times = 1 + below(next, 3); times > 0; times -= 1) damage(body, next, jsonTrouble(next));
    return shortened(JSON.stringify(message));
  }
  if (kind < 0.86) {
    body['meta'] = [[pick(next, BESIDE), ...(isContainer(asked) ? [pickKey(asked, next)] : [])]];
    return JSON.stringify(message);
  }
  if (kind < 0.89) return nested(JSON.stringify(message), next);
  if (kind < 0.895) return grown(JSON.stringify(message), next);
  if (kind < 0.95) return garbled(JSON.stringify(message), next);
  if (kind < 0.97) {
    damage(message, next, jsonTrouble(next));
    return JSON.stringify(message);
  }
  return pick(next, ODD_MESSAGES)(id);
}

function pickKey(value: object, next: Random): string {
  const keys = Object.keys(value);
  return keys.length === 0 ? 'x' : pick(next, keys);
}

/** Most calls are small; `grown` makes the large ones. */
function shortened(text: string): string {
  return text.length > 64_000 ? text.slice(0, 64_000) : text;
}

function nested(text: string, next: Random): string {
  const depth = pick(next, [50, 190, 210, 2_000, 10_000]);
  const [open, close] = pick(next, [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const);
  const inner = `${open.repeat(depth)}1${chance(next, 0.8) ? close.repeat(depth) : ''}`;
  return text.replace(/"json":/, () => `"json":{"x":${inner}},"was":`);
}

function grown(text: string, next: Random): string {
  const size = pick(next, SIZES);
  const inner = pick(next, [
    () => JSON.stringify('x'.repeat(size)),
    () => `[${'0,'.repeat(size / 2)}0]`,
    () => `[${'{},'.repeat(size / 3)}{}]`,
    () => `{${Array.from({ length: size / 12 }, (_, at) => `"k${at}":${at}`).join(',')}}`,
  ])();
  return text.replace(/"json":/, () => `"json":${inner},"was":`);
}

const SIGNS = [...'"{}[],:\\0-e\u202e\ud800\0 '];

/** Changes, removes or inserts some characters. */
function garbled(text: string, next: Random): string {
  let garbled = text;
  for (let times = 1 + below(next, 4); times > 0; times -= 1) {
    const at = below(next, garbled.length);
    const sign = pick(next, SIGNS);
    garbled = garbled.slice(0, at) + (chance(next, 0.7) ? sign : '') + garbled.slice(at + below(next, 3));
  }
  return garbled;
}

const ODD_MESSAGES: readonly ((id: string) => string)[] = [
  () => '',
  () => 'null',
  () => '[]',
  () => '7',
  (id) => JSON.stringify({ i: id, t: 4 }),
  (id) => JSON.stringify({ i: id, t: 3, p: { e: 'message', d: {} } }),
  (id) => JSON.stringify({ i: id, t: 2, p: {} }),
  (id) => JSON.stringify({ i: id, p: { u: '/nothing/here', b: {} } }),
  (id) => JSON.stringify({ i: id, p: { u: '/__proto__', b: {} } }),
  (id) => JSON.stringify({ i: id, p: { u: 'http://elsewhere.example/games/list', b: {} } }),
  (id) => JSON.stringify({ i: id, p: { u: '/transfer/../settings/set', b: { json: {} } } }),
  (id) => JSON.stringify({ i: id, p: { u: '/games/list?data={}', m: 'GET' } }),
  (id) => JSON.stringify({ i: id, p: { u: '/games/list', b: 'text' } }),
  (id) => JSON.stringify({ i: id, p: { u: '/changes', b: {}, h: { 'content-type': 'text/event-stream' } } }),
  (id) =>
    `{"i":"${id}","p":{"u":"/transfer/drop","u":"/settings/set","b":{"json":{"theme":"${'x'.repeat(70_000)}"}}}}`,
];
