import { build } from 'electron-builder';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { APPSTREAM, config } from '../electron-builder.config.ts';
import { appstream } from './appstream.ts';
import { buildIfStale } from './build.ts';

/** `npm run dist`: builds the installers for this system in `dist`, without publishing anything. */
const USAGE = `npm run dist [-- options]
  --system NAME    linux, mac or win, instead of this one
  --dir            only the folder that the installers would install
  --output DIR     where to put it, instead of dist
  --electron DIR   an unpacked Electron to pack, instead of the one that is fetched
  --help           this list`;

const { values } = parseArgs({
  options: {
    system: { type: 'string' },
    dir: { type: 'boolean', default: false },
    output: { type: 'string', default: 'dist' },
    electron: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  process.stdout.write(`${USAGE}\n`);
} else {
  process.chdir(join(import.meta.dirname, '..'));
  await buildIfStale();
  writeFileSync(APPSTREAM.written, appstream(readFileSync('CHANGELOG.md', 'utf8')));
  const { output, electron, system } = values;
  await build({
    ...(system === undefined ? {} : { [system]: [] }),
    dir: values.dir,
    publish: 'never',
    config: {
      ...config,
      directories: { ...config.directories, output: resolve(output) },
      ...(electron === undefined ? {} : { electronDist: resolve(electron) }),
    },
  });
}
