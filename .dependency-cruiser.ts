// Who may import whom, and what to do instead. `scripts/imports.ts` checks it.

import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

interface Rule extends IRegularForbiddenRuleType {
  readonly name: string;
  /** What to do instead. */
  readonly comment: string;
}

/** Parts of a folder, separated by spaces: what each may import besides itself, and what to do instead. */
type Parts = Readonly<Record<string, readonly [mayImport: string, instead: string]>>;

const WINDOW: Parts = {
  'App looking-back main screens.svelte': [
    'App looking-back screens lib ui game shown features theme',
    'these put the window together: what is drawn belongs in its parts.',
  ],
  lib: ['', 'lib draws nothing: what is drawn belongs in ui or above it.'],
  ui: ['lib', 'ui knows no game and no screen: move what does to shown or a feature.'],
  game: ['', 'what phones draw too is told everything: pass in words and what differs.'],
  shown: ['lib ui game', 'what screens draw of a game knows no feature and no screen.'],
  correct: ['lib ui game shown', 'a correction knows no screen: pass in what it needs of the table.'],
  features: ['lib ui game shown', 'a feature knows no screen: move what both need to shown or ui.'],
  screens: ['lib ui game shown correct features', 'a screen asks the context for what the window has.'],
};

const SHARED: Parts = {
  core: ['', 'core imports nothing: move what needs more to the part that needs it.'],
  'auction/editions': ['auction/facts', 'an edition is facts and citations: let the rules read a field.'],
  'gallery/editions': ['gallery/facts', 'an edition is facts and citations: let the rules read a field.'],
  'auction gallery': ['core', 'a family knows core and itself: what both families share belongs in core.'],
  record: ['core auction gallery', 'the record replays what the families judge: figures belong in story.'],
  result: ['core record', 'a result is a record without a log: it needs no rules.'],
  interchange: ['core record result projection', 'other programs’ files are plain text: pass in texts.'],
  'referee lessons': ['core auction gallery record', 'sentences belong in text: say what they are about.'],
  bidding: ['core auction', 'an auction run by the app asks the family who may bid what and who wins.'],
  dealing: [
    'core auction gallery record bidding',
    'this deals and asks: what somebody thinks belongs in opponents.',
  ],
  opponents: [
    'core auction gallery record bidding dealing',
    'an opponent decides by what its seat sees: what it says of that belongs in text.',
  ],
  phones: [
    'core auction gallery record bidding story text',
    'what a phone sees and says is pure: what main does for it belongs in main/phones.',
  ],
  story: ['core auction gallery record', 'a game’s figures come from its replay alone.'],
  transfer: ['core auction gallery record result', 'texts are passed in, and files belong in main.'],
  club: ['core record result season transfer', 'what laptops tell each other is carried by main/sharing.'],
  projection: ['core record result story', 'rows are made from a game’s story: put what they need there.'],
  catalogue: ['core record', 'a catalogue chooses among rows: main passes them in and labels them.'],
  season: ['core', 'a season counts places: pass in the ratings and the names.'],
  text: [
    'api/sharing club core auction bidding gallery record lessons opponents referee result transfer',
    'text turns codes and numbers into sentences: it needs their types and nothing else.',
  ],
  api: [
    'bidding catalogue club core interchange/bgg-games record season story text/languages transfer',
    'the contract has only types: rules belong in the families, work in main.',
  ],
  routes: ['api/shelves record text/en', 'a route is an address and a name: drawing is for the screens.'],
  'contract-port': ['', 'this is the name of the contract’s port: it needs no imports.'],
};

const BOTH_HOSTS = 'api outage folder last-resort page-files page-policy run-each localisation start-problem';

