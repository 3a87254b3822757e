import { build } from 'electron-builder';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { config } from '../electron-builder.config.ts';
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
  buildIfStale();
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
