import { parentPort } from 'node:worker_threads';
import type { Question } from '../../src/main/figures/thread.ts';

/**
 * The thread of the figures for tests that mostly ask for none. The app itself asks for an outline beforehand, which is
 * answered with nothing; the modules are read for the first other question.
 */
let isReading = false;
parentPort?.on('message', ({ name, asked }: Question) => {
  if (isReading) return;
  if (name === 'outline') {
    parentPort?.postMessage({ kind: 'answer', answer: [] });
    return;
  }
  isReading = true;
  void import('../../src/main/figures/thread.ts').then(() => parentPort?.emit('message', { name, asked }));
});