const MAIN: Parts = {
  'start-problem private-file json-file last-resort listening run-each localisation page-policy plain-page web-sockets page-files sample job':
    ['', 'the rest of main builds on these: pass in what they need.'],
  folder: [
    'json-file private-file start-problem',
    'the folder doesn’t know what is kept in it: ask the store.',
  ],
  store: [
    'job json-file private-file sample',
    'the store knows none of its users: pass in what it needs of them.',
  ],
  figures: [
    'job/thread sample store',
    'a figure is a function of facts: what it lacks is read in facts.ts, and asked for through asking.ts.',
  ],
  transfer: ['job sample store', 'transfer reads files: api shows them, and work starts the job.'],
  cli: ['transfer/documents', 'the command line replays files and keeps nothing: it needs no store.'],
  work: ['run-each job sharing/sync store transfer', 'what a job does belongs in store or transfer.'],
  phones: [
    'json-file listening page-files page-policy web-sockets',
    'phones get a game as everybody sees it: pass it in.',
  ],
  api: [
    'figures/asking phones/index sample sharing/club-client sharing/index store transfer/incoming work/job-queue work/valuing',
    'api answers for any transport: the server belongs in host, long work in a job.',
  ],
  sharing: ['job json-file store work/job-queue', 'sharing carries the store: answering belongs in api.'],
  outage: ['store/store-file', 'say only what is wrong: opening and repairing belong in backend.ts.'],
  backend: [
    'api figures/asking outage folder page-files phones run-each sharing start-problem store transfer/incoming work',
    'a backend is the same for page and window: pass in what differs.',
  ],
  host: [
    `${BOTH_HOSTS} backend listening plain-page web-sockets`,
    'what the window needs too belongs in folder or backend.ts.',
  ],
  'shell/updates': ['', 'updates know nothing of games: desktop.ts tells them when one is under way.'],
  shell: [`${BOTH_HOSTS} backend`, 'what the page needs too belongs in folder or backend.ts.'],
  index: ['shell', 'the entry only finds the built files and starts the shell.'],
};

const STORE: Parts = {
  importing: [
    'beginnings beside game-rows games history identities log-hash naming replaced secondary standing',
    'imports get records: reading files and running jobs belong in transfer.',
  ],
  backups: [
    'before-opening connection exchange file-trouble integrity left-behind schema set-aside store-file',
    'a backup is a file: connection.ts opens it, and backend.ts exchanges what is open.',
  ],
  salvage: [
    'backups beside connection exchange file-trouble history integrity journal-row left-behind running-mark seating secondary set-aside standing store-file',
    'salvage writes games row by row: it needs no open store.',
  ],
};

const SOURCE: Parts = {
  shared: ['', 'shared is imported by everything: pass in what it needs.'],
  main: ['shared', 'main and renderer meet in shared/api alone, main and club in shared/club.'],
  'club/postgres': [
    'club/command/problem main/listening shared/core',
    'this runs a database: what is in it belongs in club.',
  ],
  'club/command': ['club main shared', 'the commands know neither the window nor Electron.'],
  'club/page': [
    'club shared main/(?!backend|cli|folder|shell)[\\w-]+',
    'the page of a club is the same window over the same store: what it shows belongs in renderer.',
  ],
  club: [
    'main/job/thread main/listening main/store/importing/prepared main/store/log-hash shared',
    'the server keeps what laptops send.',
  ],
  preload: ['shared', 'the bridge is a handful of lines between main and renderer and knows neither.'],
  phone: [
    'renderer/game/wall shared/core shared/phones shared/text',
    'phones are sent views: put what they lack there. Of the window they have only the wall.',
  ],
  'renderer/game/wall': ['shared/core', 'phones draw the wall too: pass in words and what differs.'],
  renderer: ['shared', 'main and renderer meet in shared/api alone: ask through the contract.'],
};

/** Packages, modules of Node and parts of shared that are not for everybody: who may import them. */
const USERS: Parts = {
  electron: ['main/shell main/index preload', 'only the shell knows Electron: pass in what it does.'],
  'electron-updater': ['main/shell/updates', 'ask main/shell/updates for what is new.'],
  'better-sqlite3': ['main/(?:figures|folder|job|sharing|store|transfer|work) club/page', 'ask the store.'],
  'pg kysely': ['club', 'only club keeps anything in PostgreSQL: ask its server.'],
  '@orpc/server': ['main/api main/shell', 'api answers the contract: add a procedure there.'],
  'dgram dns http https net tls ws': [
    'main/(?:host|listening|page-policy|phones|sharing|web-sockets) club',
    'what listens or calls belongs in host, phones, sharing or club.',
  ],
  'src/shared/core/json.ts': [
    'shared phone renderer club main/(?!store/).* main/store/(?:facts-row|history|outgoing|running-mark|salvage/entries|secondary|sharing/arrivals|standing)',
    'what is beside the journals is read by readBeside: say in secondary.ts how.',
  ],
  fs: [
    'main/(?!api/|figures/|job/|sample/|work/|store/importing/).* club',
    'pass in what is in the file: reading it belongs in transfer, phones, sharing or the store.',
  ],
  child_process: ['main/host main/shell/updates club/postgres', 'only these start other programs.'],
  worker_threads: [
    'main/job/thread main/(?:figures|work)/thread club/checking-thread club/page',
    'make long work a job of main/work.',
  ],
  'src/shared/auction src/shared/gallery src/shared/interchange src/shared/lessons src/shared/referee': [
    'shared renderer main/transfer',
    'main keeps records and knows no rules: ask shared/record, and read other programs’ files in transfer.',
  ],
  'src/shared/text': [
    'shared renderer phone main/(?:cli|host|localisation|outage|phones|shell|start-problem) club/(?:command|page)',
    'pass on a code and its numbers: windows, phones and hosts have the sentences.',
  ],
};

