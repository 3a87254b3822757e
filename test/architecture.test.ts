import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const source = join(root, 'src');

interface Area {
  readonly area: string;
  readonly mayImport: readonly string[];
  readonly packages: readonly string[] | 'any';
  readonly instead: string;
}

/** What every part of the window may import. */
const BELOW = ['shared', 'renderer/lib', 'renderer/ui'];

/** A part of the window, with what it may import besides itself and the layers below. */
function inWindow(part: string, alsoImports: readonly string[], instead: string): Area {
  const area = `renderer/${part}`;
  return { area, mayImport: [...BELOW, area, ...alsoImports], packages: 'any', instead };
}

function shown(part: string, others: readonly string[]): Area {
  return inWindow(
    `shown/${part}`,
    others.map((other) => `renderer/shown/${other}`),
    'what screens draw of a game imports no feature, no screen, and not the other family.',
  );
}

function feature(name: string, others: readonly string[] = []): Area {
  return inWindow(
    `features/${name}`,
    ['renderer/shown', ...others.map((other) => `renderer/features/${other}`)],
    'features know no screen, and each other only as listed here: move what two of them draw to renderer/shown.',
  );
}

const SCREENS = readdirSync(join(source, 'renderer/screens')).map((screen) =>
  inWindow(
    `screens/${screen}`,
    ['renderer/shown', 'renderer/features'],
    'screens know nothing of each other: move what two of them need to renderer/shown (drawn of a game), renderer/features (done with a game) or renderer/ui.',
  ),
);

/** A part of main, with what it may import besides itself. */
function inMain(
  part: string,
  ofMain: readonly string[],
  others: readonly string[],
  packages: readonly string[],
  instead: string,
): Area {
  const area = `main/${part}`;
  return { area, mayImport: [area, ...ofMain.map((each) => `main/${each}`), ...others], packages, instead };
}

/** A part of the store, with the other files of main that it may import. */
function inStore(
  part: string,
  files: readonly string[],
  ofMain: readonly string[],
  packages: readonly string[],
  instead: string,
): Area {
  const beside = files.map((file) => `store/${file}.ts`);
  return inMain(`store/${part}`, [...beside, ...ofMain], KEPT, ['better-sqlite3', ...packages], instead);
}

const RECORDS = ['shared/api.ts', 'shared/core', 'shared/record/index.ts', 'shared/result/index.ts'];

/** The store may use records but no text and no formats of other programs. */
const KEPT = [
  ...RECORDS,
  'shared/catalogue/index.ts',
  'shared/club/index.ts',
  'shared/projection/index.ts',
  'shared/season/index.ts',
  'shared/story/index.ts',
  'shared/transfer/index.ts',
];

const FILES = ['node:fs', 'node:path'];

const SERVER = '@orpc/server';

/** The same for both hosts; only packages and their own additions differ. */
const SHOWING = [
  'api',
  'outage.ts',
  'folder',
  'last-resort.ts',
  'page-files.ts',
  'page-policy.ts',
  'run-each.ts',
  'localisation.ts',
  'start-problem.ts',
];

