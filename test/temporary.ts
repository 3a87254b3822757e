import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whatever tests leave in the temporary folder is gone after the run. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-tests-'));
  // PostgreSQL doesn't run as root, and has to get to what is inside.
  chmodSync(folder, 0o711);
  const before = { TMPDIR: process.env['TMPDIR'], TEMP: process.env['TEMP'], TMP: process.env['TMP'] };
  for (const name of Object.keys(before)) process.env[name] = folder;
  return () => {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
