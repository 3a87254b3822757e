import { spawnSync } from 'node:child_process';

/** Root gives up the privileges by which it ignores permissions, but stays who it is, so it still reaches the sources. */
const GIVING_UP = [
  'setpriv',
  '--bounding-set=-dac_override,-dac_read_search',
  '--inh-caps=-dac_override,-dac_read_search',
] as const;

const isRoot = process.getuid?.() === 0;

/** Whether a command can be run for which the permissions of files hold. Windows has none, and not all give up theirs. */
export const canRunOrdinarily =
  process.platform !== 'win32' &&
  (!isRoot || spawnSync(GIVING_UP[0], [...GIVING_UP.slice(1), 'true']).status === 0);

/** A command with its words, for which the permissions of files hold even if we are root. */
export function ordinarily(command: string, ...words: readonly string[]): readonly [string, ...string[]] {
  return isRoot ? [...GIVING_UP, command, ...words] : [command, ...words];
}

/** What a module prints for which permissions hold. `limit` is a command of the shell that runs before it. */
export function printedOrdinarily(module: string, limit = 'true'): string {
  const shell = `${limit}; exec "$0" --input-type=module --eval "$1"`;
  const [command, ...words] = ordinarily('sh', '-c', shell, process.execPath, module);
  const { status, stdout, stderr } = spawnSync(command, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
