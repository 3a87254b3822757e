import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const APPENDS = 100;
const TRACER = 'strace';
const isThere = spawnSync(TRACER, ['-V']).status === 0;

void test(
  'each acknowledgement waits for the disk exactly once',
  { skip: isThere ? false : `needs ${TRACER}` },
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'vernissage-syncs-'));
    const trace = join(folder, 'trace');
    const appender = join(import.meta.dirname, 'appender.ts');
    const watched = ['-f', '-e', 'trace=fsync,fdatasync,write', '-o', trace];
    const ran = spawnSync(TRACER, [...watched, process.execPath, appender, folder, String(APPENDS)]);
    assert.equal(ran.status, 0, String(ran.stderr));
    const appending = readFileSync(trace, 'utf8').split('"appending').at(1)?.split('"appended').at(0);
    const syncs = appending?.match(/f(data)?sync\(/g)?.length;
    rmSync(folder, { recursive: true });
    assert.equal(syncs, APPENDS);
  },
);
