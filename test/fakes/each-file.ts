import { flushCompileCache } from 'node:module';
import fc from 'fast-check';
import { afterAll } from 'vitest';
import { SOAKING } from '../repetitions.ts';
import { clearFakes } from './in-place-of-electron.ts';

// Random games are the same every time; a soak looks for others.
if (!SOAKING) fc.configureGlobal({ seed: 1994 });

afterAll(clearFakes);
// For the threads and programs that the next files start: those that are killed keep nothing of what they compiled.
afterAll(() => flushCompileCache());
