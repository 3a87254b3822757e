import { afterAll } from 'vitest';
import { clearFakes } from './in-place-of-electron.ts';

afterAll(clearFakes);
