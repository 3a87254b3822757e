import { flushCompileCache } from 'node:module';
import { afterAll } from 'vitest';
import { clearFakes } from './in-place-of-electron.ts';

afterAll(clearFakes);
// For the threads and programs that the next files start: those that are killed keep nothing of what they compiled.
afterAll(() => flushCompileCache());