function rule(name: string, instead: string, from: Rule['from'], to: Rule['to']): Rule {
  return { name, comment: instead, severity: 'error', from, to };
}

function pathOf(part: string): string {
  return `^src/${part}(?:[./]|$)`;
}

function rowsOf(parts: Parts, folder: string) {
  const within = (names: string) => names.split(' ').map((name) => folder + name);
  return Object.entries(parts).flatMap(([names, [others, instead]]) =>
    within(names).map((name) => ({ name, others: within(others).map(pathOf), instead })),
  );
}

/** Of several parts that have a file, only the rule of the first applies. */
function rulesOf(parts: Parts, folder: string): Rule[] {
  const rows = rowsOf(parts, folder);
  return rows.map(({ name, others, instead }, at) => {
    const from = { path: pathOf(name), pathNot: rows.slice(0, at).map((row) => pathOf(row.name)) };
    return rule(name, instead, from, { path: `^src/${folder}`, pathNot: [pathOf(name), ...others] });
  });
}

function known(parts: Parts, folder: string): Rule {
  const from = { path: `^src/${folder}`, pathNot: rowsOf(parts, folder).map(({ name }) => pathOf(name)) };
  return rule(`parts of ${folder}`, 'say in .dependency-cruiser.ts what this part may import.', from, {});
}

export const RULES: readonly Rule[] = [
  ...rulesOf(SOURCE, ''),
  ...rulesOf(SHARED, 'shared/'),
  ...rulesOf(MAIN, 'main/'),
  ...rulesOf(STORE, 'main/store/'),
  ...rulesOf(WINDOW, 'renderer/'),
  ...[known(SOURCE, ''), known(SHARED, 'shared/'), known(MAIN, 'main/'), known(WINDOW, 'renderer/')],
  ...rowsOf(USERS, '').map(({ name, others, instead }) =>
    rule(`users of ${name}`, instead, { pathNot: others }, { path: `^(?:node_modules/)?${name}(?:/|$)` }),
  ),
  rule('no circle', 'move what two of these need to a third that imports neither.', {}, { circular: true }),
  rule(
    'screens apart',
    'move what two screens need to shown (drawn of a game), features (done with a game) or ui.',
    { path: '^src/renderer/screens/([^/]+)/' },
    { path: '^src/renderer/screens/', pathNot: '/$1/' },
  ),
  rule(
    'families apart',
    'what both families need belongs in core, or in shown for the window.',
    { path: '/(auction|gallery)/' },
    { path: '/(?:auction|gallery)/', pathNot: '/$1/' },
  ),
  rule(
    'index of a part',
    'import it from the index.ts of its part, and export it there.',
    { path: '^src/((?:main|club|shared)/[^/]+)' },
    { path: '^src/shared/(?!api|core|text|interchange/bgg-games)[^/]+/(?!index\\.ts)', pathNot: '^src/$1/' },
  ),
  rule(
    'values of an edition',
    'write the value into the edition, or let the rules read it from edition.ts.',
    { path: '^src/shared/[^/]+/editions/' },
    { dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'pure shared',
    'shared has no Node and no packages: what needs them belongs in main, club or renderer.',
    { path: '^src/shared/' },
    { pathNot: '^src/|valibot|@orpc/contract' },
  ),
  rule(
    'shapes of the contract',
    'only the contract checks shapes with a package: read yours with core/shape.ts.',
    { path: '^src/shared/(?!api)' },
    { path: 'valibot|@orpc/contract' },
  ),
  rule(
    'opening databases',
    'import the type, and open the file with a function of main/store/connection.ts.',
    { pathNot: '^src/main/(?:folder/lock|store/connection)\\.ts$' },
    { path: 'better-sqlite3', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'packages of a phone',
    'the page for phones is small: write the few lines yourself.',
    { path: '^src/phone/' },
    { pathNot: '^src/|^node_modules/svelte/' },
  ),
];