/** From the bottom up. */
const MAIN: readonly Area[] = [
  inMain('start-problem.ts', [], ['shared/text/en'], [], 'a problem at the start is just a sentence.'),
  inMain(
    'private-file.ts',
    [],
    [],
    ['node:fs'],
    'this is who may read a file, and nothing of what is in it.',
  ),
  inMain(
    'last-resort.ts',
    [],
    [],
    [],
    'it catches errors: pass in what to do with them, as backend.ts does.',
  ),
  inMain('run-each.ts', [], [], [], 'it only runs steps: pass them in.'),
  inMain('localisation.ts', [], ['shared/text'], [], 'the language depends only on tags: pass them in.'),
  inMain('page-policy.ts', [], [], ['node:http'], 'it only says what a page may do: hand in the rest.'),
  inMain(
    'web-sockets.ts',
    [],
    [],
    ['ws'],
    'sockets come and go here: what is said over them belongs in host or phones.',
  ),
  inMain('page-files.ts', [], [], FILES, 'the built window is just files: serve them in host or shell.'),
  inMain('sample', [], [], [], 'the sample is data: the store keeps it and api answers for it.'),
  inMain(
    'folder',
    ['private-file.ts', 'start-problem.ts'],
    [],
    ['better-sqlite3', 'node:os', 'valibot', ...FILES],
    'the folder knows where it is and who holds it, not what is kept in it: that belongs in store or backend.ts.',
  ),
  inMain(
    'job',
    [],
    [],
    ['better-sqlite3'],
    'this is what all jobs share: put what one job needs into that job, and running them into work.',
  ),
  inStore(
    'migrations',
    ['journal-row'],
    [],
    [],
    'a migration is SQL that must not change: copy in what it needs.',
  ),
  inStore(
    'statistics',
    ['game-filter', 'people-book', 'played-editions', 'players'],
    [],
    ['node:timers/promises', 'openskill'],
    'figures come from the projected rows: put what they lack into projections.ts and read it here.',
  ),
  inStore(
    'importing',
    [
      'beginnings',
      'game-rows',
      'game-views',
      'games',
      'history',
      'identities',
      'log-hash',
      'naming',
      'replaced',
      'standing',
    ],
    [],
    [],
    'imports get records: reading files belongs in transfer, and so do the jobs.',
  ),
  inStore(
    'backups',
    [
      'before-opening',
      'connection',
      'exchange',
      'file-trouble',
      'integrity',
      'left-behind',
      'set-aside',
      'store-file',
    ],
    ['job', 'private-file.ts', 'store/migrations'],
    FILES,
    'a backup is a file: ask connection.ts to open it, and let backend.ts exchange what is open.',
  ),
  inStore(
    'salvage',
    [
      'connection',
      'exchange',
      'file-trouble',
      'game-rows',
      'history',
      'journal-row',
      'left-behind',
      'standing',
      'running-mark',
      'set-aside',
      'store-file',
    ],
    ['job', 'store/backups'],
    FILES,
    'salvage reads what is left of a file and writes games row by row: it needs no open store.',
  ),
  inMain(
    'store',
    ['job', 'private-file.ts', 'sample'],
    KEPT,
    ['better-sqlite3', 'node:crypto', 'node:timers/promises', 'node:util', 'node:zlib', 'valibot', ...FILES],
    'the store doesn’t import its users (transfer, work, api, backend.ts).',
  ),
  inMain(
    'transfer',
    ['job', 'sample', 'store'],
    [...RECORDS, 'shared/interchange/index.ts'],
    ['better-sqlite3', ...FILES],
    'transfer reads files into the store: showing them belongs in api, and starting the job in work.',
  ),
  inMain(
    'cli',
    ['transfer/documents.ts'],
    ['shared/core', 'shared/record/index.ts', 'shared/text'],
    FILES.concat('node:stream'),
    'the command line replays files and keeps nothing: it needs neither store nor window.',
  ),
  inMain(
    'work',
    ['run-each.ts', 'job', 'sharing/sync.ts', 'store', 'transfer'],
    ['shared/api.ts'],
    ['better-sqlite3', 'node:timers/promises', 'node:worker_threads'],
    'work runs jobs: what one does belongs in store or transfer, who asks for it in api or backend.ts.',
  ),
  inMain(
    'phones',
    ['page-files.ts', 'page-policy.ts', 'web-sockets.ts'],
    [...RECORDS, 'shared/bidding/index.ts', 'shared/phones/index.ts', 'shared/text'],
    [
      'node:crypto',
      'node:dgram',
      'node:dns/promises',
      'node:http',
      'node:https',
      'node:net',
      'node:os',
      'node:stream',
      'valibot',
      'ws',
      ...FILES,
    ],
    'phones get a game as everybody sees it: pass it in, and put what a seat may see into shared/phones.',
  ),
  inMain(
    'api',
    [
      'phones/index.ts',
      'sample',
      'sharing/club-client.ts',
      'sharing/index.ts',
      'store',
      'transfer/incoming.ts',
      'work/job-queue.ts',
      'work/quiet.ts',
    ],
    [...RECORDS, 'shared/bidding/index.ts'],
    [SERVER, '@orpc/standard-server-peer', 'node:timers/promises'],
    'api answers the contract for any transport: electron belongs in shell, the web server in host, long work in a job.',
  ),
  inMain(
    'sharing',
    ['job', 'store', 'work/job-queue.ts'],
    [...RECORDS, 'shared/api/sharing.ts', 'shared/club/index.ts', 'shared/transfer/index.ts'],
    [
      'better-sqlite3',
      'node:crypto',
      'node:http',
      'node:https',
      'node:os',
      'node:timers/promises',
      'node:tls',
      'node:util',
      'node:zlib',
      'valibot',
      ...FILES,
    ],
    'sharing carries what the store has: what a screen asks belongs in api.',
  ),
  inMain(
    'outage.ts',
    ['store/store-file.ts'],
    ['shared/api.ts', 'shared/text'],
    FILES,
    'say only what is wrong: opening and repairing belong in backend.ts.',
  ),
  inMain(
    'backend.ts',
    [
      'api',
      'outage.ts',
      'folder',
      'page-files.ts',
      'phones',
      'run-each.ts',
      'sharing',
      'start-problem.ts',
      'store',
      'transfer/incoming.ts',
      'work',
    ],
    ['../package.json', 'shared/api.ts'],
    ['node:crypto', 'node:fs', 'node:path', 'node:timers/promises'],
    'a backend is the same for page and window: pass in what differs.',
  ),
  inMain(
    'host',
    [...SHOWING, 'backend.ts', 'web-sockets.ts'],
    ['shared/api.ts', 'shared/text'],
    [...FILES, 'node:child_process', 'node:crypto', 'node:http', 'node:os', 'node:stream', 'ws'],
    'host serves the page without Electron: what the window needs too belongs beside backend.ts or in folder.',
  ),
  inMain(
    'shell/updates',
    [],
    ['../package.json', 'shared/text'],
    ['electron', 'electron-updater', 'node:child_process', 'node:crypto', 'node:fs', 'node:os', 'valibot'],
    'updates know nothing of games: desktop.ts tells them when one is under way.',
  ),
  inMain(
    'shell',
    [...SHOWING, 'backend.ts'],
    ['../package.json', 'shared/contract-port.ts', 'shared/routes/index.ts', 'shared/text', ...RECORDS],
    [...FILES, SERVER, 'electron', 'node:crypto', 'node:fs/promises', 'node:url', 'valibot'],
    'shell is the only part that knows Electron: what the page needs too belongs beside backend.ts or in folder.',
  ),
  inMain(
    'index.ts',
    ['shell'],
    [],
    ['electron', 'node:path'],
    'the entry only finds the built files and starts the shell.',
  ),
];

