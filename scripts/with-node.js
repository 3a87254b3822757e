// Runs a script with the project's Node, whatever Node and npm started it. Plain JavaScript for Node 20.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const modules = join(import.meta.dirname, '..', 'node_modules');
const OLDEST_THAT_READS_TYPESCRIPT = 24;

/**
 * npm 10 doesn't link commands of packages that have one variant per system, so it is found by its folder.
 */
function projectNode() {
  for (const name of [
    `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
  ]) {
    const manifest = join(modules, name, 'package.json');
    if (existsSync(manifest)) return join(modules, name, JSON.parse(readFileSync(manifest, 'utf8')).bin.node);
  }
  return Number(process.versions.node.split('.')[0]) >= OLDEST_THAT_READS_TYPESCRIPT
    ? process.execPath
    : null;
}

const node = projectNode();
if (node === null) {
  process.stderr.write(
    `There is no Node ${OLDEST_THAT_READS_TYPESCRIPT} for this system among the installed packages; run npm install without --omit=optional, or use a newer Node.\n`,
  );
  process.exitCode = 1;
} else {
  const child = spawn(node, process.argv.slice(2), {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
  });
  // The terminal sends Ctrl-C to both processes; the child decides how to exit.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event !== undefined) {
    // npm runs this in a shell and passes SIGTERM to that shell alone.
    const shell = process.ppid;
    const looking = setInterval(() => {
      if (process.ppid === shell) return;
      clearInterval(looking);
      child.kill('SIGTERM');
    }, 200).unref();
  }
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
  });
}
