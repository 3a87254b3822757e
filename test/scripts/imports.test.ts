import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { RULES } from '../../.dependency-cruiser.ts';
import { brokenImports } from '../../scripts/imports.ts';

type Example = readonly [rule: string, from: string, to: string];

const NETWORK = ['node:dgram', 'node:dns', 'node:http', 'node:https', 'node:net', 'node:tls', 'ws'];
const RULES_OF_GAMES = ['auction', 'gallery', 'interchange', 'lessons', 'referee'];

/** Imports that break a rule. */
const EXAMPLES: readonly Example[] = [
  ['parts of ', 'elsewhere/any.ts', 'shared/core/seats.ts'],
  ['parts of shared/', 'shared/elsewhere/any.ts', 'shared/core/seats.ts'],
  ['parts of main/', 'main/elsewhere.ts', 'shared/core/seats.ts'],
  ['parts of renderer/', 'renderer/elsewhere/Any.svelte', 'renderer/ui/Button.svelte'],
  ['shared/auction', 'shared/auction/rules.ts', 'shared/gallery/index.ts'],
  ['shared/auction/editions', 'shared/auction/editions/any.ts', 'type shared/auction/state.ts'],
  ['shared/api', 'shared/api.ts', 'shared/auction/index.ts'],
  ['main', 'main/api/any.ts', 'renderer/App.svelte'],
  ['renderer/game/wall', 'renderer/game/wall/Any.svelte', 'renderer/lib/language.svelte.ts'],
  ['renderer/game/wall', 'renderer/game/wall/any.ts', 'type shared/record/index.ts'],
  ['renderer', 'renderer/lib/any.ts', 'main/store/index.ts'],
  ['renderer', 'renderer/ui/Any.svelte', 'type main/store/players.ts'],
  ['renderer', 'renderer/lib/any.ts', 'phone/Phone.svelte'],
  ['phone', 'phone/any.ts', 'shared/auction/index.ts'],
  ['phone', 'phone/any.ts', 'renderer/ui/Button.svelte'],
  ['phone', 'phone/Any.svelte', 'renderer/shown/wall/CardSign.svelte'],
  ['renderer/lib', 'renderer/lib/any.ts', 'renderer/ui/Button.svelte'],
  ['renderer/ui', 'renderer/ui/any.ts', 'renderer/game/wall/Wall.svelte'],
  ['renderer/shown', 'renderer/shown/past/any.ts', 'renderer/features/past-games/Filters.svelte'],
  ['renderer/features', 'renderer/features/entry/Any.svelte', 'renderer/screens/home/Home.svelte'],
  ['main/store', 'main/store/any.ts', 'main/work/job-queue.ts'],
  ['main/figures', 'main/figures/any.ts', 'main/transfer/lines.ts'],
  ['main/transfer', 'main/transfer/any.ts', 'main/cli/replay-line.ts'],
  ['main/host', 'main/host/any.ts', 'main/shell/windows.ts'],
  ['main/backend', 'main/backend.ts', 'main/host/server.ts'],
  ['users of electron', 'main/api/any.ts', 'electron'],
  ['users of electron-updater', 'main/shell/any.ts', 'electron-updater'],
  ['users of better-sqlite3', 'main/api/any.ts', 'type better-sqlite3'],
  ['users of pg', 'main/sharing/any.ts', 'pg'],
  ['users of kysely', 'main/store/any.ts', 'kysely'],
  ['users of @orpc/server', 'main/host/any.ts', '@orpc/server/ws'],
  ...NETWORK.map((name): Example => [`users of ${name.replace('node:', '')}`, 'main/store/any.ts', name]),
  ['users of fs', 'main/figures/any.ts', 'node:fs/promises'],
  ['users of child_process', 'main/work/any.ts', 'node:child_process'],
  ['users of worker_threads', 'main/transfer/any.ts', 'node:worker_threads'],
  ...RULES_OF_GAMES.map((part): Example => [
    `users of src/shared/${part}`,
    'main/store/any.ts',
    `shared/${part}/index.ts`,
  ]),
  ['users of src/shared/text', 'main/store/any.ts', 'shared/text/en/index.ts'],
  ['users of src/shared/core/json.ts', 'main/store/any.ts', 'shared/core/json.ts'],
  ['no circle', 'shared/story/any.ts', 'type shared/story/any.ts'],
  ['screens apart', 'renderer/screens/home/any.ts', 'renderer/screens/setup/Setup.svelte'],
  ['families apart', 'renderer/shown/auction/any.ts', 'renderer/shown/gallery/Seats.svelte'],
  ['index of a part', 'shared/record/replay.ts', 'shared/auction/rules.ts'],
  ['index of a part', 'main/api/any.ts', 'type shared/record/replay.ts'],
  ['values of an edition', 'shared/gallery/editions/any.ts', 'shared/gallery/facts.ts'],
  ['pure shared', 'shared/core/any.ts', 'node:fs'],
  ['shapes of the contract', 'shared/story/any.ts', 'valibot'],
  ['opening databases', 'main/store/any.ts', 'better-sqlite3'],
  ['packages of a phone', 'phone/any.ts', 'chart.js'],
  // Each part may import something, but not everything.
  ...RULES.filter(({ name }) => !name.includes(' ')).map(({ name, to }): Example => [
    name,
    `${name}.ts`,
    `${String(to.path).slice('^src/'.length)}forbidden.ts`,
  ]),
];

test('every rule has an example', () => {
  const shown = EXAMPLES.map(([rule]) => rule);
  expect(RULES.map(({ name }) => name).filter((name) => !shown.includes(name))).toEqual([]);
});

test('every example is found, with what to do instead', async () => {
  const root = mkdtempSync(join(tmpdir(), 'imports-'));
  const texts = new Map<string, string>();
  const lines = EXAMPLES.map(([rule, from, to]) => {
    const [, type = '', target = ''] = /^(type )?(.*)$/.exec(to) ?? [];
    const isFile = /\.(?:ts|svelte)$/.test(target);
    const path = isFile ? `./${relative(dirname(from), target)}` : target;
    texts.set(from, `${texts.get(from) ?? ''}import ${type}any from '${path}';\n`);
    if (isFile) texts.set(target, texts.get(target) ?? '');
    const instead = RULES.find(({ name }) => name === rule)?.comment;
    return `src/${from} → ${isFile ? `src/${target}` : target.replace('node:', '')} (${rule}): ${instead}`;
  });
  for (const [file, text] of texts) {
    mkdirSync(join(root, 'src', dirname(file)), { recursive: true });
    writeFileSync(
      join(root, 'src', file),
      file.endsWith('.ts') ? text : `<script lang="ts">\n${text}</script>`,
    );
  }
  const broken = await brokenImports(root);
  expect(lines.filter((line) => !broken.includes(line))).toEqual([]);
});