const NODE_OF_CLUB = [
  'node:crypto',
  'node:http',
  'node:https',
  'node:net',
  'node:stream',
  'node:string_decoder',
  'node:timers/promises',
  'node:util',
  'node:worker_threads',
  'node:zlib',
];

const IN_EVERY_FAMILY = ['family.ts', 'wall', 'settlement', 'ending', 'score-pad'];

/** Who may import what, and what to do instead. The first area that matches a file applies. */
const AREAS: readonly Area[] = [
  {
    area: 'shared/core',
    mayImport: ['shared/core'],
    packages: [],
    instead: 'core imports nothing: move what needs more to the area that needs it.',
  },
  {
    area: 'shared/auction/editions',
    mayImport: ['shared/auction/facts.ts'],
    packages: [],
    instead: 'an edition is facts and citations: let the rules read a field of it.',
  },
  {
    area: 'shared/gallery/editions',
    mayImport: ['shared/gallery/facts.ts'],
    packages: [],
    instead: 'an edition is facts and citations: let the rules read a field of it.',
  },
  {
    area: 'shared/auction',
    mayImport: ['shared/core', 'shared/auction'],
    packages: [],
    instead: 'a family knows core and itself: what both families share belongs in core.',
  },
  {
    area: 'shared/gallery',
    mayImport: ['shared/core', 'shared/gallery'],
    packages: [],
    instead: 'a family knows core and itself: what both families share belongs in core.',
  },
  {
    area: 'shared/record',
    mayImport: ['shared/core', 'shared/auction/index.ts', 'shared/gallery/index.ts', 'shared/record'],
    packages: [],
    instead: 'the record imports a family’s index.ts only: export it from there.',
  },
  {
    area: 'shared/result',
    mayImport: ['shared/core', 'shared/record/index.ts', 'shared/result'],
    packages: [],
    instead: 'a result is a record without a log: it imports the record’s index.ts and no rules.',
  },
  {
    area: 'shared/interchange',
    mayImport: [
      'shared/core',
      'shared/record/index.ts',
      'shared/result/index.ts',
      'shared/projection/index.ts',
      'shared/interchange',
    ],
    packages: [],
    instead: 'other programs’ files are plain text: pass in the texts of a language.',
  },
  {
    area: 'shared/referee',
    mayImport: [
      'shared/core',
      'shared/auction/index.ts',
      'shared/gallery/index.ts',
      'shared/record/index.ts',
      'shared/referee',
    ],
    packages: [],
    instead:
      'the referee names what a table asks and what its edition answers: the sentences belong in text.',
  },
  {
    area: 'shared/lessons',
    mayImport: [
      'shared/core',
      'shared/auction/index.ts',
      'shared/gallery/index.ts',
      'shared/record/index.ts',
      'shared/lessons',
    ],
    packages: [],
    instead: 'a lesson is events and questions: the rules answer them, and the sentences belong in text.',
  },
  {
    area: 'shared/bidding',
    mayImport: ['shared/core', 'shared/auction/index.ts', 'shared/bidding'],
    packages: [],
    instead: 'an auction run by the app asks the family’s index.ts who may bid what and who wins.',
  },
  {
    area: 'shared/phones',
    mayImport: [
      'shared/core',
      'shared/auction/index.ts',
      'shared/gallery/index.ts',
      'shared/record/index.ts',
      'shared/bidding/index.ts',
      'shared/story/index.ts',
      'shared/text',
      'shared/phones',
    ],
    packages: [],
    instead: 'what a phone sees and says is pure: sockets, keys and files belong in main/phones.',
  },
  {
    area: 'shared/story',
    mayImport: [
      'shared/core',
      'shared/auction/index.ts',
      'shared/gallery/index.ts',
      'shared/record/index.ts',
      'shared/story',
    ],
    packages: [],
    instead: 'a game’s figures come from its replay: import the index.ts of the families and the record.',
  },
  {
    area: 'shared/transfer',
    mayImport: [
      'shared/core',
      'shared/auction/index.ts',
      'shared/gallery/index.ts',
      'shared/record/index.ts',
      'shared/result/index.ts',
      'shared/transfer',
    ],
    packages: [],
    instead: 'transfer imports the record’s index.ts only: pass in texts; files belong in main.',
  },
  {
    area: 'shared/club',
    mayImport: [
      'shared/core',
      'shared/record/index.ts',
      'shared/result/index.ts',
      'shared/season/index.ts',
      'shared/transfer/index.ts',
      'shared/club',
    ],
    packages: [],
    instead: 'what laptops tell each other is pure: carrying it belongs in main/sharing, keeping it in club.',
  },
  {
    area: 'shared/projection',
    mayImport: [
      'shared/core',
      'shared/record/index.ts',
      'shared/result/index.ts',
      'shared/story/index.ts',
      'shared/projection',
    ],
    packages: [],
    instead: 'rows are made from a game’s story: put what they need of the rules there.',
  },
  {
    area: 'shared/catalogue',
    mayImport: ['shared/core', 'shared/record/index.ts', 'shared/catalogue'],
    packages: [],
    instead: 'a catalogue chooses among rows: main hands them in and labels what was chosen.',
  },
  {
    area: 'shared/season',
    mayImport: ['shared/core', 'shared/season'],
    packages: [],
    instead: 'a season counts places: the ratings and the names are handed in.',
  },
  {
    area: 'shared/text',
    mayImport: [
      'shared/api/sharing.ts',
      'shared/club/index.ts',
      'shared/core',
      'shared/auction/index.ts',
      'shared/bidding/index.ts',
      'shared/gallery/index.ts',
      'shared/record/index.ts',
      'shared/lessons/index.ts',
      'shared/referee/index.ts',
      'shared/result/index.ts',
      'shared/text',
      'shared/transfer/index.ts',
    ],
    packages: [],
    instead: 'text turns codes and numbers into sentences: it needs their types and nothing else.',
  },
  {
    area: 'shared/api.ts',
    mayImport: ['shared/api'],
    packages: ['@orpc/contract'],
    instead: 'api.ts only joins its parts: a type belongs in its part in shared/api.',
  },
  {
    area: 'shared/api',
    mayImport: [
      'shared/api',
      'shared/bidding/index.ts',
      'shared/club/index.ts',
      'shared/core',
      'shared/interchange/bgg-games.ts',
      'shared/record/index.ts',
      'shared/season/index.ts',
      'shared/story/index.ts',
      'shared/text/languages.ts',
      'shared/transfer/index.ts',
    ],
    packages: ['@orpc/contract', 'valibot'],
    instead: 'the contract has only types: rules belong in the families, work in main.',
  },
  {
    area: 'shared/routes',
    mayImport: ['shared/api/shelves.ts', 'shared/record/index.ts', 'shared/routes', 'shared/text/en'],
    packages: [],
    instead: 'a route is an address and a name: what is drawn there belongs in renderer/screens.svelte.ts.',
  },
  {
    area: 'shared/contract-port.ts',
    mayImport: [],
    packages: [],
    instead: 'this is the name of the contract’s port: it needs no imports.',
  },
  ...MAIN,
  {
    area: 'club/postgres',
    mayImport: ['club/postgres', 'club/command/problem.ts'],
    packages: [
      'node:child_process',
      'node:crypto',
      'node:module',
      'node:net',
      'node:timers/promises',
      'node:util',
      'valibot',
      ...FILES,
    ],
    instead: 'this starts and stops a database: what is in it belongs in the rest of club.',
  },
  {
    area: 'club/command',
    mayImport: ['club', 'main', 'shared'],
    packages: 'any',
    instead: 'the commands put the server together in Node alone: they know neither the window nor Electron.',
  },
  {
    area: 'club/page',
    mayImport: [
      'club',
      '../package.json',
      ...[
        'api',
        'host',
        'job',
        'localisation.ts',
        'page-policy.ts',
        'phones',
        'sharing',
        'store',
        'transfer',
        'web-sockets.ts',
        'work',
      ].map((part) => `main/${part}`),
      'shared/api.ts',
      'shared/text',
      'shared/club/index.ts',
      ...RECORDS,
    ],
    packages: [
      ...FILES,
      'node:crypto',
      'node:http',
      'node:stream',
      'node:timers/promises',
      'node:worker_threads',
      'better-sqlite3',
      'valibot',
      'ws',
    ],
    instead: 'the page of a club is the same window over the same store: what it shows belongs in renderer.',
  },
  {
    area: 'club',
    mayImport: [
      'club',
      'main/store/importing/prepared.ts',
      'main/store/log-hash.ts',
      'shared/club/index.ts',
      ...RECORDS,
      'shared/transfer/index.ts',
    ],
    packages: [...FILES, ...NODE_OF_CLUB, 'kysely', 'pg', 'valibot'],
    instead: 'the club’s server keeps what laptops send: it needs neither window nor Electron.',
  },
  {
    area: 'preload',
    mayImport: ['preload', 'shared'],
    packages: 'any',
    instead: 'the bridge is a handful of lines between main and renderer and knows neither.',
  },
  {
    area: 'phone',
    mayImport: ['phone', 'shared/core', 'shared/phones', 'shared/text'],
    packages: ['svelte'],
    instead:
      'the page for phones is small, and main judges: sentences and amounts arrive in a view of shared/phones.',
  },
  {
    area: 'renderer/lib',
    mayImport: ['shared', 'renderer/lib'],
    packages: 'any',
    instead: 'lib draws nothing: what is drawn belongs in renderer/ui or above it.',
  },
  inWindow('ui', [], 'ui knows no game and no screen: move what does to renderer/shown or a feature.'),
  inWindow('shown/families.ts', ['renderer/shown'], 'this is the one list of what shows each family.'),
  shown('family.ts', ['settlement', 'wall']),
  shown('wall', []),
  shown('settlement', ['wall']),
  shown('ending', []),
  shown('score-pad', ['wall']),
  shown('past', []),
  shown('auction', IN_EVERY_FAMILY),
  shown('gallery', IN_EVERY_FAMILY),
  feature('teaching'),
  feature('entry', ['teaching']),
  feature('settle', ['teaching']),
  feature('end', ['teaching']),
  feature('forecast'),
  feature('log'),
  feature('leave-game'),
  feature('play-again'),
  feature('past-games'),
  feature('catalogue', ['past-games']),
  feature('evening-picture', ['catalogue']),
  feature('figures', ['past-games']),
  feature('export'),
  feature('season'),
  feature('boxes'),
  ...SCREENS,
  {
    area: 'renderer',
    mayImport: ['renderer', 'shared'],
    packages: 'any',
    instead: 'main and renderer meet in shared/api.ts alone: ask through the contract.',
  },
];

