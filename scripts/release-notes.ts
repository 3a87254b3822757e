import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { notesOf } from './changelog.ts';

/** `npm run --silent release-notes`: what changed in this version, for the page of its release. */
const changelog = readFileSync(join(import.meta.dirname, '..', 'CHANGELOG.md'), 'utf8');
process.stdout.write(`${notesOf(changelog, manifest.version)}\n`);