function isWithin(path: string, area: string): boolean {
  return path === area || path.startsWith(`${area}/`);
}

function areaOf(file: string) {
  return AREAS.find(({ area }) => isWithin(file, area));
}

/** The imports of a file that break the rules of its area. */
function broken(file: string, text: string): string[] {
  const area = areaOf(file);
  if (area === undefined) return ['the file belongs to no area'];
  const { mayImport, packages } = area;
  return importsIn(text).filter((target) => {
    const path = pathOf(file, target);
    if (path === null) return packages !== 'any' && !packages.some((name) => isWithin(target, name));
    return !mayImport.some((allowed) => isWithin(path, allowed));
  });
}

function importsIn(text: string): string[] {
  return [...text.matchAll(/(?<!')(?:\bfrom|\bimport)\s*\(?\s*'([^'\n]+)'/g)].map(
    ([, target = '']) => target,
  );
}

/** Returns `null` for a package. */
function pathOf(file: string, target: string): string | null {
  if (!target.startsWith('.')) return null;
  return relative(source, resolve(source, file, '..', target))
    .split(sep)
    .join('/');
}

/** A circle of files, each importing the next and the last the first; `null` if there is none. */
function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const cleared = new Set<string>();
  const path: string[] = [];

  function follow(file: string): string[] | null {
    const at = path.indexOf(file);
    if (at >= 0) return path.slice(at);
    if (cleared.has(file)) return null;
    path.push(file);
    for (const next of imports.get(file) ?? []) {
      const circle = follow(next);
      if (circle !== null) return circle;
    }
    path.pop();
    cleared.add(file);
    return null;
  }

  for (const file of imports.keys()) {
    const circle = follow(file);
    if (circle !== null) return circle;
  }
  return null;
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(sep).join('/'))
  .filter((file) => /\.(ts|svelte)$/.test(file));

function textOf(file: string): string {
  return readFileSync(join(source, file), 'utf8');
}

test('there is a single map of the project', () => {
  const words = readFileSync(join(root, 'docs/architecture.md'), 'utf8').split(/\s+/).filter(Boolean).length;
  expect(
    words,
    'describe how a thing works in its own document, and only where it is here',
  ).toBeLessThanOrEqual(900);
});

test('no component silences the compiler', () => {
  const silenced = files.filter((file) => textOf(file).includes('svelte-ignore'));
  expect(silenced, 'change the markup: ui/scroll-stop.ts, svelte:window or a real control').toEqual([]);
});

describe('who may import whom', () => {
  test.each(AREAS)('$area: $instead', ({ area, instead }) => {
    const found = files
      .filter((file) => areaOf(file)?.area === area)
      .flatMap((file) => broken(file, textOf(file)).map((target) => `${file}: ${target}`));
    expect(found, instead).toEqual([]);
  });

  test('every source file belongs to an area', () => {
    expect(files.filter((file) => areaOf(file) === undefined)).toEqual([]);
  });

  test('no files import each other in a circle', () => {
    const imports = files.map((file): [string, string[]] => [
      file,
      importsIn(textOf(file)).flatMap((target) => pathOf(file, target) ?? []),
    ]);
    const circle = circleIn(new Map(imports));
    expect(
      circle?.join(' → ') ?? null,
      'move what two of these files need to a third that imports neither',
    ).toBeNull();
  });

  test('a circle is reported in full, wherever it is entered', () => {
    const imports = new Map([
      ['a', ['b', 'lib']],
      ['lib', []],
      ['b', ['c', 'lib']],
      ['c', ['d']],
      ['d', ['lib', 'b']],
    ]);
    expect(circleIn(imports)).toEqual(['b', 'c', 'd']);
    expect(circleIn(new Map([...imports, ['d', ['lib']]]))).toBeNull();
  });

  test('databases are opened in two places only', () => {
    const opening = files.filter((file) => /^import (?!type\b).*'better-sqlite3'/m.test(textOf(file)));
    expect(
      opening.toSorted(),
      'import the type, and open the file with a function of main/store/connection.ts',
    ).toEqual(['main/folder/lock.ts', 'main/store/connection.ts']);
  });

  test('an edition’s file imports only types', () => {
    const values = files
      .filter((file) => /^shared\/(auction|gallery)\/editions\//.test(file))
      .filter((file) => /^import (?!type\b)/m.test(textOf(file)));
    expect(values, 'write the value into the edition, or let the rules read it from edition.ts').toEqual([]);
  });

  test.each([
    ['shared/core/seats.ts', "import { readFileSync } from 'node:fs';"],
    ['shared/auction/rules.ts', "import { gallery } from '../gallery/index.ts';"],
    ['shared/auction/editions/any.ts', "import type { State } from '../state.ts';"],
    ['shared/record/replay.ts', "import { apply } from '../auction/rules.ts';"],
    ['shared/api.ts', "export * from './auction/index.ts';"],
    ['renderer/lib/any.ts', "import { openStore } from '../../main/store/index.ts';"],
    ['phone/any.ts', "import { choices } from '../shared/auction/index.ts';"],
    ['phone/any.ts', "import Button from '../renderer/ui/Button.svelte';"],
    ['renderer/lib/any.ts', "import Phone from '../../phone/Phone.svelte';"],
    ['renderer/lib/any.ts', "import Button from '../ui/Button.svelte';"],
    ['renderer/ui/any.ts', "import Bay from '../shown/wall/Bay.svelte';"],
    ['renderer/shown/auction/any.ts', "import Seats from '../gallery/Seats.svelte';"],
    ['renderer/shown/past/any.ts', "import Filters from '../../features/past-games/Filters.svelte';"],
    ['renderer/features/log/any.ts', "import Answers from '../entry/Answers.svelte';"],
    ['renderer/features/entry/any.ts', "import Home from '../../screens/home/Home.svelte';"],
    ['renderer/screens/home/any.ts', "import Setup from '../setup/Setup.svelte';"],
    ['main/store/any.ts', "import { openJobQueue } from '../work/job-queue.ts';"],
    ['main/store/any.ts', "import { en } from '../../shared/text/en/index.ts';"],
    ['main/store/statistics/any.ts', "import { openGames } from '../games.ts';"],
    ['main/transfer/any.ts', "import { replayLine } from '../cli/replay-line.ts';"],
    ['main/work/any.ts', "import { createRouter } from '../api/router.ts';"],
    ['main/api/any.ts', "import { app } from 'electron';"],
    ['main/host/any.ts', "import { openWindow } from '../shell/windows.ts';"],
    ['main/backend.ts', "import { startServer } from './host/server.ts';"],
    ['main/api/any.ts', "const view = await import('../../renderer/App.svelte');"],
    ['elsewhere/any.ts', ''],
  ])('%s must not import %s', (file, text) => {
    expect(broken(file, text)).toHaveLength(1);
  });
});
